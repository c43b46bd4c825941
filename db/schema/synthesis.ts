import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { audioBlobs } from './files.ts';

/** Synthesised voices that the owner has rendered elsewhere and brought in. */
export const syntheticVoices = pgTable('synthetic_voices', {
  id: serial().primaryKey(),
  /** As learners read it. */
  name: text().notNull().unique(),
  /** How the voice sounds to a learner who chooses one. */
  gender: text({ enum: ['f', 'm'] }).notNull(),
  /** Learners hear it. */
  isOn: boolean('is_on').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Where sounds of a voice come from, and under which licence; a later version of a model is another row. */
export const synthesisOrigins = pgTable(
  'synthesis_origins',
  {
    id: serial().primaryKey(),
    voiceId: integer('voice_id')
      .notNull()
      .references(() => syntheticVoices.id, { onDelete: 'cascade' }),
    /** First 32 hex digits of the SHA-256 of all that follows. */
    digest: text().notNull(),
    model: text().notNull(),
    version: text().notNull(),
    /** Where the model was taken from. */
    address: text().notNull(),
    /** The day on which the sounds were made. */
    madeOn: date('made_on', { mode: 'string' }).notNull(),
    licence: text().notNull(),
  },
  (t) => [uniqueIndex('synthesis_origins_voice').on(t.voiceId, t.digest)],
);

/** What a synthesised voice says of the course; the bytes are in `audio_blobs`. */
export const syntheses = pgTable(
  'syntheses',
  {
    /** `audioKey` of what is said. */
    itemKey: text('item_key').notNull(),
    voiceId: integer('voice_id')
      .notNull()
      .references(() => syntheticVoices.id, { onDelete: 'cascade' }),
    originId: integer('origin_id')
      .notNull()
      .references(() => synthesisOrigins.id, { onDelete: 'cascade' }),
    hash: text()
      .notNull()
      .references(() => audioBlobs.hash),
    /** LUFS of the kept sound, as `core/voices/loudness.ts` measures a word. */
    loudness: real().notNull(),
    ms: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemKey, t.voiceId] }),
    index('syntheses_voice').on(t.voiceId),
    index('syntheses_origin').on(t.originId),
    index('syntheses_hash').on(t.hash),
  ],
);

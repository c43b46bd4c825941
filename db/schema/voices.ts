import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { recordingStatuses, voicedKinds } from '../../core/voices/recording.ts';
import { audioBlobs } from './files.ts';
import { users } from './people.ts';

/** People who lend the course their voice. A row is the role: it is given by an admin and taken by `revokedAt`. */
export const speakers = pgTable('speakers', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  /** As learners may read it. */
  name: text().notNull(),
  /** How the voice sounds to a learner who chooses one. */
  gender: text({ enum: ['f', 'm'] }).notNull(),
  /** What was agreed to, to the letter, and when; null until then, and again after everything was taken back. */
  consentVersion: text('consent_version'),
  consentText: text('consent_text'),
  consentedAt: timestamp('consented_at', { withTimezone: true }),
  /** Everything was taken back; the recordings are gone. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  createdBy: bigint('created_by', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** An admin took the role; the recordings stay. */
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});

/** What was said, as it was written when it was recorded. */
export type VoicedText = {
  hebrew: string;
  pronunciation: string;
  transcription: string;
  russian: string;
};

/** Takes of speakers; the bytes are in `audio_blobs`. */
export const recordings = pgTable(
  'recordings',
  {
    id: serial().primaryKey(),
    speakerId: bigint('speaker_id', { mode: 'number' })
      .notNull()
      .references(() => speakers.userId),
    /** `audioKey` of what is said: words that sound alike by the same points share a recording. */
    itemKey: text('item_key').notNull(),
    kind: text({ enum: voicedKinds }).notNull(),
    said: jsonb().$type<VoicedText>().notNull(),
    hash: text()
      .notNull()
      .references(() => audioBlobs.hash),
    status: text({ enum: recordingStatuses }).notNull(),
    /** Why it is doubtful: what the recogniser wrote, or the judge's reason. */
    doubt: text(),
    /** An admin's words to the speaker when it was returned. */
    remark: text(),
    /** LUFS of the kept sound, as `core/voices/loudness.ts` measures a word. */
    loudness: real().notNull(),
    ms: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: bigint('decided_by', { mode: 'number' }),
    /** Learners hear it from then on. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** A later take replaced it: it is kept for a month. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('recordings_accepted').on(t.speakerId, t.itemKey).where(sql`status = 'accepted'`),
    uniqueIndex('recordings_open')
      .on(t.speakerId, t.itemKey)
      .where(sql`status in ('pending', 'doubtful', 'returned')`),
    index('recordings_published').on(t.itemKey).where(sql`published_at is not null`),
    index('recordings_waiting').on(t.id).where(sql`status in ('pending', 'doubtful')`),
    index('recordings_replaced').on(t.replacedAt).where(sql`status = 'replaced'`),
    index('recordings_hash').on(t.hash),
  ],
);

/** What a cloud voice has said of the course; a later voice of the same provider replaces it. */
export const renderings = pgTable(
  'renderings',
  {
    itemKey: text('item_key').notNull(),
    /** 'google'. */
    provider: text().notNull(),
    /** Voice and rate, e.g. 'google he-IL-Wavenet-A 0.85'. */
    voice: text().notNull(),
    hash: text()
      .notNull()
      .references(() => audioBlobs.hash),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemKey, t.provider] }), index('renderings_hash').on(t.hash)],
);

/** What a cloud voice could not say, and how often; deleted once it has. */
export const renderingFailures = pgTable(
  'rendering_failures',
  {
    itemKey: text('item_key').notNull(),
    provider: text().notNull(),
    /** The voice that was tried; another one starts from none. */
    voice: text().notNull(),
    tries: integer().notNull(),
    failedAt: timestamp('failed_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemKey, t.provider] })],
);

/** Characters that a cloud voice was given on a day of the server (UTC). */
export const renderingDays = pgTable(
  'rendering_days',
  {
    day: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    characters: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.provider] })],
);

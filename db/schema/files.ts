import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './columns/bytea.ts';

/** Sounds made at run time or uploaded, by content hash. */
export const audioBlobs = pgTable('audio_blobs', {
  /** First 32 hex digits of the SHA-256 of the bytes. */
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  mime: text().notNull(),
  /** Who made it: 'human' (a speaker's recording), 'upload', 'synthesis' (brought in by the owner), 'google', 'espeak'. */
  provider: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Which sound is returned for a request for speech: one row for each text that a voice has spoken. */
export const audioRequests = pgTable('audio_requests', {
  /** First 32 hex digits of the SHA-256 of the voice's name and the text it was given. */
  key: text().primaryKey(),
  hash: text()
    .notNull()
    .references(() => audioBlobs.hash),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Files that admins send: handwriting images, pictures of broadcasts. */
export const uploads = pgTable('uploads', {
  id: text().primaryKey(),
  bytes: bytea().notNull(),
  mime: text().notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  uploadedBy: bigint('uploaded_by', { mode: 'number' }).notNull(),
  /** Telegram's id of the picture, once it was sent there. */
  telegramFileId: text('telegram_file_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ChunkPart, LessonContent, LessonLevel, SentenceContent } from '../../core/lesson/content.ts';
import type { OtherForm } from '../../core/lesson/sentences/sentence-forms.ts';

/** `audioHash` is the content hash of its sound under /audio/{hash}.mp3. */
type StoredForm = Omit<SentenceContent, keyof OtherForm<unknown>> & { audioHash: string | null };
/** A sentence as it is stored. */
export type StoredSentence = StoredForm & OtherForm<StoredForm>;

/** Deleted by an admin: what the seed retires is nobody's any more. */
export const isInBin = sql`deleted_at is not null and edited_at is not null`;

/** What every row of the course has: a stable key, its place, and who owns it now. */
const shared = {
  position: integer().notNull(),
  /** Set when an admin changes the row: the seed then leaves it alone. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
  /** Soft deletion: progress of learners stays. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
};

export const sections = pgTable(
  'sections',
  {
    id: serial().primaryKey(),
    key: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    iconEmoji: text('icon_emoji').notNull(),
    ...shared,
  },
  (t) => [index('sections_bin').on(t.deletedAt, t.id).where(isInBin)],
);

export const subsections = pgTable(
  'subsections',
  {
    id: serial().primaryKey(),
    key: text().notNull().unique(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id),
    name: text().notNull(),
    iconEmoji: text('icon_emoji').notNull(),
    /** '#rrggbb', light theme. */
    iconBgColor: text('icon_bg_color').notNull(),
    ...shared,
  },
  (t) => [
    index('subsections_section').on(t.sectionId),
    index('subsections_bin').on(t.deletedAt, t.id).where(isInBin),
  ],
);

export const lessons = pgTable(
  'lessons',
  {
    id: serial().primaryKey(),
    key: text().notNull().unique(),
    subsectionId: integer('subsection_id')
      .notNull()
      .references(() => subsections.id),
    lessonNumber: integer('lesson_number').notNull().default(1),
    name: text().notNull(),
    description: text().notNull(),
    topic: text().notNull(),
    level: text().$type<LessonLevel>().notNull(),
    isFree: boolean('is_free').notNull(),
    isPublished: boolean('is_published').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** When it was last closed to learners, and to those without premium: what was answered before still counts. */
    unpublishedAt: timestamp('unpublished_at', { withTimezone: true }),
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    template: text().$type<NonNullable<LessonContent['template']>>(),
    authorName: text('author_name'),
    authorLink: text('author_link'),
    /** What one can say after it. */
    proofs: jsonb().$type<StoredSentence[]>().notNull().default([]),
    /** The author's event that created the lesson: sent again, it does not create a second one. */
    createdByEvent: text('created_by_event').unique(),
    /** Incremented by every edit: two admins cannot overwrite each other unnoticed. */
    revision: integer().notNull().default(1),
    ...shared,
  },
  (t) => [
    index('lessons_subsection').on(t.subsectionId),
    index('lessons_bin').on(t.deletedAt, t.id).where(isInBin),
  ],
);

export const words = pgTable(
  'words',
  {
    id: serial().primaryKey(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    /** Stable inside the lesson. */
    key: text().notNull(),
    hebrew: text().notNull(),
    pronunciation: text().notNull(),
    transcription: text().notNull(),
    /** True: the niqqud reads otherwise, and the author has confirmed the transcription nevertheless. */
    transcriptionKept: boolean('transcription_kept').notNull().default(false),
    russian: text().notNull(),
    gender: text({ enum: ['m', 'f'] }),
    plural: text(),
    feminine: text(),
    /** The author's verb of which the word is a form, in one line; null where the course's own list has it. */
    verb: text(),
    variants: text().array().notNull().default(sql`'{}'`),
    /** A phrase word by word; none for a single word. */
    parts: jsonb().$type<ChunkPart[]>().notNull().default([]),
    examples: jsonb().$type<StoredSentence[]>().notNull().default([]),
    /** Content hash of the rendered sound under /audio/{hash}.mp3. */
    audioHash: text('audio_hash'),
    /** Content hash of an uploaded or generated sound in `audio_blobs`; takes precedence over `audioHash`. */
    audioBlobHash: text('audio_blob_hash'),
    /** Upload with a handwriting image of the word. */
    handwritingUploadId: text('handwriting_upload_id'),
    ...shared,
  },
  (t) => [
    unique('words_lesson_key').on(t.lessonId, t.key),
    index('words_pronunciation').on(t.pronunciation),
    index('words_bin').on(t.deletedAt, t.id).where(isInBin),
    index('words_deleted').on(t.id).where(sql`deleted_at is not null`),
  ],
);

/** Where a word stood before: a phone may still name the word by that lesson. Written by the seed, never removed. */
export const wordMoves = pgTable(
  'word_moves',
  {
    wordId: integer('word_id')
      .notNull()
      .references(() => words.id),
    /** The lesson that it left. */
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    /** When it left that lesson last. */
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.wordId, t.lessonId] })],
);

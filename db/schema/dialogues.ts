import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  DialogueContent,
  DialoguePerson,
  DialogueQuestion,
  DialogueTurn,
  Speaker,
} from '../../core/dialogues/content.ts';
import { dialogueEvents, lineWays, roleLevels } from '../../core/dialogues/events.ts';
import type { TurnWord } from '../../core/dialogues/turn-words.ts';
import { answerColumns } from './columns/answer-columns.ts';
import { isInBin, lessons } from './course.ts';

/**
 * `audioHash` is the content hash of its sound under /audio/{hash}.mp3. `words` are those of the course, found when the
 * row was written: a word is looked up by its key when the turn is read.
 */
export type StoredTurn = DialogueTurn & { audioHash: string | null; words: TurnWord[] };

/** Dialogues (core/dialogues/content.ts), seeded from db/content/dialogues. */
export const dialogues = pgTable(
  'dialogues',
  {
    id: serial().primaryKey(),
    key: text().notNull().unique(),
    title: text().notNull(),
    scene: text().notNull(),
    note: text(),
    /** The lesson at whose end it comes; without one it is not shown. */
    lessonId: integer('lesson_id').references(() => lessons.id),
    people: jsonb().$type<DialogueContent['people']>().notNull(),
    /** Others who are spoken of. */
    names: jsonb().$type<DialoguePerson[]>().notNull(),
    turns: jsonb().$type<StoredTurn[]>().notNull(),
    questions: jsonb().$type<DialogueQuestion[]>().notNull(),
    position: integer().notNull(),
    /** Set when an admin changes the row: the seed then leaves it alone. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Soft deletion: what learners know of it stays. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Incremented by every change: two admins cannot overwrite each other unnoticed. */
    revision: integer().notNull().default(1),
  },
  (t) => [
    index('dialogues_lesson').on(t.lessonId),
    index('dialogues_bin').on(t.deletedAt, t.id).where(isInBin),
  ],
);

/** Append-only: one row for each dialogue that was heard, question that was answered, line that was said, role that was played. */
export const dialogueAnswers = pgTable(
  'dialogue_answers',
  {
    ...answerColumns(),
    dialogueId: integer('dialogue_id').notNull(),
    event: text({ enum: dialogueEvents }).notNull(),
    /** Of a question its place, of a line that of the turn; null for the others. */
    place: smallint(),
    /** Of a line and of a role that was played; null for the others, as what follows. */
    speaker: smallint().$type<Speaker>(),
    level: text({ enum: roleLevels }),
    /** Of a line. */
    way: text({ enum: lineWays }),
    /** Ids of the needed words that were said in a line; null for the others. */
    said: integer().array(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.eventId] }),
    index('dialogue_answers_learner').on(t.userId, t.dialogueId),
  ],
);

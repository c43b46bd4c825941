import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { RuleCheck, RuleLine, RulePair, RuleTheme } from '../../core/rules/content.ts';
import { ruleEvents } from '../../core/rules/events.ts';
import { answerColumns, userId } from './columns/answer-columns.ts';
import { isInBin, lessons } from './course.ts';

/** `audioHash` is the content hash of the right line's sound under /audio/{hash}.mp3. */
export type StoredRulePair = Omit<RulePair, 'right'> & { right: RuleLine & { audioHash: string | null } };

/** Rules of grammar (core/rules/content.ts), seeded from db/content/rules. */
export const rules = pgTable(
  'rules',
  {
    id: serial().primaryKey(),
    key: text().notNull().unique(),
    theme: text().$type<RuleTheme>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** The lesson that brings it; without one it is not shown. */
    lessonId: integer('lesson_id').references(() => lessons.id),
    /** Key of the word of that lesson before which it comes; null: it opens the lesson. */
    beforeWord: text('before_word'),
    /** Keys of rules that come before it. */
    needs: text().array().notNull(),
    pairs: jsonb().$type<StoredRulePair[]>().notNull(),
    checks: jsonb().$type<RuleCheck[]>().notNull(),
    position: integer().notNull(),
    /** Set when an admin changes the row: the seed then leaves it alone. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Soft deletion: what learners know of it stays. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Incremented by every change: two admins cannot overwrite each other unnoticed. */
    revision: integer().notNull().default(1),
  },
  (t) => [index('rules_lesson').on(t.lessonId), index('rules_bin').on(t.deletedAt, t.id).where(isInBin)],
);

/** Append-only: one row for each card that was seen or skipped, and for each answer to a check. */
export const ruleAnswers = pgTable(
  'rule_answers',
  {
    ...answerColumns(),
    ruleId: integer('rule_id').notNull(),
    event: text({ enum: ruleEvents }).notNull(),
    /** Place of the check among those of the rule; null for one that was made of other words, and for a card. */
    check: smallint('check_index'),
    /** Place of the chosen option; null for an order, and for a card. */
    chosen: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.eventId] }),
    index('rule_answers_learner').on(t.userId, t.ruleId),
  ],
);

/** The schedule of each rule that was met. It follows from `rule_answers` and can be computed again at any time. */
export const ruleCards = pgTable(
  'rule_cards',
  {
    userId: userId(),
    due: date({ mode: 'string' }).notNull(),
    /** 0–1. */
    sureness: real().notNull(),
    /** Answers to checks. */
    answers: smallint().notNull(),
    /** `ruleScheduleVersion` of the rules that made the row. */
    version: smallint().notNull(),
    /** It is not firm: it comes back. */
    isLearning: boolean('is_learning').notNull(),
    ruleId: integer('rule_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.ruleId] })],
);

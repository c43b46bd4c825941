import * as z from 'zod';
import { stageResults, stages } from '../../lesson/stages.ts';
import { ledgerReasons } from '../../points/awards.ts';
import { DateString, Points, RowId, text } from './shared.ts';

/** Which stages of the current pass are done (SPEC §3 `attempts`). */
export const StageStates = z.record(z.enum(stages), z.object({ completed: z.boolean() }));

export const WordProgress = z.object({
  word_id: RowId,
  /** Complete in the current pass: 'repeat lesson' resets it. */
  completed: z.boolean(),
  /** Completed once: stays true forever. */
  learned: z.boolean(),
  attempts: StageStates,
});
export type WordProgress = z.output<typeof WordProgress>;

/** The result of a stage's answer; SPEC's own clients send only `completed`. */
export const StageAnswer = z.object({
  completed: z.boolean().optional(),
  result: z.enum(stageResults).optional(),
  /** Number of tries, counted from 1. */
  tries: z.number().int().min(1).max(1000).optional(),
  /** Time spent on the stage, milliseconds. */
  ms: z.number().int().min(0).max(86_400_000).optional(),
  /** What was typed in TYPE, when it was wrong: shows which letters are mixed up. */
  typed: text(60).optional(),
});

export const AwardShape = z.object({ reason: z.enum(ledgerReasons), ref: z.string(), points: Points });

export const Streak = z.object({
  currentStreak: z.number().int(),
  bestStreak: z.number().int(),
  lastActivityDate: DateString.nullable(),
  /** Freezes held, 0–2: each saves the streak over one missed day. */
  freezes: z.number().int(),
  /** Active days, newest first, at most a year back. */
  activityDates: z.array(DateString),
});
export type Streak = z.output<typeof Streak>;

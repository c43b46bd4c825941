import type { DayMeans } from '../../core/day/material.ts';
import { type DayPlan, nextDueOf, planDay } from '../../core/day/plan.ts';
import { sessionSeed } from '../../core/day/seed.ts';
import { mediansOf } from '../../core/memory/medians.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { Db } from '../connection/client.ts';
import type { PlacedSentence } from '../forms/sentences.ts';
import { type DayInput, readDay, readDayContent } from './read-day.ts';
import { idsIn, type LearnedWord, readDistractors, readWords } from './words.ts';

/** A planned session with all that is needed to ask it. */
export type PlannedDay = DayPlan<PlacedSentence> & {
  /** Of a learner who speaks, where they are wanted. */
  spokenMinutes?: number;
  /** Letters that are due, more than are asked perhaps. */
  dueLetters: number;
  /** Rules that are due, more than are asked perhaps. */
  dueRules: number;
  newWordsPerDay: number;
  /** Words reviewed, and words learned, today. */
  done: number;
  learnedToday: number;
  nextDue: ActivityDate | null;
  medians: ReturnType<typeof mediansOf>;
  /** Every word that a task names, once, by id. */
  words: LearnedWord[];
  distractors: Awaited<ReturnType<typeof readDistractors>>;
};

type PlanInput = Omit<DayInput, 'canBeSaid'> & {
  means: DayMeans;
  /** The minutes of a learner who speaks are wanted, too. */
  mayBeSpoken?: boolean;
};

/** Reads and plans a session. Throws 'unauthorised' when there is no such learner. */
export async function readPlannedDay(
  db: Db,
  { mayBeSpoken = false, ...input }: PlanInput,
  now: Date,
): Promise<PlannedDay> {
  const { userId, today, means } = input;
  const { record, times, nextDue } = await readDay(db, { ...input, canBeSaid: means.canHearForms }, now);
  const content = await readDayContent(db, userId, record, means);
  const planFor = (given: DayMeans) =>
    planDay<PlacedSentence>({ ...record, ...content }, given, sessionSeed(input, now));
  const plan = planFor(means);
  const tasks = [...plan.tasks, ...plan.again];
  const known = new Map(content.words.map((word) => [word.id, word]));
  const rivals = await readWords(db, { userId, wordIds: idsIn(tasks).filter((id) => !known.has(id)) });
  const named = new Set(idsIn(tasks));
  const words = [...content.words.filter(({ id }) => named.has(id)), ...rivals].sort((a, b) => a.id - b.id);
  return {
    ...plan,
    ...(mayBeSpoken ? { spokenMinutes: planFor({ ...means, canSpeak: true }).minutes } : {}),
    dueLetters: record.letters.length,
    dueRules: record.rules.length,
    newWordsPerDay: record.newWordsPerDay,
    done: record.done,
    learnedToday: record.learned,
    nextDue: nextDueOf(plan, { today, nextDue }),
    medians: mediansOf(times),
    words,
    distractors: await readDistractors(db, userId, { tasks, words, unmet: record.unmet }),
  };
}

import type { ActivityDate } from '../streak/streak.ts';
import type { Exercise, Skill } from './exercises.ts';
import { type Circumstances, nextExercise, type SkillHistory } from './next-exercise.ts';
import { type MemoryCard, retrievability } from './schedule.ts';

/** The part of a word's schedule that the plan of a day needs. */
export type PlannedCard = {
  wordId: number;
  skill: Skill;
  card: Pick<MemoryCard, 'due' | 'stability' | 'lastDate' | 'reviews'>;
};

/** A schedule of a word with the data that decides its next exercise. */
export type DueCard = PlannedCard & { history: SkillHistory };

export type Task = {
  wordId: number;
  skill: Skill;
  exercise: Exercise;
  /** Some schedule of the word is not firm yet. */
  isYoung?: boolean | undefined;
  /** The other word of «Что из двух?»: the question has these two answers alone. */
  rivalId?: number | undefined;
};

/** The most reviews offered per day: the rest waits for tomorrow. */
export const reviewsPerDay = 70;

/** With more due words than this, no new ones are offered. */
export const newWordsPauseAbove = 70;

/** Likelihoods of recall that differ by less are the same risk: the word that the course teaches sooner comes first. */
const riskStep = 0.05;

/**
 * Returns the visits of a date: of each word with a due card one skill, the words most at risk first, at most `limit`.
 * All cards of a word must be given, also those that are not due.
 *
 * The first visit is by ear. From then on understanding and production take turns, so that production is asked at least
 * at every second visit; understanding asks for the more doubtful of hearing and reading, and for hearing where the two
 * are alike. A word that cannot be heard has no card for hearing.
 */
export function pickDue<C extends PlannedCard>(
  cards: readonly C[],
  today: ActivityDate,
  limit = reviewsPerDay,
): C[] {
  const words = new Map<number, Partial<Record<Skill, C>>>();
  for (const entry of cards) {
    words.set(entry.wordId, { ...words.get(entry.wordId), [entry.skill]: entry });
  }
  const risk = ({ card }: C) => Math.floor(retrievability(card, today) / riskStep);
  return [...words.values()]
    .flatMap((word) => visitOf(word, today) ?? [])
    .sort((a, b) => risk(a) - risk(b) || a.wordId - b.wordId)
    .slice(0, Math.max(0, limit));
}

/** What a word is asked for today; undefined when none of its cards is due. */
function visitOf<C extends PlannedCard>(word: Partial<Record<Skill, C>>, today: ActivityDate): C | undefined {
  const { hear, read, produce } = word;
  const isDue = (entry: C | undefined) => entry !== undefined && entry.card.due <= today;
  if (![hear, read, produce].some(isDue)) return undefined;
  if (!produce) return [hear, read].find(isDue);
  if (!hear) return withoutSound(read, produce);
  if (hear.card.reviews === 0) return hear;
  const asked = read && read.card.reviews > 0 && read.card.lastDate > hear.card.lastDate ? read : hear;
  if (produce.card.lastDate < asked.card.lastDate) return produce;
  if (!read) return hear;
  const doubt = ({ card }: C) => retrievability(card, today);
  return doubt(read) < doubt(hear) - riskStep ? read : hear;
}

/** A word that cannot be heard: reading comes first, then it and production take turns. */
function withoutSound<C extends PlannedCard>(read: C | undefined, produce: C): C {
  if (!read) return produce;
  return read.card.reviews > 0 && produce.card.lastDate < read.card.lastDate ? produce : read;
}

/** Returns the tasks of a date: `pickDue`, each with its exercise. */
export function planReviews(
  cards: readonly DueCard[],
  today: ActivityDate,
  circumstances: Circumstances,
  limit = reviewsPerDay,
): Task[] {
  return pickDue(cards, today, limit).map(({ wordId, skill, history }) => ({
    wordId,
    skill,
    exercise: nextExercise({ skill, history }, circumstances),
  }));
}

/** What is left for a day. */
export type DayShare = {
  /** Words to review now. */
  due: number;
  newWords: number;
  newWordsPaused: boolean;
};

/** Returns what is left for a day: at most seventy reviews, and no new words while more than seventy wait. */
export function dayShare(facts: {
  dueWords: number;
  /** Words reviewed, and words learned, on this day. */
  done: number;
  learned: number;
  newWordsPerDay: number;
}): DayShare {
  const { dueWords, done, learned, newWordsPerDay } = facts;
  const newWordsPaused = dueWords > newWordsPauseAbove;
  return {
    due: Math.min(dueWords, Math.max(0, reviewsPerDay - done)),
    newWords: newWordsPaused ? 0 : Math.max(0, newWordsPerDay - learned),
    newWordsPaused,
  };
}

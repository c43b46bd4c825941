import type { ActivityDate } from '../streak/streak.ts';
import type { Exercise, Skill } from './exercises.ts';
import { type Circumstances, nextExercise, type SkillHistory } from './next-exercise.ts';
import { type MemoryCard, retrievability } from './schedule.ts';

/** The part of a word's schedule that the plan of a day needs. */
export type PlannedCard = {
  wordId: number;
  skill: Skill;
  card: Pick<MemoryCard, 'due' | 'stability' | 'lastDate'>;
};

/** A schedule of a word with the data that decides its next exercise. */
export type DueCard = PlannedCard & { history: SkillHistory };

export type Task = { wordId: number; skill: Skill; exercise: Exercise };

/** The most reviews offered per day: the rest waits for tomorrow. */
export const reviewsPerDay = 60;

/** With more due words than this, no new ones are offered. */
export const newWordsPauseAbove = 60;

/** On a day with at most this many due words there is time to ask for the meaning too. */
export const lightDayWords = 12;
/** Then one word in this many is asked for it, a different one each day. */
const oneWordIn = 3;

/**
 * Returns the reviews of a date: due cards, the most likely to be forgotten first, at most `limit`. If both schedules
 * of a word are due, one is asked and the other waits for tomorrow: production is asked, since a right answer counts
 * for both; on a light day, understanding for one word in three, so that a session is not only speaking and writing.
 */
export function pickDue<C extends PlannedCard>(
  cards: readonly C[],
  today: ActivityDate,
  limit = reviewsPerDay,
): C[] {
  const words = new Map<number, Partial<Record<Skill, C>>>();
  for (const entry of cards) {
    if (entry.card.due > today) continue;
    words.set(entry.wordId, { ...words.get(entry.wordId), [entry.skill]: entry });
  }
  const isLight = words.size <= lightDayWords;
  return [...words.values()]
    .flatMap(({ understand, produce }) => {
      if (!understand || !produce) return understand ?? produce ?? [];
      return isLight && hasTurn(understand.wordId, today) ? understand : produce;
    })
    .map((entry) => ({ entry, likelihood: retrievability(entry.card, today) }))
    .sort((a, b) => a.likelihood - b.likelihood || a.entry.wordId - b.entry.wordId)
    .slice(0, Math.max(0, limit))
    .map(({ entry }) => entry);
}

/** One word in three; the same ones all day on every device. */
function hasTurn(wordId: number, today: ActivityDate): boolean {
  const day = Date.parse(today) / 86_400_000;
  return (wordId + day) % oneWordIn === 0;
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

/** Returns what is left for a day: at most sixty reviews, and no new words while more than sixty wait. */
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

import type {
  ConfusionsResponse,
  MemoryResponse,
  ReviewTask,
  TodayResponse,
  TodaySummary,
  WordMemory,
} from '../contracts/memory.ts';
import { minutesFor, skills } from '../memory/exercises.ts';
import { forecast } from '../memory/forecast.ts';
import { addDays } from '../streak/streak.ts';
import { lessonsOf, wordsOf } from './course.ts';
import { type MockWorld, todayOf } from './world.ts';

/** Each right review of the mock doubles the time to the next one; from so many days on a word counts as firm. */
const firmDays = 21;
const historyDays = 26 * 7;
/** Which exercise a word gets: by turns, so that each view of the session is seen. */
const turns = [
  { skill: 'understand', exercise: 'choose-russian' },
  { skill: 'produce', exercise: 'type' },
  { skill: 'understand', exercise: 'listen' },
  { skill: 'produce', exercise: 'write' },
] as const;

const latestOf = (world: MockWorld, wordId: number) => world.reviews.get(wordId)?.at(-1);

function dueWords(world: MockWorld, now: Date): number[] {
  const today = todayOf(now);
  return [...world.reviews.keys()].filter((id) => (latestOf(world, id)?.due ?? '') <= today);
}

const taskFor = (wordId: number, place: number): ReviewTask => ({
  wordId,
  ...(turns[place % turns.length] ?? turns[0]),
});

export function memorySummaryOf(world: MockWorld, now: Date): TodaySummary {
  const today = todayOf(now);
  const due = dueWords(world, now);
  // The first row of a word is the lesson that taught it.
  const done = [...world.reviews.values()].filter((all) => all.slice(1).some(({ date }) => date === today));
  return {
    due: due.length,
    minutes: minutesFor(due.map((id, place) => taskFor(id, place).exercise)),
    done: done.length,
    newWords: Math.max(0, world.settings.newWordsPerDay - (world.days.get(today) ?? 0)),
    newWordsPaused: false,
  };
}

export function todaySessionOf(world: MockWorld, kind: TodayResponse['kind'], now: Date): TodayResponse {
  // Nobody mixes up letters in a mock: the other kinds practise every learned word.
  const ids = kind === 'due' ? dueWords(world, now) : [...world.learned];
  const open = lessonsOf(world.course).find(({ isFree, words }) =>
    isFree ? words.some(({ id }) => !world.learned.has(id)) : false,
  );
  return {
    ...memorySummaryOf(world, now),
    kind,
    date: todayOf(now),
    serverTime: now.toISOString(),
    tasks: ids.map(taskFor),
    again: [],
    words: lessonsOf(world.course).flatMap(({ id: lessonId, words }) =>
      words.filter(({ id }) => ids.includes(id)).map((word) => ({ ...word, lessonId })),
    ),
    distractors: wordsOf(world.course)
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, hebrew, pronunciation, transcription, russian, variants }) => {
        return { id, hebrew, pronunciation, transcription, russian, variants };
      }),
    medians: {},
    voice: false,
    newWordsPerDay: world.settings.newWordsPerDay,
    learnedToday: world.days.get(todayOf(now)) ?? 0,
    newWordsAt: open ? { lessonId: open.id, lessonName: open.name } : null,
    nextDue:
      [...world.reviews.keys()]
        .map((id) => latestOf(world, id)?.due ?? '')
        .filter((due) => due > todayOf(now))
        .sort()[0] ?? null,
  };
}

/** Books a review; a second one of the same day changes nothing. */
export function reviewWord(world: MockWorld, wordId: number, wasRight: boolean, now: Date): void {
  const today = todayOf(now);
  const all = world.reviews.get(wordId) ?? [];
  const latest = all.at(-1);
  if (latest && latest.due > today) return;
  const days = wasRight ? (latest?.days ?? 1) * 2 : 1;
  world.reviews.set(wordId, [...all, { date: today, due: addDays(today, days), days }]);
}

/** Takes the latest review of a word back. */
export function undoReview(world: MockWorld, wordId: number): void {
  world.reviews.set(wordId, (world.reviews.get(wordId) ?? []).slice(0, -1));
}

export const isFirmWord = (world: MockWorld, wordId: number): boolean =>
  (latestOf(world, wordId)?.days ?? 0) >= firmDays;

export function wordMemoryOf(world: MockWorld, wordId: number, now: Date): WordMemory {
  const all = world.reviews.get(wordId) ?? [];
  const { due = todayOf(now), days = 0 } = all.at(-1) ?? {};
  const lapses = Math.max(0, all.slice(1).filter((review) => review.days === 1).length);
  return {
    wordId,
    cards: skills.map((skill) => ({ skill, due, stability: days, reviews: all.length, lapses })),
    nextDue: due,
    isFirm: isFirmWord(world, wordId),
  };
}

export function memoryOf(world: MockWorld, now: Date): MemoryResponse {
  const today = todayOf(now);
  const ids = [...world.reviews.keys()];
  const dates = [...world.reviews.values()].flatMap((all) => all.slice(1).map(({ date }) => date));
  return {
    words: ids.length,
    firmWords: ids.filter((id) => isFirmWord(world, id)).length,
    due: dueWords(world, now).length,
    days: Array.from({ length: historyDays }, (_, place) => {
      const date = addDays(today, place - historyDays + 1);
      return { date, reviews: dates.filter((one) => one === date).length };
    }),
    forecast: forecast(
      ids.map((id) => latestOf(world, id)?.due ?? today),
      today,
    ),
  };
}

export const confusionsOf = (): ConfusionsResponse => ({ pairs: [], drillWords: 0 });

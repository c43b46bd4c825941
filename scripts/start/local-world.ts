import { sql } from 'drizzle-orm';
import type { Stage, StageResult } from '../../core/lesson/stages.ts';
import { allStages, stages } from '../../core/lesson/stages.ts';
import { awardPoints, streakAwardDays, wordsPerMilestone } from '../../core/points/awards.ts';
import { createRandom, type Random } from '../../core/random.ts';
import { addDays, dateIn, dayReached, defaultTimeZone, latestRun } from '../../core/streak/streak.ts';
import type { Db } from '../../db/client.ts';
import { rebuildMemory } from '../../db/memory/cards.ts';
import {
  achievements,
  activityDays,
  facts,
  ledger,
  lessons,
  stageAnswers,
  users,
  wordProgress,
  words,
} from '../../db/schema/index.ts';

/** Telegram ids of the people who hold the phone of the local Telegram. */
export const localIds = { newLearner: 7_000_000_101, experienced: 7_000_000_102, admin: 7_000_000_103 };

// biome-ignore format: a table of names
const names = [
  'Алина', 'Борис', 'Вера', 'Гриша', 'Даниэль', 'Ева', 'Женя', 'Зоя', 'Илья', 'Катя', 'Лёва', 'Мария',
  'Нина', 'Олег', 'Полина', 'Рома', 'Соня', 'Тимур', 'Ульяна', 'Фёдор', 'Хана', 'Эмма', 'Юля', 'Яков',
];

type Learner = {
  id: number;
  firstName: string;
  lastName?: string;
  username?: string;
  /** Words learned, in the order of the course. */
  wordsLearned: number;
  /** Active days, newest first. */
  days: string[];
};

type Word = { id: number; lessonId: number };

/**
 * Peoples the embedded database of the local Telegram: an experienced learner (streak of 6, 49 words) and two dozen
 * with a month of history. Once only; points are sums of ledger rows here as everywhere. Answers whether it did.
 */
export async function peopleLocalWorld(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const done = await tx
      .insert(facts)
      .values({ key: 'local-world', value: now.toISOString() })
      .onConflictDoNothing()
      .returning({ key: facts.key });
    if (done.length === 0) return false;
    const course: Word[] = await tx
      .select({ id: words.id, lessonId: words.lessonId })
      .from(words)
      .innerJoin(lessons, sql`${lessons.id} = ${words.lessonId}`)
      .where(sql`${words.deletedAt} is null and ${lessons.deletedAt} is null`)
      .orderBy(lessons.position, words.position);
    const random = createRandom(2026);
    for (const learner of inventLearners(random, dateIn(defaultTimeZone, now))) {
      await writeLearner(tx, learner, course.slice(0, learner.wordsLearned), now, random);
    }
    // The others' schedules would be counted when they first came; this one looks at home, where they are only read.
    await rebuildMemory(tx, localIds.experienced);
    return true;
  });
}

function inventLearners(random: Random, today: string): Learner[] {
  const experienced: Learner = {
    id: localIds.experienced,
    firstName: 'Борис',
    lastName: 'Левин',
    username: 'boris_levin',
    wordsLearned: 49,
    days: [...daysBack(today, 0, 6), ...daysBack(today, 9, 12), ...daysBack(today, 16, 18)],
  };
  const crowd = names.map((firstName, index) => ({
    id: 7_000_001_001 + index,
    firstName,
    wordsLearned: Math.floor(8 + 230 * random() ** 2.2),
    days: daysBack(today, 0, 30).filter(() => random() < 0.3 + 0.5 * random()),
  }));
  return [experienced, ...crowd];
}

/** The days from `from` to before `to` days before `today`, newest first. */
function daysBack(today: string, from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => addDays(today, -from - index));
}

async function writeLearner(
  tx: Db,
  learner: Learner,
  known: Word[],
  now: Date,
  random: Random,
): Promise<void> {
  const days = learner.days.length > 0 ? learner.days : [addDays(dateIn(defaultTimeZone, now), -3)];
  const run = latestRun(days);
  const at = (day: string) => during(day, now);
  const entries = earnings(known, days, run && dayReached(run, streakAwardDays), at);
  const first = days.at(-1) ?? '';
  const lastLesson = known.at(-1)?.lessonId ?? null;
  await tx.insert(users).values({
    id: learner.id,
    firstName: learner.firstName,
    lastName: learner.lastName ?? null,
    username: learner.username ?? null,
    languageCode: 'ru',
    timezone: defaultTimeZone,
    points: entries.reduce((sum, entry) => sum + entry.points, 0),
    wordsLearned: known.length,
    streakLength: run?.length ?? 0,
    streakLastDate: run?.lastDate ?? null,
    bestStreak: run?.length ?? 0,
    lastLessonId: lastLesson,
    createdAt: at(first),
    lastSeenAt: at(days[0] ?? first),
  });
  const dayOf = spread(known.length, days);
  const wordsOn = new Map<string, number>();
  for (const index of known.keys()) wordsOn.set(dayOf(index), (wordsOn.get(dayOf(index)) ?? 0) + 1);
  await tx
    .insert(activityDays)
    .values(days.map((date) => ({ userId: learner.id, date, words: wordsOn.get(date) ?? 0 })));
  if (known.length === 0) return;
  await tx.insert(ledger).values(entries.map((entry) => ({ ...entry, userId: learner.id })));
  const medals = entries.filter((entry) => entry.reason !== 'word');
  if (medals.length > 0) {
    await tx.insert(achievements).values(
      medals.map(({ reason, ...medal }) => ({
        ...medal,
        userId: learner.id,
        achievement: medalOf(reason),
      })),
    );
  }
  await tx.insert(wordProgress).values(
    known.map((word, index) => ({
      userId: learner.id,
      updatedAt: at(dayOf(index)),
      wordId: word.id,
      lessonId: word.lessonId,
      stages: allStages,
      passStages: allStages,
    })),
  );
  await tx
    .insert(stageAnswers)
    .values(
      known.flatMap((word, index) =>
        answersOf(learner.id, word, { day: dayOf(index), doneAt: at(dayOf(index)) }, random),
      ),
    );
}

type Earning = { reason: 'word' | 'word_master' | 'streak_7'; ref: string; points: number; at: Date };

function earnings(
  known: Word[],
  days: string[],
  reached: string | undefined,
  at: (day: string) => Date,
): Earning[] {
  const dayOf = spread(known.length, days);
  const perWord = known.map((word, index): Earning => {
    return { reason: 'word', ref: String(word.id), points: awardPoints.word, at: at(dayOf(index)) };
  });
  const milestones = Array.from(
    { length: Math.floor(known.length / wordsPerMilestone) },
    (_, index): Earning => {
      const count = (index + 1) * wordsPerMilestone;
      const points = awardPoints.word_master;
      return { reason: 'word_master', ref: String(count), points, at: at(dayOf(count - 1)) };
    },
  );
  const week: Earning[] = reached
    ? [{ reason: 'streak_7', ref: reached, points: awardPoints.streak_7, at: at(reached) }]
    : [];
  return [...perWord, ...milestones, ...week];
}

function medalOf(reason: Earning['reason']): 'word_master' | 'streak_7' {
  return reason === 'streak_7' ? 'streak_7' : 'word_master';
}

/** Words learned evenly over the active days, oldest day first. */
function spread(count: number, days: string[]): (index: number) => string {
  const oldestFirst = [...days].reverse();
  return (index) => oldestFirst[Math.floor((index / Math.max(1, count)) * oldestFirst.length)] ?? '';
}

function answersOf(userId: number, word: Word, moment: { day: string; doneAt: Date }, random: Random) {
  const { day, doneAt } = moment;
  const answer = (stage: Stage, result: StageResult, tries: number) => ({
    userId,
    eventId: `world-${word.id}-${stage}-${tries}`,
    stage,
    wordId: word.id,
    result,
    tries,
    ms: Math.round(1500 + 9000 * random()),
    doneAt,
    localTime: `${day}T08:00:00`,
    receivedAt: doneAt,
  });
  return stages.flatMap((stage) => {
    const result: StageResult = stage === 'RECORD' ? 'self' : 'right';
    const hasSlip = (stage === 'WRITE' || stage === 'TYPE') && random() < 0.18;
    return hasSlip ? [answer(stage, 'wrong', 1), answer(stage, result, 2)] : [answer(stage, result, 1)];
  });
}

/** A moment of that day that is not in the future. */
function during(day: string, now: Date): Date {
  return new Date(Math.min(Date.parse(`${day}T06:00:00Z`), now.getTime()));
}

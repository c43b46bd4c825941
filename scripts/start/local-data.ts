import { sql } from 'drizzle-orm';
import { allStages } from '../../core/lesson/stages.ts';
import {
  type AchievementKind,
  achievementKinds,
  awardPoints,
  streakAwardDays,
  wordsPerMilestone,
} from '../../core/points/awards.ts';
import { rankedPoints } from '../../core/points/day-limits.ts';
import { perfectScore } from '../../core/quiz/outcome.ts';
import { createRandom, type Random } from '../../core/random.ts';
import { type Run, runsThrough } from '../../core/streak/run.ts';
import { dateIn, defaultTimeZone } from '../../core/streak/streak.ts';
import { changeUser } from '../../db/admin/people/change-user.ts';
import type { Db } from '../../db/connection/client.ts';
import { rebuildMemory } from '../../db/memory/cards.ts';
import {
  achievements,
  activityDays,
  facts,
  ledger,
  lessons,
  quizResults,
  stageAnswers,
  users,
  wordProgress,
  words,
} from '../../db/schema/index.ts';
import { answersOf, type LocalWord, quizOf } from './local-data-answers.ts';
import { crowdId, inventLearners, type LocalLearner } from './local-data-learners.ts';
import { type ReviewRow, reviewsOf } from './local-data-reviews.ts';

/** Telegram ids of the people who use the phone of the local Telegram. */
export type LocalIds = { newLearner: number; experienced: number; admin: number };

/** Those of the seeded database. */
export const localIds: LocalIds = {
  newLearner: 7_000_000_101,
  experienced: 7_000_000_102,
  admin: 7_000_000_103,
};

/**
 * Fills the embedded database of the local Telegram: an experienced learner (streak of 6, 49 words, six weeks of
 * reviews), two dozen who came in the last two months, and what the admin did. Once only; points are sums of ledger
 * rows here as everywhere. Returns whether it did.
 */
export async function fillLocalData(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const done = await tx
      .insert(facts)
      .values({ key: 'local-world', value: now.toISOString() })
      .onConflictDoNothing()
      .returning({ key: facts.key });
    if (done.length === 0) return false;
    const course: LocalWord[] = await tx
      .select({ id: words.id, lessonId: words.lessonId, hebrew: words.hebrew })
      .from(words)
      .innerJoin(lessons, sql`${lessons.id} = ${words.lessonId}`)
      .where(sql`${words.deletedAt} is null and ${lessons.deletedAt} is null`)
      .orderBy(lessons.position, words.position);
    const random = createRandom(2026);
    for (const learner of inventLearners(random, dateIn(defaultTimeZone, now), localIds.experienced)) {
      await writeLearner(tx, learner, course, now, random);
    }
    // The others' schedules are computed when they first visit; this learner opens home, which only reads them.
    await rebuildMemory(tx, localIds.experienced);
    await actAsAdmin(tx, now);
    return true;
  });
}

/** What the admin did before: rights and the list of actions are made by the same verb as in the admin area. */
async function actAsAdmin(tx: Db, now: Date): Promise<void> {
  const act = { adminId: localIds.admin, adminIds: new Set([localIds.admin]) };
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await changeUser(tx, { ...act, userId: crowdId('Хана'), change: { premium: 'year' } }, daysAgo(20));
  await changeUser(tx, { ...act, userId: crowdId('Мария'), change: { premium: 'lifetime' } }, daysAgo(9));
  await changeUser(tx, { ...act, userId: crowdId('Эмма'), change: { blocked: true } }, daysAgo(2));
}

async function writeLearner(
  tx: Db,
  learner: LocalLearner,
  course: LocalWord[],
  now: Date,
  random: Random,
): Promise<void> {
  const { days } = learner;
  const known = course.slice(0, learner.wordsLearned);
  const runs = runsThrough(undefined, days, []);
  const run = runs.at(-1);
  const at = (day: string) => during(day, now);
  const dayOf = spread(known.length, days);
  const quizzes = quizzesOf(learner, course, (index) => at(dayOf(index)), random);
  const answers = known.flatMap((word, index) => answersOf(learner, word, at(dayOf(index)), random));
  const reviews = learner.reviews ? reviewsUntilYesterday(learner, answers, known) : [];
  const entries = [...earnings(known, days, runs, at), ...quizEarnings(quizzes), ...reviewEarnings(reviews)];
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
    rankedPoints: rankedPoints(entries),
    wordsLearned: known.length,
    streakLength: run?.length ?? 0,
    streakLastDate: run?.lastDate ?? null,
    streakFreezes: run?.freezes ?? 0,
    bestStreak: Math.max(...runs.map(({ length }) => length)),
    activeDays: runs.length,
    lastLessonId: lastLesson,
    createdAt: at(first),
    lastSeenAt: at(days[0] ?? first),
  });
  const wordsOn = new Map<string, number>();
  for (const index of known.keys()) wordsOn.set(dayOf(index), (wordsOn.get(dayOf(index)) ?? 0) + 1);
  await tx.insert(activityDays).values(
    runs.map(({ lastDate: date, length: runLength, freezes }) => {
      return { userId: learner.id, date, words: wordsOn.get(date) ?? 0, runLength, freezes };
    }),
  );
  if (known.length === 0) return;
  await tx.insert(ledger).values(entries.map((entry) => ({ ...entry, userId: learner.id })));
  const medals = entries.flatMap(({ reason, ...medal }) =>
    isAchievement(reason) ? [{ ...medal, achievement: reason }] : [],
  );
  if (medals.length > 0) {
    await tx.insert(achievements).values(medals.map((medal) => ({ ...medal, userId: learner.id })));
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
  await tx.insert(stageAnswers).values([...answers, ...reviews]);
  if (quizzes.length > 0) await tx.insert(quizResults).values(quizzes);
}

/**
 * Yesterday and today the learner has only learned new words: so some are due from the first minute. Uses random
 * numbers of its own: the others stay as they are, whatever this learner is asked.
 */
function reviewsUntilYesterday(
  { id, days, hasMicrophone }: LocalLearner,
  learned: ReturnType<typeof answersOf>,
  known: LocalWord[],
): ReviewRow[] {
  const reviewDays = days.slice(2).reverse();
  return reviewsOf(learned, known, { days: reviewDays, canSpeak: hasMicrophone }, createRandom(id));
}

/**
 * A due word that was answered right earns its point once a day; this learner's words come once a day, when they are
 * due.
 */
function reviewEarnings(reviews: ReviewRow[]): Earning[] {
  return reviews
    .filter(({ result }) => result === 'right')
    .map(({ wordId, localTime, eventId, doneAt }) => ({
      reason: 'review',
      ref: `${wordId}:${localTime.slice(0, 10)}`,
      points: awardPoints.review,
      eventId,
      at: doneAt,
    }));
}

type Quiz = ReturnType<typeof quizOf>;

/** Quizzes of the lessons that were learned completely; most take them, on the day of the last word. */
function quizzesOf(
  { id, takesQuizzes, wordsLearned }: LocalLearner,
  course: LocalWord[],
  at: (index: number) => Date,
  random: Random,
): Quiz[] {
  if (!takesQuizzes) return [];
  return course.slice(0, wordsLearned).flatMap(({ lessonId }, index) => {
    const isLast = course[index + 1]?.lessonId !== lessonId;
    return isLast && random() < 0.8 ? [quizOf(id, lessonId, at(index), random)] : [];
  });
}

function quizEarnings(quizzes: Quiz[]): Earning[] {
  return quizzes
    .filter(({ passed }) => passed)
    .flatMap(({ lessonId, score, finishedAt }) => {
      const earned = (reason: 'quiz' | 'perfectionist'): Earning => {
        return { reason, ref: String(lessonId), points: awardPoints[reason], at: finishedAt };
      };
      return score === perfectScore ? [earned('quiz'), earned('perfectionist')] : [earned('quiz')];
    });
}

function isAchievement(reason: Earning['reason']): reason is Earning['reason'] & AchievementKind {
  return (achievementKinds as readonly string[]).includes(reason);
}

type Earning = {
  reason: 'word' | 'word_master' | 'streak_7' | 'quiz' | 'perfectionist' | 'review';
  ref: string;
  points: number;
  eventId?: string;
  at: Date;
};

function earnings(known: LocalWord[], days: string[], runs: Run[], at: (day: string) => Date): Earning[] {
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
  const weeks = runs
    .filter(({ length }) => length === streakAwardDays)
    .map(({ lastDate: ref }): Earning => {
      return { reason: 'streak_7', ref, points: awardPoints.streak_7, at: at(ref) };
    });
  return [...perWord, ...milestones, ...weeks];
}

/** Words learned evenly over the active days, oldest day first. */
function spread(count: number, days: string[]): (index: number) => string {
  const oldestFirst = [...days].reverse();
  return (index) => oldestFirst[Math.floor((index / Math.max(1, count)) * oldestFirst.length)] ?? '';
}

/** A moment of that day that is not in the future. */
function during(day: string, now: Date): Date {
  return new Date(Math.min(Date.parse(`${day}T06:00:00Z`), now.getTime()));
}

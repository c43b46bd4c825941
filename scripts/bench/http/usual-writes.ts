import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import {
  allStages,
  completesStage,
  type Stage,
  type StageResult,
  stageBit,
} from '../../../core/lesson/stages.ts';
import { type Exercise, skills, stageOfExercise } from '../../../core/memory/exercises.ts';
import { gradeOf, type Recall } from '../../../core/memory/recall.ts';
import { isFirm } from '../../../core/memory/schedule.ts';
import { type Award, awardPoints, wordsPerMilestone } from '../../../core/points/awards.ts';
import { maxAnswersPerDay, maxReviewPointsPerDay, serverDay } from '../../../core/points/day-limits.ts';
import { dateIn, wallTimeIn } from '../../../core/streak/streak.ts';
import { groupByWord } from '../../../db/memory/answers.ts';
import { cardRowsOf } from '../../../db/memory/cards.ts';
import { memoryOf, type SavedReview } from '../../../db/memory/review.ts';
import { estimatedDays } from '../../../db/memory/started-cards.ts';
import { addedPoints } from '../../../db/rewards/points.ts';
import * as schema from '../../../db/schema/index.ts';
import { withDefaults } from '../../../db/settings.ts';
import type { UsualDb } from './usual-db.ts';

const { users, words, lessons, wordProgress, stageAnswers, memoryCards, ledger, activityDays } = schema;

type Learner = { userId: number; zone: string };
type Tx = Parameters<Parameters<UsualDb['transaction']>[0]>[0];

export type GivenAnswer = {
  lessonId: number;
  wordId: number;
  eventId: string;
  attempts: Partial<Record<Stage, Attempt>>;
};
type Attempt = { result: StageResult; tries?: number; ms?: number };

/** An answer in a lesson that is open, as it is usually saved: row by row in one transaction. */
export function saveUsualAnswer(db: UsualDb, given: Learner & GivenAnswer, now: Date) {
  const { userId, zone, wordId, lessonId, eventId } = given;
  const [localTime, today] = [wallTimeIn(zone, now), dateIn(zone, now)];
  return db.transaction(async (tx) => {
    const user = await lockedLearner(tx, userId);
    const word = await tx.query.words.findFirst({
      where: and(eq(words.id, wordId), eq(words.lessonId, lessonId)),
    });
    const lesson = await tx.query.lessons.findFirst({ where: eq(lessons.id, lessonId) });
    if (!word || !lesson?.isPublished || !lesson.isFree) throw new Error('no such word is open');
    const earlier = await tx.query.wordProgress.findFirst({
      where: and(eq(wordProgress.userId, userId), eq(wordProgress.wordId, wordId)),
    });
    await requireAnswersLeft(tx, { userId, wordId }, now);
    const attempts = Object.entries(given.attempts) as [Stage, Attempt][]; // the keys of the type
    const fresh = await tx
      .insert(stageAnswers)
      .values(
        attempts.map(([stage, { result, tries, ms }]) => ({
          ...{ userId, eventId, stage, wordId, result, tries, ms, localTime, doneAt: now, receivedAt: now },
        })),
      )
      .onConflictDoNothing()
      .returning({ stage: stageAnswers.stage });
    const gained = attempts.reduce(
      (bits, [stage, { result }]) => (completesStage(result) ? bits | stageBit(stage) : bits),
      0,
    );
    const stages = (earlier?.stages ?? 0) | gained;
    const passStages = (earlier?.passStages ?? 0) | gained;
    await tx
      .insert(wordProgress)
      .values({ userId, wordId, lessonId, stages, passStages, updatedAt: now })
      .onConflictDoUpdate({
        target: [wordProgress.userId, wordProgress.wordId],
        set: { stages, passStages, updatedAt: now },
      });
    const isComplete = stages === allStages && earlier?.stages !== allStages;
    const awarded: Award[] = isComplete
      ? [{ reason: 'word', ref: String(wordId), points: awardPoints.word }]
      : [];
    if (isComplete && (user.wordsLearned + 1) % wordsPerMilestone === 0)
      throw new Error('no milestones here');
    if (isComplete) {
      await tx.insert(ledger).values(awarded.map((award) => ({ ...award, userId, eventId, at: now })));
      const card = { stability: 0, difficulty: 0, lastDate: today, lastGrade: 'good' as const, version: 0 };
      const due = sql`${today}::date + ${estimatedDays(wordId)}::int`;
      await tx.insert(memoryCards).values(
        skills.map((skill) => ({
          ...{ userId, wordId, lessonId, skill, due, ...card, reviews: 1, lapses: 0, successes: 0 },
        })),
      );
    }
    const isFinished = passStages === allStages && earlier?.passStages !== allStages;
    await noteDay(tx, { userId, date: today, words: isFinished ? 1 : 0 });
    const points = awarded.reduce((sum, award) => sum + award.points, 0);
    const day = sql`${serverDay(now)}::date`;
    if (fresh.length > 0 && (points > 0 || user.lastLessonId !== lessonId)) {
      await tx.execute(sql`update users u set ${addedPoints({ points: sql`${points}::int`, day })},
        words_learned = u.words_learned + ${awarded.length}::int, last_lesson_id = ${lessonId}::int where u.id = ${userId}`);
    }
    return {
      word: { wordId, stages, passStages },
      points: user.points + points,
      wordsLearned: user.wordsLearned + awarded.length,
      awarded,
    };
  });
}

export type GivenReview = {
  wordId: number;
  eventId: string;
  exercise: Exercise;
  result: StageResult;
  ms?: number;
};

/** A review of a word of the course that was not typed, as it is usually saved: row by row in one transaction. */
export function saveUsualReview(db: UsualDb, given: Learner & GivenReview, now: Date): Promise<SavedReview> {
  const { userId, zone, wordId, eventId, exercise, result, ms = null } = given;
  const [localTime, today] = [wallTimeIn(zone, now), dateIn(zone, now)];
  return db.transaction(async (tx) => {
    const user = await lockedLearner(tx, userId);
    const word = await tx.query.words.findFirst({ where: eq(words.id, wordId) });
    if (!word) throw new Error('no such word');
    const answers = await tx.query.stageAnswers.findMany({
      where: and(eq(stageAnswers.userId, userId), eq(stageAnswers.wordId, wordId)),
    });
    const undone = await tx.query.reviewsUndone.findMany({ where: eq(schema.reviewsUndone.userId, userId) });
    const known = await tx.query.knownWords.findMany({
      where: and(eq(schema.knownWords.userId, userId), eq(schema.knownWords.wordId, wordId)),
    });
    const stored = await tx.query.settings.findFirst({ where: eq(schema.settings.userId, userId) });
    const { retention } = withDefaults(stored?.values);
    const isUndone = new Set(undone.map((one) => one.eventId));
    const [facts] = groupByWord({
      answers: answers
        .filter((one) => !isUndone.has(one.eventId))
        .map((one) => ({
          ...{ ...one, lessonId: word.lessonId, at: one.doneAt.getTime(), date: one.localTime.slice(0, 10) },
        })),
      known: known.map(({ date }) => ({ wordId, lessonId: word.lessonId, date })),
    });
    if (!facts) throw new Error('nothing was answered about the word');
    await requireAnswersLeft(tx, { userId, wordId }, now);
    const tries = 1;
    const recall: Recall = {
      ...{ eventId, at: now.toISOString(), date: today, exercise, result, tries, ms },
      ...{ medianMs: null, isPartial: false },
    };
    const cards = cardRowsOf({ ...facts, recalls: [...facts.recalls, recall] }, retention);
    const before = cardRowsOf(facts, retention);
    const earlier = facts.recalls.filter(({ date }) => date < today);
    const grade = gradeOf(recall, 0);
    const wasDue = cardRowsOf({ ...facts, recalls: earlier }, retention).some(({ due }) => due <= today);
    const isFirst = facts.recalls.every(({ date }) => date !== today);
    const isRight = grade !== undefined && grade !== 'again';
    await tx.insert(stageAnswers).values({
      ...{
        userId,
        eventId,
        stage: stageOfExercise[exercise],
        wordId,
        result,
        tries,
        ms,
        exercise,
        localTime,
      },
      ...{ doneAt: now, receivedAt: now, isPartial: false },
    });
    const kept = await tx.query.memoryCards.findMany({
      where: and(eq(memoryCards.userId, userId), eq(memoryCards.wordId, wordId)),
    });
    const changed = cards.filter((card) => {
      const same = kept.find(({ skill }) => skill === card.skill);
      return same?.due !== card.due || same.reviews !== card.reviews || same.version !== card.version;
    });
    for (const card of changed) {
      await tx
        .insert(memoryCards)
        .values({ ...card, userId })
        .onConflictDoUpdate({
          target: [memoryCards.userId, memoryCards.wordId, memoryCards.skill],
          set: card,
        });
    }
    const spent = user.pointsDay === serverDay(now) ? user.dayReviews : 0;
    const earns = isFirst && isRight && wasDue && spent < maxReviewPointsPerDay;
    const awarded: Award[] = earns
      ? [{ reason: 'review', ref: `${wordId}:${today}`, points: awardPoints.review }]
      : [];
    const points = awarded.reduce((sum, award) => sum + award.points, 0);
    await noteDay(tx, { userId, date: today, words: 0 });
    if (earns) {
      await tx.insert(ledger).values(awarded.map((award) => ({ ...award, userId, eventId, at: now })));
      const day = sql`${serverDay(now)}::date`;
      const added = addedPoints({ points: sql`${points}::int`, day, reviews: sql`${points}::int` });
      await tx.execute(sql`update users u set ${added} where u.id = ${userId}`);
    }
    const becameFirm = isFirm(cards) && !isFirm(before);
    return { ...memoryOf(wordId, cards), result, becameFirm, points: user.points + points, awarded };
  });
}

async function lockedLearner(tx: Tx, userId: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw new Error('no such learner');
  return user;
}

async function requireAnswersLeft(
  tx: Tx,
  about: { userId: number; wordId: number },
  now: Date,
): Promise<void> {
  const today = new Date(`${serverDay(now)}T00:00:00Z`);
  const kept = await tx.query.stageAnswers.findMany({
    columns: { eventId: true },
    where: and(
      eq(stageAnswers.userId, about.userId),
      inArray(stageAnswers.wordId, [about.wordId]),
      gte(stageAnswers.receivedAt, today),
    ),
  });
  if (kept.length >= maxAnswersPerDay) throw new Error('no answers to this word are left today');
}

/** The first visit of a day was counted before: the learners of the benchmark are here already. */
async function noteDay(tx: Tx, day: { userId: number; date: string; words: number }): Promise<void> {
  await tx
    .insert(activityDays)
    .values(day)
    .onConflictDoUpdate({
      target: [activityDays.userId, activityDays.date],
      set: { words: sql`${activityDays.words} + ${day.words}::smallint` },
    });
}

import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addDays, dateIn } from '../../../core/streak/streak.ts';
import { leaderboardLimit } from '../../../db/rewards/rank.ts';
import { activityWindowDays } from '../../../db/rewards/streaks.ts';
import * as schema from '../../../db/schema/index.ts';
import type { UsualDb } from './usual-db.ts';

const { users, wordProgress, memoryCards, stageAnswers } = schema;

/** What a learner's premium is now. */
export async function readPremium(db: UsualDb, userId: number, now: Date) {
  const rights = await db.query.entitlements.findMany({
    where: and(eq(schema.entitlements.userId, userId), isNull(schema.entitlements.revokedAt)),
  });
  const live = rights.filter(({ endsAt }) => endsAt === null || endsAt > now);
  const ends = live.flatMap(({ endsAt }) => endsAt ?? []).sort((a, b) => b.getTime() - a.getTime());
  const isPremium = live.some(({ startsAt }) => startsAt <= now);
  const isEndless = !isPremium || live.length > ends.length;
  return { isPremium, premiumUntil: isEndless ? null : (ends[0]?.toISOString() ?? null) };
}

/** The rows of home, table by table, one query after another. */
export async function readHomeRows(
  db: UsualDb,
  { userId, zone }: { userId: number; zone: string },
  now: Date,
) {
  const today = dateIn(zone, now);
  const learner = await readLearnerRows(db, userId, now);
  return { today, ...learner, ...(await readDayRows(db, { userId, today, gone: learner.gone })) };
}

async function readLearnerRows(db: UsualDb, userId: number, now: Date) {
  const own = (table: { userId: AnyPgColumn }) => eq(table.userId, userId);
  const user = await db.query.users.findFirst({ where: eq(users.id, userId) });
  if (!user) throw new Error('no such learner');
  const premium = await readPremium(db, userId, now);
  const doubt = await db.query.orders.findFirst({
    where: and(eq(schema.orders.userId, userId), isNotNull(schema.orders.doubtSince)),
  });
  const stored = await db.query.settings.findFirst({ where: eq(schema.settings.userId, userId) });
  const days = await db.query.activityDays.findMany({
    where: own(schema.activityDays),
    orderBy: desc(schema.activityDays.date),
    limit: activityWindowDays,
  });
  const progress = await db.query.wordProgress.findMany({ where: own(wordProgress) });
  const known = await db.query.knownWords.findMany({ where: eq(schema.knownWords.userId, userId) });
  const finished = await db.query.finishedLessons.findMany({ where: own(schema.finishedLessons) });
  const gone = await db.query.words.findMany({
    columns: { id: true },
    where: isNotNull(schema.words.deletedAt),
  });
  const quizzes = await db.query.quizResults.findMany({ where: own(schema.quizResults) });
  const grants = await db.query.achievements.findMany({
    where: eq(schema.achievements.userId, userId),
    orderBy: desc(schema.achievements.at),
  });
  const statuses = await db.query.statusHistory.findMany({
    where: eq(schema.statusHistory.userId, userId),
    orderBy: desc(schema.statusHistory.level),
  });
  const top = await db.query.users.findMany({
    columns: { id: true, firstName: true, rankedPoints: true },
    where: isNull(users.blockedAt),
    orderBy: [sql`${users.rankedPoints} desc nulls last`, asc(users.id)],
    limit: leaderboardLimit,
  });
  const above = await db.query.rankHistogram.findFirst({
    where: gt(schema.rankHistogram.points, user.rankedPoints),
    orderBy: asc(schema.rankHistogram.points),
  });
  return {
    ...{ user, premium, doubt, stored, days, progress, known, finished, gone, quizzes },
    ...{ grants, statuses, top, above },
  };
}

async function readDayRows(
  db: UsualDb,
  { userId, today, gone }: { userId: number; today: string; gone: { id: number }[] },
) {
  const own = (table: { userId: AnyPgColumn }) => eq(table.userId, userId);
  const [letters] = await db
    .select({ due: count() })
    .from(schema.letterCards)
    .where(
      and(
        own(schema.letterCards),
        eq(schema.letterCards.isLearning, true),
        lte(schema.letterCards.due, today),
      ),
    );
  const ruleCards = await db.query.ruleCards.findMany({
    where: and(
      own(schema.ruleCards),
      eq(schema.ruleCards.isLearning, true),
      lte(schema.ruleCards.due, today),
    ),
  });
  const [forms] = await db
    .select({ due: count() })
    .from(schema.formCards)
    .where(
      and(own(schema.formCards), lte(schema.formCards.due, today), lt(schema.formCards.lastDate, today)),
    );
  const lastDay = await db.query.memoryCards.findMany({
    where: and(own(memoryCards), eq(memoryCards.lastDate, today), eq(memoryCards.reviews, 1)),
  });
  const due = await db.query.memoryCards.findMany({
    where: and(own(memoryCards), lte(memoryCards.due, today)),
    orderBy: asc(memoryCards.due),
  });
  const isGone = new Set(gone.map(({ id }) => id));
  const cards = due.filter(({ wordId }) => !isGone.has(wordId));
  const reviewed = await db.query.stageAnswers.findMany({
    columns: { wordId: true, eventId: true },
    where: and(
      own(stageAnswers),
      isNotNull(stageAnswers.exercise),
      gte(stageAnswers.localTime, today),
      lt(stageAnswers.localTime, addDays(today, 1)),
      isNull(stageAnswers.inLesson),
      inArray(stageAnswers.result, ['right', 'wrong', 'assisted']),
    ),
  });
  const undone = await db.query.reviewsUndone.findMany({ where: own(schema.reviewsUndone) });
  const steps = await db.query.dialogueAnswers.findMany({ where: own(schema.dialogueAnswers) });
  const dialogues = await db.query.dialogues.findMany({ where: isNull(schema.dialogues.deletedAt) });
  const ruleLessons =
    ruleCards.length === 0
      ? []
      : await db.query.rules.findMany({
          columns: { lessonId: true },
          where: and(
            inArray(
              schema.rules.id,
              ruleCards.map(({ ruleId }) => ruleId),
            ),
            isNull(schema.rules.deletedAt),
          ),
        });
  return { letters, ruleLessons, forms, lastDay, cards, reviewed, undone, steps, dialogues };
}

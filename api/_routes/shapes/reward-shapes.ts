import type {
  AchievementRecord,
  ActivityUpdate,
  Leaderboard,
} from '../../../core/contracts/shapes/rewards.ts';
import type { Statistics } from '../../../core/contracts/stats.ts';
import { type NewsItem, newsOf, type PublishedLesson, unnotedStatus } from '../../../core/points/news.ts';
import { averageScore } from '../../../core/stats/figures.ts';
import { profileFigures } from '../../../core/stats/profile-figures.ts';
import { statusFields } from '../../../core/status/standing-fields.ts';
import { currentFreezes, savedDays } from '../../../core/streak/run.ts';
import { dateIn } from '../../../core/streak/streak.ts';
import { achievementTexts } from '../../../core/texts/home/rewards.ts';
import type { Catalogue } from '../../../db/course/catalogue.ts';
import type { Statistics as StatisticsRead } from '../../../db/course/statistics.ts';
import type { AchievementTally, Milestones } from '../../../db/rewards/achievements.ts';
import { type LeaderboardData, type LeaderboardEntry, ownRank } from '../../../db/rewards/rank.ts';
import { statsShape } from './shapes.ts';

/** Rewards in the shapes of the wire. */

export function achievementShapes(tallies: readonly AchievementTally[], userId: number): AchievementRecord[] {
  return tallies.map((earned) => ({
    id: earned.achievement,
    userId,
    count: earned.count,
    points: earned.points,
    data: { lastRef: earned.lastRef },
    timestamp: earned.lastAt,
  }));
}

/** The leaderboard with the learner's own row. */
export function leaderboardShape(table: LeaderboardData): Leaderboard {
  const { top, user } = table;
  const row = (entry: LeaderboardEntry, rank: number) => {
    return { ...entry, rank, ...statusFields(entry.points) };
  };
  const me = { id: user.id, name: user.firstName, points: user.points };
  return { rows: top.map((entry, index) => row(entry, index + 1)), me: row(me, ownRank(table)) };
}

export function updateShape({ id, kind, text, icon, at, lessonId }: NewsItem): ActivityUpdate {
  return { id, activity_type: kind, text, icon, created_at: at, lessonId };
}

/** The learner's news. A status that is reached but not yet recorded is new. */
export function newsShape(
  milestones: Milestones,
  known: { points: number; lessons: readonly PublishedLesson[] },
  now: Date,
): ActivityUpdate[] {
  const unnoted = unnotedStatus(known.points, milestones.statuses);
  const reached = unnoted ? [{ level: unnoted.id, at: now.toISOString() }] : [];
  const statuses = [...reached, ...milestones.statuses];
  const news = newsOf({ ...milestones, statuses, lessons: known.lessons, since: milestones.joinedAt }, now);
  return news.map(updateShape);
}

/** The profile: its figures are those of all other answers, under SPEC's names. */
export function statisticsShape(read: StatisticsRead, catalogue: Catalogue, now: Date): Statistics {
  const stats = statsShape(read, catalogue, now);
  const { run, rests, bestStreak } = read.activity;
  const today = dateIn(read.user.timezone, now);
  return {
    name: read.user.firstName,
    ...profileFigures(stats),
    dailyStreak: stats.daily_streak,
    bestStreak,
    freezes: currentFreezes(run, today, rests),
    averageScore: averageScore(read.quizTotals.scoreSum, read.quizTotals.finished),
    achievements: read.grants.map(({ achievement, ref, points, at }) => ({
      id: `${achievement}-${ref}`,
      kind: achievement,
      ...achievementTexts[achievement],
      achievedAt: at,
      pointsAwarded: points,
    })),
    activeDays: read.days.map(({ date, words }) => ({ date, words })),
    savedDays: savedDays(read.days, run, today, rests),
    today,
    joinedAt: read.joinedAt,
  };
}

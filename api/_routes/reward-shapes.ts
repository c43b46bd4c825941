import type { AchievementRecord, ActivityUpdate, Leaderboard } from '../../core/contracts/reward-shapes.ts';
import type { Statistics } from '../../core/contracts/stats.ts';
import { type NewsItem, newsOf, type PublishedLesson, unnotedStatus } from '../../core/points/news.ts';
import { averageScore } from '../../core/stats/figures.ts';
import { standingFor } from '../../core/status/ladder.ts';
import { currentFreezes, savedDays } from '../../core/streak/run.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { achievementTexts } from '../../core/texts/rewards.ts';
import type { AchievementTally, Milestones } from '../../db/achievements.ts';
import type { Catalogue } from '../../db/catalogue.ts';
import { type LeaderboardData, type LeaderboardEntry, ownRank } from '../../db/rank.ts';
import type { Statistics as StatisticsRead } from '../../db/statistics.ts';
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
    const { level } = standingFor(entry.points);
    return { ...entry, rank, status: level.name, status_eng: level.englishName };
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
    status: stats.status,
    status_eng: stats.status_eng,
    next_status: stats.next_status,
    next_status_eng: stats.next_status_eng,
    points_to_next_status: stats.points_to_next_status,
    totalPoints: stats.points,
    completedWords: stats.words_learned,
    totalWords: stats.totalWords,
    completedLessons: stats.completedLessons,
    totalLessons: stats.totalLessons,
    quizzesPassed: stats.quizzesPassed,
    totalQuizzes: stats.totalLessons,
    dailyStreak: stats.daily_streak,
    bestStreak,
    freezes: currentFreezes(run, today, rests),
    averageScore: averageScore(read.quizTotals.scoreSum, read.quizTotals.finished),
    total_progress: stats.total_progress,
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

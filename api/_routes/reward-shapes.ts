import type { AchievementRecord, ActivityUpdate, Leaderboard } from '../../core/contracts/reward-shapes.ts';
import type { Statistics } from '../../core/contracts/stats.ts';
import { type NewsItem, newsOf, type PublishedLesson } from '../../core/points/news.ts';
import { averageScore } from '../../core/stats/figures.ts';
import { standingFor } from '../../core/status/ladder.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { achievementTexts } from '../../core/texts/rewards.ts';
import type { Catalogue } from '../../db/catalogue.ts';
import type { AchievementTally, LeaderboardEntry, Milestones } from '../../db/home.ts';
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

/** The table of the best with the own row; `ahead`: learners with more points, by the histogram. */
export function leaderboardShape(table: {
  top: readonly LeaderboardEntry[];
  user: { id: number; firstName: string; points: number };
  ahead: number;
}): Leaderboard {
  const { top, user, ahead } = table;
  const row = (entry: LeaderboardEntry, rank: number) => {
    const { level } = standingFor(entry.points);
    return { ...entry, rank, status: level.name, status_eng: level.englishName };
  };
  const rows = top.map((entry, index) => row(entry, index + 1));
  const mine = rows.find((entry) => entry.id === user.id);
  // Outside the top the histogram tells the rank; it may lag a minute behind, but never into the top.
  const rank = Math.max(ahead, top.length) + 1;
  return { rows, me: mine ?? row({ id: user.id, name: user.firstName, points: user.points }, rank) };
}

export function updateShape({ id, kind, text, icon, at, lessonId }: NewsItem): ActivityUpdate {
  return { id, activity_type: kind, text, icon, created_at: at, lessonId };
}

/** The learner's news. A status that was reached but is not noted yet has just been reached. */
export function newsShape(
  milestones: Milestones,
  known: { points: number; lessons: readonly PublishedLesson[] },
  now: Date,
): ActivityUpdate[] {
  const { level } = standingFor(known.points);
  const isNoted = milestones.statuses.some((status) => status.level === level.id);
  const statuses = isNoted
    ? milestones.statuses
    : [{ level: level.id, at: now.toISOString() }, ...milestones.statuses];
  const news = newsOf({ ...milestones, statuses, lessons: known.lessons, since: milestones.joinedAt }, now);
  return news.map(updateShape);
}

/** The profile: its figures are those of every other answer, under SPEC's names for this one. */
export function statisticsShape(read: StatisticsRead, catalogue: Catalogue, now: Date): Statistics {
  const stats = statsShape(read, catalogue, now);
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
    bestStreak: read.activity.bestStreak,
    averageScore: averageScore(read.quizTotals.scoreSum, read.quizTotals.finished),
    total_progress: stats.total_progress,
    achievements: read.grants.map(({ achievement, ref, points, at }) => ({
      id: `${achievement}-${ref}`,
      kind: achievement,
      ...achievementTexts[achievement],
      achievedAt: at,
      pointsAwarded: points,
    })),
    activeDays: read.days,
    today: dateIn(read.user.timezone, now),
    joinedAt: read.joinedAt,
  };
}

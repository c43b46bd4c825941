import type { Home } from '../../../../core/contracts/home.ts';
import { type AchievementKind, awardPoints } from '../../../../core/points/awards.ts';
import { isGoalReached } from '../../../../core/stats/daily-goal.ts';
import { type EnglishStatusName, standingFor } from '../../../../core/status/ladder.ts';

/** Something to celebrate, once. */
export type Reward =
  | { kind: 'status'; name: EnglishStatusName; points: number }
  | { kind: 'achievement'; achievement: AchievementKind; points: number }
  | { kind: 'goal'; words: number }
  | { kind: 'first-word' | 'first-lesson' };

/** What has been celebrated on this device. */
export type SeenRewards = {
  /** The highest status, by its id in the ladder. */
  status: number;
  /** How often each achievement was earned. */
  achievements: Partial<Record<AchievementKind, number>>;
  /** Learned words and completed lessons; missing in what an older release has stored. */
  words?: number;
  lessons?: number;
  /** The day whose goal was reached; null before the first. */
  goalDay: string | null;
};

/**
 * What `home` contains that has not been celebrated yet, the greatest last, and what has been seen then. On a device
 * that has stored nothing yet, what was reached before counts as seen.
 */
export function newRewards(
  seen: SeenRewards | undefined,
  home: Home,
): { rewards: Reward[]; seen: SeenRewards } {
  const { points, words_learned: words, completedLessons: lessons } = home.stats;
  const { level } = standingFor(points);
  const reachedGoal = isGoalReached(home.wordsToday, home.settings.dailyGoal);
  const counts = home.achievements.map(({ id, count }) => [id, count] as const);
  const now: SeenRewards = {
    status: Math.max(level.id, seen?.status ?? 0),
    words: Math.max(words, seen?.words ?? 0),
    lessons: Math.max(lessons, seen?.lessons ?? 0),
    achievements: { ...seen?.achievements, ...Object.fromEntries(counts) },
    goalDay: reachedGoal ? home.today : (seen?.goalDay ?? null),
  };
  if (!seen) return { rewards: [], seen: now };
  const rewards: Reward[] = [];
  if (now.goalDay !== seen.goalDay) rewards.push({ kind: 'goal', words: home.wordsToday });
  for (const [achievement, count] of counts) {
    if (count > (seen.achievements[achievement] ?? 0)) {
      rewards.push({ kind: 'achievement', achievement, points: awardPoints[achievement] });
    }
  }
  if (seen.words === 0 && words > 0) rewards.push({ kind: 'first-word' });
  if (seen.lessons === 0 && lessons > 0) rewards.push({ kind: 'first-lesson' });
  if (level.id > seen.status) rewards.push({ kind: 'status', name: level.englishName, points });
  return { rewards, seen: now };
}

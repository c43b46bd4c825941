import { type AchievementKind, achievementKinds } from './awards.ts';

/** A learner sees an achievement from this many points on (SPEC §5); earning it takes more than that. */
const achievementMinPoints: Record<AchievementKind, number> = {
  word_master: 50,
  streak_7: 70,
  perfectionist: 50,
  // Brings no points itself.
  alphabet: 50,
};

/** Achievements that a learner with `points` sees, earned or still ahead. */
export function shownAchievements(points: number): AchievementKind[] {
  return achievementKinds.filter((kind) => points >= achievementMinPoints[kind]);
}

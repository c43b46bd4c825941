import type { Award } from '../points/awards.ts';
import { standingFor } from './ladder.ts';

/** The status for `points`, as responses name it (SPEC §3). */
export function statusFields(points: number) {
  const { level } = standingFor(points);
  return { status: level.name, status_eng: level.englishName };
}

/** The status and the way to the next one; null where there is none. */
export function standingFields(points: number) {
  const { next, pointsToNext } = standingFor(points);
  return {
    ...statusFields(points),
    next_status: next?.name ?? null,
    next_status_eng: next?.englishName ?? null,
    points_to_next_status: pointsToNext,
  };
}

/** The balance after an answer and what the answer has earned. */
export function rewardFields({ points, awarded }: { points: number; awarded: Award[] }) {
  const earned = awarded.reduce((sum, award) => sum + award.points, 0);
  const { level } = standingFor(points);
  const before = standingFor(points - earned).level;
  const reachedStatus = before.id < level.id ? level.englishName : null;
  return { points, awarded, ...statusFields(points), reachedStatus };
}

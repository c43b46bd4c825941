import type { Home } from '../../../../core/contracts/home.ts';
import { mergeFigures, type ShownFigures } from '../../../../core/points/merge.ts';
import { standingFields } from '../../../../core/status/standing-fields.ts';

type Stats = Home['stats'];

/** The figures that several responses may contain at once. */
export function figuresOf({ points, words_learned, completedLessons }: Stats): ShownFigures {
  return { points, wordsLearned: words_learned, completedLessons };
}

/** The same learner with other figures; everything derived from points is updated too. */
export function withFigures(stats: Stats, { points, wordsLearned, completedLessons }: ShownFigures): Stats {
  return {
    ...stats,
    points,
    ...standingFields(points),
    words_learned: wordsLearned,
    wordsLearned,
    completedLessons,
  };
}

/**
 * Merges two responses of the server, which may arrive in the wrong order: the ledger only grows,
 * so the higher figure is the newer one (SPEC §4 Monotonic rules).
 */
export function risingFigures(one: Partial<ShownFigures>, other: Partial<ShownFigures>): ShownFigures {
  const higherFirst = (one.points ?? 0) >= (other.points ?? 0);
  return mergeFigures({ server: higherFirst ? one : other, cache: higherFirst ? other : one });
}

import type { Db } from '../connection/client.ts';
import { listLearners, rebuildMemory } from './cards.ts';

export type RebuildTotals = {
  learners: number;
  /** Words with schedules. */
  words: number;
  /** Cards that were missing, different from what they should be, or of words that have none. */
  changed: number;
};

/** How many learners are looked up at once; their cards are computed one learner after the other. */
const learnersAtOnce = 500;

/**
 * Recomputes everybody's schedules from the answers, one transaction for each learner: what was done stays done when it
 * stops in the middle, and nobody waits for another. Run twice, it changes nothing the second time.
 */
export async function rebuildEverybody(
  db: Db,
  { pageSize = learnersAtOnce }: { pageSize?: number } = {},
): Promise<RebuildTotals> {
  const totals: RebuildTotals = { learners: 0, words: 0, changed: 0 };
  for (let after = 0; ; ) {
    const ids = await listLearners(db, { after, limit: pageSize });
    for (const userId of ids) {
      const { words, changed } = await rebuildMemory(db, userId);
      totals.learners += 1;
      totals.words += words;
      totals.changed += changed;
      after = userId;
    }
    if (ids.length < pageSize) return totals;
  }
}

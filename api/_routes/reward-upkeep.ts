import { unnotedStatus } from '../../core/points/news.ts';
import type { Milestones } from '../../db/achievements.ts';
import { refreshRankHistogram } from '../../db/rank.ts';
import { noteStatuses } from '../../db/status-history.ts';
import type { Deps } from '../_deps.ts';

/** Work beside an answer: nobody waits for it, and a failure of it is only logged. */

const rankRefreshSeconds = 60;

/** Counts the ranks anew when that was last done more than a minute ago, by any instance. */
export async function keepRanksFresh(deps: Deps): Promise<void> {
  const key = 'ranks-fresh';
  const isDueHere = await deps.localStore.set(key, true, {
    onlyIfMissing: true,
    expirySeconds: rankRefreshSeconds,
  });
  if (!isDueHere) return;
  try {
    const isDue = await deps.store.set(key, true, { onlyIfMissing: true, expirySeconds: rankRefreshSeconds });
    if (isDue) await refreshRankHistogram(deps.db);
  } catch (cause) {
    deps.log('warn', 'ranks-not-refreshed', { cause: String(cause) });
  }
}

/** Notes a status that was reached since the last look: a few times in a learner's life. */
export function noteNewStatus(
  deps: Deps,
  user: { id: number; points: number },
  milestones: Milestones,
): void {
  if (!unnotedStatus(user.points, milestones.statuses)) return;
  const noted = noteStatuses(deps.db, user.id).catch((cause) => {
    deps.log('warn', 'status-not-noted', { cause: String(cause) });
  });
  deps.background(noted.then(() => undefined));
}

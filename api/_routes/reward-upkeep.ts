import { describeFailure } from '../../bot/services/failures.ts';
import { unnotedStatus } from '../../core/points/news.ts';
import type { Log, Store } from '../../core/ports.ts';
import type { Db } from '../../db/connection/client.ts';
import type { Milestones } from '../../db/rewards/achievements.ts';
import { rankRefreshSeconds, refreshRanksWhenDue } from '../../db/rewards/rank.ts';
import { noteStatuses } from '../../db/rewards/status-history.ts';
import type { Upkeep } from './memory-upkeep.ts';

/** Where the ranks are kept, and when they were counted. */
export type RankUpkeep = { db: Db; store: Store; localStore: Store; log: Log };

/**
 * Calculates the ranks again when they are more than a minute old; asks the shared store at most once a minute. A failure
 * is only logged.
 */
export async function keepRanksFresh(deps: RankUpkeep): Promise<void> {
  const mark = { onlyIfMissing: true, expirySeconds: rankRefreshSeconds };
  if (!(await deps.localStore.set('ranks-fresh-here', true, mark))) return;
  await refreshRanksWhenDue(deps.db, deps.store).catch((cause) =>
    deps.log('warn', 'ranks-not-refreshed', { cause: describeFailure(cause) }),
  );
}

/** Records a status reached since the last call: happens a few times per learner. */
export function noteNewStatus(
  deps: Upkeep,
  user: { id: number; points: number },
  milestones: Milestones,
): void {
  if (!unnotedStatus(user.points, milestones.statuses)) return;
  const noted = noteStatuses(deps.db, user.id).catch((cause) => {
    deps.log('warn', 'status-not-noted', { cause: describeFailure(cause) });
  });
  deps.background(noted.then(() => undefined));
}

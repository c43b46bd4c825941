import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { refreshRankHistogram } from '../rewards/rank.ts';
import { rankHistogram } from '../schema/index.ts';

/** Recomputes the places of the leaderboard for an admin; returns how many distinct numbers of points there are. */
export async function rebuildRanks(db: Db, { adminId }: { adminId: number }, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const before = { rankedPoints: await tx.$count(rankHistogram) };
    const rankedPoints = await refreshRankHistogram(tx);
    const act = { adminId, action: 'leaderboard.rebuild', target: 'product' };
    await noteAct(tx, { ...act, before, after: { rankedPoints } }, now);
    return rankedPoints;
  });
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { broadcastDeliveries, broadcasts } from '../schema/index.ts';
import { type Broadcast, broadcastOf } from './broadcast.ts';
import { findNextGroup, giveBack, openGroups, takeOfGroup } from './groups.ts';

/** What became of a message: 'again' when Telegram asked to wait and it was certainly not sent. */
export type DeliveryOutcome = 'sent' | 'gone' | 'failed' | 'again';

/** Ends a broadcast early; returns false when it had ended. A batch on its way still arrives. */
export async function stopBroadcast(
  db: Db,
  { id, adminId }: { id: number; adminId: number },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [stopped] = await tx
      .update(broadcasts)
      .set({ state: 'stopped' })
      .where(and(eq(broadcasts.id, id), eq(broadcasts.state, 'sending')))
      .returning();
    if (!stopped) return false;
    const { sent, total } = stopped;
    const act = { adminId, action: 'broadcast.stop', target: `broadcast:${id}` };
    await noteAct(
      tx,
      { ...act, before: { state: 'sending' }, after: { state: 'stopped', sent, total } },
      now,
    );
    return true;
  });
}

/** A run that has been silent for this long is considered dead; it writes to the row with each batch. */
const runnerSeconds = 30;
const runnerUntil = (now: Date) => new Date(now.getTime() + runnerSeconds * 1000);

/** Makes `runner` the only one that sends; returns false while another does, or when there is nothing left to send. */
export async function claimBroadcast(
  db: Db,
  { id, runner }: { id: number; runner: string },
  now: Date,
): Promise<boolean> {
  const isFree = sql`(${broadcasts.runnerUntil} is null or ${broadcasts.runnerUntil} <= ${now.toISOString()}::timestamptz)`;
  const rows = await db
    .update(broadcasts)
    .set({ runner, runnerUntil: runnerUntil(now) })
    .where(and(eq(broadcasts.id, id), eq(broadcasts.state, 'sending'), isFree))
    .returning({ id: broadcasts.id });
  return rows.length > 0;
}

/** Shows that `runner` is alive although it sends nothing; returns false when the broadcast has ended. */
export async function keepBroadcast(
  db: Db,
  { id, runner }: { id: number; runner: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(broadcasts)
    .set({ runnerUntil: runnerUntil(now) })
    .where(and(eq(broadcasts.id, id), eq(broadcasts.runner, runner), eq(broadcasts.state, 'sending')))
    .returning({ id: broadcasts.id });
  return rows.length > 0;
}

/** Lets other runs continue it. */
export async function releaseBroadcast(
  db: Db,
  { id, runner }: { id: number; runner: string },
): Promise<void> {
  await db
    .update(broadcasts)
    .set({ runner: null, runnerUntil: null })
    .where(and(eq(broadcasts.id, id), eq(broadcasts.runner, runner)));
}

/** Who is written to next: nobody when all are done, it was stopped, or another run sends ('over'), or until `waitsUntil`. */
export type TakenBatch = { userIds: number[]; next: 'more' | 'over' | { waitsUntil: Date } };

/**
 * Takes the next learners for `runner`, at most `limit`, and stores them before anything is sent: whatever fails after
 * that, nobody is written to twice. When nobody is left, the broadcast is done.
 */
export async function takeBatch(
  db: Db,
  { id, runner, limit }: { id: number; runner: string; limit: number },
  now: Date,
): Promise<TakenBatch> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update');
    if (row?.state !== 'sending' || row.runner !== runner) return { userIds: [], next: 'over' };
    const userIds: number[] = [];
    let next: TakenBatch['next'] = 'more';
    while (next === 'more' && userIds.length < limit) {
      const group = await findNextGroup(tx, id);
      if (group && group.dueAt > now) next = { waitsUntil: group.dueAt };
      else if (group) {
        userIds.push(...(await takeOfGroup(tx, { row, group, limit: limit - userIds.length }, now)));
      }
      // Who moved from a group that was not done into one that was.
      else if (userIds.length > 0 || (await openGroups(tx, row, now)) === 0) next = 'over';
    }
    const isDone = userIds.length === 0 && next === 'over';
    await tx
      .update(broadcasts)
      .set({ runnerUntil: runnerUntil(now), ...(isDone ? { state: 'done' as const } : {}) })
      .where(eq(broadcasts.id, id));
    return { userIds, next };
  });
}

/** Stores what became of a batch; returns the broadcast with its new figures. */
export async function settleBatch(
  db: Db,
  { id, outcomes }: { id: number; outcomes: ReadonlyMap<number, DeliveryOutcome> },
  now: Date,
): Promise<Broadcast> {
  return db.transaction(async (tx) => {
    const counts = { sent: 0, gone: 0, failed: 0, again: 0 };
    for (const outcome of ['sent', 'gone', 'failed', 'again'] as const) {
      const userIds = [...outcomes].flatMap(([userId, its]) => (its === outcome ? [userId] : []));
      if (userIds.length > 0) await markDeliveries(tx, { id, userIds, outcome }, now);
      counts[outcome] = userIds.length;
      if (outcome === 'again' && userIds.length > 0) await giveBack(tx, id, userIds);
    }
    const [row] = await tx
      .update(broadcasts)
      .set({
        sent: sql`${broadcasts.sent} + ${counts.sent}`,
        gone: sql`${broadcasts.gone} + ${counts.gone}`,
        failed: sql`${broadcasts.failed} + ${counts.failed}`,
      })
      .where(eq(broadcasts.id, id))
      .returning();
    if (!row) throw new Error(`there is no broadcast ${id}`);
    return broadcastOf(row);
  });
}

async function markDeliveries(
  tx: Db,
  mark: { id: number; userIds: number[]; outcome: DeliveryOutcome },
  now: Date,
): Promise<void> {
  await tx
    .update(broadcastDeliveries)
    .set({ outcome: mark.outcome, at: now })
    .where(
      and(eq(broadcastDeliveries.broadcastId, mark.id), inArray(broadcastDeliveries.userId, mark.userIds)),
    );
}

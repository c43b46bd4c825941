import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { FormattedText } from '../core/ports.ts';
import { noteAct } from './audit.ts';
import { type Db, readJson } from './connection/client.ts';
import { broadcastDeliveries, broadcasts } from './schema/index.ts';

export type Broadcast = FormattedText & {
  id: number;
  adminId: number;
  state: 'sending' | 'stopped' | 'done';
  /** Learners who were to get it when it began; those who came or left since are not counted. */
  total: number;
  sent: number;
  gone: number;
  failed: number;
};

/** What became of a message: 'again' when Telegram asked to wait and it was certainly not sent. */
export type DeliveryOutcome = 'sent' | 'gone' | 'failed' | 'again';

/** Who may be written to, from a row of users. */
const reachable = sql`bot_blocked_at is null and blocked_at is null`;

/** How many learners a message would go to now. */
export async function countAudience(db: Db): Promise<number> {
  return readJson(
    db,
    'broadcast_audience',
    z.number,
    sql`select count(*)::int as data from users where ${reachable}`,
  );
}

/**
 * Begins a broadcast to everybody who is there now; nothing is sent yet. `begunBy` names the dialogue behind it: when
 * requested twice, the first one is returned.
 */
export async function beginBroadcast(
  db: Db,
  input: FormattedText & { adminId: number; begunBy: number },
  now: Date,
): Promise<Broadcast> {
  return db.transaction(async (tx) => {
    const values = { ...input, createdAt: now, state: 'sending' as const, total: await countAudience(tx) };
    const [begun] = await tx.insert(broadcasts).values(values).onConflictDoNothing().returning();
    if (begun) {
      const { id, total, text } = begun;
      const act = { adminId: input.adminId, action: 'broadcast.send', target: `broadcast:${id}` };
      await noteAct(tx, { ...act, before: null, after: { total, text } }, now);
      return broadcastOf(begun);
    }
    const [known] = await tx.select().from(broadcasts).where(eq(broadcasts.begunBy, input.begunBy));
    if (!known) throw new Error('a broadcast that conflicts was not found');
    return broadcastOf(known);
  });
}

export async function readBroadcast(db: Db, id: number): Promise<Broadcast | undefined> {
  const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  return row && broadcastOf(row);
}

/** Unfinished broadcasts, oldest first. */
export async function listUnfinished(db: Db): Promise<Broadcast[]> {
  const rows = await db
    .select()
    .from(broadcasts)
    .where(eq(broadcasts.state, 'sending'))
    .orderBy(asc(broadcasts.id));
  return rows.map(broadcastOf);
}

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

/**
 * Takes the next learners for `runner`, at most `limit`, and stores them before anything is sent: whatever fails after
 * that, nobody is written to twice. Returns none when nobody is left, and the broadcast is done; also for a run that is
 * not (or no longer) the one that sends.
 */
export async function takeBatch(
  db: Db,
  { id, runner, limit }: { id: number; runner: string; limit: number },
  now: Date,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update');
    if (row?.state !== 'sending' || row.runner !== runner) return [];
    const at = sql`${now.toISOString()}::timestamptz`;
    const taken = await readJson(
      tx,
      'broadcast_batch',
      () => z.array(z.number()),
      sql`with batch as (
        select id from users where id > ${row.takenUpTo} and ${reachable}
          and created_at <= ${row.createdAt.toISOString()}::timestamptz order by id limit ${limit}::int),
      written as (
        insert into broadcast_deliveries (broadcast_id, user_id, outcome, at)
        select ${id}::int, id, 'taken', ${at} from batch on conflict do nothing returning user_id)
      select coalesce(json_agg(user_id order by user_id), '[]') as data from written`,
    );
    const batch = taken.length > 0 ? taken : await takeAgain(tx, id, limit, now);
    const next = {
      takenUpTo: taken.at(-1) ?? row.takenUpTo,
      runnerUntil: runnerUntil(now),
      ...(batch.length === 0 ? { state: 'done' as const } : {}),
    };
    await tx.update(broadcasts).set(next).where(eq(broadcasts.id, id));
    return batch;
  });
}

/** Those for whom Telegram had asked us to wait. */
async function takeAgain(tx: Db, id: number, limit: number, now: Date): Promise<number[]> {
  const waiting = await tx
    .select({ userId: broadcastDeliveries.userId })
    .from(broadcastDeliveries)
    .where(and(eq(broadcastDeliveries.broadcastId, id), sql`outcome = 'again'`))
    .orderBy(asc(broadcastDeliveries.userId))
    .limit(limit);
  const userIds = waiting.map(({ userId }) => userId);
  if (userIds.length > 0) await markDeliveries(tx, { id, userIds, outcome: 'taken' }, now);
  return userIds;
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
  mark: { id: number; userIds: number[]; outcome: DeliveryOutcome | 'taken' },
  now: Date,
): Promise<void> {
  await tx
    .update(broadcastDeliveries)
    .set({ outcome: mark.outcome, at: now })
    .where(
      and(eq(broadcastDeliveries.broadcastId, mark.id), inArray(broadcastDeliveries.userId, mark.userIds)),
    );
}

function broadcastOf(row: typeof broadcasts.$inferSelect): Broadcast {
  const { id, adminId, text, entities, state, total, sent, gone, failed } = row;
  return { id, adminId, text, entities, state, total, sent, gone, failed };
}

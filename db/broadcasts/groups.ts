import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { dueAtOf } from '../../core/broadcasts/when.ts';
import { nextWritableAt } from '../../core/reminders/writable.ts';
import { canonicalTimeZone, defaultTimeZone } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { broadcastGroups, type broadcasts } from '../schema/index.ts';
import { isAddressed, restsNow } from './audience.ts';

type Row = typeof broadcasts.$inferSelect;
type Group = typeof broadcastGroups.$inferSelect;

/** Learners of the audience who were not taken yet; those whom Telegram asked to wait for were not. */
const isLeft = (id: number) => sql`not exists (select 1 from broadcast_deliveries d
  where d.broadcast_id = ${id}::int and d.user_id = u.id and d.outcome <> 'again')`;

/**
 * Makes the groups of all who are left, from their first id on, and returns how many learners they hold. Called when a
 * broadcast begins and when its groups are done: who has moved to another zone meanwhile is then found there.
 */
export async function openGroups(tx: Db, row: Row, now: Date): Promise<number> {
  const found = await readJson(
    tx,
    `broadcast_groups_${row.audience.kind}`,
    () => z.array(z.object({ zone: z.string(), rests: z.boolean(), learners: z.number() })),
    sql`select coalesce(json_agg(g), '[]') as data from (
      select u.timezone as zone, ${restsNow} as rests, count(*)::int as learners from users u
      where ${isAddressed(row, now)} and ${isLeft(row.id)} group by 1, 2) g`,
  );
  for (const { zone, rests } of found) {
    const dueAt = dueAtOf({ zone: knownZone(zone), rests }, row.localTime, now);
    const set = { dueAt, takenUpTo: 0, isDone: false };
    await tx
      .insert(broadcastGroups)
      .values({ broadcastId: row.id, zone, rests, ...set })
      .onConflictDoUpdate({
        target: [broadcastGroups.broadcastId, broadcastGroups.zone, broadcastGroups.rests],
        set,
      });
  }
  return found.reduce((sum, { learners }) => sum + learners, 0);
}

/** The open group whose turn comes first. */
export async function findNextGroup(tx: Db, broadcastId: number): Promise<Group | undefined> {
  const [group] = await tx
    .select()
    .from(broadcastGroups)
    .where(and(eq(broadcastGroups.broadcastId, broadcastId), eq(broadcastGroups.isDone, false)))
    .orderBy(asc(broadcastGroups.dueAt), asc(broadcastGroups.zone), asc(broadcastGroups.rests))
    .limit(1);
  return group;
}

/**
 * Takes the next learners of a group whose time has come, at most `limit`, or moves the group to when they may be written
 * to: a long broadcast goes on into their night.
 */
export async function takeOfGroup(
  tx: Db,
  { row, group, limit }: { row: Row; group: Group; limit: number },
  now: Date,
): Promise<number[]> {
  const dueAt = nextWritableAt({ zone: knownZone(group.zone), rests: group.rests }, now);
  if (dueAt > now) {
    await changeGroup(tx, group, { dueAt });
    return [];
  }
  const taken = await readJson(
    tx,
    `broadcast_batch_${row.audience.kind}`,
    () => z.array(z.number()),
    sql`with batch as (
      select u.id from users u where u.timezone = ${group.zone} and u.id > ${group.takenUpTo}
        and ${isAddressed(row, now)} and ${restsNow} = ${group.rests}::bool and ${isLeft(row.id)}
      order by u.id limit ${limit}::int),
    written as (
      insert into broadcast_deliveries (broadcast_id, user_id, outcome, at)
      select ${row.id}::int, id, 'taken', ${now.toISOString()}::timestamptz from batch
      on conflict (broadcast_id, user_id) do update set outcome = 'taken', at = excluded.at
        where broadcast_deliveries.outcome = 'again'
      returning user_id)
    select coalesce(json_agg(user_id order by user_id), '[]') as data from written`,
  );
  await changeGroup(tx, group, {
    takenUpTo: taken.at(-1) ?? group.takenUpTo,
    isDone: taken.length < limit,
  });
  return taken;
}

/** Opens the groups of learners to whom certainly nothing was sent, from the first of them on. */
export async function giveBack(tx: Db, id: number, userIds: readonly number[]): Promise<void> {
  await tx.execute(sql`update broadcast_groups g
    set taken_up_to = least(g.taken_up_to, back.before), is_done = false
    from (select u.timezone, ${restsNow} as rests, min(u.id) - 1 as before from users u
      where u.id = any(array(select json_array_elements_text(${JSON.stringify(userIds)}::json)::bigint))
      group by 1, 2) back
    where g.broadcast_id = ${id}::int and g.zone = back.timezone and g.rests = back.rests`);
}

async function changeGroup(
  tx: Db,
  { broadcastId, zone, rests }: Group,
  change: Partial<Pick<Group, 'dueAt' | 'takenUpTo' | 'isDone'>>,
): Promise<void> {
  await tx
    .update(broadcastGroups)
    .set(change)
    .where(
      and(
        eq(broadcastGroups.broadcastId, broadcastId),
        eq(broadcastGroups.zone, zone),
        eq(broadcastGroups.rests, rests),
      ),
    );
}

/** Zones are checked on input; one that this runtime no longer knows must not stop a broadcast. */
const knownZone = (zone: string) => canonicalTimeZone(zone) ?? defaultTimeZone;

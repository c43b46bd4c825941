import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { chargesKeptSince, deletedPersonId } from '../../core/people/deletion.ts';
import type { PersonDigests } from '../../core/ports.ts';
import type { Db } from '../connection/client.ts';
import { isInDoubt } from '../payments/doubts.ts';
import {
  auditLog,
  deletedPeople,
  keptCharges,
  orders,
  recordings,
  speechSpending,
  starPayments,
  users,
} from '../schema/index.ts';
import { removeRecordings } from '../voices/remove.ts';
import { type PersonTable, personTables, traces } from './person-tables.ts';

/** Rows of one statement: some tenths of a second. */
const batchRows = 10_000;

/**
 * 'erased': nothing is left of the person but what `personTables` says. 'unfinished': there was no time left, and the
 * next run goes on. 'waiting': not due, taken back, or a payment of theirs is still looked for at Telegram.
 */
export type Erasure = 'erased' | 'unfinished' | 'waiting';

/**
 * Deletes everything about a person whose day is over. Large tables are emptied in batches, each a transaction of its
 * own; the rest goes in one, together with the person's row: until then the person is due, so that what was interrupted
 * is continued. Safe to repeat, and to run twice at once.
 */
export async function erasePerson(
  db: Db,
  input: { userId: number; digests: PersonDigests; isTimeLeft?: () => boolean },
  now: Date,
): Promise<Erasure> {
  const { userId, digests, isTimeLeft = () => true } = input;
  if (!(await claim(db, userId, now))) return 'waiting';
  for (const entry of Object.values<PersonTable>(personTables)) {
    if (entry.deletion === 'batches' && !(await deleteInBatches(db, entry, userId, isTimeLeft))) {
      return 'unfinished';
    }
  }
  return db.transaction<Erasure>(async (tx) => {
    const [user] = await tx
      .select({ blockedAt: users.blockedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) return 'erased';
    await deleteRows(tx, userId, now);
    await noteDeleted(tx, { userId, isBlocked: user.blockedAt !== null, digests }, now);
    return 'erased';
  });
}

/** From here on it cannot be taken back. A charge that may exist would be found by nobody afterwards: it comes first. */
async function claim(db: Db, userId: number, now: Date): Promise<boolean> {
  const claimed = await db
    .update(users)
    .set({ erasingSince: sql`coalesce(${users.erasingSince}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(users.id, userId), lte(users.deletionDueAt, now), sql`not ${isInDoubt(sql`users.id`)}`))
    .returning({ id: users.id });
  return claimed.length > 0;
}

/** Rows that another statement has locked are left for the end. Returns false when there is no time left. */
async function deleteInBatches(
  db: Db,
  { table, owner }: PersonTable,
  userId: number,
  isTimeLeft: () => boolean,
): Promise<boolean> {
  for (;;) {
    if (!isTimeLeft()) return false;
    const { rows } = await db.execute<{ deleted: number }>(sql`with gone as (
      delete from ${table} where ${owner} = ${userId} and ctid = any(array(
        select ctid from ${table} where ${owner} = ${userId} limit ${batchRows} for update skip locked))
      returning 1) select count(*)::int as deleted from gone`);
    if ((rows[0]?.deleted ?? 0) < batchRows) return true;
  }
}

async function deleteRows(tx: Db, userId: number, now: Date): Promise<void> {
  await removeRecordings(tx, eq(recordings.speakerId, userId));
  await keepCharges(tx, userId, now);
  await tx.delete(speechSpending).where(eq(speechSpending.who, `learner:${userId}`));
  for (const { table, owner, deletion } of Object.values<PersonTable>(personTables)) {
    if (deletion !== 'own') await tx.delete(table).where(eq(owner, userId));
  }
  await tx.delete(orders).where(eq(orders.userId, userId));
  await removeTraces(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
}

/** What a refund needs stays for its term; somebody else's payment of the person's order stays theirs. */
async function keepCharges(tx: Db, userId: number, now: Date): Promise<void> {
  const since = chargesKeptSince(now).toISOString();
  await tx.execute(sql`
    insert into ${keptCharges} (telegram_payment_charge_id, payer_id, plan, stars, paid_at, refunded_at)
    select p.telegram_payment_charge_id, p.user_id, o.plan, p.stars, p.paid_at, p.refunded_at
    from ${starPayments} p left join ${orders} o on o.id = p.order_id
    where p.user_id = ${userId} and p.paid_at > ${since}::timestamptz
    on conflict do nothing`);
  await tx.delete(starPayments).where(eq(starPayments.userId, userId));
  await tx
    .update(starPayments)
    .set({ orderId: null })
    .where(sql`${starPayments.orderId} in (select id from orders where user_id = ${userId})`);
}

/** Acts of admins stay, without the person: neither who did it nor whom it was done to. */
async function removeTraces(tx: Db, userId: number): Promise<void> {
  for (const { table, column, to } of traces) {
    await tx.execute(
      sql`update ${table} set ${sql.identifier(column.name)} = ${to} where ${column} = ${userId}`,
    );
  }
  const isAbout = (kind: 'user' | 'speaker'): SQL => eq(auditLog.target, `${kind}:${userId}`);
  await tx
    .update(auditLog)
    .set({
      target: sql`split_part(${auditLog.target}, ':', 1) || ${`:${deletedPersonId}`}`,
      before: null,
      after: null,
    })
    .where(or(isAbout('user'), isAbout('speaker')));
  await tx
    .update(auditLog)
    .set({ after: sql`${auditLog.after} - 'speakerId'` })
    .where(sql`${auditLog.after} ->> 'speakerId' = ${String(userId)}`);
}

async function noteDeleted(
  tx: Db,
  { userId, isBlocked, digests }: { userId: number; isBlocked: boolean; digests: PersonDigests },
  now: Date,
): Promise<void> {
  const row = { digest: digests.of(userId), keyMark: digests.keyMark, deletedAt: now, isBlocked };
  await tx.insert(deletedPeople).values(row).onConflictDoUpdate({ target: deletedPeople.digest, set: row });
}

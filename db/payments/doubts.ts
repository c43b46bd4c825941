import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  clientCancelReasons,
  doubtBlocksMinutes,
  isOrderId,
  lookAgainSeconds,
} from '../../core/payments/orders.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { orders } from '../schema/index.ts';
import { graceMs } from './orders.ts';

/** Orders whose charge may exist without having been reported: see `doubt_since` in the schema. */

/** True in SQL when the learner has an order in doubt: one look into an index that is nearly always empty. */
export function isInDoubt(userId: SQL): SQL {
  return sql`exists (select 1 from orders o where o.user_id = ${userId} and o.doubt_since is not null)`;
}

export type Doubt = { orderId: string; since: Date };

export async function listDoubts(db: Db, userId: number): Promise<Doubt[]> {
  const rows = await db
    .select({ orderId: orders.id, since: orders.doubtSince })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.doubtSince)));
  return rows.flatMap(({ orderId, since }) => (since ? { orderId, since } : []));
}

/**
 * The app reports an order as paid: from now on it is in doubt. An order that is paid, replaced or was never issued is
 * left alone.
 */
export async function noteWordOfApp(
  db: Db,
  { orderId, userId }: { orderId: string; userId: number },
  now: Date,
): Promise<void> {
  if (!isOrderId(orderId)) return;
  const mayBePaid = sql`(${orders.status} in ('created', 'checked', 'expired')
    or (${orders.status} = 'cancelled' and ${orders.cancelReason} in ${[...clientCancelReasons]}))`;
  await db
    .update(orders)
    .set({ doubtSince: now })
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), isNull(orders.doubtSince), mayBePaid));
}

/**
 * Claims the learner's orders in doubt for a look at Telegram's list. Returns false when there are none, or when
 * somebody has claimed them within the last half minute.
 */
export async function claimDoubts(db: Db, userId: number, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - lookAgainSeconds * 1000);
  const rows = await db
    .update(orders)
    .set({ askedAt: now })
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(orders.doubtSince),
        or(isNull(orders.askedAt), lte(orders.askedAt, before)),
      ),
    )
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** True when anybody has an order in doubt. */
export async function hasDoubts(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(isNotNull(orders.doubtSince)).limit(1);
  return row !== undefined;
}

/**
 * Ends the doubts that a complete look at Telegram's list, begun at `lookedAt`, has not confirmed: the invoice could no
 * longer be paid by then, and the doubt was old enough for its charge to be in the list. Returns how many.
 */
export async function endDoubts(db: Db, lookedAt: Date): Promise<number> {
  const rows = await db
    .update(orders)
    .set({ doubtSince: null, askedAt: null })
    .where(
      and(
        isNotNull(orders.doubtSince),
        lte(orders.expiresAt, new Date(lookedAt.getTime() - graceMs)),
        lte(orders.doubtSince, new Date(lookedAt.getTime() - doubtBlocksMinutes * 60_000)),
      ),
    )
    .returning({ id: orders.id });
  return rows.length;
}

const moneyStateRow = () =>
  z.object({
    /** Stars of charges that match no order and were not refunded. */
    unmatchedStars: z.number(),
    /** How long the oldest order in doubt has been so; null when there is none. */
    oldestDoubtSeconds: z.number().nullable(),
  });
export type MoneyState = RowOf<typeof moneyStateRow>;

/** What waits to be settled. */
export function readMoneyState(db: Db, now: Date): Promise<MoneyState> {
  return readJson(
    db,
    'money_state',
    moneyStateRow,
    sql`select json_build_object(
      'unmatchedStars', (select coalesce(sum(stars), 0)::int from star_payments
        where refunded_at is null and issue is not null),
      'oldestDoubtSeconds', (select floor(extract(epoch from ${now.toISOString()}::timestamptz - doubt_since))::int
        from orders where doubt_since is not null order by doubt_since limit 1)) as data`,
  );
}

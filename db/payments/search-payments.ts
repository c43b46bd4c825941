import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { paymentIssues } from '../../core/payments/orders.ts';
import { type PlanId, planIds } from '../../core/payments/plans.ts';
import { bounded } from '../admin/bounded.ts';
import { matchingPerson } from '../admin/people/list-users.ts';
import { type Period, within } from '../admin/period.ts';
import { type Db, readJson } from '../connection/client.ts';
import type { PaymentRecord } from './records.ts';

const searchRow = () =>
  z.object({
    payments: z.array(
      z.object({
        chargeId: z.string(),
        orderId: z.string().nullable(),
        plan: z.enum(planIds).nullable(),
        userId: z.number().nullable(),
        userName: z.string().nullable(),
        stars: z.number(),
        source: z.enum(['webhook', 'reconcile', 'refund']),
        issue: z.enum(paymentIssues).nullable(),
        isSurplus: z.boolean(),
        paidAt: z.string(),
        refundedAt: z.string().nullable(),
      }),
    ),
    count: z.number(),
    stars: z.number(),
    refunded: z.number(),
  });

/** A payment of the list of all; `userName` is the whole name, and null where nobody has that id any more. */
export type FoundPayment = Omit<PaymentRecord, 'orderStatus' | 'orderUserId'>;

export type PaymentSearch = {
  /** What was typed: a person (as in the list of learners), or the number of a charge. */
  text?: string | undefined;
  /** Who paid. */
  userId?: number | undefined;
  /** 'unknown': those that match no plan. */
  plan: PlanId | 'unknown' | 'any';
  /** 'paid' still hold its stars; 'issues' are those of them that grant nothing. */
  state: 'all' | 'paid' | 'refunded' | 'issues';
  /** Days on which it was paid. */
  paid: Period;
};

type Page = {
  /** The last payment of the page before. */
  after?: Pick<PaymentRecord, 'paidAt' | 'chargeId'> | undefined;
  limit: number;
};

export type FoundPayments = {
  payments: FoundPayment[];
  /** Of the whole search: how many, stars that were kept, and stars that went back. */
  sum: { payments: number; stars: number; refunded: number };
};

/** All payments that fit, newest first, those of deleted people among them. */
export async function searchPayments(
  db: Db,
  { text = '', userId, plan, state, paid }: PaymentSearch,
  { after, limit }: Page,
): Promise<FoundPayments> {
  const typed = typedText(text.trim());
  // A condition of its own, by which the index is used.
  const payer = userId === undefined ? sql`true` : sql`c.user_id = ${userId}::bigint`;
  const { payments, count, stars, refunded } = await bounded(db, (tx) =>
    readJson(
      tx,
      `search_payments_${typed.name}_${userId === undefined ? 'any' : 'one'}`,
      searchRow,
      sql`with charges as (
        select p.telegram_payment_charge_id as charge_id, p.order_id, p.user_id, p.stars, p.source, p.issue,
          p.is_surplus, p.paid_at, p.refunded_at, case when p.issue is null then o.plan end as plan
        from star_payments p left join orders o on o.id = p.order_id
        union all
        select telegram_payment_charge_id, null, payer_id, stars, 'webhook', null, false, paid_at, refunded_at, plan
        from kept_charges),
      found as (
        select c.*, u.id is not null as is_known, concat_ws(' ', u.first_name, u.last_name) as name
        from charges c left join users u on u.id = c.user_id
        where ${typed.condition} and ${payer}
          and ${within(sql`c.paid_at`, paid)}
          and case ${plan}::text when 'any' then true when 'unknown' then c.plan is null else c.plan = ${plan}::text end
          and case ${state}::text when 'all' then true when 'refunded' then c.refunded_at is not null
            when 'paid' then c.refunded_at is null
            else c.refunded_at is null and (c.is_surplus or c.issue is not null) end),
      page as (
        select * from found where ${after?.chargeId ?? null}::text is null
          or (paid_at, charge_id) < (${after?.paidAt.toISOString() ?? null}::timestamptz, ${after?.chargeId ?? null}::text)
        order by paid_at desc, charge_id desc limit ${limit}::int)
      select json_build_object(
        'count', (select count(*)::int from found),
        'stars', (select coalesce(sum(stars), 0)::int from found where refunded_at is null),
        'refunded', (select coalesce(sum(stars), 0)::int from found where refunded_at is not null),
        'payments', coalesce((select json_agg(json_build_object('chargeId', charge_id, 'orderId', order_id,
          'plan', plan, 'userId', user_id, 'userName', case when is_known then name end, 'stars', stars,
          'source', source, 'issue', issue, 'isSurplus', is_surplus, 'paidAt', paid_at, 'refundedAt', refunded_at)
          order by paid_at desc, charge_id desc) from page), '[]')) as data`,
    ),
  );
  return {
    payments: payments.map(({ paidAt, refundedAt, ...payment }) => ({
      ...payment,
      paidAt: new Date(paidAt),
      refundedAt: refundedAt === null ? null : new Date(refundedAt),
    })),
    sum: { payments: count, stars, refunded },
  };
}

/** An id is looked for among those of deleted people, too. */
function typedText(text: string): { name: string; condition: SQL } {
  const { name, condition } = matchingPerson(text);
  if (name === 'all') return { name, condition };
  const person = name === 'id' ? sql`c.user_id = ${text}::bigint` : condition;
  return { name, condition: sql`(${person} or c.charge_id = ${text}::text)` };
}

import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { shelf } from '../../core/payments/plans.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { premiumNotices } from '../schema/index.ts';

const noticeRow = () =>
  z.object({
    userId: z.number(),
    endsAt: z.string(),
    /** Which of the two notices it is. */
    daysBefore: z.union([z.literal(7), z.literal(1)]),
    /** IANA zone. */
    timezone: z.string(),
  });

/** A learner whose premium ends soon. */
export type Notice = Omit<RowOf<typeof noticeRow>, 'endsAt'> & { endsAt: Date };

/**
 * Learners whose premium ends within 7 days, or within one, and who have not been notified yet; nearest end first. Left
 * out: learners who have premium forever, who bought only what is not offered to everybody, who have blocked the bot or were blocked.
 */
export async function findNotices(db: Db, limit: number, now: Date): Promise<Notice[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await readJson(
    db,
    'premium_notices_due',
    () => z.array(noticeRow()),
    // JavaScript dates have no more than milliseconds.
    sql`with soon as (
      select e.user_id, max(date_trunc('milliseconds', e.ends_at)) as ends_at from entitlements e
      where e.revoked_at is null and e.plan in ${[...shelf]} and e.ends_at > ${at} and e.ends_at <= ${at} + interval '7 days'
      group by e.user_id),
    due as (
      select s.user_id, s.ends_at, u.timezone,
        case when s.ends_at <= ${at} + interval '1 day' then 1 else 7 end as days_before
      from soon s join users u on u.id = s.user_id
      where u.bot_blocked_at is null and u.blocked_at is null
        and not exists (select 1 from entitlements later where later.user_id = s.user_id and later.revoked_at is null
          and (later.ends_at is null or date_trunc('milliseconds', later.ends_at) > s.ends_at)))
    select coalesce(json_agg(d), '[]') as data from (
      select d.user_id as "userId", d.ends_at as "endsAt", d.days_before as "daysBefore", d.timezone from due d
      where not exists (select 1 from premium_notices n
        where n.user_id = d.user_id and n.ends_at = d.ends_at and n.days_before = d.days_before)
      order by d.ends_at, d.user_id limit ${limit}) d`,
  );
  return rows.map((row) => ({ ...row, endsAt: new Date(row.endsAt) }));
}

/** Claims the notice; returns false when it was given before, or another run has it. */
export async function takeNotice(db: Db, notice: Notice, now: Date): Promise<boolean> {
  const { userId, endsAt, daysBefore } = notice;
  const rows = await db
    .insert(premiumNotices)
    .values({ userId, endsAt, daysBefore, at: now })
    .onConflictDoNothing()
    .returning({ userId: premiumNotices.userId });
  return rows.length > 0;
}

/** Releases a notice that could not be sent: the next run tries again. */
export async function giveNoticeBack(db: Db, { userId, endsAt, daysBefore }: Notice): Promise<void> {
  await db
    .delete(premiumNotices)
    .where(
      and(
        eq(premiumNotices.userId, userId),
        eq(premiumNotices.endsAt, endsAt),
        eq(premiumNotices.daysBefore, daysBefore),
      ),
    );
}

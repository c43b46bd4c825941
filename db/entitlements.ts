import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PlanId, Premium } from '../core/payments/plans.ts';
import { type Db, readJson } from './connection/client.ts';

/** A moment, or SQL that gives it. */
export type Moment = Date | SQL;

const at = (now: Moment) => (now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now);

/** A right begins at Telegram's date of the payment, and Telegram's clock may be ahead of ours. */
const hasBegun = (now: Moment) => sql`e.starts_at <= ${at(now)} + interval '5 minutes'`;

/** True in SQL when the learner holds a live entitlement at `now`. Premium is always computed (DESIGN §2). */
export function hasPremium(userId: SQL | number, now: Moment): SQL {
  return sql`exists (
    select 1 from entitlements e where e.user_id = ${userId} and e.revoked_at is null
      and ${hasBegun(now)} and (e.ends_at is null or e.ends_at > ${at(now)}))`;
}

/**
 * A learner at a lesson. `isAdminByEnv`: the environment names them an admin; the role in the database is looked up.
 */
export type Visitor = { userId: number; isAdminByEnv?: boolean | undefined };

/** A visitor as known to SQL. */
export type VisitorInSql = {
  userId: SQL | number;
  isAdminByEnv?: SQL | boolean | undefined;
  /** Their role in the database, where their row is at hand; otherwise it is looked up. */
  role?: SQL;
};

/** True in SQL when the learner is an admin. */
export function isAdminHere({ userId, isAdminByEnv = false, role }: VisitorInSql): SQL {
  const isAdmin = role
    ? sql`${role} = 'admin'`
    : sql`exists (select 1 from users where id = ${userId} and role = 'admin')`;
  return sql`(${isAdminByEnv}::bool or ${isAdmin})`;
}

/** True in SQL when premium lessons are open to the learner at `now`: the rule of core/lesson/access.ts. */
export function opensPremium(visitor: VisitorInSql, now: Moment): SQL {
  return sql`(${hasPremium(visitor.userId, now)} or ${isAdminHere(visitor)})`;
}

/** True in SQL when the learner's premium has no end. */
export function hasPremiumForEver(userId: SQL | number, now: Date): SQL {
  return sql`exists (
    select 1 from entitlements e where e.user_id = ${userId} and e.revoked_at is null
      and ${hasBegun(now)} and e.ends_at is null)`;
}

/**
 * End of premium as SQL, years bought ahead included; null when there is none or it lasts forever. A right that begins
 * later begins where another ends (core/payments/rights.ts), so the latest end is the end of all.
 */
export function premiumUntil(userId: SQL | number, now: Moment): SQL {
  return sql`(
    select case when bool_or(e.ends_at is null) or not bool_or(${hasBegun(now)}) then null
      else max(e.ends_at) end
    from entitlements e where e.user_id = ${userId} and e.revoked_at is null
      and (e.ends_at is null or e.ends_at > ${at(now)}))`;
}

/** True when the learner has this very plan at `now`, or has bought it ahead. */
export async function holdsPlan(db: Db, userId: number, plan: PlanId, now: Date): Promise<boolean> {
  return readJson(
    db,
    'holds_plan',
    () => z.boolean(),
    sql`select to_json(exists (select 1 from entitlements e
      where e.user_id = ${userId} and e.plan = ${plan} and e.revoked_at is null
        and (e.ends_at is null or e.ends_at > ${at(now)}))) as data`,
  );
}

/** The learner's right to premium at `now`; none for an unknown learner. */
export async function readPremium(db: Db, userId: number, now: Date): Promise<Premium> {
  const { isPremium, until } = await readJson(
    db,
    'premium',
    () => z.object({ isPremium: z.boolean(), until: z.string().nullable() }),
    sql`select json_build_object('isPremium', ${hasPremium(userId, now)},
      'until', ${premiumUntil(userId, now)}) as data`,
  );
  return { isPremium, until: until === null ? null : new Date(until) };
}

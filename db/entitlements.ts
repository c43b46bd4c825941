import { type SQL, sql } from 'drizzle-orm';

/** True in SQL when the learner holds a live entitlement at `now`. Premium is always computed (DESIGN §2). */
export function hasPremium(userId: SQL | number, now: Date): SQL {
  return sql`exists (
    select 1 from entitlements e where e.user_id = ${userId} and e.revoked_at is null
      and e.starts_at <= ${now.toISOString()}::timestamptz
      and (e.ends_at is null or e.ends_at > ${now.toISOString()}::timestamptz))`;
}

/** End of the latest live entitlement as SQL; null when there is none or it is for ever. */
export function premiumUntil(userId: SQL | number, now: Date): SQL {
  return sql`(
    select case when bool_or(e.ends_at is null) then null else max(e.ends_at) end from entitlements e
    where e.user_id = ${userId} and e.revoked_at is null
      and e.starts_at <= ${now.toISOString()}::timestamptz
      and (e.ends_at is null or e.ends_at > ${now.toISOString()}::timestamptz))`;
}

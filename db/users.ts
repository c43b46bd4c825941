import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, readJson } from './client.ts';
import { hasPremium, premiumUntil } from './entitlements.ts';
import { users } from './schema/index.ts';

/** What Telegram tells of a person. */
export type Person = {
  id: number;
  firstName: string;
  lastName?: string | undefined;
  username?: string | undefined;
  languageCode?: string | undefined;
};

export type UserRecord = {
  id: number;
  firstName: string;
  lastName: string | null;
  username: string | null;
  points: number;
  role: 'learner' | 'admin';
  timezone: string;
  isPremium: boolean;
  /** ISO; null when there is no end or no premium. */
  premiumUntil: string | null;
  isBlocked: boolean;
};

/** The fields of a UserRecord from a row named `u`. */
export function userJson(now: Date): SQL {
  return sql`json_build_object(
    'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'username', u.username,
    'points', u.points, 'role', u.role, 'timezone', u.timezone,
    'isPremium', ${hasPremium(sql`u.id`, now)}, 'premiumUntil', ${premiumUntil(sql`u.id`, now)},
    'isBlocked', u.blocked_at is not null)`;
}

/**
 * Notes that a person is here: a new row, or the names as Telegram has them now. A zone, when given, replaces the
 * stored one. Points, progress and role are never touched.
 */
export async function welcomeUser(
  db: Db,
  input: { person: Person; timezone?: string | undefined; fallbackZone: string },
  now: Date,
): Promise<UserRecord> {
  const { person } = input;
  const at = now.toISOString();
  return readJson<UserRecord>(
    db,
    'welcome_user',
    sql`with u as (
      insert into users (id, first_name, last_name, username, language_code, timezone, created_at, last_seen_at)
      values (${person.id}, ${person.firstName}, ${person.lastName ?? null}, ${person.username ?? null},
        ${person.languageCode ?? null}, coalesce(${input.timezone ?? null}::text, ${input.fallbackZone}),
        ${at}::timestamptz, ${at}::timestamptz)
      on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
        username = excluded.username, language_code = coalesce(excluded.language_code, users.language_code),
        timezone = coalesce(${input.timezone ?? null}::text, users.timezone), last_seen_at = excluded.last_seen_at
      returning *)
    select ${userJson(now)} as data from u`,
  );
}

/** The user, or undefined when there is no such row. */
export async function findUser(db: Db, userId: number, now: Date): Promise<UserRecord | undefined> {
  const found = await readJson<UserRecord | null>(
    db,
    'find_user',
    sql`select (select ${userJson(now)} from users u where u.id = ${userId}) as data`,
  );
  return found ?? undefined;
}

/**
 * Marks that the learner blocked the bot at `at` (nothing is sent any more). Ignored when he was seen after that
 * second: with `markBotUnblocked`, the same updates in any order leave the same row.
 */
export async function markBotBlocked(db: Db, userId: number, at: Date): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await db
    .update(users)
    .set({ botBlockedAt: sql`greatest(${users.botBlockedAt}, ${moment})` })
    // Telegram tells whole seconds.
    .where(and(eq(users.id, userId), sql`date_trunc('second', ${users.lastSeenAt}) <= ${moment}`));
}

/** Marks that the learner let the bot in (again) at `at`; a later block stays. */
export async function markBotUnblocked(db: Db, userId: number, at: Date): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const isStillBlocked = sql`date_trunc('second', ${users.botBlockedAt}) > ${moment}`;
  await db
    .update(users)
    .set({
      botBlockedAt: sql`case when ${isStillBlocked} then ${users.botBlockedAt} end`,
      lastSeenAt: sql`greatest(${users.lastSeenAt}, ${moment})`,
    })
    .where(eq(users.id, userId));
}

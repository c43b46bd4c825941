import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isAdminUser } from '../core/people/admin.ts';
import type { Person } from '../core/people/person.ts';
import { type Db, prepareJson, type RowOf } from './client.ts';
import { hasPremium, type Moment, premiumUntil } from './entitlements.ts';
import { isInDoubt } from './payments/doubts.ts';
import { users } from './schema/index.ts';

export const userRow = () =>
  z.object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string().nullable(),
    username: z.string().nullable(),
    points: z.number(),
    role: z.enum(['learner', 'admin']),
    timezone: z.string(),
    isPremium: z.boolean(),
    /** ISO; null when there is no end or no premium. */
    premiumUntil: z.string().nullable(),
    isBlocked: z.boolean(),
    /** A charge of theirs may exist that Telegram has not reported to us. */
    isInDoubt: z.boolean(),
  });
export type UserRecord = RowOf<typeof userRow>;

/** The fields of a UserRecord from a row named `u`. */
export function userJson(now: Moment): SQL {
  return sql`json_build_object(
    'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'username', u.username,
    'points', u.points, 'role', u.role, 'timezone', u.timezone,
    'isPremium', ${hasPremium(sql`u.id`, now)}, 'premiumUntil', ${premiumUntil(sql`u.id`, now)},
    'isBlocked', u.blocked_at is not null, 'isInDoubt', ${isInDoubt(sql`u.id`)})`;
}

export type Visit = {
  person: Person;
  /** IANA zone as the client reports it: replaces the stored one. */
  timezone?: string | undefined;
  /** Zone of a new learner whose own is not known. */
  fallbackZone: string;
  /**
   * When the person wrote to the bot, or Telegram said that it may write: the bot counts as unblocked (see
   * markBotUnblocked).
   */
  wroteAt?: Date | undefined;
};

/** A visit as the values of a prepared statement. */
export type VisitValues = {
  id: number;
  firstName: string;
  lastName: string | null;
  username: string | null;
  languageCode: string | null;
  timezone: string | null;
  fallbackZone: string;
  /** ISO; null when they did not write. */
  wroteAt: string | null;
  /** ISO: the moment of the visit. */
  at: string;
};

export function visitValues({ person, timezone, fallbackZone, wroteAt }: Visit, now: Date): VisitValues {
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName ?? null,
    username: person.username ?? null,
    languageCode: person.languageCode ?? null,
    timezone: timezone ?? null,
    fallbackZone,
    wroteAt: wroteAt?.toISOString() ?? null,
    at: now.toISOString(),
  };
}

/** A statement that creates the visitor's row, or updates its names to those Telegram has now, and returns it. */
export function visitedRowOf(values: Readonly<Record<keyof VisitValues, SQL>>): SQL {
  const at = sql`${values.at}::timestamptz`;
  const wrote = sql`${values.wroteAt}::timestamptz`;
  const zone = sql`${values.timezone}::text`;
  return sql`
    insert into users (id, first_name, last_name, username, language_code, timezone, created_at, last_seen_at)
    values (${values.id}, ${values.firstName}, ${values.lastName}, ${values.username}, ${values.languageCode},
      coalesce(${zone}, ${values.fallbackZone}), ${at}, ${at})
    on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      username = excluded.username, language_code = coalesce(excluded.language_code, users.language_code),
      timezone = coalesce(${zone}, users.timezone), last_seen_at = excluded.last_seen_at,
      bot_blocked_at = case when ${wrote} is null or ${blockedAfter(wrote)} then users.bot_blocked_at end
    returning *`;
}

const welcomeStatement = prepareJson<VisitValues, UserRecord>('welcome_user', userRow, (values) => {
  const at = sql`${values.at}::timestamptz`;
  return sql`with u as (${visitedRowOf(values)}), ${movedReminder(values)}
    select ${userJson(at)} as data from u`;
});

/**
 * Notes that a person is here: a new row, or the names as Telegram has them now. A zone, when given, replaces the
 * stored one. Points, progress and role are never touched.
 */
export async function welcomeUser(db: Db, visit: Visit, now: Date): Promise<UserRecord> {
  return welcomeStatement(db, visitValues(visit, now));
}

/** The hour of a reminder is in the learner's zone: when the zone changes, the next run checks the learner again. */
function movedReminder({ id, timezone, at }: Readonly<Record<keyof VisitValues, SQL>>): SQL {
  return sql`before as (select id, timezone from users where id = ${id}),
    moved as (update reminders r set due_at = ${at}::timestamptz from before b
      where r.user_id = b.id and r.due_at is not null and b.timezone <> ${timezone}::text)`;
}

const findStatement = prepareJson<{ id: number; at: string }, UserRecord | null>(
  'find_user',
  () => userRow().nullable(),
  ({ id, at }) =>
    sql`select (select ${userJson(sql`${at}::timestamptz`)} from users u where u.id = ${id}) as data`,
);

/** The user, or undefined when there is no such row. */
export async function findUser(db: Db, userId: number, now: Date): Promise<UserRecord | undefined> {
  return (await findStatement(db, { id: userId, at: now.toISOString() })) ?? undefined;
}

/** Whether they are an admin now (core/people/admin.ts); costs no statement when the environment says so. */
export async function isAdminNow(
  db: Db,
  { userId, adminIds }: { userId: number; adminIds: ReadonlySet<number> },
  now: Date,
): Promise<boolean> {
  if (isAdminUser({ id: userId }, adminIds)) return true;
  return isAdminUser({ id: userId, role: (await findUser(db, userId, now))?.role }, adminIds);
}

/** Admins by their role in the database; the environment may name more. */
export async function listAdminIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  return rows.map(({ id }) => id);
}

/** The id behind a Telegram username, without its @; of whoever was last seen with it. */
export async function findIdByUsername(db: Db, username: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`)
    .orderBy(sql`${users.lastSeenAt} desc`)
    .limit(1);
  return row?.id;
}

/**
 * Marks that the learner blocked the bot at `at` (nothing is sent any more). Ignored when they were seen after that
 * second: with `markBotUnblocked`, the same updates in any order leave the same row.
 */
export async function markBotBlocked(db: Db, userId: number, at: Date): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await db
    .update(users)
    .set({ botBlockedAt: sql`greatest(${users.botBlockedAt}, ${moment})` })
    // Telegram reports whole seconds.
    .where(and(eq(users.id, userId), sql`date_trunc('second', ${users.lastSeenAt}) <= ${moment}`));
}

/** Marks that the learner unblocked the bot at `at`; a later block stays. */
export async function markBotUnblocked(db: Db, userId: number, at: Date): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await db
    .update(users)
    .set({
      botBlockedAt: sql`case when ${blockedAfter(moment)} then ${users.botBlockedAt} end`,
      lastSeenAt: sql`greatest(${users.lastSeenAt}, ${moment})`,
    })
    .where(eq(users.id, userId));
}

/** The learner blocked the bot in a later second than `moment`: Telegram reports whole seconds. */
function blockedAfter(moment: SQL): SQL {
  return sql`date_trunc('second', users.bot_blocked_at) > ${moment}`;
}

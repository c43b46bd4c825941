import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../core/errors.ts';
import { isAdminUser } from '../core/people/admin.ts';
import type { Person } from '../core/people/person.ts';
import { type Db, prepareJson, type RowOf } from './connection/client.ts';
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
    /** ISO: everything about them is deleted from then on; null when they stay. */
    deletionDueAt: z.string().nullable(),
    /** ISO: they came back after a deletion at that moment; null for everybody else. */
    returnedAfter: z.string().nullable(),
  });
export type UserRecord = RowOf<typeof userRow>;

/** The fields of a UserRecord from a row named `u`. */
export function userJson(now: Moment): SQL {
  return sql`json_build_object(
    'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'username', u.username,
    'points', u.points, 'role', u.role, 'timezone', u.timezone,
    'isPremium', ${hasPremium(sql`u.id`, now)}, 'premiumUntil', ${premiumUntil(sql`u.id`, now)},
    'isBlocked', u.blocked_at is not null, 'isInDoubt', ${isInDoubt(sql`u.id`)},
    'deletionDueAt', u.deletion_due_at, 'returnedAfter', u.returned_after)`;
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
  /** Of the person's id (`PersonDigests`): tells whether they were deleted before. Missing: nobody was. */
  digest?: string | undefined;
  /** When Telegram signed the launch of the mini-app; missing in the chat. */
  signedAt?: Date | undefined;
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
  digest: string | null;
  /** ISO; null in the chat. */
  signedAt: string | null;
  /** ISO: the moment of the visit. */
  at: string;
};

export function visitValues(visit: Visit, now: Date): VisitValues {
  const { person, timezone, fallbackZone, wroteAt, digest, signedAt } = visit;
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName ?? null,
    username: person.username ?? null,
    languageCode: person.languageCode ?? null,
    timezone: timezone ?? null,
    fallbackZone,
    wroteAt: wroteAt?.toISOString() ?? null,
    digest: digest ?? null,
    signedAt: signedAt?.toISOString() ?? null,
    at: now.toISOString(),
  };
}

/**
 * A statement that creates the visitor's row, or updates its names to those Telegram has now, and returns it. A launch
 * from before the person was deleted creates nothing and returns no row: an app that was left open must not make a
 * learner of somebody who is gone. Telegram dates launches by the second, so one of the same second is a new one. A block
 * outlives the deletion.
 */
export function visitedRowOf(values: Readonly<Record<keyof VisitValues, SQL>>): SQL {
  const at = sql`${values.at}::timestamptz`;
  const wrote = sql`${values.wroteAt}::timestamptz`;
  const zone = sql`${values.timezone}::text`;
  return sql`
    insert into users (id, first_name, last_name, username, language_code, timezone, created_at, last_seen_at,
      blocked_at, returned_after)
    select ${values.id}::bigint, ${values.firstName}::text, ${values.lastName}::text, ${values.username}::text,
      ${values.languageCode}::text, coalesce(${zone}, ${values.fallbackZone}::text), ${at}, ${at},
      case when d.is_blocked then d.deleted_at end, d.deleted_at
    from (select ${values.digest}::text as digest) visitor left join deleted_people d using (digest)
    where d.deleted_at is null or ${values.signedAt}::timestamptz is null
      or date_trunc('second', d.deleted_at) <= ${values.signedAt}::timestamptz
    on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      username = excluded.username, language_code = coalesce(excluded.language_code, users.language_code),
      timezone = coalesce(${zone}, users.timezone), last_seen_at = excluded.last_seen_at,
      bot_blocked_at = case when ${wrote} is null or ${blockedAfter(wrote)} then users.bot_blocked_at end
    returning *`;
}

const welcomeStatement = prepareJson<VisitValues, UserRecord | null>(
  'welcome_user',
  () => userRow().nullable(),
  (values) => {
    const at = sql`${values.at}::timestamptz`;
    return sql`with u as (${visitedRowOf(values)}), ${movedReminder(values)}
      select (select ${userJson(at)} from u) as data`;
  },
);

/**
 * Notes that a person is here: a new row, or the names as Telegram has them now. A zone, when given, replaces the
 * stored one. Points, progress and role are never touched. Throws 'unauthorised' account_deleted for a launch from
 * before the person was deleted.
 */
export async function welcomeUser(db: Db, visit: Visit, now: Date): Promise<UserRecord> {
  const user = await welcomeStatement(db, visitValues(visit, now));
  if (!user) throw new DomainError('unauthorised', { code: 'account_deleted' });
  return user;
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

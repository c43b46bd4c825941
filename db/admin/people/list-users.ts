import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, type RowOf, readJson } from '../../connection/client.ts';
import { hasPremium, premiumUntil } from '../../entitlements.ts';
import { runRow } from '../../rewards/streaks.ts';
import { bounded } from '../bounded.ts';
import { caseless } from '../caseless.ts';
import { type Period, within } from '../period.ts';

export const adminUserRow = () =>
  z.object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string().nullable(),
    username: z.string().nullable(),
    points: z.number(),
    wordsLearned: z.number(),
    quizzesPassed: z.number(),
    streak: runRow(),
    rests: z.array(z.string()),
    bestStreak: z.number(),
    timezone: z.string(),
    isPremium: z.boolean(),
    /** ISO; null for premium forever, or without premium. */
    premiumUntil: z.string().nullable(),
    role: z.enum(['learner', 'admin']),
    /** Of a speaker of the course. */
    voice: z.enum(['f', 'm']).nullable(),
    isBlocked: z.boolean(),
    isBotBlocked: z.boolean(),
    /** ISO. */
    createdAt: z.string(),
    lastSeenAt: z.string(),
  });
export type AdminUserRow = RowOf<typeof adminUserRow>;

/** The fields of an AdminUserRow from a row named `u`. */
export const userFields = (now: Date): SQL => sql`
  'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'username', u.username, 'points', u.points,
  'wordsLearned', u.words_learned, 'bestStreak', u.best_streak,
  'streak', json_build_object('length', u.streak_length, 'lastDate', u.streak_last_date, 'freezes', u.streak_freezes),
  'rests', u.rest_switches, 'timezone', u.timezone, 'role', u.role,
  'voice', (select s.gender from speakers s where s.user_id = u.id and s.revoked_at is null),
  'quizzesPassed', (select count(distinct lesson_id)::int from quiz_results where user_id = u.id and passed),
  'isPremium', ${hasPremium(sql`u.id`, now)}, 'premiumUntil', ${premiumUntil(sql`u.id`, now)},
  'isBlocked', u.blocked_at is not null, 'isBotBlocked', u.bot_blocked_at is not null,
  'createdAt', u.created_at, 'lastSeenAt', u.last_seen_at`;

const usersPerPage = 20;
/** A file of so many people is about two megabytes. */
const maxUsersInFile = 10_000;

/** Orders of the list, of a row `u`. */
const sorts = {
  new: sql`u.created_at desc, u.id desc`,
  seen: sql`u.last_seen_at desc, u.id desc`,
  points: sql`u.points desc, u.id desc`,
  words: sql`u.words_learned desc, u.id desc`,
  name: sql`u.first_name, u.last_name, u.id`,
} as const satisfies Record<string, SQL>;
export type UserSort = keyof typeof sorts;

export type UserSearch = {
  /** '12345': an id; '@name': the beginning of a username; else a part of the name. */
  text?: string | undefined;
  filter: 'all' | 'premium' | 'speakers' | 'admins' | 'blocked';
  /** Who came, or was last seen, in a period; missing: whenever. */
  dates?: Period & { of: 'arrived' | 'seen' };
  /** Missing: newest first. */
  sort?: UserSort;
  /** Admins by the environment. */
  adminIds: ReadonlySet<number>;
};

/**
 * People matching what was typed, newest first. Each way of searching is a statement of its own, with a plan of its
 * own.
 */
export async function listUsers(
  db: Db,
  search: UserSearch & {
    /** Counted from 1. */
    page: number;
  },
  now: Date,
): Promise<{ users: AdminUserRow[]; hasMore: boolean }> {
  const offset = (search.page - 1) * usersPerPage;
  const rows = await readUsers(db, search, { limit: usersPerPage + 1, offset }, now);
  return { users: rows.slice(0, usersPerPage), hasMore: rows.length > usersPerPage };
}

/** The first people of a search, for a file. */
export async function listUsersForFile(
  db: Db,
  search: UserSearch,
  now: Date,
): Promise<{ users: AdminUserRow[]; isWhole: boolean }> {
  const rows = await readUsers(db, search, { limit: maxUsersInFile + 1, offset: 0 }, now);
  return { users: rows.slice(0, maxUsersInFile), isWhole: rows.length <= maxUsersInFile };
}

type Part = { limit: number; offset: number };

async function readUsers(
  db: Db,
  search: UserSearch,
  { limit, offset }: Part,
  now: Date,
): Promise<AdminUserRow[]> {
  const { sort = 'new', dates = { of: 'arrived', zone: 'UTC' } } = search;
  const typed = matchingPerson(search.text?.trim() ?? '');
  return bounded(db, (tx) =>
    readJson(
      tx,
      `admin_users_${typed.name}_${search.filter}_${dates.of}_${sort}`,
      () => z.array(adminUserRow()),
      sql`select coalesce(json_agg(json_build_object(${userFields(now)}) order by ${sorts[sort]}), '[]')
        as data from (
          select * from users u where ${typed.condition} and ${filtering(search, now)}
            and ${within(dates.of === 'seen' ? sql`u.last_seen_at` : sql`u.created_at`, dates)}
          order by ${sorts[sort]}
          limit ${limit}::int offset ${offset}::int) u`,
    ),
  );
}

/** Which people `u` a typed text means, and the name of that way of searching. */
export function matchingPerson(text: string): { name: string; condition: SQL } {
  if (text === '') return { name: 'all', condition: sql`true` };
  if (/^\d{1,16}$/.test(text)) return { name: 'id', condition: sql`u.id = ${text}::bigint` };
  if (text.startsWith('@')) {
    // Latin letters, digits and underscores: any locale folds them.
    const start = text
      .slice(1)
      .toLowerCase()
      .replaceAll(/[\\%_]/g, '\\$&');
    return { name: 'username', condition: sql`lower(u.username) like ${`${start}%`}` };
  }
  const pattern = caseless(text);
  return {
    name: 'name',
    condition: sql`(u.first_name || ' ' || coalesce(u.last_name, '') ~ ${pattern} or u.username ~ ${pattern})`,
  };
}

function filtering({ filter, adminIds }: UserSearch, now: Date): SQL {
  switch (filter) {
    case 'all':
      return sql`true`;
    case 'premium':
      return hasPremium(sql`u.id`, now);
    case 'blocked':
      return sql`u.blocked_at is not null`;
    case 'speakers':
      return sql`u.id in (select user_id from speakers where revoked_at is null)`;
    case 'admins':
      return sql`(u.role = 'admin' or u.id in (select value::bigint from json_array_elements_text(
        ${JSON.stringify([...adminIds])}::json)))`;
  }
}

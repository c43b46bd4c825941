import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { UserChange } from '../../core/contracts/admin.ts';
import { DomainError } from '../../core/errors.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { planIds } from '../../core/payments/plans.ts';
import { isAdminUser } from '../../core/people/admin.ts';
import { noteAct } from '../audit.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { hasPremium, premiumUntil } from '../entitlements.ts';
import { runRow } from '../rewards/streaks.ts';
import { users } from '../schema/index.ts';
import { giveSpeaker, takeSpeaker } from '../voices/speakers.ts';
import { bounded } from './bounded.ts';
import { caseless } from './caseless.ts';
import { grantPremium, revokeGrants } from './premium.ts';

const adminUserRow = () =>
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
const userFields = (now: Date): SQL => sql`
  'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'username', u.username, 'points', u.points,
  'wordsLearned', u.words_learned, 'bestStreak', u.best_streak,
  'streak', json_build_object('length', u.streak_length, 'lastDate', u.streak_last_date, 'freezes', u.streak_freezes),
  'rests', u.rest_switches, 'timezone', u.timezone, 'role', u.role,
  'voice', (select s.gender from speakers s where s.user_id = u.id and s.revoked_at is null),
  'quizzesPassed', (select count(distinct lesson_id)::int from quiz_results where user_id = u.id and passed),
  'isPremium', ${hasPremium(sql`u.id`, now)}, 'premiumUntil', ${premiumUntil(sql`u.id`, now)},
  'isBlocked', u.blocked_at is not null, 'isBotBlocked', u.bot_blocked_at is not null,
  'createdAt', u.created_at, 'lastSeenAt', u.last_seen_at`;

export const usersPerPage = 20;

export type UserSearch = {
  /** '12345': an id; '@name': the beginning of a username; else a part of the name. */
  text?: string | undefined;
  filter: 'all' | 'premium' | 'speakers' | 'admins' | 'blocked';
  /** Counted from 1. */
  page: number;
  /** Admins by the environment. */
  adminIds: ReadonlySet<number>;
};

/**
 * People matching what was typed, newest first. Each way of searching is a statement of its own, with a plan of its
 * own.
 */
export async function listUsers(
  db: Db,
  search: UserSearch,
  now: Date,
): Promise<{ users: AdminUserRow[]; hasMore: boolean }> {
  const typed = matching(search.text?.trim() ?? '');
  const rows = await bounded(db, (tx) =>
    readJson(
      tx,
      `admin_users_${typed.name}_${search.filter}`,
      () => z.array(adminUserRow()),
      sql`select coalesce(json_agg(json_build_object(${userFields(now)}) order by u.created_at desc, u.id desc), '[]')
        as data from (
          select * from users u where ${typed.condition} and ${filtering(search, now)}
          order by created_at desc, id desc
          limit ${usersPerPage + 1}::int offset ${(search.page - 1) * usersPerPage}::int) u`,
    ),
  );
  return { users: rows.slice(0, usersPerPage), hasMore: rows.length > usersPerPage };
}

function matching(text: string): { name: string; condition: SQL } {
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

const adminUserDetailRow = () =>
  adminUserRow().extend({
    /** ISO: everything about them is deleted from then on; null when they stay. */
    deletionDueAt: z.string().nullable(),
    lessons: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        learned: z.number(),
        words: z.number(),
        quizPassed: z.boolean(),
      }),
    ),
    entitlements: z.array(
      z.object({
        id: z.string(),
        plan: z.enum(planIds),
        startsAt: z.string(),
        endsAt: z.string().nullable(),
        isPaid: z.boolean(),
        revokedAt: z.string().nullable(),
      }),
    ),
  });
export type AdminUserDetail = RowOf<typeof adminUserDetailRow>;

/** One person with their lessons and rights, in one statement; undefined for somebody who has never visited. */
export async function readAdminUser(db: Db, userId: number, now: Date): Promise<AdminUserDetail | undefined> {
  const found = await readJson(
    db,
    'admin_user',
    () => adminUserDetailRow().nullable(),
    sql`select (select json_build_object(${userFields(now)}, 'deletionDueAt', u.deletion_due_at,
      'lessons', (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'learned', p.learned,
          'words', (select count(*)::int from words w where w.lesson_id = l.id and w.deleted_at is null),
          'quizPassed', exists (select 1 from quiz_results q where q.user_id = u.id and q.lesson_id = l.id and q.passed))
          order by s.position, s.id, b.position, b.id, l.position, l.id), '[]')
        from (select lesson_id, (count(*) filter (where stages = ${allStages}))::int as learned from word_progress
          where user_id = u.id and word_id not in (select id from words where deleted_at is not null)
          group by lesson_id) p
        join lessons l on l.id = p.lesson_id and l.deleted_at is null
        join subsections b on b.id = l.subsection_id join sections s on s.id = b.section_id),
      'entitlements', (select coalesce(json_agg(json_build_object('id', e.id, 'plan', e.plan, 'startsAt', e.starts_at,
          'endsAt', e.ends_at, 'isPaid', e.charge_id is not null, 'revokedAt', e.revoked_at)
          order by e.starts_at desc, e.id), '[]') from entitlements e where e.user_id = u.id))
    from users u where u.id = ${userId}) as data`,
  );
  return found ?? undefined;
}

type Account = { id: number; role: 'learner' | 'admin'; blockedAt: Date | null; firstName: string };

/**
 * Applies what an admin changes about a person; each change is a row of the audit log in the same transaction. Throws
 * 'not-found' user_not_found; 'forbidden' when the admin no longer is one; 'conflict' own_role and own_block (nobody
 * blocks themselves by accident, so one admin always stays), admin_by_env (ADMIN_IDS is not ours to change),
 * admin_to_block (the role goes first), premium_paid, premium_given_for_ever.
 */
export async function changeUser(
  db: Db,
  input: { adminId: number; userId: number; change: UserChange; adminIds: ReadonlySet<number> },
  now: Date,
): Promise<void> {
  const { adminId, userId, change, adminIds } = input;
  await db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, [adminId, userId]);
    // Two admins who take each other's role at once: the second finds their own gone.
    if (!isAdminUser({ id: adminId, role: accounts.get(adminId)?.role }, adminIds)) {
      throw new DomainError('forbidden', { code: 'admin_required' });
    }
    const account = accounts.get(userId);
    if (!account) throw new DomainError('not-found', { code: 'user_not_found' });
    const target = `user:${userId}`;
    if (change.role !== undefined && change.role !== account.role) {
      requireTakeable(input, change.role);
      await tx.update(users).set({ role: change.role }).where(eq(users.id, userId));
      const [before, after] = [{ role: account.role }, { role: change.role }];
      await noteAct(tx, { adminId, action: 'user.role', target, before, after }, now);
    }
    if (change.blocked !== undefined && change.blocked !== (account.blockedAt !== null)) {
      if (change.blocked) requireBlockable(input, change.role ?? account.role);
      const blockedAt = change.blocked ? now : null;
      await tx.update(users).set({ blockedAt }).where(eq(users.id, userId));
      const action = change.blocked ? 'user.block' : 'user.unblock';
      const [before, after] = [{ blockedAt: account.blockedAt }, { blockedAt }];
      await noteAct(tx, { adminId, action, target, before, after }, now);
    }
    if (change.voice === 'none') await takeSpeaker(tx, { adminId, userId }, now);
    else if (change.voice) {
      const speaker = { adminId, userId, name: account.firstName, gender: change.voice };
      await giveSpeaker(tx, speaker, now);
    }
    if (change.premium === 'none') await revokeGrants(tx, { adminId, userId }, now);
    else if (change.premium) await grantPremium(tx, { adminId, userId, plan: change.premium }, now);
  });
}

/** Both rows, locked in the order of their ids: two admins never wait for each other. */
async function lockAccounts(tx: Db, ids: number[]): Promise<Map<number, Account>> {
  const rows = await tx
    .select({ id: users.id, role: users.role, blockedAt: users.blockedAt, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

type Changing = { adminId: number; userId: number; adminIds: ReadonlySet<number> };

function requireTakeable({ adminId, userId, adminIds }: Changing, role: 'learner' | 'admin'): void {
  if (role === 'admin') return;
  if (adminIds.has(userId)) throw new DomainError('conflict', { code: 'admin_by_env' });
  if (adminId === userId) throw new DomainError('conflict', { code: 'own_role' });
}

function requireBlockable({ adminId, userId, adminIds }: Changing, role: 'learner' | 'admin'): void {
  if (adminId === userId) throw new DomainError('conflict', { code: 'own_block' });
  if (adminIds.has(userId)) throw new DomainError('conflict', { code: 'admin_by_env' });
  if (role === 'admin') throw new DomainError('conflict', { code: 'admin_to_block' });
}

/** Learners whom admins have blocked since `since`: those blocked earlier have no valid token any more. */
export async function listBlockedIds(db: Db, since: Date): Promise<number[]> {
  return readJson(
    db,
    'blocked_ids',
    () => z.array(z.number()),
    sql`select coalesce(json_agg(id), '[]') as data from users
      where blocked_at is not null and blocked_at >= ${since.toISOString()}::timestamptz`,
  );
}

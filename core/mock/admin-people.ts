import type { AdminUserDetail } from '../contracts/admin.ts';
import type { AdminPayment } from '../contracts/payments.ts';
import { DomainError } from '../errors.ts';
import { type AdminRecords, lastEditOf, note } from './admin-records.ts';
import type { MockTable } from './answer.ts';
import { lessonsOf } from './course.ts';
import { statisticsOf, subscriptionOf, userOf } from './figures.ts';
import { mockUserId } from './user.ts';
import { hasPassedQuiz, type MockWorld } from './world.ts';

const usersPerPage = 20;
const year = 365 * 24 * 60 * 60 * 1000;

/** The learners, their rights and what they paid. Nobody is really blocked, and no star goes anywhere. */
export const peopleAnswers: MockTable<
  | 'GET /admin/users'
  | 'GET /admin/users/{id}'
  | 'PATCH /admin/users/{id}'
  | 'GET /admin/payments'
  | 'POST /admin/payments/{chargeId}/refund'
> = {
  'GET /admin/users': ({ query }, { world, now }) => {
    const { q = '', filter = 'all', page = '1' } = query;
    const wanted = q.trim().toLowerCase().replace(/^@/, '');
    const found = peopleOf(world, now).filter((one) => {
      const isFiltered =
        filter === 'all' ||
        (filter === 'premium' && one.subscription_status === 'premium') ||
        (filter === 'admins' && one.role === 'admin') ||
        (filter === 'blocked' && one.blocked);
      const names = [String(one.id), one.first_name, one.username ?? ''];
      return isFiltered && names.some((name) => name.toLowerCase().includes(wanted));
    });
    const from = (Number(page) - 1) * usersPerPage;
    return {
      users: found.slice(from, from + usersPerPage).map(rowOf),
      hasMore: found.length > from + usersPerPage,
    };
  },
  'GET /admin/users/{id}': ({ params }, { world, now }) => personOf(world, params.id, now),
  'PATCH /admin/users/{id}': ({ params, body }, { world, now, newId }) => {
    const { records } = world;
    const before = personOf(world, params.id, now);
    const target = `user:${before.id}`;
    const tell = (action: string) => note(records, { action, target, name: before.first_name }, now);
    const isOwn = before.id === mockUserId;
    if (body.role !== undefined && body.role !== before.role) {
      if (isOwn) throw new DomainError('conflict', { code: 'own_role' });
      if (before.admin_by_env) throw new DomainError('conflict', { code: 'admin_by_env' });
      tell('user.role');
    }
    if (body.blocked !== undefined && body.blocked !== before.blocked) {
      if (isOwn) throw new DomainError('conflict', { code: 'own_block' });
      if (before.role === 'admin') throw new DomainError('conflict', { code: 'admin_to_block' });
      tell(body.blocked ? 'user.block' : 'user.unblock');
    }
    if (body.premium !== undefined) tell(body.premium === 'none' ? 'premium.revoke' : 'premium.grant');
    if (isOwn) {
      if (body.premium !== undefined) world.premium = premiumAfter(before, body.premium, now);
      return personOf(world, params.id, now);
    }
    const changed = {
      ...before,
      role: body.role ?? before.role,
      blocked: body.blocked ?? before.blocked,
      ...(body.premium !== undefined && granted(before, body.premium, { now, id: newId() })),
    };
    records.people = records.people.map((one) => (one.id === before.id ? changed : one));
    return personOf(world, params.id, now);
  },
  'GET /admin/payments': ({ query }, { world }) => {
    const all = [...ownCharges(world), ...world.records.charges];
    return {
      payments: all.filter(
        ({ userId, issue }) =>
          (query.userId === undefined || userId === Number(query.userId)) &&
          (query.only === undefined || issue !== null),
      ),
      totalStars: all.reduce((sum, { stars, refundedAt }) => sum + (refundedAt === null ? stars : 0), 0),
      next: null,
    };
  },
  'POST /admin/payments/{chargeId}/refund': ({ params }, { world, now }) => {
    const { records } = world;
    const refundedAt = now.toISOString();
    const own = world.receipts.find(({ chargeId }) => chargeId === params.chargeId);
    if (own) {
      world.receipts = world.receipts.map((one) => (one === own ? { ...own, refundedAt } : one));
      world.premium = null;
    }
    records.charges = records.charges.map((one) =>
      one.chargeId === params.chargeId ? { ...one, refundedAt } : one,
    );
    const charge = [...ownCharges(world), ...records.charges].find((one) => one.chargeId === params.chargeId);
    if (!charge) throw new DomainError('not-found', { code: 'payment_not_found' });
    if (!own) endPaid(records, charge.userId, refundedAt);
    const target = `user:${charge.userId}`;
    note(records, { action: 'payments.refund', target, name: charge.userName ?? '' }, now);
    return charge;
  },
};

function peopleOf(world: MockWorld, now: Date): AdminUserDetail[] {
  return [ownRow(world, now), ...world.records.people];
}

function personOf(world: MockWorld, id: number, now: Date): AdminUserDetail {
  const person = peopleOf(world, now).find((one) => one.id === id);
  if (!person) throw new DomainError('not-found', { code: 'user_not_found' });
  return { ...person, lastEdit: lastEditOf(world.records, `user:${id}`) };
}

/** The row of a list has less than the card. */
function rowOf(person: AdminUserDetail) {
  const {
    best_streak: _,
    timezone: _zone,
    lessons: _lessons,
    entitlements: _rights,
    lastEdit: _edit,
    ...row
  } = person;
  return row;
}

/** The learner of the mock as admins see him. */
function ownRow(world: MockWorld, now: Date): AdminUserDetail {
  const { is_admin, status_eng: _, ...user } = userOf(world, now);
  const statistics = statisticsOf(world, now);
  return {
    ...user,
    words_learned: statistics.completedWords,
    quizzes_passed: statistics.quizzesPassed,
    daily_streak: statistics.dailyStreak,
    best_streak: statistics.bestStreak,
    role: is_admin ? 'admin' : 'learner',
    admin_by_env: is_admin,
    blocked: false,
    bot_blocked: false,
    created_at: world.joinedAt,
    last_seen_at: now.toISOString(),
    lessons: lessonsOf(world.course).flatMap(({ id, name, words }) => {
      const learned = words.filter((word) => world.learned.has(word.id)).length;
      return learned === 0
        ? []
        : [{ id, name, learned, words: words.length, quizPassed: hasPassedQuiz(world, id) }];
    }),
    entitlements: [],
    lastEdit: null,
    ...subscriptionOf(world, now),
  };
}

const ownCharges = (world: MockWorld): AdminPayment[] =>
  world.receipts.map((receipt) => ({
    ...receipt,
    userId: mockUserId,
    userName: 'Демо',
    source: 'webhook',
    issue: null,
    isSurplus: false,
  }));

type Premium = 'year' | 'lifetime' | 'none';

function premiumAfter({ premium_until }: AdminUserDetail, premium: Premium, now: Date): string | null {
  if (premium === 'none') return null;
  if (premium === 'lifetime') return 'for ever';
  const from = premium_until === null ? now.getTime() : Date.parse(premium_until);
  return new Date(from + year).toISOString();
}

/** A year on top of what there is, for ever, or what admins gave taken back; what was paid for stays. */
function granted(
  person: AdminUserDetail,
  premium: Premium,
  { now, id }: { now: Date; id: string },
): Pick<AdminUserDetail, 'entitlements' | 'subscription_status' | 'premium_until'> {
  const at = now.toISOString();
  const until = premiumAfter(person, premium, now);
  const ends_at = until === 'for ever' ? null : until;
  const entitlements =
    premium === 'none'
      ? person.entitlements.map((one) => (one.paid || one.revoked_at ? one : { ...one, revoked_at: at }))
      : [
          { id, plan: premium, starts_at: at, ends_at, paid: false, revoked_at: null },
          ...person.entitlements,
        ];
  return { entitlements, ...rightsFrom(entitlements) };
}

function rightsFrom(entitlements: AdminUserDetail['entitlements']) {
  const living = entitlements.filter(({ revoked_at }) => revoked_at === null);
  if (living.length === 0) return { subscription_status: 'free' as const, premium_until: null };
  const ends = living.map(({ ends_at }) => ends_at);
  const premium_until = ends.includes(null) ? null : ([...ends].sort().at(-1) ?? null);
  return { subscription_status: 'premium' as const, premium_until };
}

/** The stars went back: so did what they had bought. */
function endPaid(records: AdminRecords, userId: number | null, at: string): void {
  records.people = records.people.map((one) => {
    if (one.id !== userId) return one;
    const entitlements = one.entitlements.map((right) => (right.paid ? { ...right, revoked_at: at } : right));
    return { ...one, entitlements, ...rightsFrom(entitlements) };
  });
}

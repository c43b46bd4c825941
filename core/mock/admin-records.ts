import type { AdminAction, AdminUserDetail } from '../contracts/admin.ts';
import type { AdminPayment } from '../contracts/payments.ts';
import { plans } from '../payments/plans.ts';
import { defaultTimeZone } from '../streak/streak.ts';
import { actionText } from '../texts/admin.ts';
import { firstCannedId } from './canned-id.ts';
import { cannedLeaders } from './canned-leaders.ts';
import { mockUserId } from './user.ts';

/** What only admins see: the other learners, their payments, and what admins have done. */
export type AdminRecords = {
  people: AdminUserDetail[];
  charges: AdminPayment[];
  /** Newest first. */
  actions: AdminAction[];
};

const day = 24 * 60 * 60 * 1000;

/** Twenty invented people: the first has bought the year, the second is an admin, the last was blocked. */
export function createRecords(now: Date): AdminRecords {
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const people = cannedLeaders((place) => firstCannedId + 1000 + place).map(
    (row, place): AdminUserDetail => ({
      id: row.id,
      first_name: row.name,
      last_name: null,
      username: place % 3 === 0 ? `demo_${place + 1}` : null,
      points: row.points,
      status: row.status,
      words_learned: Math.round(row.points / 3),
      quizzes_passed: Math.round(row.points / 120),
      daily_streak: place % 8,
      best_streak: 8,
      subscription_status: 'free',
      premium_until: null,
      role: place === 1 ? 'admin' : 'learner',
      admin_by_env: place === 1,
      blocked: place === 19,
      bot_blocked: place === 18,
      created_at: ago(60 - place),
      last_seen_at: ago(place / 2),
      timezone: defaultTimeZone,
      lessons: [],
      entitlements: [],
      lastEdit: null,
    }),
  );
  const [buyer, admin] = people;
  const records: AdminRecords = { people, charges: [], actions: [] };
  if (!buyer || !admin) return records;
  const ends = new Date(now.getTime() + 345 * day).toISOString();
  Object.assign(buyer, {
    subscription_status: 'premium',
    premium_until: ends,
    entitlements: [
      { id: 'demo-1', plan: 'year', starts_at: ago(20), ends_at: ends, paid: true, revoked_at: null },
    ],
  });
  records.charges.push({
    chargeId: 'demo-charge-1',
    orderId: null,
    subscriptionType: 'year',
    stars: plans.year.priceStars,
    paidAt: ago(20),
    refundedAt: null,
    userId: buyer.id,
    userName: buyer.first_name,
    source: 'webhook',
    issue: null,
    isSurplus: false,
  });
  const by = { id: admin.id, name: admin.first_name };
  note(records, { action: 'lesson.publish', target: 'lesson:1', name: 'Животные', by }, new Date(ago(2)));
  note(records, { action: 'user.block', target: 'user:19', name: 'Галя', by }, new Date(ago(1)));
  return records;
}

type Act = {
  action: string;
  target: string;
  name?: string;
  before?: unknown;
  after?: unknown;
  by?: { id: number; name: string };
};

/** Writes an act into the list, as the server does in the transaction of the act. */
export function note({ actions }: Pick<AdminRecords, 'actions'>, act: Act, now: Date): void {
  const { action, target, name, before = null, after = null, by } = act;
  actions.unshift({
    id: actions.length + 1,
    at: now.toISOString(),
    by: by?.id ?? mockUserId,
    name: by?.name ?? 'Демо',
    action,
    target,
    text: actionText(action, name),
    before,
    after,
  });
}

/** Who did something to it last. */
export function lastEditOf({ actions }: AdminRecords, target: string): AdminUserDetail['lastEdit'] {
  const latest = actions.find((action) => action.target === target);
  return latest ? { by: latest.by, name: latest.name, at: latest.at } : null;
}

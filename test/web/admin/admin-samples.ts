import type {
  AdminAction,
  AdminUser,
  AdminUserDetail,
  Analytics,
} from '../../../core/contracts/admin/admin.ts';
import type { AdminPayment } from '../../../core/contracts/payments.ts';

/** Answers of the server to an admin, typed by the contract; every figure is another one. */

export const sampleAction: AdminAction = {
  id: 31,
  at: '2026-11-20T10:00:00.000Z',
  by: 5,
  name: 'Дана',
  action: 'premium.grant',
  target: 'user:42',
  text: 'Выдан премиум «Хана»',
  lines: ['Доступ: — → год'],
  undo: { state: 'final', text: 'Доступ выдают и забирают в карточке ученика.' },
  isUndo: false,
  before: { plan: null, stars: 7 },
  after: { plan: 'year', stars: 7 },
};

export function sampleAnalytics(change: Partial<Analytics> = {}): Analytics {
  return {
    computedAt: '2026-11-21T08:00:00.000Z',
    today: '2026-11-21',
    totals: {
      users: 1234,
      newToday: 3,
      premium: 17,
      blocked: 2,
      publishedLessons: 60,
      draftLessons: 1,
      words: 595,
    },
    active: { today: 11, days7: 22, days30: 33 },
    lessons: { begun: 164, done: 145, completion: 88 },
    stars: { earned: 5300, earned30: 1450, payments: 3 },
    days: [
      { date: '2026-11-19', answers: 40, active: 6, newUsers: 1 },
      { date: '2026-11-20', answers: 134, active: 9, newUsers: 0 },
      { date: '2026-11-21', answers: 21, active: 11, newUsers: 3 },
    ],
    retention: [
      { week: '2026-11-09', users: 8, weeks: [100, 63] },
      { week: '2026-11-16', users: 4, weeks: [75] },
    ],
    problemWords: [
      // mirpeset, balcony
      { id: 9, hebrew: 'מרפסת', russian: 'балкон', errorRate: 25, answers: 12, lesson_id: 7, lesson: 'Дома' },
    ],
    funnel: [
      { id: 1, name: 'Буквы', begun: 25, completed: 20, passed: 15 },
      { id: 7, name: 'Дома', begun: 5, completed: 2, passed: 1 },
      { id: 8, name: 'Еда', begun: 0, completed: 0, passed: 0 },
    ],
    stages: [
      { stage: 'LISTEN', right: 90, wrong: 10, assisted: 0, self: 0, skipped: 4, errorRate: 10 },
      { stage: 'RECORD', right: 0, wrong: 0, assisted: 0, self: 12, skipped: 0, errorRate: null },
      { stage: 'WRITE', right: 70, wrong: 30, assisted: 0, self: 0, skipped: 0, errorRate: 30 },
      { stage: 'TYPE', right: 60, wrong: 20, assisted: 20, self: 0, skipped: 0, errorRate: 20 },
    ],
    recentActions: [sampleAction],
    ...change,
  };
}

export function sampleUser(change: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 42,
    first_name: 'Хана',
    last_name: 'Леви',
    username: 'hana',
    points: 413,
    status: 'Конь',
    words_learned: 88,
    quizzes_passed: 6,
    daily_streak: 4,
    subscription_status: 'free',
    premium_until: null,
    voice: null,
    role: 'learner',
    admin_by_env: false,
    blocked: false,
    bot_blocked: false,
    created_at: '2026-10-01T08:00:00.000Z',
    last_seen_at: '2026-11-20T08:00:00.000Z',
    ...change,
  };
}

export function sampleUserDetail(change: Partial<AdminUserDetail> = {}): AdminUserDetail {
  return {
    ...sampleUser(),
    best_streak: 9,
    language_code: 'ru',
    last_lesson: { id: 7, name: 'Дома' },
    due_today: 12,
    threads: [],
    block_reason: null,
    timezone: 'Asia/Jerusalem',
    lessons: [{ id: 7, name: 'Дома', learned: 3, words: 10, quizPassed: false }],
    entitlements: [],
    lastEdit: null,
    ...change,
  };
}

export function samplePayment(change: Partial<AdminPayment> = {}): AdminPayment {
  return {
    chargeId: 'stx-1',
    orderId: 'order-1',
    subscriptionType: 'year',
    stars: 1450,
    paidAt: '2026-11-01T08:00:00.000Z',
    refundedAt: null,
    userId: 42,
    userName: 'Хана',
    source: 'webhook',
    issue: null,
    isSurplus: false,
    ...change,
  };
}

/** A page of payments, with the sum of what is on it. */
export function samplePayments(payments: readonly AdminPayment[]) {
  const starsOf = (some: readonly AdminPayment[]) => some.reduce((sum, { stars }) => sum + stars, 0);
  const isBack = ({ refundedAt }: AdminPayment) => refundedAt !== null;
  const refunded = starsOf(payments.filter(isBack));
  const sum = { payments: payments.length, stars: starsOf(payments) - refunded, refunded };
  return { payments, sum, next: null };
}

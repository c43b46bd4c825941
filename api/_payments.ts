import { describeFailure } from '../bot/services/failures.ts';
import {
  type LookLimit,
  lookForAll,
  lookForOwner,
  lookLimit,
  lookLimitOfAll,
  settleFound,
} from '../bot/services/payments/doubts.ts';
import { refundSurplus } from '../bot/services/payments/give-back.ts';
import { sendNotices } from '../bot/services/payments/notices.ts';
import { botIdOf, type PaymentPorts, reportIssues } from '../bot/services/payments/ports.ts';
import type { ResponseData } from '../core/contracts/endpoints.ts';
import type { Background, Log, StarsAccount } from '../core/ports.ts';
import type { Db } from '../db/connection/client.ts';
import { readMoneyState } from '../db/payments/doubts.ts';
import { expireOrders } from '../db/payments/orders.ts';
import type { UserRecord } from '../db/users.ts';
import { type Counting, limitCalls } from './_call.ts';

/** What payments need. */
export type Payments = {
  db: Db;
  stars: StarsAccount;
  log: Log;
  adminIds: ReadonlySet<number>;
  botToken: string;
};

/** What a look for payments beside an answer needs. */
export type LooksBeside = Payments & Counting & { background: Background };

export function paymentPorts(deps: Payments): PaymentPorts {
  return { ...deps, botId: botIdOf(deps.botToken) };
}

/** How often Telegram is asked about payments on behalf of a learner in the app. */
export function limitOfLooks(deps: Counting, userId: number): LookLimit {
  return async () => {
    await limitCalls(deps, lookLimit, String(userId));
    await limitCalls(deps, lookLimitOfAll, 'all');
  };
}

/** Looks for the learner's orders in doubt while their answer is on its way; costs nothing when there are none. */
export function lookBesideAnswer(
  deps: LooksBeside,
  user: Pick<UserRecord, 'id' | 'isInDoubt'>,
  now: Date,
): void {
  if (!user.isInDoubt) return;
  deps.background(lookForOwner(paymentPorts(deps), user.id, limitOfLooks(deps, user.id), now));
}

type Daily = ResponseData<'GET /cron/daily'>;
type Step = Daily['unfinished'][number];

/** Pages per run: 5,000 transactions. */
const maxPages = 50;

/**
 * The daily work around payments, step by step. A step that fails or runs out of time is named in `unfinished`, does
 * not affect the others, and is continued by the next run.
 */
export async function settlePayments(deps: Payments, now: Date, isTimeLeft: () => boolean) {
  const ports = paymentPorts(deps);
  const unfinished: Step[] = [];
  const step = async <T>(name: Step, none: T, work: () => Promise<T>): Promise<T> => {
    if (!isTimeLeft()) {
      unfinished.push(name);
      return none;
    }
    try {
      return await work();
    } catch (error) {
      unfinished.push(name);
      deps.log('error', 'daily-step-failed', { step: name, cause: describeFailure(error) });
      return none;
    }
  };
  const found = await step('transactions', undefined, () =>
    settleFound(ports, now, { pages: maxPages, isTimeLeft }),
  );
  if (found && !found.isComplete) unfinished.push('transactions');
  const returnedSurplus = await step('surplus', 0, () => refundSurplus(ports, now));
  const reportedPayments = await step('reports', 0, () => reportIssues(ports, now));
  const expiredOrders = await step('orders', 0, () => expireOrders(deps.db, now));
  const notices = await step('notices', undefined, () => sendNotices(ports, now, isTimeLeft));
  if (notices && !notices.isComplete) unfinished.push('notices');
  return {
    foundCharges: found?.charges ?? 0,
    foundRefunds: found?.refunds ?? 0,
    returnedSurplus,
    reportedPayments,
    expiredOrders,
    notices: notices?.sent ?? 0,
    unfinished,
  };
}

/** Money in doubt, every few minutes: Telegram is asked only while an order is in doubt. Never throws. */
export async function settleDoubts(deps: Payments, now: Date, isTimeLeft: () => boolean) {
  const ports = paymentPorts(deps);
  try {
    const found = await lookForAll(ports, now, { pages: maxPages, isTimeLeft });
    return {
      foundCharges: found?.charges ?? 0,
      foundRefunds: found?.refunds ?? 0,
      reportedPayments: await reportIssues(ports, now),
      isComplete: found?.isComplete ?? true,
    };
  } catch (error) {
    deps.log('error', 'daily-step-failed', { step: 'transactions', cause: describeFailure(error) });
    return { foundCharges: 0, foundRefunds: 0, reportedPayments: 0, isComplete: false };
  }
}

/** What waits to be settled, in the shape of the wire. */
export async function moneyState(db: Db, now: Date) {
  const { unmatchedStars, oldestDoubtSeconds } = await readMoneyState(db, now);
  return { unmatched_stars: unmatchedStars, oldest_doubt_seconds: oldestDoubtSeconds };
}

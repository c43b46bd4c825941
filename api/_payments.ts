import { botIdOf, causeOf, type PaymentsDesk, reportIssues } from '../bot/payments/desk.ts';
import { refundSurplus } from '../bot/payments/give-back.ts';
import { sendNotices } from '../bot/payments/notices.ts';
import { reconcile } from '../bot/payments/reconcile.ts';
import type { ResponseData } from '../core/contracts/endpoints.ts';
import { expireOrders } from '../db/payments/orders.ts';
import type { Deps } from './_deps.ts';

export function paymentsDesk(deps: Deps): PaymentsDesk {
  return { ...deps, botId: botIdOf(deps.botToken) };
}

type Daily = ResponseData<'GET /cron/daily'>;
type Step = Daily['unfinished'][number];

/** Pages per run: 5,000 transactions. */
const maxPages = 50;

/**
 * The daily work around payments, step by step. A step that fails or runs out of time is named in `unfinished`, does
 * not affect the others, and is continued by the next run.
 */
export async function settlePayments(deps: Deps, now: Date, isTimeLeft: () => boolean) {
  const desk = paymentsDesk(deps);
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
      deps.log('error', 'daily-step-failed', { step: name, cause: causeOf(error) });
      return none;
    }
  };
  const found = await step('transactions', undefined, () =>
    reconcile(desk, now, { pages: maxPages, isTimeLeft }),
  );
  if (found && !found.isComplete) unfinished.push('transactions');
  const returnedSurplus = await step('surplus', 0, () => refundSurplus(desk, now));
  const reportedPayments = await step('reports', 0, () => reportIssues(desk, now));
  const expiredOrders = await step('orders', 0, () => expireOrders(deps.db, now));
  const notices = await step('notices', undefined, () => sendNotices(desk, now, isTimeLeft));
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

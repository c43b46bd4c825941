import { DomainError } from '../../../core/errors.ts';
import { doubtBlocks } from '../../../core/payments/orders.ts';
import { claimDoubts, endDoubts, hasDoubts, listDoubts } from '../../../db/payments/doubts.ts';
import { findOrder } from '../../../db/payments/orders.ts';
import { describeFailure } from '../failures.ts';
import type { PaymentPorts } from './ports.ts';
import { type Reconciled, reconcile } from './reconcile.ts';

/** The last transactions: the bookmark is never far behind. */
const pagesOnDemand = 2;

/**
 * What a look at Telegram's list came to: 'away' when Telegram did not answer, 'limited' when it was asked too often
 * and was not asked now.
 */
export type Look = 'looked' | 'limited' | 'away';

/** How often Telegram may be asked on behalf of learners. Throws DomainError 'limit'. */
export type LookLimit = () => Promise<void>;

/** Requests to Telegram on behalf of learners: for one, and for all together. */
export const lookLimit = { name: 'ask-stars', calls: 6, windowSeconds: 60 };
export const lookLimitOfAll = { name: 'ask-stars-all', calls: 60, windowSeconds: 60 };

/** Reads the last transactions and settles what they say; an unanswered call to Telegram is no failure here. */
export async function lookAtTelegram(ports: PaymentPorts, limit: LookLimit, now: Date): Promise<Look> {
  try {
    await limit();
    await settleFound(ports, now, { pages: pagesOnDemand });
    return 'looked';
  } catch (error) {
    const isLimit = error instanceof DomainError && error.kind === 'limit';
    const isAway = error instanceof DomainError && error.code === 'stars_failed';
    if (!isLimit && !isAway) throw error;
    ports.log('warn', 'stars-not-asked', { code: error.code });
    return isLimit ? 'limited' : 'away';
  }
}

/** `reconcile`, and the end of the doubts which it has not confirmed. */
export async function settleFound(
  ports: PaymentPorts,
  now: Date,
  limits: Parameters<typeof reconcile>[2],
): Promise<Reconciled> {
  const found = await reconcile(ports, now, limits);
  if (found.isComplete) await endDoubts(ports.db, now);
  return found;
}

/**
 * Looks for the orders of a learner that are in doubt, beside whatever brought them here: never throws. At most once
 * in half a minute, whoever calls.
 */
export async function lookForOwner(
  ports: PaymentPorts,
  userId: number,
  limit: LookLimit,
  now: Date,
): Promise<void> {
  try {
    if (await claimDoubts(ports.db, userId, now)) await lookAtTelegram(ports, limit, now);
  } catch (cause) {
    ports.log('warn', 'doubt-not-looked-into', { userId, cause: describeFailure(cause) });
  }
}

/** Looks for everybody's orders in doubt; undefined when there are none. Throws when Telegram does not answer. */
export async function lookForAll(
  ports: PaymentPorts,
  now: Date,
  limits: Parameters<typeof reconcile>[2],
): Promise<Reconciled | undefined> {
  return (await hasDoubts(ports.db)) ? settleFound(ports, now, limits) : undefined;
}

/**
 * Called before anything is offered: an order in doubt may be paid by now, whatever the app has heard. Throws 'conflict'
 * (already_paid) when it is; (payment_in_doubt) while Telegram's list may not show it yet; 'upstream' (stars_failed)
 * when Telegram does not answer.
 */
export async function requireNothingInDoubt(
  ports: PaymentPorts,
  userId: number,
  limit: LookLimit,
  now: Date,
): Promise<void> {
  const doubts = await listDoubts(ports.db, userId);
  if (doubts.length === 0) return;
  const look = await lookAtTelegram(ports, limit, now);
  for (const { orderId } of doubts) {
    const order = await findOrder(ports.db, orderId);
    if (order?.status === 'paid') throw new DomainError('conflict', { code: 'already_paid' });
  }
  if (doubts.some(({ since }) => doubtBlocks(since, now))) {
    throw new DomainError('conflict', { code: 'payment_in_doubt' });
  }
  if (look === 'away') throw new DomainError('upstream', { code: 'stars_failed' });
}

import type { Log, StarsAccount } from '../../../core/ports.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import type { Db } from '../../../db/connection/client.ts';
import { takeUnreported, tellAgain } from '../../../db/payments/records.ts';
import { listAdminIds, markBotBlocked } from '../../../db/users.ts';
import { describeFailure } from '../failures.ts';

/** What every payment action needs; the bot and the API both have it. */
export type PaymentsDesk = {
  db: Db;
  stars: StarsAccount;
  log: Log;
  /** From the environment; others are admins by their role. */
  adminIds: ReadonlySet<number>;
  /** The bot's own id, which owns the list of transactions. */
  botId: number;
};

/** The part of a bot token before the colon. */
export function botIdOf(token: string): number {
  return Number(token.split(':')[0]);
}

/** Sends a message to a person, best effort: a chat that blocked the bot is marked, any other failure is logged. */
export async function tell(
  desk: PaymentsDesk,
  userId: number,
  text: string,
  now: Date,
  button?: { text: string; data: string },
): Promise<'said' | 'gone' | 'failed'> {
  try {
    const outcome = await desk.stars.say(userId, text, button);
    if (outcome === 'gone') await markBotBlocked(desk.db, userId, now);
    return outcome;
  } catch (cause) {
    desk.log('warn', 'payment-word-not-sent', { userId, cause: describeFailure(cause) });
    return 'failed';
  }
}

/** Writes to every admin; returns how many were reached. */
export async function tellAdmins(desk: PaymentsDesk, text: string, now: Date): Promise<number> {
  const ids = new Set([...desk.adminIds, ...(await listAdminIds(desk.db))]);
  let reached = 0;
  for (const id of ids) if ((await tell(desk, id, text, now)) === 'said') reached += 1;
  return reached;
}

const reportsAtOnce = 20;

/**
 * Reports payments that match no order of ours to the admins. Each is reported once; one that reached nobody is tried
 * again next time. Returns how many were reported.
 */
export async function reportIssues(desk: PaymentsDesk, now: Date): Promise<number> {
  const waiting = await takeUnreported(desk.db, reportsAtOnce, now);
  let reported = 0;
  for (const payment of waiting) {
    desk.log('error', 'payment-unmatched', { chargeId: payment.chargeId, issue: payment.issue });
    if ((await tellAdmins(desk, paymentsBotTexts.admin.issue(payment), now)) > 0) reported += 1;
    else await tellAgain(desk.db, payment.chargeId);
  }
  return reported;
}

import type { Log, StarsAccount } from '../../../core/ports.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import type { Db } from '../../../db/connection/client.ts';
import { takeUnreported, tellAgain } from '../../../db/payments/records.ts';
import { listAdminIds, markBotBlocked } from '../../../db/users.ts';
import { describeFailure } from '../failures.ts';

/** What every payment action needs; the bot and the API both have it. */
export type PaymentPorts = {
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
  ports: Pick<PaymentPorts, 'db' | 'stars' | 'log'>,
  userId: number,
  text: string,
  now: Date,
  button?: { text: string; data: string },
): Promise<'said' | 'gone' | 'failed'> {
  try {
    const outcome = await ports.stars.say(userId, text, button);
    if (outcome === 'gone') await markBotBlocked(ports.db, userId, now);
    return outcome;
  } catch (cause) {
    ports.log('warn', 'payment-word-not-sent', { userId, cause: describeFailure(cause) });
    return 'failed';
  }
}

/** Admins of the environment and by their role, each once. */
export async function listEveryAdmin({
  db,
  adminIds,
}: Pick<PaymentPorts, 'db' | 'adminIds'>): Promise<Set<number>> {
  return new Set([...adminIds, ...(await listAdminIds(db))]);
}

/** Writes to every admin; returns how many were reached. */
async function tellAdmins(
  ports: PaymentPorts,
  text: string,
  now: Date,
  button?: { text: string; data: string },
): Promise<number> {
  let reached = 0;
  for (const id of await listEveryAdmin(ports))
    if ((await tell(ports, id, text, now, button)) === 'said') reached += 1;
  return reached;
}

const reportsAtOnce = 20;

/**
 * Reports payments that match no order of ours to the admins. Each is reported once; one that reached nobody is tried
 * again next time. Returns how many were reported.
 */
export async function reportIssues(ports: PaymentPorts, now: Date): Promise<number> {
  const waiting = await takeUnreported(ports.db, reportsAtOnce, now);
  let reported = 0;
  for (const payment of waiting) {
    ports.log('error', 'payment-unmatched', { chargeId: payment.chargeId, issue: payment.issue });
    if ((await tellAdmins(ports, paymentsBotTexts.admin.issue(payment), now)) > 0) reported += 1;
    else await tellAgain(ports.db, payment.chargeId);
  }
  return reported;
}

import type { Log, StarsAccount } from '../../core/ports.ts';
import { paymentsBotTexts } from '../../core/texts/payments-bot.ts';
import type { Db } from '../../db/client.ts';
import { takeUnreported, tellAgain } from '../../db/payments/records.ts';
import { listAdminIds, markBotBlocked } from '../../db/users.ts';

/** What every act around payments needs; the bot and the API both have it. Nothing here brings grammY along. */
export type PaymentsDesk = {
  db: Db;
  stars: StarsAccount;
  log: Log;
  /** From the environment; others are admins by their role. */
  adminIds: ReadonlySet<number>;
  /** The bot's own id: whose list of transactions it is. */
  botId: number;
};

/** The part of a bot token before the colon. */
export function botIdOf(token: string): number {
  return Number(token.split(':')[0]);
}

/** Writes to somebody, best effort: a chat that is shut gets its mark, any other failure a line in the log. */
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
    desk.log('warn', 'payment-word-not-sent', { userId, cause: causeOf(cause) });
    return 'failed';
  }
}

/** Writes to every admin; answers how many it reached. */
export async function tellAdmins(desk: PaymentsDesk, text: string, now: Date): Promise<number> {
  const ids = new Set([...desk.adminIds, ...(await listAdminIds(desk.db))]);
  let reached = 0;
  for (const id of ids) if ((await tell(desk, id, text, now)) === 'said') reached += 1;
  return reached;
}

const reportsAtOnce = 20;

/**
 * Tells admins of payments that pay no order of ours. Each is told once; one that reached nobody waits for the next
 * time. Answers how many were told.
 */
export async function reportIssues(desk: PaymentsDesk, now: Date): Promise<number> {
  const waiting = await takeUnreported(desk.db, reportsAtOnce, now);
  let told = 0;
  for (const payment of waiting) {
    desk.log('error', 'payment-unmatched', { chargeId: payment.chargeId, issue: payment.issue });
    if ((await tellAdmins(desk, paymentsBotTexts.admin.issue(payment), now)) > 0) told += 1;
    else await tellAgain(desk.db, payment.chargeId);
  }
  return told;
}

/** A failure in one line; the cause of a refusal of Telegram is what tells most. */
export function causeOf(error: unknown): string {
  const inner = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const said = typeof inner === 'object' && inner !== null && 'description' in inner;
  return String(said ? inner.description : inner).slice(0, 500);
}

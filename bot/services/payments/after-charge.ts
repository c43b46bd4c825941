import type { RichText } from '../../../core/texts/chat/bot.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import type { Change } from '../../../db/payments/charges.ts';
import type { PaymentRecord } from '../../../db/payments/records.ts';
import { findUser } from '../../../db/users.ts';
import { describeFailure } from '../failures.ts';
import { refundSurplus } from './give-back.ts';
import { type PaymentPorts, reportIssues, tell } from './ports.ts';

/**
 * What follows a charge once it is safely stored: the payer is thanked, a surplus is refunded, or admins hear about
 * a charge that fits no order. Best effort and never throws: the payment is stored, and the daily run completes what is
 * left. The first to learn of the charge sends the thanks, with `thank` if there is a better way than a plain message.
 */
export async function afterCharge(
  ports: PaymentPorts,
  { isNew, payment, hasSurplus }: Change,
  now: Date,
  thank?: (text: RichText) => Promise<unknown>,
): Promise<void> {
  try {
    if (payment.refundedAt || payment.userId === null) return;
    // Of two charges within one second, the first may be the one refunded.
    if (hasSurplus) await refundSurplus(ports, now);
    else if (isNew && payment.issue) await keepInSight(ports, payment, payment.userId, now);
    else if (isNew) await sayThanks(ports, payment.userId, now, thank);
  } catch (cause) {
    ports.log('error', 'payment-follow-up-failed', {
      chargeId: payment.chargeId,
      cause: describeFailure(cause),
    });
  }
}

async function keepInSight(
  ports: PaymentPorts,
  payment: PaymentRecord,
  payerId: number,
  now: Date,
): Promise<void> {
  await reportIssues(ports, now);
  await tell(ports, payerId, paymentsBotTexts.paymentKept(payment.stars), now);
}

async function sayThanks(
  ports: PaymentPorts,
  userId: number,
  now: Date,
  thank: ((text: RichText) => Promise<unknown>) | undefined,
): Promise<void> {
  const user = await findUser(ports.db, userId, now);
  if (!user) return;
  const until = user.premiumUntil === null ? null : new Date(user.premiumUntil);
  const text = paymentsBotTexts.paid({ isPremium: user.isPremium, until, timeZone: user.timezone });
  if (thank) await thank(text);
  else await tell(ports, userId, plain(text), now);
}

function plain(text: RichText): string {
  return text.map((part) => (typeof part === 'string' ? part : part.bold)).join('');
}

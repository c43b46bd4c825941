import { DomainError } from '../../core/errors.ts';
import { paymentsBotTexts } from '../../core/texts/payments-bot.ts';
import { recordRefund } from '../../db/payments/charges.ts';
import { listSurplus, type PaymentRecord, readPayment } from '../../db/payments/records.ts';
import { causeOf, type PaymentsDesk, tell } from './desk.ts';

/**
 * An admin gives the stars of a charge back: Telegram first, then our rows and the audit log, then a word to the payer.
 * Safe to repeat after a failure on any of these steps. Throws 'not-found' (payment_not_found) and 'conflict'
 * (already_refunded).
 */
export async function refundPayment(
  desk: PaymentsDesk,
  input: { chargeId: string; adminId: number },
  now: Date,
): Promise<PaymentRecord> {
  const payment = await readPayment(desk.db, input.chargeId);
  if (!payment) throw new DomainError('not-found', { code: 'payment_not_found' });
  if (payment.refundedAt) throw new DomainError('conflict', { code: 'already_refunded' });
  return giveBack(desk, payment, now, input.adminId);
}

const surplusAtOnce = 20;

/**
 * Gives back what was paid on top of premium for ever. What Telegram refuses now waits for the next time. Answers how
 * many went back.
 */
export async function refundSurplus(desk: PaymentsDesk, now: Date): Promise<number> {
  let given = 0;
  for (const payment of await listSurplus(desk.db, surplusAtOnce)) {
    try {
      await giveBack(desk, payment, now, undefined);
      given += 1;
    } catch (cause) {
      desk.log('error', 'surplus-not-refunded', { chargeId: payment.chargeId, cause: causeOf(cause) });
    }
  }
  return given;
}

/** Gives the stars back at Telegram and notes it; two at once end as one. */
async function giveBack(
  desk: PaymentsDesk,
  payment: PaymentRecord,
  now: Date,
  adminId: number | undefined,
): Promise<PaymentRecord> {
  const { chargeId, userId, stars, issue, isSurplus } = payment;
  if (userId === null) throw new DomainError('not-found', { code: 'payment_not_found' });
  await desk.stars.refund({ userId, chargeId });
  const act = adminId === undefined ? undefined : { adminId, action: 'payments.refund', target: chargeId };
  const change = await recordRefund(
    desk.db,
    { refund: { chargeId, refundedAt: now, charge: undefined }, act },
    now,
  );
  if (change?.isNew) {
    const text = isSurplus
      ? paymentsBotTexts.surplusRefunded(stars)
      : paymentsBotTexts.refunded(stars, issue === null);
    await tell(desk, userId, text, now);
  }
  return change?.payment ?? payment;
}

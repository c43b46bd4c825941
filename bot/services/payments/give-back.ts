import { DomainError } from '../../../core/errors.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { recordRefund } from '../../../db/payments/charges.ts';
import { listSurplus, type PaymentRecord, readPayment } from '../../../db/payments/records.ts';
import { describeFailure } from '../failures.ts';
import { type PaymentPorts, tell } from './ports.ts';

/**
 * Refunds the stars of a charge for an admin: first at Telegram, then in our rows and the audit log, then with a
 * message to the payer. Safe to repeat after a failure in any of these steps. Throws 'not-found' (payment_not_found)
 * and 'conflict' (already_refunded).
 */
export async function refundPayment(
  ports: PaymentPorts,
  input: { chargeId: string; adminId: number },
  now: Date,
): Promise<PaymentRecord> {
  const payment = await readPayment(ports.db, input.chargeId);
  if (!payment) throw new DomainError('not-found', { code: 'payment_not_found' });
  if (payment.refundedAt) throw new DomainError('conflict', { code: 'already_refunded' });
  return giveBack(ports, payment, now, input.adminId);
}

const surplusAtOnce = 20;

/**
 * Refunds what was paid on top of premium forever. What Telegram refuses now is tried again next time. Returns how many
 * charges were refunded.
 */
export async function refundSurplus(ports: PaymentPorts, now: Date): Promise<number> {
  let given = 0;
  for (const payment of await listSurplus(ports.db, surplusAtOnce)) {
    try {
      await giveBack(ports, payment, now, undefined);
      given += 1;
    } catch (cause) {
      ports.log('error', 'surplus-not-refunded', {
        chargeId: payment.chargeId,
        cause: describeFailure(cause),
      });
    }
  }
  return given;
}

/** Refunds the stars at Telegram and records it; two simultaneous calls have the effect of one. */
async function giveBack(
  ports: PaymentPorts,
  payment: PaymentRecord,
  now: Date,
  adminId: number | undefined,
): Promise<PaymentRecord> {
  const { chargeId, userId, stars, issue, isSurplus } = payment;
  if (userId === null) throw new DomainError('not-found', { code: 'payment_not_found' });
  await ports.stars.refund({ userId, chargeId });
  const act = adminId === undefined ? undefined : { adminId, action: 'payments.refund', target: chargeId };
  const change = await recordRefund(
    ports.db,
    { refund: { chargeId, refundedAt: now, charge: undefined }, act },
    now,
  );
  if (change?.isNew) {
    const text = isSurplus
      ? paymentsBotTexts.surplusRefunded(stars)
      : paymentsBotTexts.refunded(stars, issue === null);
    await tell(ports, userId, text, now);
  }
  return change?.payment ?? payment;
}

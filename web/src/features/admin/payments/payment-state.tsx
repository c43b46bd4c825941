import type { AdminPayment } from '../../../../../core/contracts/payments.ts';
import { dayText } from '../../../../../core/texts/admin/web.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { planTexts, starsText } from '../../../../../core/texts/home/payments.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { Refunds } from './use-refund.ts';

const texts = usersTexts.payments;

export const planOf = ({ subscriptionType }: AdminPayment): string =>
  subscriptionType ? planTexts[subscriptionType].name : texts.unknownPlan;

export function stateOf({ isSurplus, issue, refundedAt }: AdminPayment): string {
  if (refundedAt) return texts.refunded(dayText(refundedAt));
  if (isSurplus) return texts.surplus;
  return issue ? texts.issue : texts.received;
}

/** What became of a payment, and the way to give it back while it holds its stars. */
export function PaymentState({ payment, refunds }: { payment: AdminPayment; refunds: Refunds }) {
  if (payment.refundedAt) return stateOf(payment);
  return (
    <>
      {stateOf(payment)}{' '}
      <Button
        variant="danger"
        size="small"
        aria-label={texts.refundOf(starsText(payment.stars), dayText(payment.paidAt))}
        loading={refunds.refunding === payment.chargeId}
        disabled={refunds.refunding !== undefined}
        onClick={() => refunds.refund(payment)}
      >
        {texts.refund}
      </Button>
    </>
  );
}

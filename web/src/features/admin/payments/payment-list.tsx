import type { AdminPayment } from '../../../../../core/contracts/payments.ts';
import { paymentListTexts as texts } from '../../../../../core/texts/admin/payments.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { starsText } from '../../../../../core/texts/home/payments.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { PaymentState, planOf } from './payment-state.tsx';
import styles from './payments.module.css';
import { payerText, useRefund } from './use-refund.ts';

const words = usersTexts.payments;

type PaymentListProps = {
  payments: readonly AdminPayment[];
  /** Opens the card of a learner. */
  onPayer: (userId: number) => void;
};

export function PaymentList({ payments, onPayer }: PaymentListProps) {
  const refunds = useRefund();
  return (
    <Card className={styles.list}>
      <DataTable
        caption={texts.list}
        columns={[
          { name: texts.payer, cell: (payment) => <Payer payment={payment} onPayer={onPayer} /> },
          { name: words.what, shown: 'wide', cell: planOf },
          { name: words.stars, cell: ({ stars }) => starsText(stars) },
          {
            name: words.state,
            cell: (payment) => <PaymentState payment={payment} refunds={refunds} />,
          },
        ]}
        rows={payments}
        keyOf={({ chargeId }) => chargeId}
      />
    </Card>
  );
}

/** Who paid and when; whoever is no learner any more has no card to open. */
function Payer({ payment, onPayer }: { payment: AdminPayment } & Pick<PaymentListProps, 'onPayer'>) {
  const { userId, userName, paidAt, chargeId } = payment;
  const name = payerText(payment);
  return (
    <Stack as="span" gap={1} align="start">
      {userId === null || userName === null ? (
        <span className={styles.gone}>{name}</span>
      ) : (
        <button
          type="button"
          className={styles.payer}
          aria-label={usersTexts.open(name)}
          onClick={() => onPayer(userId)}
        >
          {name}
        </button>
      )}
      <span className={styles.note}>
        <time dateTime={paidAt} title={words.number(chargeId)}>
          {momentText(paidAt)}
        </time>
        <span className={styles.plan}> · {planOf(payment)}</span>
      </span>
    </Stack>
  );
}

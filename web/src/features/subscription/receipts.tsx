import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '../../../../core/contracts/payments.ts';
import { planTexts, starsText } from '../../../../core/texts/home/payments.ts';
import { subscriptionTexts } from '../../../../core/texts/home/subscription.ts';
import { paymentsQuery } from '../../lib/payments/payments-query.ts';
import { useServices } from '../../lib/services.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Text } from '../../ui/text.tsx';
import { dayText } from './day-text.ts';
import styles from './receipts.module.css';

const texts = subscriptionTexts.receipts;

/** The learner's payments, newest first, for the profile; nothing at all while there are none. */
export function Receipts() {
  const { api } = useServices();
  const { data: payments } = useQuery(paymentsQuery(api));
  if (!payments || payments.receipts.length === 0) return null;
  return (
    <Section title={texts.heading}>
      <Card padded={false}>
        <ul className={styles.list}>
          {payments.receipts.map((receipt) => (
            <ReceiptRow key={receipt.chargeId} receipt={receipt} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { toast } = useServices();
  const { subscriptionType, chargeId, stars, paidAt, refundedAt } = receipt;
  /** Support asks for the charge's number; where the clipboard is not available, it is shown to be copied by hand. */
  function copy(): void {
    const shown = () => toast({ title: texts.number, description: chargeId });
    if (!navigator.clipboard) return void shown();
    navigator.clipboard.writeText(chargeId).then(() => toast({ title: texts.copied }), shown);
  }
  const name = subscriptionType ? planTexts[subscriptionType].nameWithTerm : texts.unknownPlan;
  return (
    <li className={styles.row}>
      <Text weight="strong">{name}</Text>
      <span className={refundedAt ? styles.refundedStars : styles.stars}>{starsText(stars)}</span>
      <Text as="time" tone="soft" size="s" dateTime={paidAt}>
        {dayText(paidAt)}
      </Text>
      {refundedAt && <span className={styles.refunded}>{texts.refunded(dayText(refundedAt))}</span>}
      <button type="button" className={styles.number} aria-label={texts.copy(name)} onClick={copy}>
        {texts.number}
      </button>
    </li>
  );
}

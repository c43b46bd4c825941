import { useQuery } from '@tanstack/react-query';
import { subscriptionTexts as texts } from '../../../../core/texts/subscription.ts';
import { paymentsQuery } from '../../lib/payments-query.ts';
import { ChessPiece } from '../../ui/chess-piece.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { dayText } from './day-text.ts';
import styles from './subscription-row.module.css';

/** The way from the profile to the subscription view, with what the learner has. Nothing until that is known. */
export function SubscriptionRow({ onOpen }: { onOpen: () => void }) {
  const { data: payments } = useQuery(paymentsQuery);
  if (!payments) return null;
  const { subscription_status, premium_until } = payments;
  const until = premium_until && texts.premiumUntil(dayText(premium_until));
  const isPremium = subscription_status === 'premium';
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.piece}>
        <ChessPiece name="king" size={28} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{texts.title}</span>
        <span className={styles.state}>{isPremium ? until || texts.premiumForEver : texts.rowOffer}</span>
      </span>
      <ChevronIcon size={20} className={styles.chevron} />
    </button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { subscriptionTexts as texts } from '../../../../core/texts/home/subscription.ts';
import { paymentsQuery } from '../../lib/payments/payments-query.ts';
import { useServices } from '../../lib/services.ts';
import { ChessPiece } from '../../ui/icons/chess-piece.tsx';
import { WayRow } from '../../ui/surfaces/way-row.tsx';
import { dayText } from './day-text.ts';

/** The link from the profile to the subscription view, with what the learner has. Nothing until that is known. */
export function SubscriptionRow({ onOpen }: { onOpen: () => void }) {
  const { api } = useServices();
  const { data: payments } = useQuery(paymentsQuery(api));
  if (!payments) return null;
  const { subscription_status, premium_until } = payments;
  const until = premium_until && texts.premiumUntil(dayText(premium_until));
  const isPremium = subscription_status === 'premium';
  return (
    <WayRow
      icon={<ChessPiece name="king" size={28} />}
      tone="gold"
      name={texts.title}
      hint={isPremium ? until || texts.premiumForEver : texts.rowOffer}
      onOpen={onOpen}
    />
  );
}

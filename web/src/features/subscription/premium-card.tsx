import { expiresIn } from '../../../../core/texts/home/payments.ts';
import { subscriptionTexts as texts } from '../../../../core/texts/home/subscription.ts';
import { useServices } from '../../lib/services.ts';
import { ChessPiece } from '../../ui/icons/chess-piece.tsx';
import { Row } from '../../ui/layout.tsx';
import { Tile } from '../../ui/surfaces/tile.tsx';
import { Text } from '../../ui/text.tsx';
import { dayText } from './day-text.ts';
import styles from './premium-card.module.css';

const dayMs = 24 * 60 * 60 * 1000;
/** How many days before the end the countdown starts. */
const countedDays = 30;

type PremiumCardProps = {
  /** ISO; null is forever. */
  until: string | null;
  /** Something is still sold to this learner. */
  mayExtend: boolean;
};

/** What the learner has already. */
export function PremiumCard({ until, mayExtend }: PremiumCardProps) {
  const { clock } = useServices();
  const days = until === null ? null : Math.ceil((Date.parse(until) - clock.now().getTime()) / dayMs);
  const ending = days !== null && days <= countedDays ? `, ${expiresIn(days)}` : '';
  return (
    <Row gap={6} align="center" className={styles.card}>
      <Tile size={56} className={styles.piece}>
        <ChessPiece name="king" size={34} />
      </Tile>
      <div>
        <Text as="p" weight="bold">
          {texts.premiumTitle}
        </Text>
        <Text as="p" tone="gold" weight="strong">
          {until ? texts.premiumUntil(dayText(until)) : texts.premiumForEver}
          {ending}
        </Text>
        <p className={styles.hint}>{mayExtend ? texts.extends : texts.nothingToBuy}</p>
      </div>
    </Row>
  );
}

import { expiresIn } from '../../../../core/texts/payments.ts';
import { subscriptionTexts as texts } from '../../../../core/texts/subscription.ts';
import { clock } from '../../lib/time/clock.ts';
import { ChessPiece } from '../../ui/chess-piece.tsx';
import { dayText } from './day-text.ts';
import styles from './premium-card.module.css';

const dayMs = 24 * 60 * 60 * 1000;
/** From so many days before the end on, the days are counted. */
const countedDays = 30;

type PremiumCardProps = {
  /** ISO; null is for ever. */
  until: string | null;
  /** Something is still sold to this learner. */
  mayExtend: boolean;
};

/** What the learner has already. */
export function PremiumCard({ until, mayExtend }: PremiumCardProps) {
  const days = until === null ? null : Math.ceil((Date.parse(until) - clock.now().getTime()) / dayMs);
  const ending = days !== null && days <= countedDays ? `, ${expiresIn(days)}` : '';
  return (
    <div className={styles.card}>
      <span className={styles.piece}>
        <ChessPiece name="king" size={34} />
      </span>
      <div>
        <p className={styles.title}>{texts.premiumTitle}</p>
        <p className={styles.text}>
          {until ? texts.premiumUntil(dayText(until)) : texts.premiumForEver}
          {ending}
        </p>
        <p className={styles.hint}>{mayExtend ? texts.extends : texts.nothingToBuy}</p>
      </div>
    </div>
  );
}

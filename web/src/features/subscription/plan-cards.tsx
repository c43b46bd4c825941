import type { Offer } from '../../../../core/contracts/payments.ts';
import type { PlanId } from '../../../../core/payments/plans.ts';
import { type LessonCounts, planTexts } from '../../../../core/texts/payments.ts';
import { subscriptionTexts as texts } from '../../../../core/texts/subscription.ts';
import { haptic } from '../../lib/telegram/telegram.ts';
import { CheckIcon, StarIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './plan-cards.module.css';

type PlanCardsProps = {
  offers: readonly Offer[];
  lessons: LessonCounts;
  chosen: PlanId;
  disabled: boolean;
  onChoose: (plan: PlanId) => void;
};

/** The plans side by side; a radio group, of which one is always chosen. */
export function PlanCards({ offers, lessons, chosen, disabled, onChoose }: PlanCardsProps) {
  return (
    <fieldset className={styles.plans} disabled={disabled} aria-label={texts.plans}>
      {offers.map(({ subscriptionType: plan, available }) => {
        const { name, tagline, price, worth, gives } = planTexts[plan];
        return (
          <label key={plan} className={`${styles.plan} ${plan === 'test' ? styles.wide : ''}`}>
            <input
              type="radio"
              name="plan"
              className={styles.radio}
              checked={plan === chosen}
              disabled={!available}
              onChange={() => {
                haptic('select');
                onChoose(plan);
              }}
            />
            <span className={styles.mark} aria-hidden>
              <CheckIcon size={14} strokeWidth={3} />
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.tagline}>{tagline}</span>
            <span className={styles.price}>
              <StarIcon size={20} className={styles.star} />
              {available ? <Price text={price} /> : texts.soldAlready}
            </span>
            {worth && <span className={styles.worth}>{worth}</span>}
            {plan !== 'test' && (
              <span className={styles.gives}>
                {gives(lessons).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

/** '1 450 звёзд': the star before it says what the number counts, so the word is only spoken. */
function Price({ text }: { text: string }) {
  const unit = text.lastIndexOf(' ');
  return (
    <>
      {text.slice(0, unit)}
      <VisuallyHidden>{text.slice(unit)}</VisuallyHidden>
    </>
  );
}

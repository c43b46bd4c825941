import type { Offer } from '../../../../core/contracts/payments.ts';
import { isOnShelf, type PlanId } from '../../../../core/payments/plans.ts';
import { type PremiumLessons, planTagline, planTexts } from '../../../../core/texts/home/payments.ts';
import { subscriptionTexts as texts } from '../../../../core/texts/home/subscription.ts';
import { useTelegram } from '../../lib/services.ts';
import { CheckIcon, StarIcon } from '../../ui/icons/icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './plan-cards.module.css';

type PlanCardsProps = {
  offers: readonly Offer[];
  lessons: PremiumLessons;
  chosen: PlanId;
  disabled: boolean;
  onChoose: (plan: PlanId) => void;
};

/** The plans side by side; a radio group, of which one is always chosen. */
export function PlanCards({ offers, lessons, chosen, disabled, onChoose }: PlanCardsProps) {
  const { haptic } = useTelegram();
  return (
    <fieldset className={styles.plans} disabled={disabled} aria-label={texts.plans}>
      {offers.map(({ subscriptionType: plan, available }) => {
        const { name, price, worth, gives } = planTexts[plan];
        return (
          <label
            key={plan}
            className={`${styles.plan} ${isOnShelf(plan) ? '' : styles.wide}`}
            data-chosen={plan === chosen}
            data-sold={!available}
          >
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
            <Text weight="bold">{name}</Text>
            <Text tone="soft" size="xs">
              {planTagline(plan)}
            </Text>
            <Row as="span" gap={2} align="center" className={styles.price}>
              <StarIcon size={20} className={styles.star} />
              {available ? <Price text={price} /> : texts.soldAlready}
            </Row>
            {worth && (
              <Text tone="soft" size="xs">
                {worth}
              </Text>
            )}
            {isOnShelf(plan) && (
              <Stack as="span" gap={3} className={styles.gives}>
                {gives(lessons).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </Stack>
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

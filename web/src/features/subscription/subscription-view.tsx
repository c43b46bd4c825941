import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HomeLesson } from '../../../../core/contracts/home.ts';
import type { Payments } from '../../../../core/contracts/payments.ts';
import type { PlanId } from '../../../../core/payments/plans.ts';
import { subscriptionTexts as texts } from '../../../../core/texts/home/subscription.ts';
import { useOnline } from '../../lib/api/use-online.ts';
import { canOpenInvoice } from '../../lib/payments/payment-sheet.ts';
import { openLocks, paymentsQuery } from '../../lib/payments/payments-query.ts';
import { useServices } from '../../lib/services.ts';
import { useBackButton, useMainButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Title } from '../../ui/text.tsx';
import { createLearnerPurchase } from './learner-purchase.ts';
import { mainActionOf } from './main-action.ts';
import { PaymentNote } from './payment-note.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PremiumCard } from './premium-card.tsx';
import type { Purchase } from './purchase.ts';
import { PurchasePanel } from './purchase-panel.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';
import styles from './subscription-view.module.css';
import { Thanks } from './thanks.tsx';
import { usePurchaseState } from './use-purchase-state.ts';

export type SubscriptionViewProps = {
  /** The locked lesson that led here. */
  lesson?: HomeLesson | undefined;
  /** An open lesson to go on with. */
  freeLesson?: HomeLesson | undefined;
  onExit: () => void;
  onOpenLesson: (lessonId: number) => void;
  purchase?: Purchase;
};

/** Plans, prices and the way through a payment (SPEC §2 Subscription, §4 Payment). */
export function SubscriptionView({ purchase: given, ...props }: SubscriptionViewProps) {
  const { api, once, telegram } = useServices();
  const queryClient = useQueryClient();
  const purchase = given ?? once(createLearnerPurchase);
  const { data: payments, isFetching, refetch } = useQuery(paymentsQuery(api));
  const state = usePurchaseState(purchase);
  useBackButton(props.onExit);
  useEffect(() => {
    void purchase.resume();
    return purchase.dismiss;
  }, [purchase]);

  const isPaidElsewhere = state.step === 'ended' && state.isPaid === true;
  useEffect(() => {
    if (isPaidElsewhere) openLocks(queryClient, telegram.haptic);
  }, [isPaidElsewhere, queryClient, telegram]);

  if (state.step === 'paid') return <Thanks order={state.order} {...props} />;
  if (payments) return <Shelf payments={payments} purchase={purchase} {...props} />;
  if (isFetching) return <SubscriptionSkeleton />;
  return (
    <LoadFailure
      {...{
        title: texts.loadFailed,
        text: texts.loadFailedHint,
        retry: texts.tryAgain,
        back: texts.toLessons,
      }}
      onRetry={() => void refetch()}
      onBack={props.onExit}
    />
  );
}

type ShelfProps = Omit<SubscriptionViewProps, 'purchase'> & { payments: Payments; purchase: Purchase };

/** What is on sale for this learner, with the one button that fits the moment. */
function Shelf({ payments, purchase, lesson, freeLesson, onExit, onOpenLesson }: ShelfProps) {
  const { telegram } = useServices();
  const state = usePurchaseState(purchase);
  const online = useOnline();
  const [chosen, setChosen] = useState<PlanId>();
  const onSale = payments.offers.filter((offer) => offer.available);
  const plan = onSale.find((offer) => offer.subscriptionType === chosen) ?? onSale[0];
  const premium = payments.subscription_status === 'premium';
  const payable = canOpenInvoice(telegram);
  const action = mainActionOf(state, { plan: plan?.subscriptionType, premium, payable, online });
  const main = action && { ...action, onPress: () => void act() };
  const drawnByClient = useMainButton(main ?? (plan ? null : { text: texts.toLessons, onPress: onExit }));
  const busy = state.step !== 'idle' && state.step !== 'ended';

  async function act(): Promise<void> {
    if (state.step === 'sheet' || state.step === 'waiting') await purchase.recheck();
    else if (plan) await purchase.buy(plan.subscriptionType);
  }

  return (
    <Stack gap={6} className={styles.view}>
      <header>
        <Title>{texts.title}</Title>
        {!premium && (
          <p className={styles.lead}>
            <MixedText>{lesson ? texts.leadOfLesson(lesson.name) : texts.lead}</MixedText>
          </p>
        )}
      </header>
      {premium && <PremiumCard until={payments.premium_until} mayExtend={plan !== undefined} />}
      <PurchasePanel
        state={state}
        inDoubt={payments.payment_in_doubt}
        onGiveUp={() => void purchase.giveUp()}
        onExit={onExit}
      />
      {plan && (
        <PlanCards
          offers={payments.offers}
          lessons={{ count: payments.premium_lessons, topics: payments.premium_topics }}
          chosen={plan.subscriptionType}
          disabled={busy}
          onChoose={(next) => {
            setChosen(next);
            purchase.dismiss();
          }}
        />
      )}
      {main && !drawnByClient && (
        <Button
          variant="primary"
          size="large"
          block
          disabled={main.disabled}
          loading={main.loading}
          onClick={main.onPress}
        >
          {main.text}
        </Button>
      )}
      {plan && !busy && <PaymentNote payable={payable} online={online} />}
      {freeLesson && !premium && !busy && (
        <Button variant="quiet" onClick={() => onOpenLesson(freeLesson.id)}>
          <MixedText>{texts.openFree(freeLesson.name)}</MixedText>
        </Button>
      )}
      {!plan && !drawnByClient && (
        <Button variant="primary" size="large" block onClick={onExit}>
          {texts.toLessons}
        </Button>
      )}
    </Stack>
  );
}

import { isRenewed, type PlanId } from '../../../../core/payments/plans.ts';
import { subscriptionTexts as texts } from '../../../../core/texts/home/subscription.ts';
import type { PurchaseState } from './purchase.ts';

export type MainAction = { text: string; disabled: boolean; loading: boolean };

type Shop = {
  /** The chosen plan; undefined when nothing is sold to this learner. */
  plan: PlanId | undefined;
  premium: boolean;
  /** The client can open its payment sheet. */
  payable: boolean;
  online: boolean;
};

/** The one button of the plans: buy, or manage what was bought. Null when there is nothing to press. */
export function mainActionOf(
  state: PurchaseState,
  { plan, premium, payable, online }: Shop,
): MainAction | null {
  const button = (text: string, more: Partial<MainAction> = {}) => ({
    text,
    disabled: !online,
    loading: false,
    ...more,
  });
  switch (state.step) {
    case 'preparing':
      return button(texts.preparing, { disabled: false, loading: true });
    case 'checking':
      return button(texts.checkingTitle, { disabled: false, loading: true });
    case 'sheet':
      return button(texts.check);
    case 'waiting':
      return button(texts.checkAgain);
    default: {
      if (!plan) return null;
      const isMore = premium && isRenewed(plan);
      return button(isMore ? texts.extend(plan) : texts.buy(plan), { disabled: !online || !payable });
    }
  }
}

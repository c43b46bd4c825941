/** What can be bought with Telegram Stars. All are one-off invoices: Star subscriptions renew every 30 days only. */
export const planIds = ['test', 'year', 'lifetime'] as const;
export type PlanId = (typeof planIds)[number];

/** The plans that everybody is offered, in the order of the shelf. */
export const shelf = ['year', 'lifetime'] as const satisfies readonly PlanId[];

export type Plan = {
  id: PlanId;
  /** Telegram Stars (XTR), whole. */
  priceStars: number;
  /** How long premium lasts; null: for ever. */
  days: number | null;
  /** What the price is in shekels, about; null where nobody asks. */
  aboutShekels: number | null;
};

/** The price list: the only place that says what a plan costs and gives. Prices: SPEC §9. */
export const plans: Record<PlanId, Plan> = {
  test: { id: 'test', priceStars: 1, days: 1, aboutShekels: null },
  year: { id: 'year', priceStars: 1450, days: 365, aboutShekels: 119 },
  lifetime: { id: 'lifetime', priceStars: 2400, days: null, aboutShekels: 199 },
};

/** What the year costs a month, in shekels with one digit behind the comma. */
export const yearAMonthShekels = Math.round(((plans.year.aboutShekels ?? 0) / 12) * 10) / 10;

/**
 * How much cheaper the lifetime plan is than buying the year so many times, in whole percent of stars, rounded down;
 * 0 when it is not cheaper. One year: 0, two: 17, three: 44.
 */
export function lifetimeSavingPercent(years: number): number {
  const byTheYear = plans.year.priceStars * years;
  return Math.max(0, Math.floor((1 - plans.lifetime.priceStars / byTheYear) * 100));
}

/** The right to premium as it stands now. */
export type Premium = {
  isPremium: boolean;
  /** Missing with premium: for ever. */
  until: Date | null;
};

/** Why a plan is not sold to somebody; undefined when it is. */
export type SaleRefusal = 'plan_not_for_sale' | 'premium_for_ever';

/**
 * May this learner buy this plan? The test plan is for admins, or for everybody where the installation says so.
 * Who has premium for ever is sold nothing more.
 */
export function saleRefusal(
  plan: PlanId,
  buyer: Premium & { isAdmin: boolean },
  shop: { sellsTestPlan: boolean },
): SaleRefusal | undefined {
  if (plan === 'test' && !buyer.isAdmin && !shop.sellsTestPlan) return 'plan_not_for_sale';
  if (buyer.isPremium && buyer.until === null) return 'premium_for_ever';
  return undefined;
}

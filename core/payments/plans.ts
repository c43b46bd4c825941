/** What can be bought with Telegram Stars. All are one-off invoices: Star subscriptions renew every 30 days only. */
export const planIds = ['test', 'year', 'lifetime'] as const;
export type PlanId = (typeof planIds)[number];

/** The plans offered to everybody, in display order. */
export const shelf = ['year', 'lifetime'] as const satisfies readonly PlanId[];

export type Plan = {
  id: PlanId;
  /** Telegram Stars (XTR), whole. */
  priceStars: number;
  /** How long premium lasts; null: forever. */
  days: number | null;
  /** Approximate price in shekels; null where it is not shown. */
  aboutShekels: number | null;
};

/** The price list: the only place that defines what a plan costs and gives. Prices: SPEC §9. */
export const plans: Record<PlanId, Plan> = {
  test: { id: 'test', priceStars: 1, days: 1, aboutShekels: null },
  year: { id: 'year', priceStars: 1450, days: 365, aboutShekels: 119 },
  lifetime: { id: 'lifetime', priceStars: 2400, days: null, aboutShekels: 199 },
};

/** The monthly price of the year plan, in shekels with one decimal. */
export const yearAMonthShekels = Math.round(((plans.year.aboutShekels ?? 0) / 12) * 10) / 10;

/**
 * How much cheaper the lifetime plan is than buying the year this many times, in whole percent of stars, rounded down;
 * 0 when it is not cheaper. One year: 0, two: 17, three: 44.
 */
export function lifetimeSavingPercent(years: number): number {
  const byTheYear = plans.year.priceStars * years;
  return Math.max(0, Math.floor((1 - plans.lifetime.priceStars / byTheYear) * 100));
}

/** The current right to premium. */
export type Premium = {
  isPremium: boolean;
  /** Missing with premium: forever. */
  until: Date | null;
};

/** Why a plan cannot be sold to somebody; undefined when it can. */
export type SaleRefusal = 'plan_not_for_sale' | 'premium_for_ever';

/**
 * Returns why this learner may not buy this plan, undefined if they may. The test plan is for admins, or for everybody
 * where the installation allows it. A learner with lifetime premium cannot buy anything more.
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

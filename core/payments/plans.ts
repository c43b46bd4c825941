export type Plan = {
  /** Telegram Stars (XTR), whole. */
  priceStars: number;
  /** How long premium lasts; null: forever. */
  days: number | null;
  /** Approximate price in shekels; null where it is not shown. */
  aboutShekels: number | null;
  /** Offered to everybody, and given by admins; otherwise only sold, to those who may try it. */
  isForEverybody: boolean;
};

/**
 * What can be bought with Telegram Stars, in display order: the only place that lists the plans and defines what each
 * costs and gives. All are one-off invoices: Star subscriptions renew every 30 days only. Prices: SPEC §9.
 */
const priceList = {
  test: { priceStars: 1, days: 1, aboutShekels: null, isForEverybody: false },
  year: { priceStars: 1450, days: 365, aboutShekels: 119, isForEverybody: true },
  lifetime: { priceStars: 2400, days: null, aboutShekels: 199, isForEverybody: true },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof priceList;
/** A plan that is offered to everybody. */
export type ShelfPlan = {
  [Id in PlanId]: (typeof priceList)[Id]['isForEverybody'] extends true ? Id : never;
}[PlanId];

export const plans: Record<PlanId, Plan> = priceList;
// The keys of the list, of which there is at least one.
export const planIds = Object.keys(priceList) as [PlanId, ...PlanId[]];

export const isOnShelf = (plan: PlanId): plan is ShelfPlan => plans[plan].isForEverybody;

/** The plans offered to everybody, in display order. */
export const shelf: readonly ShelfPlan[] = planIds.filter(isOnShelf);

/** One thing for each plan that is offered to everybody. */
export function eachOnShelf<T>(make: (plan: ShelfPlan) => T): Record<ShelfPlan, T> {
  // Every plan of the shelf has its entry.
  return Object.fromEntries(shelf.map((plan) => [plan, make(plan)])) as Record<ShelfPlan, T>;
}

/** Bought again, such a plan goes on where the last one ends. */
export const isRenewed = (plan: PlanId): boolean => isOnShelf(plan) && plans[plan].days !== null;

/** The plan among these, at least one, that lasts the most days; one without an end counts as none. */
export function longestPlan(among: readonly PlanId[]): PlanId {
  return among.reduce((longest, plan) =>
    (plans[plan].days ?? 0) > (plans[longest].days ?? 0) ? plan : longest,
  );
}

/** Offered when premium is about to end: the longest that ends. */
export const renewalPlan: PlanId = longestPlan(shelf);

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
  if (!isOnShelf(plan) && !buyer.isAdmin && !shop.sellsTestPlan) return 'plan_not_for_sale';
  if (buyer.isPremium && buyer.until === null) return 'premium_for_ever';
  return undefined;
}

import { describe, expect, it } from 'vitest';
import {
  eachOnShelf,
  isRenewed,
  lifetimeSavingPercent,
  longestPlan,
  planIds,
  plans,
  renewalPlan,
  saleRefusal,
  shelf,
  yearAMonthShekels,
} from '../../../core/payments/plans.ts';

const free = { isPremium: false, until: null, isAdmin: false };
const admin = { ...free, isAdmin: true };
const forEver = { isPremium: true, until: null, isAdmin: false };
const yearly = { isPremium: true, until: new Date('2027-01-01T00:00:00Z'), isAdmin: false };
const shop = { sellsTestPlan: false };

describe('the price list', () => {
  it('holds the prices of the specification', () => {
    expect(plans.year).toMatchObject({ priceStars: 1450, days: 365, aboutShekels: 119 });
    expect(plans.lifetime).toMatchObject({ priceStars: 2400, days: null, aboutShekels: 199 });
    expect(plans.test).toMatchObject({ priceStars: 1, days: 1 });
  });

  it('offers the year and premium for ever to everybody, the test plan not', () => {
    expect(planIds).toEqual(['test', 'year', 'lifetime']);
    expect(shelf).toEqual(['year', 'lifetime']);
    expect(eachOnShelf((plan) => plans[plan].priceStars)).toEqual({ year: 1450, lifetime: 2400 });
  });

  it('renews what ends and is offered, and proposes the longest of it', () => {
    expect(planIds.filter(isRenewed)).toEqual(['year']);
    expect(renewalPlan).toBe('year');
    expect([longestPlan(['test', 'year']), longestPlan(['year', 'test'])]).toEqual(['year', 'year']);
    expect([longestPlan(['test', 'lifetime']), longestPlan(['lifetime', 'test'])]).toEqual(['test', 'test']);
  });

  it('counts what it says: a month of the year, and the saving of the lifetime plan', () => {
    expect(yearAMonthShekels).toBe(9.9);
    expect([1, 2, 3].map(lifetimeSavingPercent)).toEqual([0, 17, 44]);
  });
});

describe('who is sold what', () => {
  it.each([
    ['a year to a free learner', 'year', free, undefined],
    ['another year to who has one', 'year', yearly, undefined],
    ['premium for ever to who has a year', 'lifetime', yearly, undefined],
    ['nothing to who has premium for ever', 'year', forEver, 'premium_for_ever'],
    ['premium for ever only once', 'lifetime', forEver, 'premium_for_ever'],
    ['the test plan not to learners', 'test', free, 'plan_not_for_sale'],
    ['the test plan to admins', 'test', admin, undefined],
  ] as const)('%s', (_, plan, buyer, refusal) => {
    expect(saleRefusal(plan, buyer, shop)).toBe(refusal);
  });

  it('the test plan to everybody where the installation says so', () => {
    expect(saleRefusal('test', free, { sellsTestPlan: true })).toBeUndefined();
  });
});

import { randomUUID } from 'node:crypto';
import { DomainError } from '../../../core/errors.ts';
import type { Order } from '../../../core/payments/orders.ts';
import { isOnShelf, type PlanId, type Premium, planIds, saleRefusal } from '../../../core/payments/plans.ts';
import { isAdminUser } from '../../../core/people/admin.ts';
import type { Invoice } from '../../../core/ports.ts';
import { invoiceTexts, type PremiumLessons } from '../../../core/texts/home/payments.ts';
import type { Db } from '../../../db/connection/client.ts';
import { type CatalogueCache, lessonsOf } from '../../../db/course/catalogue.ts';
import { holdsPlan } from '../../../db/entitlements.ts';
import { createOrder } from '../../../db/payments/orders.ts';
import { findUser, type UserRecord } from '../../../db/users.ts';

export type Shop = {
  db: Db;
  catalogue: CatalogueCache;
  adminIds: ReadonlySet<number>;
  /** The one-star plan is sold to everybody; otherwise admins only. */
  sellsTestPlan: boolean;
};

export type Buyer = { user: UserRecord; premium: Premium; isAdmin: boolean };

/** The buyer; undefined for an unknown person. */
export async function findBuyer(shop: Shop, userId: number, now: Date): Promise<Buyer | undefined> {
  const user = await findUser(shop.db, userId, now);
  return user && buyerOf(shop, user);
}

export function buyerOf(shop: Pick<Shop, 'adminIds'>, user: UserRecord): Buyer {
  const until = user.premiumUntil === null ? null : new Date(user.premiumUntil);
  return { user, premium: { isPremium: user.isPremium, until }, isAdmin: isAdminUser(user, shop.adminIds) };
}

/** The plans shown to this learner, and for each whether they may buy it. */
export function offersFor(shop: Shop, buyer: Buyer): { plan: PlanId; isAvailable: boolean }[] {
  const refusalOf = (plan: PlanId) => saleRefusal(plan, { ...buyer.premium, isAdmin: buyer.isAdmin }, shop);
  return planIds
    .filter((plan) => isOnShelf(plan) || refusalOf(plan) !== 'plan_not_for_sale')
    .sort((a, b) => Number(isOnShelf(b)) - Number(isOnShelf(a)))
    .map((plan) => ({ plan, isAvailable: refusalOf(plan) === undefined }));
}

/** Published lessons of the course: how many are free, and what premium opens. */
export async function countLessons(shop: Shop): Promise<PremiumLessons & { free: number }> {
  const catalogue = await shop.catalogue.get(shop.db);
  const lessons = lessonsOf(catalogue);
  const free = lessons.filter(({ isFree }) => isFree).length;
  const topics = catalogue.sections
    .filter(({ subsections }) => subsections.some((one) => one.lessons.some(({ isFree }) => !isFree)))
    .map(({ name }) => name);
  return { free, count: lessons.length - free, topics };
}

/**
 * Opens an order and creates its invoice. Throws 'unauthorised' for an unknown person, 'forbidden' (user_blocked,
 * plan_not_for_sale) and 'conflict' (premium_for_ever; already_premium for the plan that they have, unless they want it
 * `again`).
 */
export async function openOrder(
  shop: Shop,
  input: { userId: number; plan: PlanId; again: boolean },
  now: Date,
): Promise<{ order: Order; invoice: Invoice }> {
  const { userId, plan, again } = input;
  const buyer = await findBuyer(shop, userId, now);
  if (!buyer) throw new DomainError('unauthorised', { code: 'login_to_buy' });
  if (buyer.user.isBlocked) throw new DomainError('forbidden', { code: 'user_blocked' });
  const refusal = saleRefusal(plan, { ...buyer.premium, isAdmin: buyer.isAdmin }, shop);
  if (refusal) {
    throw new DomainError(refusal === 'premium_for_ever' ? 'conflict' : 'forbidden', { code: refusal });
  }
  if (!again && buyer.premium.isPremium && (await holdsPlan(shop.db, userId, plan, now))) {
    throw new DomainError('conflict', { code: 'already_premium' });
  }
  const order = await createOrder(shop.db, { id: randomUUID(), userId, plan }, now);
  const words = invoiceTexts(plan, await countLessons(shop));
  return { order, invoice: { ...words, payload: order.id, stars: order.priceStars } };
}

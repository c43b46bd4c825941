import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { cancelReasons, orderStatuses, paymentIssues } from '../../core/payments/orders.ts';
import { planIds } from '../../core/payments/plans.ts';
import { users } from './people.ts';

const plan = () => text({ enum: planIds });

/** Our own row behind an invoice; its id is the invoice payload. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    plan: plan().notNull(),
    priceStars: integer('price_stars').notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** Only of a cancelled order. */
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    link: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Telegram's id of the question to which we agreed; missing before it, and once the order is paid. */
    checkoutId: text('checkout_id'),
    /** A charge may exist that nobody has reported: since then; missing when there is no such doubt (any more). */
    doubtSince: timestamp('doubt_since', { withTimezone: true }),
    /** When Telegram was last asked about it on behalf of its owner. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_open').on(t.status, t.expiresAt),
    index('orders_in_doubt').on(t.userId).where(sql`doubt_since is not null`),
  ],
);

/** Every charge Telegram reported to us; one that pays no order of ours is kept with its `issue`. */
export const starPayments = pgTable(
  'star_payments',
  {
    telegramPaymentChargeId: text('telegram_payment_charge_id').primaryKey(),
    orderId: uuid('order_id').references(() => orders.id),
    userId: bigint('user_id', { mode: 'number' }),
    stars: integer().notNull(),
    isRecurring: boolean('is_recurring').notNull().default(false),
    /** Who reported it; the payment's own update ranks above the list of transactions, and that above a mere refund. */
    source: text({ enum: ['webhook', 'reconcile', 'refund'] }).notNull(),
    /** Why it grants nothing. */
    issue: text({ enum: paymentIssues }),
    /** When admins were notified of the issue. */
    reportedAt: timestamp('reported_at', { withTimezone: true }),
    /** Paid on top of premium forever: gives nothing, and its stars go back. */
    isSurplus: boolean('is_surplus').notNull().default(false),
    /** The payment as Telegram wrote it. */
    raw: jsonb().notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (t) => [
    index('star_payments_user').on(t.userId, t.paidAt),
    index('star_payments_order').on(t.orderId),
    index('star_payments_paid').on(t.paidAt),
    index('star_payments_unsettled')
      .on(t.paidAt)
      .where(sql`refunded_at is null and (is_surplus or issue is not null)`),
  ],
);

/**
 * Charges of people who were deleted, apart from everything else and without a name: what a refund needs. Each is
 * removed after the term of core/people/deletion.ts.
 */
export const keptCharges = pgTable('kept_charges', {
  telegramPaymentChargeId: text('telegram_payment_charge_id').primaryKey(),
  /** Telegram refunds a charge only together with the id of who paid. */
  payerId: bigint('payer_id', { mode: 'number' }).notNull(),
  /** Missing for a charge that matched no order. */
  plan: text({ enum: planIds }),
  stars: integer().notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  refundedAt: timestamp('refunded_at', { withTimezone: true }),
});

/**
 * Rights to premium lessons; premium is any live one, computed and never stored as a flag. Rows with a charge are
 * computed from the learner's payments (core/payments/rights.ts) and are never edited by hand.
 */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    plan: plan().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Missing: forever. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** The charge behind it; missing when an admin granted it. */
    chargeId: text('charge_id').unique(),
    grantedBy: bigint('granted_by', { mode: 'number' }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (t) => [index('entitlements_user').on(t.userId), index('entitlements_end').on(t.endsAt)],
);

/** Learners who were notified that their premium ends: each of them once for each end and each distance to it. */
export const premiumNotices = pgTable(
  'premium_notices',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** 7 or 1. */
    daysBefore: smallint('days_before').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.endsAt, t.daysBefore] })],
);

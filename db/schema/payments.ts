import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

const plan = () => text({ enum: ['test', 'year', 'lifetime'] });

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
    status: text({ enum: ['created', 'checked', 'paid', 'cancelled', 'expired'] }).notNull(),
    link: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('orders_user').on(t.userId, t.createdAt), index('orders_open').on(t.status, t.expiresAt)],
);

/** Every charge Telegram told us of; an unmatched one is kept without order or user. */
export const starPayments = pgTable(
  'star_payments',
  {
    telegramPaymentChargeId: text('telegram_payment_charge_id').primaryKey(),
    orderId: uuid('order_id').references(() => orders.id),
    userId: bigint('user_id', { mode: 'number' }),
    stars: integer().notNull(),
    isRecurring: boolean('is_recurring').notNull().default(false),
    source: text({ enum: ['webhook', 'reconcile'] }).notNull(),
    /** The payment as Telegram wrote it. */
    raw: jsonb().notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (t) => [index('star_payments_user').on(t.userId, t.paidAt)],
);

/** Rights to premium lessons; premium is any live one, computed and never stored as a flag. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    plan: plan().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Missing: for ever. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** The charge behind it; missing when an admin granted it. */
    chargeId: text('charge_id').unique(),
    grantedBy: bigint('granted_by', { mode: 'number' }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (t) => [index('entitlements_user').on(t.userId)],
);

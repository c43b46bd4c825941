import * as z from 'zod';
import { clientCancelReasons, orderStatuses, paymentIssues } from '../payments/orders.ts';
import { planIds } from '../payments/plans.ts';
import { endpoint } from './endpoint.ts';
import { PeriodInQuery, text, UserId, UserIdInPath } from './shapes/shared.ts';

const SubscriptionType = z.enum(planIds);
const Stars = z.number().int().nonnegative();
/** ISO. */
const Moment = z.string();

/** The caller's right to premium at this moment. */
const Subscription = z.object({
  subscription_status: z.enum(['free', 'premium']),
  /** End of premium; null for free learners and if forever. */
  premium_until: Moment.nullable(),
});

export const Order = Subscription.extend({
  orderId: z.string(),
  subscriptionType: SubscriptionType,
  stars: Stars,
  /** What the server knows; 'paid' is final. */
  status: z.enum(orderStatuses),
  createdAt: Moment,
  /** No payment is accepted after it. */
  expiresAt: Moment,
  /** When its stars were refunded; for several charges, the first refund. */
  refundedAt: Moment.nullable(),
});
export type Order = z.output<typeof Order>;

/** One charge, as its payer sees it. */
export const Receipt = z.object({
  /** telegram_payment_charge_id: support asks for it. */
  chargeId: z.string(),
  orderId: z.string().nullable(),
  /** null while the charge matches none of our orders; admins look into it. */
  subscriptionType: SubscriptionType.nullable(),
  stars: Stars,
  paidAt: Moment,
  refundedAt: Moment.nullable(),
});
export type Receipt = z.output<typeof Receipt>;

/** What the subscription view shows about a plan; its texts are in core/texts/home/payments.ts. */
export const Offer = z.object({
  subscriptionType: SubscriptionType,
  stars: Stars,
  /** False: create-invoice would refuse it. */
  available: z.boolean(),
});
export type Offer = z.output<typeof Offer>;

export const Payments = Subscription.extend({
  /** A charge may exist that Telegram has not reported: it is looked for now, so ask again in some seconds. */
  payment_in_doubt: z.boolean(),
  /** The plans on offer, in order; the test plan is included only for those who may buy it. */
  offers: z.array(Offer),
  free_lessons: z.number().int(),
  premium_lessons: z.number().int(),
  /** Names of the sections with premium lessons, in the order of the course. */
  premium_topics: z.array(z.string()),
  /** Newest first. */
  receipts: z.array(Receipt),
});
export type Payments = z.output<typeof Payments>;

/** One charge, as admins see it. */
export const AdminPayment = Receipt.extend({
  /** The payer; null when Telegram did not report it. */
  userId: UserId.nullable(),
  /** null where no learner has that id: they were deleted, or never came. */
  userName: z.string().nullable(),
  source: z.enum(['webhook', 'reconcile', 'refund']),
  /** Why it grants nothing; null for a matched payment. */
  issue: z.enum(paymentIssues).nullable(),
  /** Paid on top of lifetime premium: its stars are refunded automatically. */
  isSurplus: z.boolean(),
});
export type AdminPayment = z.output<typeof AdminPayment>;

const PaymentSearch = z.object({
  /** A person, as in the list of learners, or the number of a charge. */
  q: text(256).optional(),
  /** 'unknown': what matches no plan. */
  plan: z.enum([...planIds, 'unknown', 'any']).default('any'),
  /** 'paid': not refunded; 'issues': those of them that grant nothing. */
  state: z.enum(['all', 'paid', 'refunded', 'issues']).default('all'),
  ...PeriodInQuery,
});

/** Charge ids are Telegram's own; anything else is not found. */
const ChargeIdInPath = z.object({ chargeId: text(256).min(1) });

export const paymentEndpoints = {
  'POST /payments/create-invoice': endpoint({
    summary: 'Счёт на подписку: новая ссылка на каждую попытку',
    access: 'learner',
    loginCode: 'login_to_buy',
    body: z.object({
      subscriptionType: SubscriptionType,
      /** The learner was asked: they have this plan and want it once more. Otherwise 409 already_premium. */
      again: z.boolean().optional(),
    }),
    response: z.object({
      /** For the messenger's openInvoice; never opened twice. */
      invoice_link: z.string(),
      orderId: z.string(),
      subscriptionType: SubscriptionType,
      stars: Stars,
      expiresAt: Moment,
    }),
  }),
  'POST /payments/cancel-pending': endpoint({
    summary: 'Приложение говорит, что оплаты не было; платёж это не отменяет',
    access: 'learner',
    body: z.object({
      reason: z.enum(clientCancelReasons),
      /** Missing: every open order of the caller. */
      orderId: text(64).optional(),
    }),
    response: z.object({ cancelled: z.number().int() }),
  }),
  'GET /payments/orders/{id}': endpoint({
    summary: 'Состояние счёта; с hint сервер спросит Telegram, если сам ещё не знает',
    access: 'learner',
    params: z.object({ id: text(64).min(1) }),
    query: z.object({
      /** What the messenger reported to the app; only a hint. */
      hint: z.enum(['paid', 'pending', 'failed', 'cancelled', 'unknown']).optional(),
    }),
    response: Order,
  }),
  'GET /payments': endpoint({
    summary: 'Подписка: планы, что они открывают, и чеки ученика',
    access: 'learner',
    response: Payments,
  }),
  'GET /admin/payments': endpoint({
    summary: 'Все платежи, новые сверху: поиск по человеку и номеру, план, состояние, даты, сумма найденного',
    access: 'admin',
    query: PaymentSearch.extend({
      userId: UserIdInPath.optional(),
      /** `next` of the previous page. */
      after: text(300).optional(),
    }),
    response: z.object({
      payments: z.array(AdminPayment),
      /** Of all that was found, on whatever page: how many, stars that were kept, and stars that went back. */
      sum: z.object({ payments: z.number().int().nonnegative(), stars: Stars, refunded: Stars }),
      /** Pass it as `after` for the next page; null at the end. */
      next: z.string().nullable(),
    }),
  }),
  /** Returns the file itself: at most 10,000 payments, which its last line says. */
  'GET /admin/payments/file': endpoint({
    summary: 'Платежи таблицей CSV: тот же поиск, новые сверху, до 10 000 строк',
    access: 'admin',
    query: PaymentSearch,
  }),
  'POST /admin/payments/{chargeId}/refund': endpoint({
    summary: 'Вернуть звёзды за платёж; премиум за него отзывается',
    access: 'admin',
    params: ChargeIdInPath,
    response: AdminPayment,
  }),
};

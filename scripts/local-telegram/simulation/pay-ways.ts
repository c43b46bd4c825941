/** The statuses of invoice_closed for the mini-app. */
export type InvoiceStatus = 'paid' | 'cancelled' | 'failed' | 'pending';

/** One way in which a payment can go, with everything that may go wrong on real clients. */
export type PayWay = {
  /** Whether the stars change hands. */
  charged: boolean;
  /**
   * When the bot receives a charge: at once (before the app does), later (after a pause), never (only
   * getStarTransactions shows it), or twice (the same update again, as when its confirmation was lost).
   */
  botHears: 'at-once' | 'later' | 'never' | 'twice';
  /** The statuses that the app receives, in this order; empty for a client that never responds. */
  appHears: readonly InvoiceStatus[];
  /** For the person who tries it, Russian. */
  label: string;
};

/** The ways of the payment sheet. The first two are what people do; the rest is under «Что ещё бывает». */
export const payWays = {
  pay: { charged: true, botHears: 'at-once', appHears: ['paid'], label: 'Оплатить' },
  cancel: { charged: false, botHears: 'never', appHears: ['cancelled'], label: 'Отмена' },
  fail: { charged: false, botHears: 'never', appHears: ['failed'], label: 'Оплата не прошла' },
  late: { charged: true, botHears: 'later', appHears: ['paid'], label: 'Бот узнает позже' },
  lost: { charged: true, botHears: 'never', appHears: ['paid'], label: 'Бот не узнает никогда' },
  twice: { charged: true, botHears: 'twice', appHears: ['paid'], label: 'Бот узнает дважды' },
  pending: { charged: true, botHears: 'later', appHears: ['pending'], label: 'В обработке, потом оплачено' },
  'charged-but-failed': {
    charged: true,
    botHears: 'at-once',
    appHears: ['failed'],
    label: 'Списано, а сказано «не прошло»',
  },
  'paid-then-cancelled': {
    charged: true,
    botHears: 'at-once',
    appHears: ['paid', 'cancelled'],
    label: 'Оплачено, потом «отменено»',
  },
  'paid-in-silence': {
    charged: true,
    botHears: 'at-once',
    appHears: [],
    label: 'Оплачено, клиент молчит',
  },
  'closed-in-silence': {
    charged: false,
    botHears: 'never',
    appHears: [],
    label: 'Закрыто, клиент молчит',
  },
} as const satisfies Record<string, PayWay>;

export type PayWayName = keyof typeof payWays;

export const payWayNames = Object.keys(payWays) as PayWayName[]; // the record's own keys

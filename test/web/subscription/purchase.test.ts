import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../core/contracts/payments.ts';
import { createPurchase } from '../../../web/src/features/subscription/purchase.ts';
import type { Api } from '../../../web/src/lib/api/create-api.ts';
import { ApiError, NetworkError } from '../../../web/src/lib/api/http.ts';
import { createPendingOrders } from '../../../web/src/lib/payments/pending-order.ts';
import type { InvoiceStatus } from '../../../web/src/lib/telegram/popups.ts';
import { createMemoryStore, createTimer, settle } from '../../support/web/fakes.ts';
import { sampleOrder } from '../../support/web/payment-samples.ts';

/** A shop with one client and one server, both told what to do. */
function createShop({ store = createMemoryStore() } = {}) {
  const timer = createTimer();
  const calls: [key: string, detail: unknown][] = [];
  const sheets: { link: string; close: (status: InvoiceStatus) => void }[] = [];
  const announced: { order: Order; shown: boolean }[] = [];
  let returned: (() => void) | undefined;
  const server = {
    order: sampleOrder({ status: 'created' }) as Order | Error,
    invoice: null as Error | null,
    /** Refuses the plan until the learner wants it again. */
    isOwned: false,
    wantsAgain: true,
    opens: true,
    loggedIn: true,
  };
  let made = 0;
  const questions: string[] = [];
  const refusal = (code: string) => new ApiError(409, code, 'Этот план у вас уже есть.');

  const answer = (key: string, body: unknown): unknown => {
    if (key === 'POST /payments/create-invoice') {
      if (server.invoice) throw server.invoice;
      const { again } = body as { again?: boolean };
      if (server.isOwned && !again) throw refusal('already_premium');
      made += 1;
      return { invoice_link: `https://t.me/$link-${made}`, orderId: `order-${made}` };
    }
    if (key === 'POST /payments/cancel-pending') return { cancelled: 1 };
    if (server.order instanceof Error) throw server.order;
    return server.order;
  };
  const call = async (key: string, options: { body?: unknown; params?: object; query?: object }) => {
    calls.push([key, options.body ?? { ...options.params, ...options.query }]);
    return answer(key, options.body);
  };

  const purchase = createPurchase({
    call: call as unknown as Api['call'], // answers by the table above
    openInvoice(link, close) {
      if (server.opens) sheets.push({ link, close });
      return server.opens;
    },
    async confirmAgain(plan) {
      questions.push(plan);
      return server.wantsAgain;
    },
    pending: createPendingOrders(store, () => 7001),
    announce: (order, { shown }) => announced.push({ order, shown }),
    onReturn(listener) {
      returned = listener;
      return () => {
        returned = undefined;
      };
    },
    later: timer.later,
    loggedIn: () => server.loggedIn,
  });
  return {
    purchase,
    server,
    timer,
    calls,
    sheets,
    announced,
    store,
    /** Plans about which the learner was asked whether they want them again. */
    asked: questions,
    step: () => purchase.state().step,
    questions: () => calls.filter(([key]) => key.startsWith('GET')).length,
    comeBack: () => returned?.(),
    async close(status: InvoiceStatus, sheet = sheets.length - 1) {
      sheets[sheet]?.close(status);
      await settle();
    },
    payOnServer() {
      server.order = sampleOrder({ status: 'paid' });
    },
  };
}

let shop: ReturnType<typeof createShop>;
beforeEach(() => {
  shop = createShop();
});

describe('buying a plan', () => {
  it('makes an invoice, opens it in Telegram, and thanks when the server has the payment', async () => {
    shop.purchase.subscribe(() => undefined);
    const buying = shop.purchase.buy('year');
    expect(shop.step()).toBe('preparing');
    await buying;
    expect(shop.step()).toBe('sheet');
    expect(shop.sheets[0]?.link).toBe('https://t.me/$link-1');
    shop.payOnServer();
    await shop.close('paid');
    await shop.timer.pass(0);
    expect(shop.step()).toBe('paid');
    expect(shop.announced).toMatchObject([{ shown: true }]);
    expect(shop.calls.map(([key]) => key)).toEqual([
      'POST /payments/create-invoice',
      'GET /payments/orders/{id}',
    ]);
  });

  it('asks until the server knows: the client’s «paid» is a hint', async () => {
    await shop.purchase.buy('year');
    await shop.close('paid');
    await shop.timer.pass(3000);
    expect(shop.purchase.state()).toMatchObject({ step: 'checking', hint: 'paid' });
    expect(shop.questions()).toBe(3);
    shop.payOnServer();
    await shop.timer.pass(2000);
    expect(shop.announced).toHaveLength(1);
  });

  it('stops asking after half a minute, and goes on when the learner comes back', async () => {
    await shop.purchase.buy('year');
    await shop.close('pending');
    await shop.timer.pass(30_000);
    expect(shop.step()).toBe('waiting');
    expect(shop.questions()).toBe(8);
    await shop.timer.pass(600_000);
    expect(shop.questions()).toBe(8);

    shop.payOnServer();
    shop.comeBack();
    await shop.timer.pass(1000);
    expect(shop.announced).toHaveLength(1);
  });

  it('goes on when its view was left: the payment is announced instead of shown', async () => {
    await shop.purchase.buy('year');
    shop.payOnServer();
    await shop.close('paid');
    await shop.timer.pass(0);
    expect(shop.announced).toMatchObject([{ shown: false }]);
    expect(shop.step()).toBe('idle');
  });

  it('is refused in the specification’s words to whoever is not logged in', async () => {
    shop.server.loggedIn = false;
    await shop.purchase.buy('year');
    expect(shop.purchase.state()).toMatchObject({
      step: 'ended',
      title: 'Необходимо войти в систему для покупки подписки',
    });
    expect(shop.calls).toEqual([]);
  });

  it.each([
    ['no connection', new NetworkError(), 'Ошибка создания счета', 'Нет соединения'],
    [
      'no Telegram',
      new ApiError(502, 'invoice_failed', 'Ошибка создания счета'),
      'Ошибка создания счета',
      '',
    ],
    [
      'a refusal',
      new ApiError(409, 'premium_for_ever', 'У вас уже есть премиум'),
      'У вас уже есть премиум',
      '',
    ],
  ])('says why there is no invoice: %s', async (_why, error, title, text) => {
    shop.server.invoice = error;
    await shop.purchase.buy('year');
    expect(shop.purchase.state()).toEqual({ step: 'ended', plan: 'year', title, text });
  });

  it('finds the earlier order when the server says that it is paid already', async () => {
    await shop.purchase.buy('year');
    await shop.close('failed');
    await shop.timer.pass(5000);
    shop.server.invoice = new ApiError(409, 'already_paid', 'Этот счёт уже оплачен');
    shop.payOnServer();
    void shop.purchase.buy('year');
    await shop.timer.pass(0);
    expect(shop.announced).toHaveLength(1);
  });

  it('says that it was paid before when another device paid it, and asks for nothing more', async () => {
    shop.server.invoice = new ApiError(409, 'already_paid', 'Этот счёт уже оплачен');
    await shop.purchase.buy('year');
    expect(shop.purchase.state()).toMatchObject({
      step: 'ended',
      title: 'Вы уже заплатили',
      isPaid: true,
    });
  });

  it('asks «Ещё год?» before it sells the plan that one has', async () => {
    shop.server.isOwned = true;
    shop.server.wantsAgain = false;
    await shop.purchase.buy('year');
    expect(shop.step()).toBe('idle');
    expect(shop.sheets).toEqual([]);
    shop.server.wantsAgain = true;
    await shop.purchase.buy('year');
    expect(shop.asked).toEqual(['year', 'year']);
    expect(shop.sheets).toHaveLength(1);
    expect(shop.calls.at(-1)).toEqual([
      'POST /payments/create-invoice',
      { subscriptionType: 'year', again: true },
    ]);
  });

  it('begins one purchase at a time, and a new invoice for each attempt', async () => {
    void shop.purchase.buy('year');
    await shop.purchase.buy('lifetime');
    await settle();
    expect(shop.sheets).toHaveLength(1);
    await shop.close('cancelled');
    await shop.timer.pass(0);
    await shop.purchase.buy('year');
    expect(shop.sheets.map(({ link }) => link)).toEqual(['https://t.me/$link-1', 'https://t.me/$link-2']);
  });
});

describe('a payment that was not made', () => {
  it.each([
    ['cancelled', 'cancelled_by_user', 'Платёж отменён', 0],
    ['failed', 'payment_failed', 'Ошибка при выполнении платежа', 5000],
  ] as const)('%s: the server is told, asked, and believed', async (status, reason, title, afterMs) => {
    await shop.purchase.buy('year');
    await shop.close(status);
    await shop.timer.pass(afterMs);
    expect(shop.purchase.state()).toMatchObject({ step: 'ended', title });
    expect(shop.calls).toContainEqual(['POST /payments/cancel-pending', { reason, orderId: 'order-1' }]);
    expect(shop.questions()).toBeGreaterThan(0);
  });

  it.each(['cancelled', 'failed'] as const)(
    '%s, yet charged: the learner gets what he paid for',
    async (status) => {
      await shop.purchase.buy('year');
      shop.payOnServer();
      await shop.close(status);
      await shop.timer.pass(0);
      expect(shop.announced).toHaveLength(1);
    },
  );

  it('paid, then «cancelled» as macOS says: the first word counts', async () => {
    await shop.purchase.buy('year');
    await shop.close('paid');
    await shop.close('cancelled');
    await shop.timer.pass(2000);
    expect(shop.purchase.state()).toMatchObject({ step: 'checking', hint: 'paid' });
    expect(shop.calls.some(([key]) => key.includes('cancel-pending'))).toBe(false);
  });

  it('a client that cannot open the invoice has failed', async () => {
    shop.server.opens = false;
    void shop.purchase.buy('year');
    await shop.timer.pass(5000);
    expect(shop.purchase.state()).toMatchObject({ title: 'Ошибка при выполнении платежа' });
  });

  it('an order that the server does not know is not waited for', async () => {
    shop.server.order = new ApiError(404, 'order_not_found', 'Такого счёта нет.');
    await shop.purchase.buy('year');
    await shop.close('paid');
    await shop.timer.pass(0);
    expect(shop.purchase.state()).toMatchObject({ step: 'ended', title: 'Такого счёта нет.' });
  });
});

describe('a client that never answers', () => {
  it('leaves the learner two ways out: the server is asked either way', async () => {
    await shop.purchase.buy('year');
    void shop.purchase.recheck();
    await shop.timer.pass(0);
    expect(shop.questions()).toBe(1);
    expect(shop.step()).toBe('sheet');
    void shop.purchase.giveUp();
    await shop.timer.pass(0);
    expect(shop.purchase.state()).toMatchObject({ step: 'ended', title: 'Платёж отменён' });
  });

  it('is found out when the learner comes back, paid as it is', async () => {
    await shop.purchase.buy('year');
    shop.payOnServer();
    shop.comeBack();
    await shop.timer.pass(999);
    expect(shop.step()).toBe('sheet');
    await shop.timer.pass(1);
    expect(shop.announced).toHaveLength(1);
  });

  it('may still say «paid» after the learner gave up', async () => {
    await shop.purchase.buy('year');
    void shop.purchase.giveUp();
    await shop.timer.pass(0);
    shop.payOnServer();
    await shop.close('paid');
    await shop.timer.pass(0);
    expect(shop.announced).toHaveLength(1);
  });
});

describe('an order that outlives the app', () => {
  it('said to be paid, it is asked about at the next opening', async () => {
    await shop.purchase.buy('year');
    await shop.close('paid');
    await shop.timer.pass(500);

    const next = createShop({ store: shop.store });
    next.payOnServer();
    void next.purchase.resume();
    await next.timer.pass(0);
    expect(next.announced).toHaveLength(1);
    expect(next.calls[0]).toEqual(['GET /payments/orders/{id}', { id: 'order-1', hint: 'paid' }]);

    const third = createShop({ store: shop.store });
    await third.purchase.resume();
    expect(third.calls).toEqual([]);
  });

  it('nothing was heard of it: it is asked about once, in silence, until it is over', async () => {
    await shop.purchase.buy('year');
    const next = createShop({ store: shop.store });
    await next.purchase.resume();
    expect(next.step()).toBe('idle');
    expect(next.questions()).toBe(1);

    const over = createShop({ store: shop.store });
    over.server.order = sampleOrder({ status: 'expired' });
    await over.purchase.resume();
    const after = createShop({ store: shop.store });
    await after.purchase.resume();
    expect(after.questions()).toBe(0);
  });

  it('said to have failed but charged later, it is found at the next opening', async () => {
    await shop.purchase.buy('year');
    await shop.close('failed');
    await shop.timer.pass(5000);
    expect(shop.step()).toBe('ended');

    const next = createShop({ store: shop.store });
    next.payOnServer();
    await next.purchase.resume();
    expect(next.announced).toHaveLength(1);
  });

  it('does not disturb a new purchase', async () => {
    await shop.purchase.buy('year');
    const next = createShop({ store: shop.store });
    void next.purchase.buy('lifetime');
    await next.purchase.resume();
    await settle();
    expect(next.step()).toBe('sheet');
  });
});

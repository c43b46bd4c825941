import { randomUUID } from 'node:crypto';
import { type ConversationFlavor, conversations, createConversation } from '@grammyjs/conversations';
import { Bot } from 'grammy';
import type { User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot, features } from '../../../../bot/bot.ts';
import type { BotContext } from '../../../../bot/context.ts';
import { payments } from '../../../../bot/features/payments/payments.ts';
import { plans } from '../../../../core/payments/plans.ts';
import { checkoutRefusalTexts } from '../../../../core/texts/chat/payments.ts';
import { readPremium } from '../../../../db/entitlements.ts';
import { orders } from '../../../../db/schema/index.ts';
import { openTestOrder, readMoney } from '../../../support/payments.ts';
import { anya, boris } from '../../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, refusals, type TestBot, takeSent, textOf } from '../../support.ts';

type Talking = ConversationFlavor<BotContext>;

const admin = 900;
let backend: TestBot;
let people = 20_000;

beforeAll(async () => {
  backend = await openTestBot({ adminIds: new Set([admin]) });
});
afterAll(() => backend.close());
beforeEach(() => {
  takeSent(backend.telegram);
  backend.telegram.next = [];
});

/** Somebody of his own who has written to the bot, with an open order. */
async function buyer(plan: 'year' | 'lifetime' = 'year') {
  people += 1;
  const person: User = { id: people, is_bot: false, first_name: 'Вера', language_code: 'ru' };
  await backend.bot.handleUpdate(backend.updates.text(person, '/start'));
  const order = await openTestOrder(backend.db, { userId: person.id, plan }, backend.clock());
  takeSent(backend.telegram);
  return { person, order };
}

type Order = Awaited<ReturnType<typeof openTestOrder>>;

const asked = async (person: User, order: Order, changes: object = {}) => {
  const query = {
    currency: 'XTR',
    total_amount: order.priceStars,
    invoice_payload: order.id,
    ...changes,
  } as const;
  await backend.bot.handleUpdate(backend.updates.preCheckout(person, query));
  return takeSent(backend.telegram).map(({ method, payload }) => ({ method, ...payload }));
};

const payment = (order: Order, changes: object = {}) => ({
  successful_payment: {
    currency: 'XTR' as const,
    total_amount: plans[order.plan].priceStars,
    invoice_payload: order.id,
    telegram_payment_charge_id: `stx-${order.id}`,
    provider_payment_charge_id: '0',
    ...changes,
  },
});

const pay = async (person: User, order: Order, changes: object = {}) => {
  const update = backend.updates.message(person, payment(order, changes));
  await backend.bot.handleUpdate(update);
  return { update, sent: takeSent(backend.telegram) };
};

const premiumOf = (person: User) => readPremium(backend.db, person.id, backend.clock());

describe('the question before a charge', () => {
  it('is agreed to, and the order remembers it', async () => {
    const { person, order } = await buyer();
    expect(await asked(person, order)).toMatchObject([{ method: 'answerPreCheckoutQuery', ok: true }]);
    expect((await readMoney(backend.db, person.id)).orders[0]?.status).toBe('checked');
  });

  it('is refused in Russian for somebody else’s link, a forged price and an unknown order', async () => {
    const { person, order } = await buyer();
    const refusal = (error_message: string) => [
      { method: 'answerPreCheckoutQuery', ok: false, error_message },
    ];
    expect(await asked(boris, order)).toMatchObject(refusal(checkoutRefusalTexts.foreign_order));
    expect(await asked(person, order, { total_amount: 1 })).toMatchObject(
      refusal(checkoutRefusalTexts.price_changed),
    );
    expect(await asked(person, order, { currency: 'USD' })).toMatchObject(
      refusal(checkoutRefusalTexts.price_changed),
    );
    expect(await asked(person, order, { invoice_payload: randomUUID() })).toMatchObject(
      refusal(checkoutRefusalTexts.order_unknown),
    );
    expect((await readMoney(backend.db, person.id)).orders[0]?.status).toBe('created');
  });

  it('is refused when the invoice is old, paid, replaced, or its buyer has premium for ever', async () => {
    const { person, order } = await buyer('lifetime');
    const replaced = order;
    const fresh = await openTestOrder(backend.db, { userId: person.id, plan: 'lifetime' }, backend.clock());
    const year = await openTestOrder(backend.db, { userId: person.id, plan: 'year' }, backend.clock());
    const message = async (of: Order) => (await asked(person, of))[0];
    expect(await message(replaced)).toMatchObject({ error_message: checkoutRefusalTexts.order_replaced });
    await pay(person, fresh);
    expect(await message(fresh)).toMatchObject({ error_message: checkoutRefusalTexts.already_paid });
    expect(await message(year)).toMatchObject({ error_message: checkoutRefusalTexts.premium_for_ever });
    const slow = await buyer();
    const atOnce = backend.clock.now;
    backend.clock.now = new Date(atOnce.getTime() + 61 * 60_000);
    const [late] = await asked(slow.person, slow.order);
    backend.clock.now = atOnce;
    expect(late).toMatchObject({ error_message: checkoutRefusalTexts.order_expired });
  });

  it('is answered with «попробуйте через минуту» while the database is away', async () => {
    const { person, order } = await buyer();
    const away = new Proxy(backend.db, {
      get: (db, key) => {
        if (key === 'transaction') throw new Error('ECONNREFUSED');
        return Reflect.get(db, key);
      },
    });
    const bot = createBot({ ...backend.botDeps, db: away });
    await bot.handleUpdate(
      backend.updates.preCheckout(person, { total_amount: 1450, invoice_payload: order.id }),
    );
    expect(takeSent(backend.telegram)).toMatchObject([
      { method: 'answerPreCheckoutQuery', payload: { ok: false, error_message: checkoutRefusalTexts.busy } },
    ]);
  });

  it('is answered in time, too, when the database says nothing at all', async () => {
    const { person, order } = await buyer();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const silent = new Proxy(backend.db, {
      get: (db, key) =>
        key === 'transaction'
          ? async (...args: Parameters<typeof db.transaction>) => {
              await answered;
              return db.transaction(...args);
            }
          : Reflect.get(db, key),
    });
    const behind: Promise<unknown>[] = [];
    const background = (work: Promise<unknown>) => void behind.push(work);
    const bot = createBot({ ...backend.botDeps, db: silent, background });
    const asked = performance.now();
    await bot.handleUpdate(backend.updates.preCheckout(person, { invoice_payload: order.id }));
    expect(performance.now() - asked).toBeLessThan(8000);
    expect(takeSent(backend.telegram)).toMatchObject([
      { method: 'answerPreCheckoutQuery', payload: { ok: false, error_message: checkoutRefusalTexts.busy } },
    ]);
    // The yes that comes too late leaves no doubt behind.
    answer();
    await Promise.all(behind);
    const { orders } = await readMoney(backend.db, person.id);
    expect(orders).toMatchObject([{ status: 'created', doubtSince: null }]);
  });

  it('is agreed to on one device only: the second is refused, before the charge arrives and after it', async () => {
    const { person, order } = await buyer();
    const refusal = (error_message: string) => [
      { method: 'answerPreCheckoutQuery', ok: false, error_message },
    ];
    expect(await asked(person, order)).toMatchObject([{ ok: true }]);
    expect(await asked(person, order)).toMatchObject(refusal(checkoutRefusalTexts.already_checked));
    await pay(person, order);
    expect(await asked(person, order)).toMatchObject(refusal(checkoutRefusalTexts.already_paid));
  });

  it('is agreed to once of two devices that pay at the same moment, on one plan or on two', async () => {
    const { person, order } = await buyer('year');
    const other = await openTestOrder(backend.db, { userId: person.id, plan: 'lifetime' }, backend.clock());
    for (const [one, two] of [
      [order, other],
      [order, order],
    ] as const) {
      await backend.db.update(orders).set({ status: 'created', doubtSince: null, checkoutId: null });
      const question = (of: Order) =>
        backend.updates.preCheckout(person, { total_amount: of.priceStars, invoice_payload: of.id });
      await Promise.all([one, two].map((of) => backend.bot.handleUpdate(question(of))));
      const oks = takeSent(backend.telegram).map(({ payload }) => payload.ok);
      expect(oks.sort()).toEqual([false, true]);
    }
  });

  it('is refused on an invoice that was open while another was paid: nothing is stacked in silence', async () => {
    const { person, order } = await buyer('year');
    const other = await openTestOrder(backend.db, { userId: person.id, plan: 'lifetime' }, backend.clock());
    expect(await asked(person, order)).toMatchObject([{ ok: true }]);
    expect(await asked(person, other)).toMatchObject([
      { ok: false, error_message: checkoutRefusalTexts.other_underway },
    ]);
    await pay(person, order);
    expect(await asked(person, other)).toMatchObject([
      { ok: false, error_message: checkoutRefusalTexts.paid_another },
    ]);
    const fresh = await openTestOrder(backend.db, { userId: person.id, plan: 'lifetime' }, backend.clock());
    expect(await asked(person, fresh)).toMatchObject([{ ok: true }]);
  });

  it('delivered twice is answered the same', async () => {
    const { person, order } = await buyer();
    const update = backend.updates.preCheckout(person, { total_amount: 1450, invoice_payload: order.id });
    await backend.bot.handleUpdate(update);
    await backend.bot.handleUpdate(update);
    expect(takeSent(backend.telegram).map(({ payload }) => payload.ok)).toEqual([true, true]);
  });
});

describe('a payment', () => {
  it('opens premium and is thanked for, with the button to the lessons', async () => {
    const { person, order } = await buyer();
    const { sent } = await pay(person, order);
    expect(sent).toHaveLength(1);
    expect(textOf(sent[0])).toBe(
      'Спасибо! Оплата получена.\nПремиум открыт до 21 ноября 2027 г. Все премиум-уроки ваши.',
    );
    expect(buttonsOf(sent[0])).toHaveLength(1);
    expect((await premiumOf(person)).isPremium).toBe(true);
  });

  it('delivered twice, and three times at once, is thanked for once', async () => {
    const { person, order } = await buyer();
    const { update } = await pay(person, order);
    await Promise.all([1, 2, 3].map(() => backend.bot.handleUpdate(update)));
    expect(takeSent(backend.telegram)).toEqual([]);
    expect((await readMoney(backend.db, person.id)).entitlements).toHaveLength(1);
  });

  it('is kept whatever becomes of the thanks: the buyer has blocked the bot', async () => {
    const { person, order } = await buyer();
    backend.telegram.next = [refusals.blocked];
    await pay(person, order);
    expect((await premiumOf(person)).isPremium).toBe(true);
  });

  it('comes back to Telegram as a failure while it cannot be kept, and is taken at the next attempt', async () => {
    const { person, order } = await buyer();
    const broken = new Proxy(backend.db, {
      get: (db, key) => {
        if (key === 'transaction') throw new Error('ECONNREFUSED');
        return Reflect.get(db, key);
      },
    });
    const update = backend.updates.message(person, payment(order));
    const bot = createBot({ ...backend.botDeps, db: broken });
    await expect(bot.handleUpdate(update)).rejects.toThrow('ECONNREFUSED');
    await backend.bot.handleUpdate(update);
    expect((await premiumOf(person)).isPremium).toBe(true);
  });

  it('a second one on the same year adds a year, and the buyer sees it', async () => {
    const { person, order } = await buyer();
    await pay(person, order);
    const { sent } = await pay(person, order, { telegram_payment_charge_id: `second-${order.id}` });
    expect(textOf(sent[0])).toContain('до 20 ноября 2028 г.');
  });

  it('a second one on premium for ever goes back by itself, and the buyer is told', async () => {
    const { person, order } = await buyer('lifetime');
    await pay(person, order);
    const { sent } = await pay(person, order, { telegram_payment_charge_id: `second-${order.id}` });
    // Both were paid within one second: the charge id decides which of them stands.
    expect(sent[0]).toEqual({
      method: 'refundStarPayment',
      payload: { user_id: person.id, telegram_payment_charge_id: `stx-${order.id}` },
    });
    expect(sent).toHaveLength(2);
    expect(textOf(sent[1])).toContain('Он возвращён на ваш счёт Telegram: 2\u00a0400 звёзд');
    expect(await premiumOf(person)).toEqual({ isPremium: true, until: null });
    const { payments: rows } = await readMoney(backend.db, person.id);
    expect(rows.filter(({ refundedAt }) => refundedAt)).toHaveLength(1);
  });

  it('that fits no order is kept, its payer is told, and so is every admin — once', async () => {
    const { person, order } = await buyer();
    const { sent, update } = await pay(person, order, { total_amount: 1 });
    expect(sent.map(({ payload }) => payload.chat_id)).toEqual([admin, person.id]);
    expect(textOf(sent[0])).toContain('сумма не совпадает со счётом');
    expect(textOf(sent[0])).toContain(`/refund stx-${order.id}`);
    expect(textOf(sent[1])).toContain('Мы получили платёж: 1 звезда');
    expect((await premiumOf(person)).isPremium).toBe(false);
    await backend.bot.handleUpdate(update);
    expect(takeSent(backend.telegram)).toEqual([]);
  });

  it('with a message of no text crashes nothing below it', async () => {
    const { person, order } = await buyer();
    const { sent } = await pay(person, order, { invoice_payload: 'old-invoice' });
    expect(sent.length).toBeGreaterThan(0);
    expect(order.status).toBe('created');
  });
});

describe('a refund', () => {
  const refunded = (order: Order) => ({
    refunded_payment: {
      currency: 'XTR' as const,
      total_amount: order.priceStars,
      invoice_payload: order.id,
      telegram_payment_charge_id: `stx-${order.id}`,
    },
  });

  it('takes premium back and tells the payer once', async () => {
    const { person, order } = await buyer();
    await pay(person, order);
    for (let time = 0; time < 2; time += 1) {
      await backend.bot.handleUpdate(backend.updates.message(person, refunded(order)));
    }
    const sent = takeSent(backend.telegram);
    expect(sent.map(textOf)).toEqual([
      '1\u00a0450 звёзд: возврат на ваш счёт Telegram. Премиум, который открывал этот платёж, закрыт.',
    ]);
    expect((await premiumOf(person)).isPremium).toBe(false);
  });

  it('reported before its payment leaves no premium behind', async () => {
    const { person, order } = await buyer();
    await backend.bot.handleUpdate(backend.updates.message(person, refunded(order)));
    await pay(person, order);
    expect((await premiumOf(person)).isPremium).toBe(false);
    expect((await readMoney(backend.db, person.id)).payments).toHaveLength(1);
  });
});

describe('the place of payments', () => {
  it('is ahead of every other feature', () => {
    expect(features[0]).toBe(payments);
  });

  it('keeps them from a conversation in progress, which would swallow them', async () => {
    const { person, order } = await buyer();
    const heard: string[] = [];
    const bot = new Bot<Talking>(backend.botDeps.token, {
      botInfo: backend.bot.botInfo,
      client: { fetch: backend.telegram.fetch },
    });
    bot.use((ctx, next) => {
      ctx.now = backend.clock();
      return next();
    });
    bot.use(payments(backend.botDeps));
    bot.use(conversations());
    bot.use(
      createConversation<Talking, BotContext>(
        async (conversation) => {
          for (;;) heard.push(Object.keys((await conversation.waitFor('message')).msg).at(-1) ?? '');
        },
        { id: 'listens' },
      ),
    );
    bot.command('listen', (ctx) => ctx.conversation.enter('listens'));
    await bot.handleUpdate(backend.updates.text(person, '/listen'));
    await bot.handleUpdate(backend.updates.text(person, 'слушаю'));
    expect(heard).toEqual(['entities']);
    await bot.handleUpdate(backend.updates.message(person, payment(order)));
    expect(heard).not.toContain('successful_payment');
    expect((await premiumOf(person)).isPremium).toBe(true);
  });

  it('does not keep ordinary messages from the features below', async () => {
    await backend.bot.handleUpdate(backend.updates.text(anya, '/help'));
    expect(textOf(takeSent(backend.telegram)[0])).toContain('Как учиться с Милой');
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StarTransactions, Update } from 'grammy/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../test/support/patient.ts';
import type { InvoiceForm } from '../../control/shapes.ts';
import type { PayOutcome } from '../../simulation/checkout.ts';
import { anya, type RunningTelegram, startTelegram } from '../support.ts';

const invoice = {
  title: 'Год',
  description: 'Все уроки на год',
  payload: 'order-1',
  currency: 'XTR',
  prices: [{ label: 'Год', amount: 1450 }],
};

/** A bot that polls, remembers what it hears and answers pre-checkout queries as asked. */
function createBot(telegram: RunningTelegram, answer: object | null = { ok: true }) {
  const heard: Update[] = [];
  let running = true;
  let offset = 0;
  const run = async () => {
    while (running) {
      const { result } = await telegram.call('getUpdates', { offset, timeout: 1 });
      for (const update of result as Update[]) {
        heard.push(update);
        offset = update.update_id + 1;
        const query = update.pre_checkout_query;
        if (!query || !answer) continue;
        await telegram.call('answerPreCheckoutQuery', { pre_checkout_query_id: query.id, ...answer });
      }
    }
  };
  const ended = run().catch(() => undefined);
  return {
    heard,
    payments: () => heard.flatMap(({ message }) => message?.successful_payment ?? []),
    async stop() {
      running = false;
      await ended;
    },
  };
}

let telegram: RunningTelegram;
let bot: ReturnType<typeof createBot>;

beforeEach(async () => {
  telegram = await startTelegram({ latePaymentMs: 1000 });
  bot = createBot(telegram);
});
afterEach(async () => {
  vi.useRealTimers();
  await telegram.close();
  await bot.stop();
});

async function newLink(): Promise<string> {
  const { result } = await telegram.call('createInvoiceLink', invoice);
  return String(result).replace('https://t.me/$', '');
}

async function pay(slug: string, way: string): Promise<PayOutcome> {
  return (await telegram.act('chats/7001/pay', { slug, way })).body as PayOutcome; // the act's own answer
}

async function transactions(parameters: object = {}) {
  const { result } = await telegram.call('getStarTransactions', parameters);
  return (result as StarTransactions).transactions;
}

async function form(slug: string) {
  return (await telegram.act('chats/7001/invoice', { slug })).body as InvoiceForm; // the act's own answer
}

describe('paying an invoice', () => {
  it('shows title, price and balance before anything is charged', async () => {
    const slug = await newLink();
    expect(await form(slug)).toEqual({
      slug,
      title: 'Год',
      description: 'Все уроки на год',
      stars: 1450,
      balance: 5000,
      paid: false,
    });
    expect((await telegram.act('chats/7001/invoice', { slug: 'nobody' })).status).toBe(400);
  });

  it('asks the bot first, and the bot has heard of the payment before the app does', async () => {
    const slug = await newLink();
    const outcome = await pay(slug, 'pay');
    expect(outcome).toMatchObject({ done: true, appHears: ['paid'] });
    expect(bot.heard.map((update) => Object.keys(update)[1])).toEqual(['pre_checkout_query', 'message']);
    expect(bot.heard[0]?.pre_checkout_query).toMatchObject({
      from: { id: anya.id },
      currency: 'XTR',
      total_amount: 1450,
      invoice_payload: 'order-1',
    });
    const [payment] = bot.payments();
    expect(payment).toMatchObject({ currency: 'XTR', total_amount: 1450, invoice_payload: 'order-1' });
    expect(outcome.done && outcome.chargeId).toBe(payment?.telegram_payment_charge_id);
    expect((await form(slug)).balance).toBe(3550);
    expect((await telegram.call('getMyStarBalance')).result).toEqual({ amount: 1450 });
  });

  it('charges nothing when the bot refuses, and shows what the bot said', async () => {
    await bot.stop();
    bot = createBot(telegram, { ok: false, error_message: 'Счёт устарел' });
    expect(await pay(await newLink(), 'pay')).toEqual({ done: false, error: 'Счёт устарел' });
    expect(await transactions()).toEqual([]);
  });

  it('charges nothing when the bot does not answer in time', async () => {
    await telegram.close();
    await bot.stop();
    telegram = await startTelegram({ preCheckoutMs: 200 });
    bot = createBot(telegram, null);
    expect(await pay(await newLink(), 'pay')).toEqual({ done: false, error: 'BOT_PRECHECKOUT_TIMEOUT' });
    expect(await transactions()).toEqual([]);
  });

  it('needs stars enough; they can be bought', async () => {
    const slug = await newLink();
    for (let times = 0; times < 3; times++) await pay(slug, 'pay');
    expect(await pay(slug, 'pay')).toEqual({ done: false, error: 'BALANCE_TOO_LOW' });
    await telegram.act('chats/7001/top-up', { stars: 1000 });
    expect(await pay(slug, 'pay')).toMatchObject({ done: true });
  });

  it('gives each payment of one link a charge id of its own', async () => {
    const slug = await newLink();
    await pay(slug, 'pay');
    await pay(slug, 'pay');
    const ids = bot.payments().map((payment) => payment.telegram_payment_charge_id);
    expect(new Set(ids).size).toBe(2);
  });

  it('takes an invoice of the chat once only', async () => {
    await telegram.act('chats/7001/start');
    const { result } = await telegram.call('sendInvoice', { chat_id: anya.id, ...invoice });
    const messageId = (result as { message_id: number }).message_id;
    const first = await telegram.act('chats/7001/pay', { messageId, way: 'pay' });
    expect(first.body).toMatchObject({ done: true });
    const second = await telegram.act('chats/7001/pay', { messageId, way: 'pay' });
    expect(second.body).toEqual({ done: false, error: 'INVOICE_ALREADY_PAID' });
    expect((await telegram.act('chats/7002/pay', { messageId, way: 'pay' })).status).toBe(400);
  });
});

describe('payments that go wrong', () => {
  it.each(['cancel', 'fail', 'closed-in-silence'])('%s charges nothing', async (way) => {
    await pay(await newLink(), way);
    expect(await transactions()).toEqual([]);
    expect(bot.heard).toEqual([]);
  });

  it('late: the app hears «paid» while the bot hears of it only later', async () => {
    expect(await pay(await newLink(), 'late')).toMatchObject({ appHears: ['paid'] });
    expect(bot.payments()).toEqual([]);
    await eventually(() => bot.payments().length === 1);
  });

  it('lost: the bot never hears, the charge stands only in the transactions', async () => {
    expect(await pay(await newLink(), 'lost')).toMatchObject({ appHears: ['paid'] });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(bot.payments()).toEqual([]);
    expect(await transactions()).toMatchObject([{ amount: 1450, source: { invoice_payload: 'order-1' } }]);
  });

  it('twice: the same update comes again, with the same id', async () => {
    await pay(await newLink(), 'twice');
    await eventually(() => bot.payments().length === 2);
    const [first, second] = bot.heard.filter(({ message }) => message);
    expect(second).toEqual(first);
    expect(await transactions()).toHaveLength(1);
  });

  it('charged but failed, paid then cancelled, silence: the app receives what real clients send', async () => {
    expect(await pay(await newLink(), 'charged-but-failed')).toMatchObject({ appHears: ['failed'] });
    expect(await pay(await newLink(), 'paid-then-cancelled')).toMatchObject({
      appHears: ['paid', 'cancelled'],
    });
    expect(await pay(await newLink(), 'paid-in-silence')).toMatchObject({ appHears: [] });
    expect(await transactions()).toHaveLength(3);
  });
});

describe('the bot’s transactions', () => {
  it('stand oldest first, page by page, and a refund bears the id of its charge', async () => {
    await pay(await newLink(), 'pay');
    await pay(await newLink(), 'pay');
    const [first, second] = await transactions();
    const refund = { user_id: anya.id, telegram_payment_charge_id: first?.id };
    expect((await telegram.call('refundStarPayment', refund)).result).toBe(true);
    const rows = await transactions();
    expect(rows.map(({ id }) => id)).toEqual([first?.id, second?.id, first?.id]);
    expect(rows.map(({ source, receiver }) => [Boolean(source), Boolean(receiver)])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(await transactions({ offset: 1, limit: 1 })).toEqual([second]);
    expect((await telegram.call('refundStarPayment', refund)).description).toBe(
      'Bad Request: CHARGE_ALREADY_REFUNDED',
    );
    const sent = await eventually(() => bot.heard.find(({ message }) => message?.refunded_payment));
    expect(sent.message?.refunded_payment).toMatchObject({ telegram_payment_charge_id: first?.id });
  });

  it('show a chargeback that nobody announced to the bot', async () => {
    await pay(await newLink(), 'pay');
    const [charge] = await transactions();
    await telegram.act('chats/7001/chargeback', { chargeId: charge?.id });
    expect((await transactions()).map(({ receiver }) => Boolean(receiver))).toEqual([false, true]);
    expect(bot.heard.some(({ message }) => message?.refunded_payment)).toBe(false);
  });

  it('reach the bot late, also when the timer is ahead of the clock', async () => {
    await telegram.close();
    await bot.stop();
    telegram = await startTelegram({ latePaymentMs: 1 });
    bot = createBot(telegram);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await pay(await newLink(), 'late');
    // The timer has long fired by now, and the clock has not moved.
    expect(await transactions()).toHaveLength(1);
    expect(bot.payments()).toHaveLength(0);
    vi.setSystemTime(Date.now() + 10);
    await eventually(() => bot.payments().length === 1);
  });

  it('outlive a restart, and so does a payment that the bot is still to hear of', async () => {
    const persist = mkdtempSync(join(tmpdir(), 'stars-'));
    await telegram.close();
    await bot.stop();
    const lateMs = 60_000; // later than this test ends, however slow the machine
    telegram = await startTelegram({ persist, latePaymentMs: lateMs });
    bot = createBot(telegram);
    await pay(await newLink(), 'late');
    await telegram.close();
    await bot.stop();

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + lateMs });
    telegram = await startTelegram({ persist });
    bot = createBot(telegram);
    await eventually(() => bot.payments().length === 1);
    expect(await transactions()).toHaveLength(1);
    expect((await telegram.chat(anya.id)).messages).toHaveLength(1);
    rmSync(persist, { recursive: true });
  });
});

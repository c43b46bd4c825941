import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTelegramAccount } from '../../api/_adapters/telegram/account.ts';
import { createBot } from '../../bot/bot.ts';
import { type Polling, startPolling } from '../../bot/polling.ts';
import { createLocalClock } from '../../scripts/local-telegram/clock.ts';
import type { LocalPerson } from '../../scripts/local-telegram/people.ts';
import { type PayWayName, payWays } from '../../scripts/local-telegram/simulation/pay-ways.ts';
import {
  botInfo,
  botToken,
  type RunningTelegram,
  startTelegram,
} from '../../scripts/local-telegram/test/support.ts';
import { eventually } from '../support/patient.ts';
import { readMoney } from '../support/payments.ts';
import { testBot } from '../support/telegram-updates.ts';
import { openTestBot, type TestBot } from './support.ts';

/** The API and the bot against the local Telegram: every way in which a purchase goes, from the call to the lock. */
let backend: TestBot;
let telegram: RunningTelegram;
let polling: Polling;
/** Everybody has a phone of his own; each test takes the next one. */
let anya: LocalPerson;
let token: string;

const person = (id: number, first_name: string): LocalPerson => ({
  id,
  first_name,
  language_code: 'ru',
  note: 'для теста',
});
const dana = person(7101, 'Дана');
const boris = person(7102, 'Борис');
const buyers = Array.from({ length: 30 }, (_, index) => person(7201 + index, 'Аня'));

beforeAll(async () => {
  backend = await openTestBot({ adminIds: new Set([dana.id]) });
  const clock = createLocalClock(() => backend.clock().getTime());
  telegram = await startTelegram({ latePaymentMs: 150, people: [dana, boris, ...buyers], clock });
  telegram.calls.onRecord(({ to, name }) => {
    if (to === 'bot' && name === 'message') delivered += 1;
  });
  backend.deps.stars = createTelegramAccount({ token: botToken, apiRoot: telegram.address });
  backend.deps.adminIds = new Set([dana.id]);
  const bot = createBot({
    ...backend.botDeps,
    token: botToken,
    botInfo: { ...testBot, ...botInfo } as unknown as typeof backend.botDeps.botInfo, // flags nobody reads
    publicUrl: 'http://localhost:3000',
    apiRoot: telegram.address,
    fetch: undefined,
  });
  polling = startPolling(bot, { ...backend.botDeps, onEnd: (error) => expect.unreachable(String(error)) });
  for (const { id } of [boris, dana]) await telegram.act(`chats/${id}/start`);
});
afterAll(async () => {
  await polling.stop();
  await telegram.close();
  await backend.close();
});
beforeEach(async () => {
  anya = buyers.pop() ?? dana;
  await telegram.act(`chats/${anya.id}/start`);
  token = await backend.login(anya.id, 'Аня');
});

const invoice = async (subscriptionType = 'year', again = false) => {
  const body = { subscriptionType, again };
  const made = await backend.call('POST /payments/create-invoice', { token, body });
  return { ...made, slug: made.invoice_link.replace('https://t.me/$', '') };
};
const pay = async (slug: string, way: PayWayName = 'pay', who = anya.id) =>
  (await telegram.act(`chats/${who}/pay`, { slug, way })).body as { done: boolean; error?: string };
const order = (id: string, hint?: string) =>
  backend.call('GET /payments/orders/{id}', { token, params: { id }, ...(hint ? { query: { hint } } : {}) });
const cron = () =>
  backend.call('GET /cron/daily', { headers: { Authorization: 'Bearer cron-secret-of-tests' } });
/** Messages that the bot was given; a charge that it hears of is one. */
let delivered = 0;
const isHandled = async () => {
  const { result } = await telegram.call('getWebhookInfo');
  return (result as { pending_update_count: number }).pending_update_count === 0; // as Telegram writes it
};
const deliveries = { 'at-once': 1, later: 1, twice: 2, never: 0 };
const lastWord = async (who = anya.id) => (await telegram.chat(who)).messages.at(-1)?.text ?? '';

describe('a year bought in the app', () => {
  it.each<[PayWayName, string]>([
    ['pay', 'paid'],
    ['late', 'paid'],
    ['lost', 'paid'],
    ['twice', 'paid'],
    ['pending', 'pending'],
    ['charged-but-failed', 'failed'],
    ['paid-then-cancelled', 'cancelled'],
    ['paid-in-silence', 'unknown'],
  ])('%s: premium is there at the first question, once, and stays', async (way, hint) => {
    const { slug, orderId } = await invoice();
    await eventually(isHandled);
    const before = delivered;
    expect((await pay(slug, way)).done).toBe(true);
    if (hint === 'failed' || hint === 'cancelled') {
      const reason = hint === 'failed' ? 'payment_failed' : 'cancelled_by_user';
      await backend.call('POST /payments/cancel-pending', { token, body: { reason, orderId } });
    }
    expect(await order(orderId, hint)).toMatchObject({ status: 'paid', subscription_status: 'premium' });
    await eventually(async () => (await lastWord()).startsWith('Спасибо! Оплата получена.'));
    await eventually(() => delivered >= before + deliveries[payWays[way].botHears]);
    await eventually(isHandled);
    await cron();
    const { payments, entitlements } = await readMoney(backend.db, anya.id);
    expect(payments).toHaveLength(1);
    expect(entitlements).toMatchObject([{ revokedAt: null }]);
    const thanks = (await telegram.chat(anya.id)).messages.filter(({ text }) => text?.startsWith('Спасибо'));
    expect(thanks).toHaveLength(1);
  });

  it.each<[PayWayName, string]>([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
    ['closed-in-silence', 'unknown'],
  ])('%s: nothing is charged, nothing opens', async (way, hint) => {
    const { slug, orderId } = await invoice();
    await pay(slug, way);
    expect(await order(orderId, hint)).toMatchObject({ subscription_status: 'free' });
  });

  it('is found by the daily run when neither bot nor app ever told of it', async () => {
    const { slug, orderId } = await invoice();
    await pay(slug, 'lost');
    expect((await order(orderId)).status).not.toBe('paid');
    expect(await cron()).toMatchObject({ foundCharges: 1, unfinished: [] });
    expect(await order(orderId)).toMatchObject({ status: 'paid', subscription_status: 'premium' });
  });

  it('is found within a moment when its owner opens the app on another device', async () => {
    const { slug, orderId } = await invoice();
    await pay(slug, 'lost');
    expect(await backend.call('GET /home', { token })).toMatchObject({ payment_in_doubt: true });
    await eventually(async () => (await order(orderId)).status === 'paid');
  });

  it.each(['/start', '/premium'])('is found when its owner writes %s', async (text) => {
    const { slug, orderId } = await invoice();
    await pay(slug, 'lost');
    await telegram.act(`chats/${anya.id}/messages`, { text });
    await eventually(async () => (await order(orderId)).status === 'paid');
    await eventually(async () => (await lastWord()).startsWith('Спасибо! Оплата получена.'));
  });

  it('opens a locked lesson', async () => {
    const sections = await backend.call('GET /sections');
    const lessons = sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));
    const id = lessons.find(({ is_free }) => !is_free)?.id ?? 0;
    const open = async () => (await backend.send('GET /lessons/{id}', { token, params: { id } })).status;
    expect(await open()).toBe(403);
    await pay((await invoice()).slug);
    await eventually(async () => (await open()) === 200);
  });
});

describe('somebody else’s link', () => {
  it('is refused before anything is charged', async () => {
    const { slug } = await invoice();
    expect(await pay(slug, 'pay', boris.id)).toEqual({
      done: false,
      error: 'Этот счёт выставлен другому ученику. Свой можно получить командой /premium.',
    });
  });
});

describe('a second charge', () => {
  it('on one link is refused as paid; the next year comes with a new invoice', async () => {
    const first = await invoice();
    await pay(first.slug);
    await eventually(async () => (await order(first.orderId)).status === 'paid');
    expect((await pay(first.slug)).error).toBe('Этот счёт уже оплачен, второй раз платить не нужно.');
    const until = (await order(first.orderId)).premium_until ?? '';
    await pay((await invoice('year', true)).slug);
    await eventually(async () => ((await order(first.orderId)).premium_until ?? '') > until);
  });
});

describe('a button of the chat from before premium', () => {
  it('asks before it sells the year again', async () => {
    await telegram.act(`chats/${anya.id}/messages`, { text: '/premium' });
    const shelf = await eventually(async () => {
      const message = (await telegram.chat(anya.id)).messages.at(-1);
      return message?.text?.startsWith('Премиум') ? message : undefined;
    });
    const first = await invoice();
    await pay(first.slug);
    await eventually(async () => (await order(first.orderId)).status === 'paid');
    await telegram.act(`chats/${anya.id}/press`, { messageId: shelf.message_id, data: 'buy:year' });
    await eventually(async () =>
      (await lastWord()).endsWith('Новый срок прибавится к оставшимся дням. Купить ещё?'),
    );
    const question = (await telegram.chat(anya.id)).messages.at(-1);
    await telegram.act(`chats/${anya.id}/press`, { messageId: question?.message_id, data: 'more:year' });
    await eventually(async () => {
      const message = (await telegram.chat(anya.id)).messages.at(-1);
      return message !== undefined && 'invoice' in message;
    });
  });
});

describe('stars that go back', () => {
  it('by an admin: premium closes, and the second attempt is told so', async () => {
    const { slug, orderId } = await invoice();
    await pay(slug);
    await eventually(async () => (await order(orderId)).status === 'paid');
    const admin = await backend.login(dana.id, 'Дана');
    const { payments } = await backend.call('GET /admin/payments', {
      token: admin,
      query: { userId: String(anya.id) },
    });
    const params = { chargeId: payments[0]?.chargeId ?? '' };
    const refund = () => backend.send('POST /admin/payments/{chargeId}/refund', { token: admin, params });
    expect((await refund()).status).toBe(200);
    expect(await order(orderId)).toMatchObject({ subscription_status: 'free' });
    expect((await refund()).status).toBe(409);
    await eventually(async () => (await lastWord()).includes('возврат на ваш счёт'));
  });

  it('by a chargeback that nobody told of: the daily run closes premium', async () => {
    const { slug, orderId } = await invoice();
    await pay(slug);
    await eventually(async () => (await order(orderId)).status === 'paid');
    const [payment] = (await readMoney(backend.db, anya.id)).payments;
    await telegram.act(`chats/${anya.id}/chargeback`, { chargeId: payment?.telegramPaymentChargeId });
    expect(await cron()).toMatchObject({ foundRefunds: 1 });
    expect(await order(orderId)).toMatchObject({ subscription_status: 'free' });
  });
});

describe('a purchase in the chat', () => {
  it('goes from /premium by its button to the invoice and the thanks', async () => {
    await telegram.act(`chats/${anya.id}/messages`, { text: '/premium' });
    const shelf = await eventually(async () => {
      const message = (await telegram.chat(anya.id)).messages.at(-1);
      return message?.text?.startsWith('Премиум') ? message : undefined;
    });
    await telegram.act(`chats/${anya.id}/press`, { messageId: shelf.message_id, data: 'buy:lifetime' });
    const sent = await eventually(async () => {
      const message = (await telegram.chat(anya.id)).messages.at(-1);
      return message && 'invoice' in message && message.invoice ? message : undefined;
    });
    const paid = await telegram.act(`chats/${anya.id}/pay`, { messageId: sent.message_id, way: 'pay' });
    expect(paid.body).toMatchObject({ done: true });
    await eventually(async () => (await lastWord()).includes('Премиум открыт навсегда.'));
  });
});

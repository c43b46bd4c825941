import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPremium } from '../../db/entitlements.ts';
import { recordCharge } from '../../db/payments/charges.ts';
import { orders } from '../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createLearner, type Learner } from '../support/learners.ts';
import { chargeFor, checkOrder } from '../support/payments.ts';
import { signInitData } from '../support/sign-init-data.ts';

/** A charge about which nobody has told us: found when its owner comes, or by the timer of every five minutes. */
let backend: TestBackend;
let learner: Learner;
let people = 50_000;
const admin = 901;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [admin] });
});
afterAll(() => backend.close());
beforeEach(async () => {
  people += 1;
  backend.stars.isAway = false;
  learner = await createLearner(backend, people, 'Вера');
  await backend.finishWork();
  backend.stars.pages.splice(0);
});

const invoice = (subscriptionType: 'year' | 'lifetime' = 'year') =>
  backend.call('POST /payments/create-invoice', { token: learner.token, body: { subscriptionType } });
const isPremium = async () => (await readPremium(backend.db, learner.id, backend.clock())).isPremium;
const pass = (seconds: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + seconds * 1000);
};
const lost = (orderId: string) => {
  backend.stars.charge({ userId: learner.id, payload: orderId, stars: 1450 });
};
const cron = (key: 'GET /cron/often' | 'GET /cron/daily') =>
  backend.call(key, { headers: { Authorization: 'Bearer cron-secret-of-tests' } });

/** An invoice to which we have agreed. */
async function checked() {
  const { orderId } = await invoice();
  await checkOrder(backend.db, orderId, backend.clock());
  return orderId;
}

const doors: Record<string, () => Promise<unknown>> = {
  login: () => {
    const initData = signInitData({ id: learner.id, first_name: 'Вера' }, backend.clock());
    return backend.call('POST /auth/telegram', { body: { initData }, address: `home of ${learner.id}` });
  },
  home: () => backend.call('GET /home', { token: learner.token }),
  payments: () => backend.call('GET /payments', { token: learner.token }),
};

describe('a charge of which neither the webhook nor the app has told', () => {
  it.each(Object.keys(doors))('is found when its owner comes by %s, beside the answer', async (door) => {
    const orderId = await checked();
    lost(orderId);
    await doors[door]?.();
    await backend.finishWork();
    expect(await isPremium()).toBe(true);
  });

  it('holds up no answer: Telegram may hang', async () => {
    lost(await checked());
    const { transactions } = backend.stars;
    let answerTelegram: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answerTelegram = resolve;
    });
    backend.stars.transactions = async (page) => {
      await answered;
      return transactions(page);
    };
    const home = await backend.call('GET /home', { token: learner.token });
    expect(home).toMatchObject({ subscription_status: 'free', payment_in_doubt: true });
    answerTelegram();
    await backend.finishWork();
    backend.stars.transactions = transactions;
    const after = await backend.call('GET /home', { token: learner.token });
    expect(after.subscription_status).toBe('premium');
    expect(after.payment_in_doubt).toBeUndefined();
  });

  it('is looked for once in half a minute, however often and wherever its owner comes', async () => {
    await checked();
    for (let time = 0; time < 5; time += 1) {
      for (const door of Object.values(doors)) await door();
      await backend.finishWork();
    }
    expect(backend.stars.pages).toHaveLength(1);
    pass(30);
    await doors.home?.();
    await backend.finishWork();
    expect(backend.stars.pages).toHaveLength(2);
  });

  it('is found by the timer of every five minutes, which asks Telegram only while somebody is in doubt', async () => {
    pass(3 * 60 * 60); // the doubts of the other tests are over
    await cron('GET /cron/often');
    learner = await createLearner(backend, people + 500, 'Вера');
    backend.stars.pages.splice(0);
    expect(await cron('GET /cron/often')).toMatchObject({ foundCharges: 0, unfinished: [] });
    expect(backend.stars.pages).toEqual([]);
    lost(await checked());
    expect(await cron('GET /cron/often')).toMatchObject({ foundCharges: 1, unfinished: [] });
    expect(await isPremium()).toBe(true);
    backend.stars.pages.splice(0);
    await cron('GET /cron/often');
    expect(backend.stars.pages).toEqual([]);
  });

  it('stays in doubt while Telegram is away, and is found afterwards, after its hour, too', async () => {
    const orderId = await checked();
    backend.stars.isAway = true;
    await doors.home?.();
    await backend.finishWork();
    pass(2 * 60 * 60);
    expect(await cron('GET /cron/often')).toMatchObject({ unfinished: ['transactions'] });
    await cron('GET /cron/daily');
    backend.stars.isAway = false;
    lost(orderId);
    expect(await cron('GET /cron/often')).toMatchObject({ foundCharges: 1 });
    expect(await isPremium()).toBe(true);
  });
});

describe('premium within a minute of the return', () => {
  type Mode = { appSays?: 'paid' | 'failed'; listedAfter: number; webhookAfter?: number };
  /** Seconds after the charge: when it is in Telegram's list, and when its update arrives, if ever. */
  const modes: [name: string, mode: Mode][] = [
    ['no successful_payment', { appSays: 'paid', listedAfter: 0 }],
    ['no word of the app', { listedAfter: 20, webhookAfter: 20 }],
    ['neither', { listedAfter: 0 }],
    ['neither, and Telegram’s list is late', { listedAfter: 40 }],
    ['an app that says failed', { appSays: 'failed', listedAfter: 25 }],
    ['the webhook late', { appSays: 'paid', listedAfter: 50, webhookAfter: 45 }],
    ['the webhook after it was found', { appSays: 'paid', listedAfter: 0, webhookAfter: 120 }],
  ];

  const took: Record<string, number | undefined> = {};
  afterAll(() => console.log(`seconds from the return to premium: ${JSON.stringify(took)}`));

  it.each(modes)('%s', async (mode, { appSays, listedAfter, webhookAfter }) => {
    const orderId = await checked();
    const charge = chargeFor({ id: orderId, userId: learner.id, plan: 'year' });
    let seconds = 0;
    // The learner returns; the app asks for home again while it is told of the doubt (every 30 s).
    for (; seconds <= 180; seconds += 5) {
      if (seconds === listedAfter) {
        backend.stars.charge({
          userId: learner.id,
          payload: orderId,
          stars: 1450,
          chargeId: charge.chargeId,
          at: charge.paidAt,
        });
      }
      if (seconds === webhookAfter) await recordCharge(backend.db, { charge }, backend.clock());
      if (seconds === 0 && appSays) {
        await backend.call('GET /payments/orders/{id}', {
          token: learner.token,
          params: { id: orderId },
          query: { hint: appSays },
        });
      }
      if (seconds % 30 === 0) await doors.home?.();
      await backend.finishWork();
      if (await isPremium()) {
        took[mode] ??= seconds;
        if (seconds >= (webhookAfter ?? 0)) break;
      }
      pass(5);
    }
    expect(took[mode]).toBeLessThanOrEqual(60);
    const payments = await backend.call('GET /payments', { token: learner.token });
    expect(payments).toMatchObject({ subscription_status: 'premium', payment_in_doubt: false });
    expect(payments.receipts).toHaveLength(1);
  });
});

describe('a doubt', () => {
  it('ends when a look after the invoice’s time has not found a charge', async () => {
    const orderId = await checked();
    pass(71 * 60);
    await cron('GET /cron/daily');
    const [row] = await backend.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ status: 'expired', doubtSince: null });
    backend.stars.pages.splice(0);
    const fresh = await backend.login(learner.id, 'Вера');
    await backend.call('GET /home', { token: fresh });
    await backend.finishWork();
    expect(backend.stars.pages).toEqual([]);
  });

  it('stands in /health and in the diagnostics with its age, beside the stars that match no order', async () => {
    pass(3 * 60 * 60);
    await cron('GET /cron/often');
    learner = await createLearner(backend, people + 500, 'Вера');
    const { money: before } = await backend.call('GET /health');
    expect(before?.oldest_doubt_seconds).toBeNull();
    const orderId = await checked();
    pass(90);
    const odd = {
      ...chargeFor({ id: orderId, userId: learner.id, plan: 'year' }),
      stars: 7,
      chargeId: 'odd',
    };
    await recordCharge(backend.db, { charge: odd }, backend.clock());
    const money = { unmatched_stars: (before?.unmatched_stars ?? 0) + 7, oldest_doubt_seconds: 90 };
    expect((await backend.call('GET /health')).money).toEqual(money);
    const boss = await backend.login(admin, 'Дана');
    expect((await backend.call('GET /admin/diagnostics', { token: boss })).money).toEqual(money);
  });
});

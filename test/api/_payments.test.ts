import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPremium } from '../../db/entitlements.ts';
import { readBookmark } from '../../db/payments/bookmark.ts';
import { recordCharge } from '../../db/payments/charges.ts';
import { users } from '../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { grantPremium } from '../support/learners.ts';
import { chargeFor, newLearner, openTestOrder, readMoney } from '../support/payments.ts';

const admin = 900;
const dayMs = 24 * 60 * 60 * 1000;
let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [admin] });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.stars.isAway = false;
  backend.stars.gone.clear();
  backend.stars.takeSaid();
});

const daily = () =>
  backend.call('GET /cron/daily', { headers: { Authorization: 'Bearer cron-secret-of-tests' } });
const premiumOf = (userId: number) => readPremium(backend.db, userId, backend.clock());
const buyer = async (plan: 'year' | 'lifetime' = 'year') => {
  const userId = await newLearner(backend.db, backend.clock());
  return openTestOrder(backend.db, { userId, plan }, backend.clock());
};
const lost = (order: { id: string; userId: number; priceStars: number }, at?: Date) =>
  backend.stars.charge({
    userId: order.userId,
    payload: order.id,
    stars: order.priceStars,
    ...(at ? { at } : {}),
  });
const eqId = (userId: number) => eq(users.id, userId);
const botId = () => Number(backend.deps.botToken.split(':')[0]);

describe('the daily reconciliation', () => {
  it('grants a payment that was never told, and thanks for it once', async () => {
    const order = await buyer();
    lost(order);
    expect(await daily()).toMatchObject({ foundCharges: 1, unfinished: [] });
    expect((await premiumOf(order.userId)).isPremium).toBe(true);
    expect(backend.stars.takeSaid()).toMatchObject([{ userId: order.userId }]);
    expect(await daily()).toMatchObject({ foundCharges: 0 });
    expect(backend.stars.takeSaid()).toEqual([]);
  });

  it('leaves alone what the webhook has reported already', async () => {
    const order = await buyer();
    const chargeId = lost(order);
    await recordCharge(backend.db, { charge: chargeFor(order, { chargeId }) }, backend.clock());
    expect(await daily()).toMatchObject({ foundCharges: 0 });
    const { payments } = await readMoney(backend.db, order.userId);
    expect(payments).toMatchObject([{ source: 'webhook' }]);
  });

  it('revokes after a chargeback, and tells the payer', async () => {
    const order = await buyer();
    const chargeId = lost(order);
    await daily();
    backend.stars.takeSaid();
    backend.stars.takeBack(chargeId);
    expect(await daily()).toMatchObject({ foundRefunds: 1 });
    expect((await premiumOf(order.userId)).isPremium).toBe(false);
    expect(backend.stars.takeSaid()).toMatchObject([
      { userId: order.userId, text: expect.stringContaining('возврат') },
    ]);
  });

  it('goes on from its bookmark, oldest first, through more than one page', async () => {
    const order = await buyer();
    for (let n = 0; n < 230; n += 1) backend.stars.list.push({ kind: 'other' });
    lost(order);
    backend.stars.pages.splice(0);
    await daily();
    expect((await premiumOf(order.userId)).isPremium).toBe(true);
    const length = backend.stars.list.length;
    expect((await readBookmark(backend.db, botId())).offset).toBe(length);
    expect(backend.stars.pages.map(({ offset }) => offset)).toEqual(
      [...backend.stars.pages.map(({ offset }) => offset)].sort((a, b) => a - b),
    );
    backend.stars.pages.splice(0);
    await daily();
    expect(backend.stars.pages).toEqual([{ offset: length - 10, limit: 100 }]);
  });

  it('reads everything again when the list is shorter than it remembers', async () => {
    const order = await buyer();
    const all = backend.stars.list.splice(0);
    lost(order);
    await daily();
    expect((await premiumOf(order.userId)).isPremium).toBe(true);
    backend.stars.list.unshift(...all);
  });

  it('keeps what it has read when Telegram goes away in the middle, and says what is unfinished', async () => {
    backend.stars.isAway = true;
    const order = await buyer();
    lost(order);
    const report = await daily();
    expect(report.unfinished).toContain('transactions');
    expect(report.forgottenUpdates).toBeGreaterThanOrEqual(0);
    backend.stars.isAway = false;
    expect(await daily()).toMatchObject({ foundCharges: 1, unfinished: [] });
  });

  it('gives surplus back that could not go back at once', async () => {
    const order = await buyer('lifetime');
    lost(order, new Date('2026-11-20T09:00:00Z'));
    await daily();
    backend.stars.takeSaid();
    const second = chargeFor(order, { chargeId: `second-${order.id}` });
    await recordCharge(backend.db, { charge: second }, backend.clock());
    expect(await daily()).toMatchObject({ returnedSurplus: 1 });
    expect(backend.stars.takeSaid()).toMatchObject([
      { userId: order.userId, text: expect.stringContaining('Премиум остаётся') },
    ]);
    expect((await premiumOf(order.userId)).until).toBeNull();
    expect(await daily()).toMatchObject({ returnedSurplus: 0 });
  });

  it('tells admins of a payment without an order once, and again only if nobody heard it', async () => {
    backend.stars.gone.add(admin);
    const order = await buyer();
    backend.stars.charge({ userId: order.userId, payload: 'old-format', stars: 500 });
    expect(await daily()).toMatchObject({ reportedPayments: 0 });
    backend.stars.gone.clear();
    expect(await daily()).toMatchObject({ reportedPayments: 1 });
    const said = backend.stars.takeSaid().filter(({ userId }) => userId === admin);
    expect(said).toMatchObject([{ text: expect.stringContaining('такого счёта нет') }]);
    expect(await daily()).toMatchObject({ reportedPayments: 0 });
  });

  it('closes orders that nobody paid', async () => {
    const order = await buyer();
    const before = backend.clock.now;
    backend.clock.now = new Date(before.getTime() + 2 * 60 * 60 * 1000);
    expect((await daily()).expiredOrders).toBeGreaterThanOrEqual(1);
    backend.clock.now = before;
    expect((await readMoney(backend.db, order.userId)).orders[0]?.status).toBe('expired');
  });
});

describe('the notice that premium ends', () => {
  const endingIn = async (days: number) => {
    const userId = await newLearner(backend.db, backend.clock());
    await grantPremium(backend.db, userId, new Date(backend.clock().getTime() + days * dayMs));
    return userId;
  };
  const told = () => backend.stars.takeSaid().map(({ userId, text }) => [userId, text]);

  it('comes 7 days and 1 day before, each once, with a button to go on', async () => {
    const userId = await endingIn(6.5);
    await endingIn(8);
    expect(await daily()).toMatchObject({ notices: 1 });
    expect(backend.stars.takeSaid()).toEqual([
      {
        userId,
        text: expect.stringContaining('истекает через 7 дней: 27 ноября 2026 г. Пройденные слова'),
        button: { text: 'Продлить', data: 'more:year' },
      },
    ]);
    expect(await daily()).toMatchObject({ notices: 0 });
    const before = backend.clock.now;
    backend.clock.now = new Date(before.getTime() + 6 * dayMs);
    await daily();
    expect(told()).toContainEqual([userId, expect.stringContaining('истекает через 1 день')]);
    await daily();
    expect(told()).toEqual([]);
    backend.clock.now = before;
  });

  it('spares who has shut the bot out, who bought more time, and who has premium for ever', async () => {
    const shut = await endingIn(3);
    await backend.db.update(users).set({ botBlockedAt: backend.clock() }).where(eqId(shut));
    const more = await endingIn(3);
    await grantPremium(backend.db, more, new Date(backend.clock().getTime() + 400 * dayMs));
    const forEver = await endingIn(3);
    await grantPremium(backend.db, forEver);
    const out = await endingIn(3);
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eqId(out));
    await daily();
    expect(told()).toEqual([]);
  });

  it('marks a chat that turns out to be shut, and comes again after a failure of Telegram', async () => {
    const gone = await endingIn(3);
    backend.stars.gone.add(gone);
    expect(await daily()).toMatchObject({ notices: 0 });
    const [row] = await backend.db.select().from(users).where(eqId(gone));
    expect(row?.botBlockedAt).not.toBeNull();
    const unlucky = await endingIn(3);
    backend.stars.isAway = true;
    expect((await daily()).unfinished).toContain('notices');
    backend.stars.isAway = false;
    await daily();
    expect(told().map(([userId]) => userId)).toEqual([unlucky]);
  });

  it('reaches more people than one batch holds', async () => {
    for (let n = 0; n < 25; n += 1) await endingIn(2);
    expect(await daily()).toMatchObject({ notices: 25, unfinished: [] });
  });
});

it('a run that is out of time names what waits for the next one, and tends the backend all the same', async () => {
  let calls = 0;
  const start = backend.clock.now;
  const slow = await openTestBackend();
  slow.deps.clock = () => new Date(start.getTime() + (calls++ === 0 ? 0 : 60_000));
  const report = await slow.call('GET /cron/daily', {
    headers: { Authorization: 'Bearer cron-secret-of-tests' },
  });
  await slow.close();
  expect(report.unfinished).toEqual(['transactions', 'surplus', 'reports', 'orders', 'notices', 'reminders']);
  expect(report.rankedPoints).toBeGreaterThanOrEqual(0);
});

import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shelf } from '../../../core/payments/plans.ts';
import { dateIn } from '../../../core/streak/streak.ts';
import { recordCharge } from '../../../db/payments/charges.ts';
import { cancelOrders } from '../../../db/payments/orders.ts';
import { auditLog, keptCharges, lessons, orders, users } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner, grantPremium, type Learner } from '../../support/learners.ts';
import { chargeFor, checkOrder, openTestOrder, readMoney } from '../../support/payments.ts';

const admin = 900;
let backend: TestBackend;
let learner: Learner;
let people = 30_000;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [admin] });
});
afterAll(() => backend.close());
beforeEach(async () => {
  people += 1;
  learner = await createLearner(backend, people, 'Вера');
  backend.stars.isAway = false;
  backend.stars.takeSaid();
});

const create = (subscriptionType: string, token: string | undefined = learner.token, more: object = {}) =>
  backend.send('POST /payments/create-invoice', { token, body: { subscriptionType, ...more } });
const invoice = async (subscriptionType = 'year', token = learner.token) =>
  backend.call('POST /payments/create-invoice', { token, body: { subscriptionType } });
const invoiceAgain = () =>
  backend.call('POST /payments/create-invoice', {
    token: learner.token,
    body: { subscriptionType: 'year', again: true },
  });
const order = (id: string, hint?: string, token = learner.token) =>
  backend.call('GET /payments/orders/{id}', { token, params: { id }, ...(hint ? { query: { hint } } : {}) });
/** Does something so many minutes later. */
const at = async (minutes: number, work: () => Promise<void>) => {
  const before = backend.clock.now;
  backend.clock.now = new Date(before.getTime() + minutes * 60_000);
  await work().finally(() => {
    backend.clock.now = before;
  });
};
const answer = async (response: Response) => {
  const { code, message } = (await response.json()) as { code: string; message: string };
  return { status: response.status, code, message };
};

describe('POST /payments/create-invoice', () => {
  it('answers a link to an invoice at our price, whose payload is our order', async () => {
    const made = await invoice();
    expect(made).toMatchObject({ subscriptionType: 'year', stars: 1450 });
    expect(made.invoice_link).toMatch(/^https:\/\/t\.me\//);
    expect(backend.stars.invoices.at(-1)).toEqual({
      title: 'Мила: Премиум на год',
      description: 'Премиум на год. 1 премиум-урок: первый раздел. Все новые уроки в течение года.',
      payload: made.orderId,
      stars: 1450,
    });
    expect(await order(made.orderId)).toMatchObject({
      status: 'created',
      subscription_status: 'free',
      refundedAt: null,
    });
  });

  it('gives a new link for every attempt, and the older invoice stops being payable', async () => {
    const first = await invoice();
    const second = await invoice();
    expect(second.invoice_link).not.toBe(first.invoice_link);
    expect((await order(first.orderId)).status).toBe('cancelled');
  });

  it('takes no price from the client', async () => {
    const response = await create('lifetime', learner.token, { stars: 1, price: 1, total_amount: 1 });
    expect(response.status).toBe(200);
    expect(backend.stars.invoices.at(-1)?.stars).toBe(2400);
  });

  it('refuses an unknown plan, and nobody with the text of the specification', async () => {
    for (const plan of ['fortnight', '', '__proto__']) expect((await create(plan)).status).toBe(400);
    expect(await answer(await create('year', ''))).toMatchObject({
      status: 401,
      code: 'login_to_buy',
      message: 'Необходимо войти в систему для покупки подписки',
    });
  });

  it('says «Ошибка создания счета» when Telegram refuses, and leaves no open order', async () => {
    backend.stars.isAway = true;
    expect(await answer(await create('year'))).toMatchObject({
      status: 502,
      code: 'invoice_failed',
      message: 'Ошибка создания счета',
    });
    const { orders: rows } = await readMoney(backend.db, learner.id);
    expect(rows).toMatchObject([{ status: 'cancelled', cancelReason: 'not_issued' }]);
  });

  it('sells nothing more to who has premium for ever, and the test plan to admins only', async () => {
    expect(await answer(await create('test'))).toMatchObject({ status: 403, code: 'plan_not_for_sale' });
    const boss = await createLearner(backend, admin);
    expect((await create('test', boss.token)).status).toBe(200);
    await grantPremium(backend.db, learner.id);
    for (const plan of ['year', 'lifetime']) {
      expect(await answer(await create(plan))).toMatchObject({ status: 409, code: 'premium_for_ever' });
    }
  });

  it('is refused to somebody who was shut out', async () => {
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, learner.id));
    expect((await answer(await create('year'))).code).toBe('user_blocked');
  });

  it('asks Telegram first when a charge may be on its way: nobody pays twice after a client that lied', async () => {
    const first = await invoice();
    await checkOrder(backend.db, first.orderId, backend.clock());
    backend.stars.charge({ userId: learner.id, payload: first.orderId, stars: 1450 });
    expect(await answer(await create('year'))).toMatchObject({ status: 409, code: 'already_paid' });
    expect((await order(first.orderId)).subscription_status).toBe('premium');
  });

  it('while that charge is in doubt sells nothing else; after ten minutes without a charge it sells again', async () => {
    const first = await invoice();
    await checkOrder(backend.db, first.orderId, backend.clock());
    for (const plan of ['year', 'lifetime']) {
      expect(await answer(await create(plan))).toMatchObject({ status: 409, code: 'payment_in_doubt' });
    }
    await at(10, async () => expect((await create('lifetime')).status).toBe(200));
  });

  it('sells nothing to somebody in doubt while Telegram does not answer, however long', async () => {
    const first = await invoice();
    await checkOrder(backend.db, first.orderId, backend.clock());
    backend.stars.isAway = true;
    expect((await answer(await create('year'))).code).toBe('payment_in_doubt');
    await at(11, async () => expect((await answer(await create('year'))).code).toBe('stars_failed'));
  });

  it('puts an order in doubt by the app’s word, too', async () => {
    const first = await invoice();
    await order(first.orderId, 'paid');
    expect((await answer(await create('lifetime'))).code).toBe('payment_in_doubt');
    backend.stars.charge({ userId: learner.id, payload: first.orderId, stars: 1450 });
    expect((await answer(await create('lifetime'))).code).toBe('already_paid');
  });

  it('sells the plan that one has only to who wants it again; lifetime after a year as before', async () => {
    const first = await invoice();
    const charge = chargeFor({ id: first.orderId, userId: learner.id, plan: 'year' });
    await recordCharge(backend.db, { charge }, backend.clock());
    expect(await answer(await create('year'))).toMatchObject({
      status: 409,
      code: 'already_premium',
      message: 'Этот план у вас уже есть.',
    });
    expect((await create('year', learner.token, { again: false })).status).toBe(409);
    expect((await create('year', learner.token, { again: true })).status).toBe(200);
    expect((await create('lifetime')).status).toBe(200);
  });

  it('closes the other invoice that was open when one is paid, but none that was made afterwards', async () => {
    const year = await invoice('year');
    const forEver = await invoice('lifetime');
    const charge = chargeFor({ id: year.orderId, userId: learner.id, plan: 'year' });
    await recordCharge(backend.db, { charge }, backend.clock());
    expect((await order(forEver.orderId)).status).toBe('cancelled');
    const after = await invoice('lifetime');
    await recordCharge(backend.db, { charge: { ...charge, source: 'reconcile' } }, backend.clock());
    expect((await order(after.orderId)).status).toBe('created');
  });

  it('is limited', async () => {
    let response = await create('year');
    for (let time = 0; time < 10; time += 1) response = await create('year');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('POST /payments/cancel-pending', () => {
  const cancel = (body: object, token = learner.token) =>
    backend.call('POST /payments/cancel-pending', { token, body });

  it('closes what nobody has begun to pay', async () => {
    const { orderId } = await invoice();
    expect(await cancel({ reason: 'cancelled_by_user' })).toEqual({ cancelled: 1 });
    expect((await order(orderId)).status).toBe('cancelled');
    expect(await cancel({ reason: 'payment_failed' })).toEqual({ cancelled: 0 });
  });

  it('never beats a payment, before it or after it', async () => {
    const { orderId } = await invoice();
    const charge = chargeFor({ id: orderId, userId: learner.id, plan: 'year' });
    await cancel({ reason: 'cancelled_by_user', orderId });
    await recordCharge(backend.db, { charge }, backend.clock());
    expect(await cancel({ reason: 'payment_failed', orderId })).toEqual({ cancelled: 0 });
    expect(await order(orderId)).toMatchObject({ status: 'paid', subscription_status: 'premium' });
  });

  it('reaches nobody else’s order, and takes only the reasons of the specification', async () => {
    const { orderId } = await invoice();
    const stranger = await createLearner(backend, 39_999);
    expect(await cancel({ reason: 'payment_failed', orderId }, stranger.token)).toEqual({ cancelled: 0 });
    for (const reason of ['replaced', 'paid', undefined]) {
      const response = await backend.send('POST /payments/cancel-pending', {
        token: learner.token,
        body: { reason },
      });
      expect(response.status).toBe(400);
    }
  });
});

describe('GET /payments/orders/{id}', () => {
  const refusal = async (id: string, token = learner.token) =>
    answer(await backend.send('GET /payments/orders/{id}', { token, params: { id } }));

  it('knows no order but real ones, and shows it to its buyer only', async () => {
    const { orderId } = await invoice();
    for (const id of ['1', 'order', '00000000-0000-4000-8000-000000000000']) {
      expect(await refusal(id)).toMatchObject({ status: 404, code: 'order_not_found' });
    }
    const stranger = await createLearner(backend, 39_998);
    expect(await refusal(orderId, stranger.token)).toMatchObject({ status: 403, code: 'foreign_order' });
  });

  it('believes no word of the app: "paid" without a payment opens nothing', async () => {
    const { orderId } = await invoice();
    expect(await order(orderId, 'paid')).toMatchObject({ status: 'created', subscription_status: 'free' });
  });

  it.each(['paid', 'pending', 'failed', 'cancelled', 'unknown'])(
    'asks Telegram when the app says %s: a payment that was never told opens premium, and is thanked for',
    async (hint) => {
      const { orderId } = await invoice();
      backend.stars.charge({ userId: learner.id, payload: orderId, stars: 1450 });
      expect((await order(orderId)).status).toBe('created'); // without a hint nobody is asked
      expect(await order(orderId, hint)).toMatchObject({ status: 'paid', subscription_status: 'premium' });
      expect(backend.stars.takeSaid()).toMatchObject([
        { userId: learner.id, text: expect.stringContaining('Оплата получена') },
      ]);
    },
  );

  it('asks Telegram a few times a minute at most, and not at all about a paid order', async () => {
    const { orderId } = await invoice();
    const before = backend.stars.pages.length;
    for (let time = 0; time < 10; time += 1) await order(orderId, 'paid');
    expect(backend.stars.pages.length - before).toBeLessThanOrEqual(6);
  });

  it('answers what it knows while Telegram is away', async () => {
    const { orderId } = await invoice();
    backend.stars.isAway = true;
    expect((await order(orderId, 'paid')).status).toBe('created');
  });

  it('an old payment does not pay a new order', async () => {
    const first = await invoice();
    backend.stars.charge({ userId: learner.id, payload: first.orderId, stars: 1450 });
    await order(first.orderId, 'paid');
    const second = await invoiceAgain();
    expect(await order(second.orderId, 'paid')).toMatchObject({
      status: 'created',
      subscription_status: 'premium',
    });
  });

  it('tells when the stars went back', async () => {
    const { orderId } = await invoice();
    const chargeId = backend.stars.charge({ userId: learner.id, payload: orderId, stars: 1450 });
    await order(orderId, 'paid');
    backend.stars.takeBack(chargeId);
    const next = await invoiceAgain();
    await order(next.orderId, 'paid');
    expect(await order(orderId)).toMatchObject({ status: 'paid', subscription_status: 'free' });
    expect((await order(orderId)).refundedAt).not.toBeNull();
  });
});

describe('GET /payments', () => {
  it('shows the plans, what they open, and the own receipts, newest first', async () => {
    const { orderId } = await invoice();
    const charge = chargeFor({ id: orderId, userId: learner.id, plan: 'year' });
    await recordCharge(backend.db, { charge }, backend.clock());
    const odd = { ...charge, chargeId: `odd-${orderId}`, payload: '', paidAt: backend.clock() };
    await recordCharge(backend.db, { charge: odd }, backend.clock());
    const shown = await backend.call('GET /payments', { token: learner.token });
    expect(shown).toMatchObject({
      subscription_status: 'premium',
      premium_until: expect.stringContaining('2027-11-21'),
      free_lessons: 2,
      premium_lessons: 1,
      premium_topics: ['Первый раздел'],
    });
    expect(shown.offers.map(({ subscriptionType }) => subscriptionType)).toEqual(shelf);
    expect(shown.offers).toContainEqual({ subscriptionType: 'year', stars: 1450, available: true });
    expect(shown.offers).toContainEqual({ subscriptionType: 'lifetime', stars: 2400, available: true });
    expect(shown.receipts.map(({ chargeId, subscriptionType }) => [chargeId, subscriptionType])).toEqual(
      [
        [`odd-${orderId}`, null],
        [charge.chargeId, 'year'],
      ].sort((a, b) => (String(a[0]) < String(b[0]) ? 1 : -1)),
    );
  });

  it('counts only lessons that are published', async () => {
    const sold = and(eq(lessons.isFree, false), eq(lessons.isPublished, true));
    const ids = (await backend.db.select({ id: lessons.id }).from(lessons).where(sold)).map(({ id }) => id);
    const publish = async (isPublished: boolean) => {
      await backend.db.update(lessons).set({ isPublished }).where(inArray(lessons.id, ids));
      backend.deps.catalogue.forget();
      return backend.call('GET /payments', { token: learner.token });
    };
    expect(await publish(false)).toMatchObject({ free_lessons: 2, premium_lessons: 0, premium_topics: [] });
    expect(await publish(true)).toMatchObject({ premium_lessons: 1, premium_topics: ['Первый раздел'] });
  });

  it('shows nobody else’s', async () => {
    expect((await backend.call('GET /payments', { token: learner.token })).receipts).toEqual([]);
  });
});

describe('payments for admins', () => {
  let boss: Learner;
  beforeAll(async () => {
    boss = await createLearner(backend, admin, 'Дана');
  });

  const paid = async (changes: object = {}) => {
    const made = await openTestOrder(backend.db, { userId: learner.id, plan: 'year' }, backend.clock());
    const charge = chargeFor(made, changes);
    await recordCharge(backend.db, { charge }, backend.clock());
    return charge.chargeId;
  };
  const list = (query: Record<string, string>) =>
    backend.call('GET /admin/payments', { token: boss.token, query });

  it('are listed, by learner and by trouble', async () => {
    const good = await paid();
    const bad = await paid({ stars: 7 });
    const own = await list({ userId: String(learner.id) });
    expect(own.payments.map(({ chargeId }) => chargeId).sort()).toEqual([good, bad].sort());
    expect(own.payments[0]).toMatchObject({ userId: learner.id, userName: 'Вера', source: 'webhook' });
    expect(own.sum).toEqual({ payments: 2, stars: 1457, refunded: 0 });
    const trouble = await list({ userId: String(learner.id), state: 'issues' });
    expect(trouble.payments).toMatchObject([{ chargeId: bad, issue: 'wrong_amount' }]);
    expect(trouble.sum).toEqual({ payments: 1, stars: 7, refunded: 0 });
  });

  it('are narrowed by days and come as a file', async () => {
    const chargeId = await paid();
    const on = (from: string, to: string) =>
      list({ userId: String(learner.id), from, to }).then(({ payments }) =>
        payments.map((it) => it.chargeId),
      );
    const day = dateIn('Asia/Jerusalem', backend.clock());
    expect(await on(day, day)).toEqual([chargeId]);
    expect(await on('2020-01-01', '2020-01-02')).toEqual([]);
    const query = { from: day, to: day };
    const file = await backend.send('GET /admin/payments/file', { token: boss.token, query });
    const lines = (await file.text()).split('\r\n');
    expect(lines[0]).toBe('Когда;id;Имя;За что;Звёзды;Возвращён;Номер платежа');
    expect(lines.find((line) => line.endsWith(chargeId))).toContain(`;${learner.id};Вера;`);
    const empty = { from: '2020-01-01', to: '2020-01-01' };
    const none = await backend.send('GET /admin/payments/file', { token: boss.token, query: empty });
    expect((await none.text()).split('\r\n')).toHaveLength(2);
  });

  it('are found by whoever paid, by plan, by state and by their number', async () => {
    const year = await paid();
    const odd = await paid({ stars: 7 });
    const given = await paid();
    await backend.call('POST /admin/payments/{chargeId}/refund', {
      token: boss.token,
      params: { chargeId: given },
    });
    const found = async (query: Record<string, string>) => {
      const { payments, sum } = await list(query);
      return { ids: payments.map(({ chargeId }) => chargeId).sort(), sum };
    };
    const who = { q: String(learner.id) };
    expect((await found(who)).ids).toEqual([year, odd, given].sort());
    expect((await found(who)).sum).toEqual({ payments: 3, stars: 1457, refunded: 1450 });
    expect((await found({ ...who, plan: 'year' })).ids).toEqual([year, given].sort());
    expect((await found({ ...who, plan: 'unknown' })).ids).toEqual([odd]);
    expect((await found({ ...who, plan: 'lifetime' })).sum.payments).toBe(0);
    expect((await found({ ...who, state: 'refunded' })).ids).toEqual([given]);
    expect((await found({ ...who, state: 'paid' })).ids).toEqual([year, odd].sort());
    expect((await found({ q: year })).ids).toEqual([year]);
    expect((await found({ q: 'вЕР' })).ids).toEqual(expect.arrayContaining([year, odd, given]));
    expect((await found({ q: 'никого такого' })).sum).toEqual({ payments: 0, stars: 0, refunded: 0 });
  });

  it('have those of a deleted payer among them, without a name', async () => {
    const [paidAt, payerId] = [backend.clock(), 77_001];
    const kept = { payerId, plan: 'year' as const, stars: 1450, paidAt };
    await backend.db.insert(keptCharges).values({ telegramPaymentChargeId: 'kept-77001', ...kept });
    const { payments } = await list({ q: String(payerId) });
    expect(payments).toMatchObject([
      { chargeId: 'kept-77001', userId: payerId, userName: null, subscriptionType: 'year' },
    ]);
  });

  it('come in pages that leave nothing out, even within one second', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 60; n += 1) ids.push(await paid({ chargeId: `page-${learner.id}-${n}` }));
    const first = await list({ userId: String(learner.id) });
    expect(first.payments).toHaveLength(50);
    const second = await list({ userId: String(learner.id), after: first.next ?? '' });
    expect(second.next).toBeNull();
    const all = [...first.payments, ...second.payments].map(({ chargeId }) => chargeId);
    expect(all.sort()).toEqual(ids.sort());
    const odd = await backend.send('GET /admin/payments', { token: boss.token, query: { after: 'x' } });
    expect(odd.status).toBe(400);
  });

  it('go back once: stars, premium, a word to the payer, a line in the audit log', async () => {
    const chargeId = await paid();
    const refund = () =>
      backend.send('POST /admin/payments/{chargeId}/refund', { token: boss.token, params: { chargeId } });
    expect((await refund()).status).toBe(200);
    expect(backend.stars.takeSaid()).toMatchObject([
      { userId: learner.id, text: expect.stringContaining('возврат на ваш счёт') },
    ]);
    expect((await backend.call('GET /payments', { token: learner.token })).subscription_status).toBe('free');
    expect(await answer(await refund())).toMatchObject({ status: 409, code: 'already_refunded' });
    const log = await backend.db.select().from(auditLog).where(eq(auditLog.target, chargeId));
    expect(log).toMatchObject([{ adminId: admin, action: 'payments.refund', before: { refundedAt: null } }]);
  });

  it('unknown ones are not found, and a Telegram that is away changes nothing', async () => {
    const unknown = await backend.send('POST /admin/payments/{chargeId}/refund', {
      token: boss.token,
      params: { chargeId: 'nothing' },
    });
    expect(await answer(unknown)).toMatchObject({ status: 404, code: 'payment_not_found' });
    const chargeId = await paid();
    backend.stars.isAway = true;
    const failed = await backend.send('POST /admin/payments/{chargeId}/refund', {
      token: boss.token,
      params: { chargeId },
    });
    expect((await answer(failed)).status).toBe(502);
    expect((await backend.call('GET /payments', { token: learner.token })).subscription_status).toBe(
      'premium',
    );
  });
});

it('an invoice that was never issued cannot be cancelled into something else', async () => {
  const made = await openTestOrder(backend.db, { userId: learner.id, plan: 'year' }, backend.clock());
  await cancelOrders(backend.db, { userId: learner.id, orderId: made.id, reason: 'not_issued' });
  await cancelOrders(backend.db, { userId: learner.id, orderId: made.id, reason: 'cancelled_by_user' });
  const [row] = await backend.db.select().from(orders).where(eq(orders.id, made.id));
  expect(row?.cancelReason).toBe('not_issued');
});

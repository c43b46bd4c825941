import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Charge } from '../../../core/payments/charges.ts';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { readPremium } from '../../../db/entitlements.ts';
import { recordCharge, recordRefund } from '../../../db/payments/charges.ts';
import { cancelOrders, expireOrders, judgeCheckout } from '../../../db/payments/orders.ts';
import { listSurplus, readPayment } from '../../../db/payments/records.ts';
import { auditLog } from '../../../db/schema/index.ts';
import { openTestDatabase } from '../../support/database.ts';
import { chargeFor, checkOrder, newLearner, openTestOrder, readMoney } from '../../support/payments.ts';
import { sized } from '../../support/size.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const dayMs = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let updateId = 5000;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const buy = async (plan: 'year' | 'lifetime' | 'test' = 'year') => {
  const userId = await newLearner(database.db, now);
  return openTestOrder(database.db, { userId, plan }, now);
};
const tell = (charge: Charge, at = now) => recordCharge(database.db, { charge, updateId: ++updateId }, at);
const refund = (charge: Charge, refundedAt: Date) =>
  recordRefund(
    database.db,
    { refund: { chargeId: charge.chargeId, refundedAt, charge: { ...charge, source: 'refund' } } },
    refundedAt,
  );

describe('a payment', () => {
  it('opens premium for a year', async () => {
    const order = await buy();
    expect(await tell(chargeFor(order))).toMatchObject({ isNew: true, payment: { issue: null } });
    expect(await readPremium(database.db, order.userId, now)).toEqual({
      isPremium: true,
      until: new Date(now.getTime() + 365 * dayMs),
    });
    expect((await readMoney(database.db, order.userId)).orders[0]?.status).toBe('paid');
  });

  it('opens it at once, also when Telegram’s clock is a little ahead of ours', async () => {
    const order = await buy();
    await tell(chargeFor(order, { paidAt: later(2) }));
    expect((await readPremium(database.db, order.userId, now)).isPremium).toBe(true);
  });

  it('reported fifty times at once, under one number or under fifty, is one payment and one right', async () => {
    for (const isOneUpdate of [true, false]) {
      const order = await buy();
      updateId += 1;
      const own = updateId;
      const told = await Promise.all(
        Array.from({ length: 50 }, () =>
          recordCharge(
            database.db,
            { charge: chargeFor(order), updateId: isOneUpdate ? own : ++updateId },
            now,
          ),
        ),
      );
      expect(told.filter((change) => change?.isNew)).toHaveLength(1);
      const money = await readMoney(database.db, order.userId);
      expect(money.payments).toHaveLength(1);
      expect(money.entitlements).toHaveLength(1);
    }
  });

  it('reported by everybody at once, its refund and the cancel among them, neither blocks nor doubles', async () => {
    const order = await buy();
    const charge = chargeFor(order);
    const tellers = [
      () => tell(charge),
      () => recordCharge(database.db, { charge: { ...charge, source: 'reconcile' as const } }, now),
      () => refund(charge, later(5)),
      () => cancelOrders(database.db, { userId: order.userId, reason: 'payment_failed' }),
      () => checkOrder(database.db, order.id, now),
      () => openTestOrder(database.db, { userId: order.userId, plan: 'lifetime' }, now),
    ];
    await Promise.all(
      Array.from({ length: 5 }, () => tellers).flatMap((all) => all.map((teller) => teller())),
    );
    const money = await readMoney(database.db, order.userId);
    expect(money.payments).toMatchObject([{ source: 'webhook', refundedAt: later(5) }]);
    expect(money.entitlements).toMatchObject([{ revokedAt: later(5) }]);
    expect(money.orders.find(({ id }) => id === order.id)?.status).toBe('paid');
  });

  it('counts by its charge id, not by the order: a second charge on one year is a second year', async () => {
    const order = await buy();
    await tell(chargeFor(order, { chargeId: `${order.id}-1` }));
    await tell(chargeFor(order, { chargeId: `${order.id}-2`, paidAt: later(1) }));
    const { until } = await readPremium(database.db, order.userId, now);
    expect(until).toEqual(new Date(now.getTime() + 730 * dayMs));
    const halfAYearOn = new Date(now.getTime() + 400 * dayMs);
    expect((await readPremium(database.db, order.userId, halfAYearOn)).isPremium).toBe(true);
  });

  it('a second charge on premium for ever is surplus: it waits to go back', async () => {
    const order = await buy('lifetime');
    await tell(chargeFor(order, { chargeId: `${order.id}-1` }));
    const second = await tell(chargeFor(order, { chargeId: `${order.id}-2`, paidAt: later(1) }));
    expect(second?.payment.isSurplus).toBe(true);
    expect((await readMoney(database.db, order.userId)).entitlements).toHaveLength(1);
    expect((await listSurplus(database.db, 100)).map(({ chargeId }) => chargeId)).toContain(`${order.id}-2`);
    await refund(chargeFor(order, { chargeId: `${order.id}-2` }), later(2));
    expect((await listSurplus(database.db, 100)).map(({ orderId }) => orderId)).not.toContain(order.id);
    expect((await readPremium(database.db, order.userId, now)).until).toBeNull();
  });

  it.each([
    ['of an unknown order', { payload: randomUUID() }, 'unknown_order'],
    ['with words for an order', { payload: 'order' }, 'unknown_order'],
    ['of another sum', { stars: 1 }, 'wrong_amount'],
    ['of another currency', { currency: 'USD' }, 'wrong_currency'],
  ] as const)('%s is kept, grants nothing and says why', async (_, changes, issue) => {
    const order = await buy();
    const change = await tell(chargeFor(order, { ...changes, chargeId: `odd-${order.id}` }));
    expect(change?.payment.issue).toBe(issue);
    expect(await readPayment(database.db, `odd-${order.id}`)).toMatchObject({ issue });
    const money = await readMoney(database.db, order.userId);
    expect(money.entitlements).toEqual([]);
    expect(money.orders[0]?.status).toBe('created');
  });

  it('of somebody else’s link is kept as theirs, and opens nothing for either', async () => {
    const order = await buy();
    const stranger = await newLearner(database.db, now);
    const change = await tell(chargeFor(order, { payerId: stranger }));
    expect(change?.payment).toMatchObject({ issue: 'other_payer', userId: stranger });
    for (const userId of [order.userId, stranger]) {
      expect((await readPremium(database.db, userId, now)).isPremium).toBe(false);
    }
  });

  it('of somebody whom we never met is kept, too', async () => {
    const change = await tell(
      chargeFor({ id: randomUUID(), userId: 999_999, plan: 'year' }, { payload: 'lost' }),
    );
    expect(change?.payment).toMatchObject({ issue: 'unknown_order', userId: 999_999, userName: null });
  });
});

describe('a refund', () => {
  it('revokes what the charge gave, and once only', async () => {
    const order = await buy();
    await tell(chargeFor(order));
    expect((await refund(chargeFor(order), later(5)))?.isNew).toBe(true);
    expect((await readPremium(database.db, order.userId, later(6))).isPremium).toBe(false);
    expect((await refund(chargeFor(order), later(7)))?.isNew).toBe(false);
    const [payment] = (await readMoney(database.db, order.userId)).payments;
    expect(payment?.refundedAt).toEqual(later(5));
  });

  it('of the first of two years leaves the second, from its own payment on', async () => {
    const order = await buy();
    const first = chargeFor(order, { chargeId: `${order.id}-1` });
    await tell(first);
    await tell(chargeFor(order, { chargeId: `${order.id}-2`, paidAt: later(1) }));
    await refund(first, later(5));
    expect(await readPremium(database.db, order.userId, later(6))).toEqual({
      isPremium: true,
      until: new Date(later(1).getTime() + 365 * dayMs),
    });
  });

  it('by an admin stands in the audit log with what it changed, in the same transaction', async () => {
    const order = await buy();
    const charge = chargeFor(order);
    await tell(charge);
    const act = { adminId: 77, action: 'payments.refund', target: charge.chargeId };
    await recordRefund(
      database.db,
      { refund: { chargeId: charge.chargeId, refundedAt: later(5), charge: undefined }, act },
      later(5),
    );
    const rows = await database.db.select().from(auditLog);
    expect(rows.find(({ target }) => target === charge.chargeId)).toMatchObject({
      adminId: 77,
      before: { refundedAt: null },
      after: { refundedAt: later(5).toISOString() },
    });
  });

  it('of a charge that nobody knows, and that says nothing of itself, changes nothing', async () => {
    const lost = { chargeId: 'never-heard', refundedAt: now, charge: undefined };
    expect(await recordRefund(database.db, { refund: lost }, now)).toBeUndefined();
  });
});

describe('an order', () => {
  it('a newer one for the same plan replaces it; one for another plan does not', async () => {
    const year = await buy('year');
    const forEver = await openTestOrder(database.db, { userId: year.userId, plan: 'lifetime' }, later(1));
    const second = await openTestOrder(database.db, { userId: year.userId, plan: 'year' }, later(2));
    const { orders } = await readMoney(database.db, year.userId);
    expect(orders.map(({ id, status, cancelReason }) => [id, status, cancelReason])).toEqual([
      [year.id, 'cancelled', 'replaced'],
      [forEver.id, 'created', null],
      [second.id, 'created', null],
    ]);
  });

  it('cancel-pending never beats a payment, nor one on its way', async () => {
    const order = await buy();
    await checkOrder(database.db, order.id, now);
    const cancel = { userId: order.userId, reason: 'cancelled_by_user' as const };
    expect(await cancelOrders(database.db, cancel)).toBe(0);
    await tell(chargeFor(order));
    expect(await cancelOrders(database.db, cancel)).toBe(0);
    expect((await readMoney(database.db, order.userId)).orders[0]?.status).toBe('paid');
  });

  it('of somebody else cannot be cancelled', async () => {
    const order = await buy();
    const stranger = await newLearner(database.db, now);
    expect(
      await cancelOrders(database.db, { userId: stranger, orderId: order.id, reason: 'payment_failed' }),
    ).toBe(0);
  });

  it('expires some minutes after its hour, and a late payment still wins', async () => {
    const order = await buy();
    await expireOrders(database.db, later(65));
    expect((await readMoney(database.db, order.userId)).orders[0]?.status).toBe('created');
    await expireOrders(database.db, later(71));
    expect((await readMoney(database.db, order.userId)).orders[0]?.status).toBe('expired');
    await tell(chargeFor(order));
    expect((await readMoney(database.db, order.userId)).orders[0]?.status).toBe('paid');
  });
});

describe('whatever the order of events', () => {
  type Event = 'checkout' | 'paid' | 'app says cancelled' | 'reconciled' | 'expired' | 'second charge';
  type Late = 'refunded' | 'refund in the list';
  const events: (Event | Late)[] = [
    'checkout',
    'paid',
    'app says cancelled',
    'reconciled',
    'expired',
    'second charge',
    'refunded',
    'refund in the list',
  ];

  /** Plays the events for a learner of its own and answers his rows without their names. */
  async function play(plan: 'year' | 'lifetime', story: readonly (Event | Late)[]) {
    const order = await buy(plan);
    const charge = chargeFor(order);
    const inList = { ...charge, paidAt: later(1), source: 'reconcile' as const, raw: { list: true } };
    const second = chargeFor(order, { chargeId: `${charge.chargeId}-2`, paidAt: later(3) });
    const acts: Record<Event | Late, () => Promise<unknown>> = {
      checkout: () =>
        judgeCheckout(
          database.db,
          { id: 'asked', orderId: order.id, payerId: order.userId, currency: 'XTR', stars: order.priceStars },
          now,
        ),
      paid: () => tell(charge),
      'app says cancelled': () =>
        cancelOrders(database.db, { userId: order.userId, reason: 'cancelled_by_user' }),
      reconciled: () => recordCharge(database.db, { charge: inList }, now),
      expired: () => expireOrders(database.db, later(100)),
      'second charge': () => tell(second),
      refunded: () => refund(charge, later(10)),
      'refund in the list': () => refund(inList, later(9)),
    };
    for (const event of story) await acts[event]();
    const money = await readMoney(database.db, order.userId);
    return JSON.parse(
      JSON.stringify(money)
        .replaceAll(order.id, 'order')
        // Before the learner's number, which may stand in an id.
        .replaceAll(/"id":"[0-9a-f-]{36}"/g, '"id":"row"')
        .replaceAll(String(order.userId), '0'),
    );
  }

  const timeout = sized(300_000, 600_000);
  it.each(['year', 'lifetime'] as const)(
    'the rows of a bought %s end the same',
    { timeout },
    async (plan) => {
      const expected = await play(plan, events);
      expect(expected.orders[0].status).toBe('paid');
      expect(expected.payments).toHaveLength(2);
      const stories = fc
        .shuffledSubarray(events, { minLength: events.length })
        .chain((order) =>
          fc.array(fc.constantFrom(...events), { maxLength: 4 }).map((again) => [...order, ...again]),
        );
      await fc.assert(
        fc.asyncProperty(stories, async (story) => {
          expect(await play(plan, story)).toEqual(expected);
        }),
        { numRuns: sized(8, 1000), seed: 7 },
      );
    },
  );

  it('without a refund premium stands at the end of every story', { timeout }, async () => {
    const without = events.filter((event) => !event.startsWith('refund') && event !== 'second charge');
    const expected = await play('year', without);
    expect(expected.entitlements).toMatchObject([{ revokedAt: null }]);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(without, { minLength: without.length }), async (story) => {
        expect(await play('year', story)).toEqual(expected);
      }),
      { numRuns: sized(6, 500), seed: 8 },
    );
  });
});

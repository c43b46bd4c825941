import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTelegramAccount } from '../../../api/_adapters/telegram/account.ts';
import { reconcile } from '../../../bot/services/payments/reconcile.ts';
import { readFigures } from '../../../db/admin/figures.ts';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { sections } from '../../../db/content/index.ts';
import { readPremium } from '../../../db/entitlements.ts';
import { listPayments, totalStars } from '../../../db/payments/records.ts';
import { orders } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import type { PastPayment } from '../../../scripts/local-telegram/simulation/stars.ts';
import {
  botInfo,
  botToken,
  type RunningTelegram,
  startTelegram,
} from '../../../scripts/local-telegram/test/support.ts';
import { fillLocalData } from '../../../scripts/start/local-data.ts';
import { fillLocalPayments } from '../../../scripts/start/local-data-payments.ts';
import { openTestDatabase } from '../../support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
const clock = () => now;

let database: OpenDatabase;
let payments: PastPayment[];
let telegram: RunningTelegram;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedCourse(database.db, { course: sections, audioOf: () => undefined, version: '1' }, now);
  await fillLocalData(database.db, now);
  payments = await fillLocalPayments(database.db, now);
  telegram = await startTelegram();
  telegram.remember(payments);
});
afterAll(async () => {
  await telegram.close();
  await database.close();
});

describe('the payments of the local data', () => {
  it('give the dashboard stars that were earned, in the last month and before it', async () => {
    expect(payments.map(({ stars, refundedAt }) => [stars, refundedAt !== undefined])).toEqual([
      [1450, false],
      [1450, false],
      [2400, false],
      [1450, true],
      [1450, false],
    ]);
    const { stars } = await readFigures(
      { db: database.db, store: createMemoryStore(clock), clock },
      'Asia/Jerusalem',
    );
    expect(stars).toEqual({ earned: 6750, earned30: 5300, payments: 4 });
  });

  it('have given what they bought, and the one that went back has not', async () => {
    expect(new Set(payments.map(({ userId }) => userId)).size).toBe(payments.length);
    for (const { userId, payload, refundedAt } of payments) {
      const [order] = await database.db.select().from(orders).where(eq(orders.id, payload));
      expect(order?.status).toBe('paid');
      const [payment] = await listPayments(database.db, { userId }, 1);
      expect(payment).toMatchObject({ issue: null, isSurplus: false, refundedAt: refundedAt ?? null });
      const { isPremium } = await readPremium(database.db, userId, now);
      expect(isPremium).toBe(refundedAt === undefined);
    }
  });

  it('are known to the local Telegram: there is nothing to find, and both name the same balance', async () => {
    const stars = createTelegramAccount({ token: botToken, apiRoot: telegram.address });
    const ports = { db: database.db, stars, log: () => {}, adminIds: new Set<number>(), botId: botInfo.id };
    // A second telling of the same changes nothing.
    telegram.remember(payments);
    expect(await reconcile(ports, now, { pages: 5 })).toEqual({
      read: 6,
      charges: 0,
      refunds: 0,
      isComplete: true,
    });
    expect(await stars.balance()).toBe(await totalStars(database.db));
  });
});

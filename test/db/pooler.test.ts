import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../db/backup/restore.ts';
import { writeBackup } from '../../db/backup/write.ts';
import { checkRows, type OpenDatabase } from '../../db/connection/client.ts';
import { judgeCheckout } from '../../db/payments/orders.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createBareDatabaseOnServer, openOnServer, pooledProxy } from '../support/database.ts';
import { newLearner, openTestOrder } from '../support/payments.ts';

/**
 * The way to the database that production goes: the driver's own settings (TLS, the password sent ahead) and a pooler in
 * transaction mode that keeps no track of prepared statements. Two instances share its three sessions.
 */
describe.skipIf(!pooledProxy)('behind a pooler in transaction mode', () => {
  let url: string;
  let one: TestBackend;
  let other: TestBackend;

  const open = async (): Promise<OpenDatabase> => {
    const database = openOnServer({ url, ...(pooledProxy ? { proxy: pooledProxy } : {}) });
    checkRows(database.db);
    return database;
  };

  beforeAll(async () => {
    url = await createBareDatabaseOnServer(pooledProxy);
    const [first, second] = [await open(), await open()];
    await Promise.all([first.migrate(), second.migrate()]);
    one = await openTestBackend({ database: first });
    other = await openTestBackend({ database: second });
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
  });

  /** Everything that a learner does on a first day. */
  async function firstDay(backend: TestBackend, id: number): Promise<number> {
    const token = await backend.login(id, `Ученик ${id}`);
    const home = await backend.call('GET /home', { token });
    const lessonId = home.continueAt?.lessonId ?? 0;
    const lesson = await backend.call('GET /lessons/{id}', { token, params: { id: lessonId } });
    for (const { id: wordId } of lesson.words) {
      const done = { completed: true };
      await backend.call('POST /progress', {
        token,
        body: {
          userId: id,
          lessonId,
          wordId,
          completed: true,
          attempts: { LISTEN: done, RECORD: done, WRITE: done, TYPE: done },
        },
      });
    }
    await backend.call('GET /today', { token });
    await backend.call('GET /payments', { token });
    return (await backend.call('GET /home', { token })).stats.points;
  }

  it('thirty learners on two instances learn at once, each answer is kept, no call fails', async () => {
    const points = await Promise.all(
      Array.from({ length: 30 }, (_, index) => firstDay(index % 2 ? one : other, 6000 + index)),
    );
    expect(new Set(points).size).toBe(1);
    expect(points[0]).toBeGreaterThan(0);
  });

  it('the same learner may go from one instance to the other at every call', async () => {
    const token = await one.login(6100, 'Вера');
    for (let time = 0; time < 20; time += 1) {
      const backend = time % 2 ? one : other;
      expect((await backend.call('GET /home', { token })).subscription_status).toBe('free');
    }
  });

  it('two devices that pay at once are told apart by the lock', async () => {
    const now = one.clock();
    const userId = await newLearner(one.db, now);
    const order = await openTestOrder(one.db, { userId, plan: 'year' }, now);
    const question = { orderId: order.id, payerId: userId, currency: 'XTR', stars: order.priceStars };
    const answers = await Promise.all(
      [one, other, one, other].map(({ db }, device) =>
        judgeCheckout(db, { ...question, id: `q${device}` }, now),
      ),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'already_checked')).toHaveLength(3);
  });

  it('a backup is taken and restored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mila-pooled-'));
    const file = join(folder, 'pooled.backup');
    const rows = await writeBackup(one.db, file, one.clock());
    url = await createBareDatabaseOnServer(pooledProxy);
    const place = await open();
    try {
      expect(await restoreBackup(place, file)).toEqual(rows);
    } finally {
      await place.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { figurePorts } from '../../api/_figure-ports.ts';
import type { EndpointKey } from '../../core/contracts/endpoints.ts';
import { readFigures } from '../../db/admin/figures.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import { users } from '../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { openTestDatabase } from '../support/database.ts';
import { createLearner, type Learner, readPlaces } from '../support/learners.ts';

/** The copy knows learners whom the database does not: what is read shows where it comes from. */
const onlyThere = [101, 102, 103, 104];

let replica: OpenDatabase;
let backend: TestBackend;
let admin: Learner;
/** How often the copy was asked since the test began. */
let asked: number;
let isCut: boolean;

beforeAll(async () => {
  replica = await openTestDatabase();
  backend = await openTestBackend({ adminIds: [3], figuresDb: watched(replica.db) });
  admin = await createLearner(backend, 3, 'Анна');
  await replica.db.insert(users).values(
    onlyThere.map((id) => ({
      id,
      firstName: `Копия ${id}`,
      timezone: 'Asia/Jerusalem',
      createdAt: backend.clock.now,
      lastSeenAt: backend.clock.now,
    })),
  );
});
afterAll(async () => {
  await backend.close();
  await replica.close();
});
beforeEach(() => {
  asked = 0;
  isCut = false;
});

function watched(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (!['execute', 'select', 'transaction'].includes(String(name))) return value;
      return (...args: unknown[]) => {
        asked += 1;
        if (isCut) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        return Reflect.apply(value, target, args);
      };
    },
  });
}

const get = <K extends EndpointKey>(key: K, query: Record<string, string> = {}) =>
  backend.call(key, { token: admin.token, query });
const textOf = async (key: EndpointKey, query: Record<string, string> = {}) =>
  (await backend.send(key, { token: admin.token, query })).text();
const period = { from: '2026-11-01', to: '2026-11-30' };

describe('with a read replica', () => {
  it('an admin’s figures and tables are those of the replica', async () => {
    expect((await get('GET /admin/analytics')).totals?.users).toBe(onlyThere.length);
    expect((await get('GET /admin/period', period)).newLearners).toBe(onlyThere.length);
    expect(await textOf('GET /admin/users/file')).toContain('Копия 104');
    const before = asked;
    expect(await textOf('GET /admin/payments/file', period)).not.toContain('Копия');
    expect(asked).toBeGreaterThan(before);
  });

  it('what a learner has just done, and whom an admin has just changed, is read where it was written', async () => {
    const learner = await createLearner(backend, 7, 'Борис');
    const { words } = await readPlaces(backend.db);
    const saved = await learner.finish(words.shalom ?? { lessonId: 0, wordId: 0 });
    const home = await backend.call('GET /home', { token: learner.token });
    expect(home.stats.points).toBe(saved.points);
    await backend.call('GET /today', { token: learner.token });
    await backend.call('PATCH /admin/users/{id}', {
      token: admin.token,
      params: { id: 7 },
      body: { role: 'admin' },
    });
    const { users: listed } = await get('GET /admin/users');
    expect(listed.map(({ id }) => id).sort()).toEqual([3, 7]);
    expect((await get('GET /admin/actions')).actions).toHaveLength(1);
    expect(asked).toBe(0);
  });

  it('nobody but admins who ask for figures notices when it is away', async () => {
    isCut = true;
    expect((await backend.send('GET /admin/period', { token: admin.token, query: period })).status).toBe(503);
    expect((await backend.send('GET /home', { token: admin.token })).status).toBe(200);
    expect((await backend.send('GET /admin/users', { token: admin.token })).status).toBe(200);
  });

  it('a count that its incoming changes have ended is answered as one that took too long', async () => {
    const cancelled: Db = new Proxy(replica.db, {
      get: (target, name) =>
        name === 'transaction'
          ? () => Promise.reject(Object.assign(new Error('conflict with recovery'), { code: '40001' }))
          : Reflect.get(target, name, target),
    });
    const ports = figurePorts({ ...backend.deps, figuresDb: cancelled });
    const figures = await readFigures(ports, 'UTC');
    expect(figures).toMatchObject({ totals: null, isPartial: true });
  });
});

it('without a replica everything is read in one database', async () => {
  const plain = await openTestBackend();
  expect(plain.deps.figuresDb).toBe(plain.deps.db);
  await plain.db.execute(sql`select 1`);
  await plain.close();
});

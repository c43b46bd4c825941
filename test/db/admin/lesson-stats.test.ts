import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { patientStatementMs } from '../../../db/admin/bounded.ts';
import { recentLessonFigures } from '../../../db/admin/lesson-stats.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { openTestDatabase } from '../../support/database.ts';

const none = { learners: 0, completions: 0, averageScore: null, averageMs: null, problemWords: [] };

let database: OpenDatabase;
let nowMs: number;
/** What the next statement costs, milliseconds; one of more than its six seconds is ended by the database. */
let cost: number;
let counted: number;
let ports: Parameters<typeof recentLessonFigures>[0];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  nowMs = Date.parse('2026-11-21T09:00:00Z');
  counted = 0;
  const clock = () => new Date(nowMs);
  ports = { db: slowed(database.db), store: createMemoryStore(clock), clock };
});

function slowed(db: Db): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    counted += 1;
    nowMs += Math.min(cost, 6000);
    if (cost > 6000) throw Object.assign(new Error('canceling statement'), { code: '57014' });
    return db.transaction(work, config);
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
}

it('the figures of a lesson are of now while they are cheap, and rest when they were dear', async () => {
  cost = 0;
  expect(await recentLessonFigures(ports, 1)).toEqual(none);
  await recentLessonFigures(ports, 1);
  expect(counted).toBe(2);
  cost = 2000;
  await recentLessonFigures(ports, 1);
  nowMs += 199_000;
  expect(await recentLessonFigures(ports, 1)).toEqual(none);
  expect(counted).toBe(3);
  nowMs += 2000;
  await recentLessonFigures(ports, 1);
  expect(counted).toBe(4);
});

it('figures that cannot be counted in time are none at first, and are there once somebody had the patience', async () => {
  cost = 9000;
  expect(await recentLessonFigures(ports, 2)).toBeNull();
  expect(await recentLessonFigures(ports, 2)).toBeNull();
  expect(counted).toBe(1);
  cost = 5000;
  expect(await recentLessonFigures(ports, 2, { limitMs: patientStatementMs })).toEqual(none);
  cost = 9000;
  expect(await recentLessonFigures(ports, 2)).toEqual(none);
  expect(counted).toBe(2);
});

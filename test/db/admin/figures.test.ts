import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyticsStatements, periodGroups } from '../../../db/admin/analytics.ts';
import { patientStatementMs } from '../../../db/admin/bounded.ts';
import { type FigurePorts, readFigures, readPeriodTables } from '../../../db/admin/figures.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { openTestDatabase } from '../../support/database.ts';

const zone = 'Asia/Jerusalem';
const groups = Object.keys(analyticsStatements);
const second = 1000;

let database: OpenDatabase;
let nowMs: number;
/** What the next statements cost, milliseconds; 'too slow' is ended by the database after six seconds. */
let cost: number | 'too slow';
let counted: number;
let ports: FigurePorts;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  nowMs = Date.parse('2026-11-21T09:00:00Z');
  cost = 0;
  counted = 0;
  const clock = () => new Date(nowMs);
  ports = { db: slowed(database.db), store: createMemoryStore(clock), clock };
});

/** Each group is counted in a transaction of its own. */
function slowed(db: Db): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    counted += 1;
    nowMs += cost === 'too slow' ? 6 * second : cost;
    if (cost === 'too slow') throw Object.assign(new Error('canceling statement'), { code: '57014' });
    return db.transaction(work, config);
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
}

const read = (budgetMs?: number) => readFigures(ports, zone, budgetMs === undefined ? {} : { budgetMs });

describe('the figures of the dashboard', () => {
  it('are counted once a minute while that is cheap', async () => {
    expect(await read()).toMatchObject({ today: '2026-11-21', totals: { users: 0 }, isPartial: false });
    nowMs += 59 * second;
    await read();
    expect(counted).toBe(groups.length);
    nowMs += 2 * second;
    await read();
    expect(counted).toBe(2 * groups.length);
  });

  it('that took three seconds stand for five minutes', async () => {
    cost = 3 * second;
    await read(Number.POSITIVE_INFINITY);
    cost = 0;
    nowMs += 240 * second;
    await read();
    expect(counted).toBe(groups.length);
    nowMs += 300 * second;
    await read();
    expect(counted).toBe(2 * groups.length);
  });

  it('keep nobody waiting: what there is no time for comes with the next asking', async () => {
    cost = 2 * second;
    const first = await read();
    expect(first).toMatchObject({
      totals: { users: 0 },
      active: { today: 0 },
      stages: null,
      isPartial: true,
    });
    expect(counted).toBe(2);
    while ((await read()).isPartial);
    expect(counted).toBe(groups.length);
    expect((await read()).stages).not.toBeNull();
    expect(counted).toBe(groups.length);
  });

  it('that cannot be counted are null, are not tried again at once, and never take the place of older ones', async () => {
    cost = 'too slow';
    expect(await read(Number.POSITIVE_INFINITY)).toMatchObject({ totals: null, funnel: null, lessons: null });
    nowMs += 60 * second;
    await read();
    expect(counted).toBe(groups.length);

    nowMs += 24 * 3600 * second;
    cost = 0;
    const { countedAt, isPartial } = await read();
    expect(isPartial).toBe(false);
    nowMs += 120 * second;
    cost = 'too slow';
    const late = await read(Number.POSITIVE_INFINITY);
    expect(late).toMatchObject({ totals: { users: 0 }, lessons: { begun: 0, done: 0 } });
    expect(late.countedAt).toEqual(countedAt);
  });

  it('that take too long for whoever waits are counted behind the answer, with more time', async () => {
    cost = 'too slow';
    expect((await read(Number.POSITIVE_INFINITY)).isPartial).toBe(true);
    const patient = { budgetMs: Number.POSITIVE_INFINITY, limitMs: patientStatementMs };
    await readFigures(ports, zone, patient);
    expect(counted).toBe(2 * groups.length);
    // It has had all the time there is: nobody tries again before it has rested.
    expect((await read()).isPartial).toBe(false);
    await readFigures(ports, zone, patient);
    expect(counted).toBe(2 * groups.length);
  });

  it('are of today: a new day is counted again, and another zone has a day of its own', async () => {
    await read();
    nowMs = Date.parse('2026-11-21T22:30:00Z');
    expect((await read()).today).toBe('2026-11-22');
    expect((await readFigures(ports, 'UTC')).today).toBe('2026-11-21');
    expect(counted).toBe(3 * groups.length);
  });

  it('of chosen days are remembered like those of today, each choice by itself', async () => {
    const days = { from: '2026-11-01', to: '2026-11-10', zone };
    expect(await readPeriodTables(ports, days)).toMatchObject({ problemWords: [], isPartial: false });
    await readPeriodTables(ports, days);
    expect(counted).toBe(periodGroups.length);
    cost = 'too slow';
    const other = { ...days, to: '2026-11-11' };
    expect(await readPeriodTables(ports, other)).toMatchObject({ retention: null, isPartial: true });
  });

  it('are had without the store, too', async () => {
    const away = () => Promise.reject(new Error('away'));
    ports = { ...ports, store: { ...ports.store, get: away, set: away } };
    expect(await read()).toMatchObject({ totals: { users: 0 } });
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Db, type OpenDatabase, prepareJson, readJson } from '../../../db/connection/client.ts';
import { isRealServer, openTestDatabase } from '../../support/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const pointsRow = () => z.object({ points: z.number() });
const readPoints = (db: Db, points: number | string) =>
  readJson(
    db,
    'test_points',
    pointsRow,
    sql`select json_build_object('points', ${points}::text::json) as data`,
  );
const readSum = prepareJson<{ a: number; b: number }, number>(
  'test_sum',
  z.number,
  ({ a, b }) => sql`select to_json(${a}::int + ${b}::int + ${a}::int) as data`,
);

describe('a raw statement', () => {
  it('returns what its reader describes', async () => {
    expect(await readPoints(database.db, 5)).toEqual({ points: 5 });
  });

  it('fails by its name when the database returns another row, in a transaction too', async () => {
    await expect(readPoints(database.db, '"many"')).rejects.toThrow('test_points');
    await expect(database.db.transaction((tx) => readPoints(tx, '"many"'))).rejects.toThrow('test_points');
  });

  it('whose text is written once takes its values at every call, each as often as it is named', async () => {
    expect(await readSum(database.db, { a: 1, b: 2 })).toBe(4);
    expect(await database.db.transaction((tx) => readSum(tx, { a: 10, b: 5 }))).toBe(25);
  });

  it.runIf(isRealServer)('is prepared under its name once a connection', async () => {
    const prepared = await database.db.transaction(async (tx) => {
      await readSum(tx, { a: 1, b: 2 });
      await readSum(tx, { a: 3, b: 4 });
      await readPoints(tx, 5);
      return readJson(
        tx,
        'test_prepared',
        () => z.array(z.string()),
        sql`select json_agg(name order by name) as data from pg_prepared_statements where name like 'test_%'`,
      );
    });
    expect(prepared).toEqual(expect.arrayContaining(['test_points', 'test_sum']));
  });
});

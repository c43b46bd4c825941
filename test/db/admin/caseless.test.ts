import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseless } from '../../../db/admin/caseless.ts';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { openTestDatabase } from '../../support/database.ts';
import { readJson } from '../../support/read-json.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  ['ани', 'Тётя АНИ', true],
  ['ANNA', 'anna', true],
  ['שלום', 'שלום', true],
  ['', 'что угодно', true],
  ['Ани', 'Анна', false],
  ['.*', 'что угодно', false],
  ['a.(b)[c]{2}^$|?+\\', 'xA.(B)[C]{2}^$|?+\\y', true],
  ["'; drop table users; --", 'что угодно', false],
])('%s is looked for in %s', async (text, where, isThere) => {
  const found = readJson(
    database.db,
    'test_caseless',
    sql`select ${where}::text ~ ${caseless(text)} as data`,
  );
  expect(await found).toBe(isThere);
});

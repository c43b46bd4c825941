import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tracer } from '../../../core/service/telemetry.ts';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { shortNameOf, traceStatements } from '../../../db/connection/traced-statements.ts';
import { lessons } from '../../../db/schema/index.ts';
import { openTestDatabase } from '../../support/database.ts';

describe('the short name of a statement', () => {
  it.each([
    ['/* save_answer */ with a as (select 1) select', 'save_answer'],
    ['select "id" from "users" where "name" = $1', 'select users'],
    ['insert into "own_words" ("hebrew") values ($1)', 'insert own_words'],
    ['update users set points = $1', 'update users'],
    ['begin', 'begin'],
    ['select 1', 'select'],
    ['vacuum', 'statement'],
  ])('of %s is %s', (text, name) => {
    expect(shortNameOf(text)).toBe(name);
  });
});

describe('a traced database', () => {
  let database: OpenDatabase;
  const names: string[] = [];
  const tracer: Tracer = {
    span(start, work) {
      names.push(start.name);
      return work({ rename() {}, note() {}, fail() {} });
    },
  };
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('names statements in and outside of transactions, and answers as before', async () => {
    const db = traceStatements(database.db, tracer);
    const { rows } = await db.execute<{ one: number }>(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
    const found = await db.transaction(async (tx) => {
      await tx.transaction((inner) => inner.select().from(lessons).limit(1));
      return tx.select().from(lessons).limit(1);
    });
    expect(found).toEqual([]);
    expect(names.filter((name) => !/savepoint|release|commit/.test(name))).toEqual([
      'db select',
      'db transaction',
      'db transaction',
      'db select lessons',
      'db select lessons',
    ]);
  });
});

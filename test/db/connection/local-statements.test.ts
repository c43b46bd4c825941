import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Db, readJson } from '../../../db/connection/client.ts';
import { prepareNamedHere } from '../../../db/connection/local-statements.ts';

let client: PGlite;
let db: Db;
beforeAll(async () => {
  client = await PGlite.create();
  prepareNamedHere(client);
  db = drizzle(client);
});
afterAll(() => client.close());
beforeEach(() =>
  client.exec('drop table if exists words; create table words (id int primary key, hebrew text)'),
);

/** How often the engine has planned the statement itself, and how often it has used a plan that it kept. */
async function plansOf(name: string) {
  const { rows } = await client.query<{ kept: number; made: number }>(
    'select generic_plans::int as kept, custom_plans::int as made from pg_prepared_statements where name = $1',
    [name],
  );
  return rows[0];
}

const read = <T>(name: string, type: z.ZodType<T>, statement: ReturnType<typeof sql>) =>
  readJson(db, name, () => type, statement);

describe('a named statement of the embedded database', () => {
  it('is planned a few times and then no more', async () => {
    for (let id = 0; id < 20; id += 1) {
      await read(
        'one_word',
        z.unknown(),
        sql`select (select to_json(hebrew) from words where id = ${id}) as data`,
      );
    }
    const plans = await plansOf('one_word');
    expect(plans?.made).toBeLessThanOrEqual(6);
    expect((plans?.kept ?? 0) + (plans?.made ?? 0)).toBe(20);
  });

  it('is kept by transactions, too, and by what comes after one that failed', async () => {
    const one = sql`select (select to_json(hebrew) from words where id = ${1}) as data`;
    const inOne = (fails: boolean) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into words values (1, 'שלום')`);
        const found = await readJson(tx, 'in_transaction', () => z.unknown(), one);
        if (fails) throw new Error(`found ${found}`);
        return found;
      });
    await expect(inOne(true)).rejects.toThrow('found שלום');
    expect(await read('in_transaction', z.unknown(), one)).toBeNull();
    expect(await inOne(false)).toBe('שלום');
    const plans = await plansOf('in_transaction');
    expect((plans?.kept ?? 0) + (plans?.made ?? 0)).toBe(3);
  });

  it.each([
    ['a number', z.number(), sql`select 3 as data`, 3],
    ['yes or no', z.boolean(), sql`select exists (select 1 from words) as data`, false],
    ['nothing', z.unknown(), sql`select (select to_json(id) from words limit 1) as data`, null],
    [
      'JSON',
      z.unknown(),
      sql`select json_build_object('a', ${'שלום "x"'}::text, 'b', ${2}::int) as data`,
      { a: 'שלום "x"', b: 2 },
    ],
    ['a list', z.unknown(), sql`select to_json(${sql.param(['a', 'b'])}::text[]) as data`, ['a', 'b']],
    ['null for nothing', z.unknown(), sql`select coalesce(${null}::text, 'none') as data`, 'none'],
  ])('returns %s as an unnamed one does', async (what, type, statement, expected) => {
    const name = `returns_${what.replaceAll(' ', '_').toLowerCase()}`;
    for (let run = 0; run < 2; run += 1) expect(await read(name, type, statement)).toEqual(expected);
  });

  it('can fail, and is there again for the next caller', async () => {
    const add = (id: number) =>
      read('add_word', z.number(), sql`insert into words values (${id}, 'x') returning id as data`);
    expect(await add(1)).toBe(1);
    await expect(add(1)).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await add(2)).toBe(2);
  });

  it('that is wrong says so each time, and another text of its name is a statement of its own', async () => {
    for (let time = 0; time < 2; time += 1) {
      await expect(read('wrong', z.unknown(), sql`select nowhere as data`)).rejects.toMatchObject({
        cause: { code: '42703' },
      });
    }
    expect(await read('twice', z.number(), sql`select 1 as data`)).toBe(1);
    expect(await read('twice', z.number(), sql`select 2 as data`)).toBe(2);
  });

  it('waits for a transaction that is open, and may be used inside one', async () => {
    const count = (over: Db) =>
      readJson(over, 'count_words', z.number, sql`select (select count(*)::int from words) as data`);
    const inside = db.transaction(async (tx) => {
      await tx.execute(sql`insert into words values (7, 'x')`);
      return count(tx);
    });
    expect(await Promise.all([inside, count(db)])).toEqual([1, 1]);
  });

  it('is planned again after some hundreds of runs: tables that were empty are not', async () => {
    const run = () => read('often', z.number(), sql`select (select count(*)::int from words) as data`);
    for (let times = 0; times < 500; times += 1) await run();
    const before = await plansOf('often');
    expect((before?.kept ?? 0) + (before?.made ?? 0)).toBe(500);
    await run();
    expect(await plansOf('often')).toEqual({ kept: 1, made: 0 });
  });
});

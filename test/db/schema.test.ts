import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/connection/client.ts';
import * as schema from '../../db/schema/index.ts';
import { openTestDatabase } from '../support/database.ts';
import { readJson } from '../support/read-json.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

/** What answers change of the rows that they find. A version whose indexed columns are the old ones writes no index. */
const changing: Record<string, readonly string[]> = {
  users: [
    ...[
      'points',
      'ranked_points',
      'points_day',
      'day_points',
      'day_reviews',
      'words_learned',
      'last_lesson_id',
    ],
    ...['streak_length', 'streak_last_date', 'streak_freezes', 'best_streak', 'active_days', 'last_seen_at'],
  ],
  word_progress: ['updated_at', 'stages', 'pass_stages', 'pass'],
  activity_days: ['words', 'run_length', 'freezes'],
  memory_cards: [
    'due',
    'stability',
    'difficulty',
    'last_date',
    'last_grade',
    'reviews',
    'lapses',
    'successes',
  ],
  letter_cards: ['due', 'sureness', 'answers', 'is_learning'],
  form_cards: ['due', 'last_date', 'sureness', 'answers', 'misses'],
  rule_cards: ['due', 'sureness', 'answers', 'is_learning'],
};

describe('the migrations', () => {
  it('make exactly the tables and columns of the schema', async () => {
    const made = await readJson<Record<string, Record<string, boolean>>>(
      database.db,
      'test_columns',
      sql`select json_object_agg(table_name, columns) as data from (
        select table_name, json_object_agg(column_name, is_nullable = 'NO') as columns
        from information_schema.columns where table_schema = 'public' group by table_name) t`,
    );
    const wanted = Object.fromEntries(
      tables.map((table) => {
        const inKey = getTableConfig(table).primaryKeys.flatMap(({ columns }) =>
          columns.map(({ name }) => name),
        );
        const columns = Object.values(getTableColumns(table)).map(({ name, notNull, primary }) => [
          name,
          notNull || primary || inKey.includes(name),
        ]);
        return [getTableName(table), Object.fromEntries(columns)];
      }),
    );
    expect(made).toEqual(wanted);
  });

  it('may run again on a database that has them', async () => {
    await database.migrate();
    await database.migrate();
  });

  it('index no column that changes with answers, but for two that are looked for', async () => {
    const indexed = await readJson<string[]>(
      database.db,
      'test_indexed',
      sql`select coalesce(json_agg(distinct c.relname || '.' || a.attname), '[]') as data
        from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
          and d.refobjid = c.oid and d.refobjsubid > 0
        join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
        where c.relname in ${Object.keys(changing)}`,
    );
    expect(indexed).toContain('users.created_at');
    const looked = ['users.ranked_points', 'memory_cards.due'];
    const changed = Object.entries(changing).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    );
    const known = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
    );
    expect(changed.filter((column) => !known.includes(column))).toEqual([]);
    expect(changed.filter((column) => indexed.includes(column)).sort()).toEqual(looked.sort());
  });

  it('leave room for the next versions of rows that change with answers, and have new answers seen soon', async () => {
    const storage = await readJson<Record<string, string>>(
      database.db,
      'test_storage',
      sql`select json_object_agg(relname, array_to_string(reloptions, ' ')) as data from pg_class
        where reloptions is not null and relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const { memory_cards: _, ...roomy } = changing;
    expect(storage).toEqual({
      ...Object.fromEntries(Object.keys(roomy).map((table) => [table, 'fillfactor=90'])),
      stage_answers: 'autovacuum_vacuum_insert_scale_factor=0.02',
    });
  });

  it('keep the row of a learned word small: about 92 bytes with its index', async () => {
    await database.db.execute(sql`insert into word_progress (user_id, updated_at, word_id, lesson_id, stages, pass_stages)
      select 5123456789 + n / 1000, now(), n % 1000 + 1, n % 250 + 1, 15, 15 from generate_series(0, 49999) n`);
    const bytes = await readJson<number>(
      database.db,
      'test_size',
      sql`select (pg_total_relation_size('word_progress') / 50000)::int as data`,
    );
    expect(bytes).toBeLessThan(120); // freshly filled in order, pages not packed
  });

  it('keep an answer small, and let the table be split by learners without another statement', async () => {
    await database.db.execute(sql`insert into stage_answers
        (user_id, event_id, stage, word_id, result, tries, ms, done_at, local_time, received_at, exercise)
      select 5123456789 + n / 500, gen_random_uuid(), 'TYPE', n % 300 + 1, 'right', 1, 1500,
        now() - n * interval '1 minute', localtimestamp, now(),
        case when n % 3 > 0 then 'type'::exercise end from generate_series(0, 19999) n`);
    const bytes = await readJson<number>(
      database.db,
      'test_answer_size',
      sql`select (pg_total_relation_size('stage_answers') / 20000)::int as data`,
    );
    // docs/operations.md reckons with 355.
    expect(bytes).toBeLessThan(365);

    await database.db.execute(
      sql`create table split_answers (like stage_answers including all) partition by hash (user_id)`,
    );
    for (let part = 0; part < 8; part += 1) {
      await database.db.execute(
        sql.raw(
          `create table split_answers_${part} partition of split_answers for values with (modulus 8, remainder ${part})`,
        ),
      );
    }
    await database.db.execute(sql`insert into split_answers select * from stage_answers`);
    const { rows } = await database.db.execute<{ 'QUERY PLAN': unknown }>(
      sql.raw(
        `explain (format json) select count(*) from split_answers where user_id = 5123456790 and word_id = 7`,
      ),
    );
    const plan = JSON.stringify(rows[0]?.['QUERY PLAN']);
    expect(plan.match(/"Relation Name":/g)).toHaveLength(1);
    expect(plan).toContain('Index');
    const repeated = database.db.execute(
      sql`insert into split_answers select * from stage_answers limit 1 on conflict do nothing returning 1`,
    );
    expect((await repeated).rows).toEqual([]);
    await database.db.execute(sql`drop table split_answers`);
  });
});

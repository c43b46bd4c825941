import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection/client.ts';
import { readJson } from './read-json.ts';

export type RowsOfLearner = Record<string, unknown[]>;

/**
 * All data about a learner in the database, table by table: their own row, and from every table with a column `user_id`
 * the rows with theirs. New tables are included automatically.
 */
export async function rowsOfLearner(db: Db, userId: number): Promise<RowsOfLearner> {
  const tables = await readJson<string[]>(
    db,
    'test_tables_of_learners',
    sql`select json_agg(table_name order by table_name) as data from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`,
  );
  const rows: RowsOfLearner = {};
  for (const [table, column] of [['users', 'id'], ...tables.map((table) => [table, 'user_id'])] as const) {
    rows[table ?? ''] = await readJson<unknown[]>(
      db,
      `test_rows_of_${table}`,
      sql`select coalesce(json_agg(t order by t::text), '[]') as data
        from ${sql.identifier(table ?? '')} t where ${sql.identifier(column ?? '')} = ${userId}`,
    );
  }
  return rows;
}

/** Random or counted values; the questions of a quiz follow from its seed. */
const ownOfEach = ['id', 'seed', 'snapshot', 'answers', 'link', 'token', 'thread_id', 'report_id'];
/** Own words of learners have ids of a range of their own. */
const ownWordId = /\b1\d{9}\b/g;

/** The same, without what must differ between two learners who did the same. */
export function comparable(rows: RowsOfLearner, userId: number): RowsOfLearner {
  const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
  return Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [
      table,
      list
        .map((row) => JSON.stringify(row, (key, value) => (ownOfEach.includes(key) ? undefined : value)))
        .map((row) =>
          row
            .replaceAll(uuid, 'uuid')
            .replaceAll(ownWordId, 'own word')
            .replaceAll(new RegExp(`\\b${userId}\\b`, 'g'), 'learner'),
        )
        .sort(),
    ]),
  );
}

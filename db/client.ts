import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * A connection or an open transaction: verbs take either and can join a transaction. It knows no schema: that is needed for
 * relational queries alone, and working out the relations of all tables costs a cold start a tenth of its time.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = {
  db: Db;
  /** Brings the schema up to date; safe to run twice. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Runs a statement that answers exactly one row with one column `data` of JSON, and returns that value. JSON reads the
 * same from every driver: numbers are numbers, dates are ISO texts. `name` makes it a prepared statement of the
 * connection, parsed and planned once: the text of the statement must not depend on its parameters.
 */
export function readJson<T>(db: Db, name: string, statement: SQL): Promise<T> {
  return readData(db, name, dialectOf(db).sqlToQuery(statement), {});
}

/**
 * A statement like those of `readJson` whose text is put together once and not at every call, which for a long one takes as
 * long as a read by its primary key. `build` gets a piece of SQL in place of each value.
 */
export function prepareJson<V extends Record<string, unknown>>(
  name: string,
  build: (values: Readonly<Record<keyof V, SQL>>) => SQL,
): <T>(db: Db, values: V) => Promise<T> {
  const places = new Proxy({}, { get: (_, key) => sql`${sql.placeholder(String(key))}` });
  let query: unknown;
  return (db, values) => {
    query ??= dialectOf(db).sqlToQuery(build(places as Record<keyof V, SQL>)); // the proxy has every key
    return readData(db, name, query, values);
  };
}

async function readData<T>(
  db: Db,
  name: string,
  query: unknown,
  values: Record<string, unknown>,
): Promise<T> {
  // Drizzle prepares by name only through its query builder; the session below it takes any statement.
  const { session } = db._ as unknown as { session: PreparingSession };
  const result = await session.prepareQuery(query, undefined, name, false).execute(values);
  const row = result.rows[0];
  if (!row) throw new Error(`statement ${name} answered no row`);
  return row.data as T;
}

type PreparingSession = {
  prepareQuery(
    query: unknown,
    fields: undefined,
    name: string,
    isResponseInArrayMode: boolean,
  ): { execute(values: Record<string, unknown>): Promise<{ rows: { data: unknown }[] }> };
};

function dialectOf(db: Db): { sqlToQuery(statement: SQL): unknown } {
  // The dialect turns a statement with parameters into text; it is the same object on every PgDatabase.
  return (db as unknown as { dialect: { sqlToQuery(statement: SQL): unknown } }).dialect;
}

/** Cheapest round trip to the database. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

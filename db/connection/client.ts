import { fillPlaceholders, type QueryWithTypings, SQL, sql } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ZodType, z } from 'zod';

type Rows<Row> = { rows: Row[] };
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * A connection or an open transaction: verbs take either and can join a transaction. It knows no schema: only
 * relational queries need one, and working out the relations of all tables takes a tenth of a cold start's time.
 */
export type Db = PgDatabase<RowsHKT> & { checksRows?: boolean };

export type OpenDatabase = {
  db: Db;
  /** Brings the schema up to date, or to the migrations of another folder; safe to run twice, and twice at once. */
  migrate(folder?: string): Promise<void>;
  close(): Promise<void>;
};

/** Describes what a raw statement returns. A function, since making all schemas would slow down every cold start. */
export type RowReader<T> = () => ZodType<T>;
export type RowOf<R extends RowReader<unknown>> = z.output<ReturnType<R>>;

/**
 * Checks what raw statements of `db` and its transactions return: in tests and development. Otherwise nothing is
 * checked.
 */
export function checkRows<D extends Db>(db: D): D {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => transaction((tx) => work(checkRows(tx)), config);
  return Object.assign(db, { checksRows: true });
}

/**
 * Runs a statement that returns exactly one row with one column `data` of JSON, and returns that value. JSON reads the
 * same from every driver: numbers are numbers, dates are ISO texts. `name` makes it a prepared statement of the
 * connection (`prepareNamed`), parsed and planned once: the text of the statement must not depend on its parameters.
 */
export function readJson<T>(db: Db, name: string, row: RowReader<T>, statement: SQL): Promise<T> {
  return readData(db, name, row, withName(name, statement));
}

/**
 * Prepares a statement like those of `readJson` whose text is built once and not at every call, which for a long one
 * takes as long as a read by its primary key. `build` gets a piece of SQL in place of each value.
 */
export function prepareJson<V extends Record<string, unknown>, T>(
  name: string,
  row: RowReader<T>,
  build: (values: Readonly<Record<keyof V, SQL>>) => SQL,
): (db: Db, values: V) => Promise<T> {
  const places = new Proxy({}, { get: (_, key) => sql`${sql.placeholder(String(key))}` });
  let query: QueryWithTypings | undefined;
  return (db, values) => {
    // The proxy has every key.
    query ??= new PgDialect().sqlToQuery(withName(name, build(places as Record<keyof V, SQL>)));
    const params = fillPlaceholders(query.params, values);
    return readData(db, name, row, new WrittenSql({ ...query, params }));
  };
}

/** A statement whose text is known. */
class WrittenSql extends SQL {
  constructor(private readonly query: QueryWithTypings) {
    super([]);
  }
  override toQuery(): QueryWithTypings {
    return this.query;
  }
}

const withName = (name: string, statement: SQL): SQL => sql`/* ${sql.raw(name)} */ ${statement}`;

/** The name of a statement of `readJson` or `prepareJson`, by its text. */
export const nameOfStatement = (text: string): string | undefined => /^\/\* (\w+) \*\//.exec(text)?.[1];

/**
 * Whether the connections of a pool keep statements that were prepared by name; missing until the first connection was
 * asked. A pooler in transaction mode gives each transaction another session: unless it keeps track of the names (as
 * Neon's does), a name is unknown there, or stands for a statement of somebody else.
 */
export type NamedStatements = { areKept?: boolean; asking?: Promise<void> | undefined };

type NamingClient = { query: (...args: never[]) => unknown; processID?: unknown };

/**
 * Makes a connection of a driver like node-postgres prepare statements by their names, where names are kept: drizzle's
 * `execute` accepts no name.
 */
export function prepareNamed(client: NamingClient, names: NamedStatements): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args) {
      const [config, ...rest] = args;
      const name = nameOfStatement(config?.text ?? '');
      if (!name || names.areKept === false) return Reflect.apply(query, self, args);
      const run = () => Reflect.apply(query, self, names.areKept ? [{ ...config, name }, ...rest] : args);
      if (names.areKept) return run();
      names.asking ??= askAboutNames(client, (probe) => Reflect.apply(query, self, [probe]), names);
      return names.asking.then(run);
    },
  });
}

const probeName = 'mila_probe';
const probe = {
  name: probeName,
  text: `select pg_backend_pid() as pid,
    exists (select 1 from pg_prepared_statements where name = '${probeName}') as visible`,
};

/**
 * Names are kept where the session is our own (the server's process is the one that greeted us), and behind a pooler
 * that gives them names of its own. Never rejects: while nothing is known, nothing is named.
 */
async function askAboutNames(
  client: NamingClient,
  query: (probed: typeof probe) => Promise<{ rows: { pid: number; visible: boolean }[] }>,
  names: NamedStatements,
): Promise<void> {
  try {
    const [row] = (await query(probe)).rows;
    if (row) names.areKept = row.pid === client.processID || !row.visible;
  } catch (error) {
    // Somebody else's statement of this name is in that session.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === '42P05') {
      names.areKept = false;
    }
  } finally {
    names.asking = undefined;
  }
}

async function readData<T>(db: Db, name: string, row: RowReader<T>, statement: SQL): Promise<T> {
  const { rows } = await db.execute<{ data: unknown }>(statement);
  const [first] = rows;
  if (!first) throw new Error(`statement ${name} returned no row`);
  // Where nothing is checked: the tests run the same statement against the same reader.
  return db.checksRows ? checked(name, row, first.data) : (first.data as T);
}

/** By the name of the statement. */
const schemas = new Map<string, ZodType>();

function checked<T>(name: string, row: RowReader<T>, data: unknown): T {
  const schema = schemas.get(name) ?? row();
  schemas.set(name, schema);
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data as T; // a name has one reader
  throw new Error(`statement ${name} returned another row than its reader says`, { cause: parsed.error });
}

/** Cheapest round trip to the database. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

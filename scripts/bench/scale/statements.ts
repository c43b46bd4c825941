import type { SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Db, nameOfStatement } from '../../../db/client.ts';

/** A statement as it goes to the server: prepared under its name, run with its values. */
export type Statement = { name: string; text: string; values: unknown[] };

class Stopped extends Error {}

/**
 * Returns the first statement that a verb would send, without sending anything: what the database does for it can then
 * be timed and explained alone, without the time that the verb takes in this process.
 */
export async function firstStatement(db: Db, verb: (db: Db) => Promise<unknown>): Promise<Statement> {
  let first: Statement | undefined;
  const execute = async (statement: SQLWrapper) => {
    const { sql: text, params: values } = new PgDialect().sqlToQuery(statement.getSQL());
    const name = nameOfStatement(text);
    // What a transaction sets for itself has no name, and is not sent either.
    if (name === undefined) return;
    first = { name, text, values };
    throw new Stopped();
  };
  const watched: Db = new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return (work: (tx: Db) => Promise<unknown>) => work(watched);
      return key === 'execute' ? execute : Reflect.get(target, key, target);
    },
  });
  await verb(watched).catch((error: unknown) => {
    if (!(error instanceof Stopped)) throw error;
  });
  if (!first) throw new Error('the verb has sent no statement');
  return first;
}

import type { SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Db, nameOfStatement } from '../../../db/connection/client.ts';

/** A statement as it goes to the server: prepared under its name, run with its values. */
export type Statement = { name: string; text: string; values: unknown[] };

class Stopped extends Error {}

/**
 * Returns the statement of a name that a verb would send, or its first one, without sending it: what the database does
 * for it can then be timed and explained alone, without the time that the verb takes in this process. What comes before
 * the named one is sent, in no transaction.
 */
export async function statementOf(
  db: Db,
  verb: (db: Db) => Promise<unknown>,
  wanted?: string,
): Promise<Statement> {
  let found: Statement | undefined;
  const execute = async (statement: SQLWrapper) => {
    const { sql: text, params: values } = new PgDialect().sqlToQuery(statement.getSQL());
    const name = nameOfStatement(text);
    // What a transaction sets for itself has no name, and is not sent either.
    if (name === undefined) return;
    if (wanted !== undefined && name !== wanted) return db.execute(statement);
    found = { name, text, values };
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
  if (!found) throw new Error(`the verb has sent no statement ${wanted ?? ''}`);
  return found;
}

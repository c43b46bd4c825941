import type { Db } from '../../../db/client.ts';

/** A statement as it goes to the server: prepared under its name, run with its values. */
export type Statement = { name: string; text: string; values: unknown[] };

type Query = { sql: string; params: unknown[] };
type Session = { prepareQuery(query: Query, fields: undefined, name: string): unknown };

class Stopped extends Error {}

/**
 * The first statement that a verb would send, and nothing is sent: what the database does for it can then be timed and
 * explained alone, without the time that the verb takes in this process.
 */
export async function firstStatement(db: Db, verb: (db: Db) => Promise<unknown>): Promise<Statement> {
  let first: Statement | undefined;
  const session: Session = {
    prepareQuery({ sql, params }, _fields, name) {
      first = { name, text: sql, values: params };
      throw new Stopped();
    },
  };
  const watched: Db = new Proxy(db, {
    get(target, name) {
      if (name === '_') return { ...target._, session };
      // What a transaction sets for itself is not sent either.
      if (name === 'transaction') return (work: (tx: Db) => Promise<unknown>) => work(watched);
      return name === 'execute' ? async () => undefined : Reflect.get(target, name, target);
    },
  });
  await verb(watched).catch((error: unknown) => {
    if (!(error instanceof Stopped)) throw error;
  });
  if (!first) throw new Error('the verb has sent no statement');
  return first;
}

import type { Db } from '../../db/connection/client.ts';

/** The texts of the statements sent through a watched database, in order. */
export type Statements = { texts: string[] };

type Prepared = { execute(...args: unknown[]): unknown };
type Session = { prepareQuery(query: { sql: string }, ...rest: unknown[]): Prepared };

/**
 * A database that records every statement before running it. Drizzle's own logger can only be set on opening; this one
 * wraps a database that is already open. Statements inside `transaction` are not seen.
 */
export function watchStatements(db: Db, seen: Statements): Db {
  // Drizzle hides its session from the public type; every statement is prepared there before it runs.
  const session = (db._ as unknown as { session: Session }).session;
  const watched = new Proxy(session, {
    get(target, name) {
      if (name !== 'prepareQuery') return bound(target, name);
      return (query: { sql: string }, ...rest: unknown[]) => {
        const prepared = target.prepareQuery(query, ...rest);
        return new Proxy(prepared, {
          get(inner, method) {
            if (method === 'execute') seen.texts.push(query.sql);
            return bound(inner, method);
          },
        });
      };
    },
  });
  return new Proxy(db, {
    get(target, name) {
      if (name === 'session') return watched;
      return Reflect.get(target, name, target);
    },
  });
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function' ? value.bind(target) : value;
}

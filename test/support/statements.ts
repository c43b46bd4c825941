import type { Db } from '../../db/client.ts';

/** The texts of the statements that went through a watched database, in order. */
export type Statements = { texts: string[] };

type Prepared = { execute(...args: unknown[]): unknown };
type Session = { prepareQuery(query: { sql: string }, ...rest: unknown[]): Prepared };

/**
 * A database that notes every statement before it runs it. Drizzle's own logger is told at opening only; this one
 * stands around a database that is open already. Statements inside `transaction` are not seen.
 */
export function watchStatements(db: Db, seen: Statements): Db {
  // Drizzle keeps its session off the public type; every statement is prepared there before it runs.
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

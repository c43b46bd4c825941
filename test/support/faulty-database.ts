import { type Db, nameOfStatement } from '../../db/connection/client.ts';

/**
 * Statements and commits, in order: names of prepared statements, else their texts; 'commit' for the end of a
 * transaction.
 */
export type Passing = { name: string; text: string };

/**
 * Called before and after each statement and each commit; the database throws whatever it throws. After a statement
 * outside of a transaction, and after a commit, the work is done and only its result is lost.
 */
export type Trouble = (when: 'before' | 'after', passing: Passing) => void;

type Query = { sql: string };
type Prepared = { execute(...args: unknown[]): Promise<unknown> };
type Session = {
  prepareQuery(query: Query, ...rest: unknown[]): Prepared;
};

/** A wrapper around an open database that fails where `trouble` says so, also inside transactions. */
export function faultyDatabase(db: Db, trouble: Trouble): Db {
  const around = async <T>(passing: Passing, work: () => Promise<T>): Promise<T> => {
    trouble('before', passing);
    const result = await work();
    trouble('after', passing);
    return result;
  };
  // Drizzle hides its session from the public type; every statement is prepared there before it runs.
  const session = (db._ as unknown as { session: Session }).session;
  const watched = new Proxy(session, {
    get(target, key) {
      if (key !== 'prepareQuery') return bound(target, key);
      return (query: Query, ...rest: unknown[]) => {
        const prepared = target.prepareQuery(query, ...rest);
        const passing = { name: nameOfStatement(query.sql) ?? query.sql, text: query.sql };
        return new Proxy(prepared, {
          get: (inner, method) =>
            method === 'execute'
              ? (...args: unknown[]) => around(passing, () => inner.execute(...args))
              : bound(inner, method),
        });
      };
    },
  });
  return new Proxy(db, {
    get(target, key) {
      if (key === 'session') return watched;
      if (key !== 'transaction') return Reflect.get(target, key, target);
      return async (work: (tx: Db) => Promise<unknown>, ...rest: []) => {
        const commit = { name: 'commit', text: 'commit' };
        const done = await target.transaction(
          async (tx) => {
            const result = await work(faultyDatabase(tx, trouble));
            trouble('before', commit);
            return result;
          },
          ...rest,
        );
        trouble('after', commit);
        return done;
      };
    },
  });
}

/** The error of a driver whose connection has broken. */
export function brokenConnection(): Error {
  return Object.assign(new Error('connection terminated unexpectedly'), { code: 'ECONNRESET' });
}

function bound(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key, target);
  return typeof value === 'function' ? value.bind(target) : value;
}

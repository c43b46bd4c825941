import type { Tracer } from '../../core/service/telemetry.ts';
import { type Db, nameOfStatement } from './client.ts';

/** Drizzle hides how it runs a statement from its public types: the session prepares it, and it is executed. */
type Prepared = { execute: (...args: unknown[]) => Promise<unknown> };
type Session = { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => Prepared };

/**
 * Makes each statement of `db` and of its transactions a span under its name, without its text or its parameters.
 * Changes `db` itself.
 */
export function traceStatements<D extends Db>(db: D, tracer: Tracer): D {
  const { session } = db._ as unknown as { session: Session };
  traceSession(session, tracer);
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    tracer.span({ name: 'db transaction', kind: 'inside' }, () =>
      transaction((tx) => work(traceStatements(tx, tracer)), config),
    );
  return db;
}

/** A transaction in a transaction may have the session of the outer one. */
const traced = new WeakSet<Session>();

function traceSession(session: Session, tracer: Tracer): void {
  if (traced.has(session)) return;
  traced.add(session);
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, ...rest) => {
    const prepared = prepareQuery(query, ...rest);
    const execute = prepared.execute.bind(prepared);
    const name = `db ${shortNameOf(query.sql)}`;
    const attributes = { 'db.system.name': 'postgresql' };
    prepared.execute = (...args) =>
      tracer.span({ name, kind: 'outside', attributes }, () => execute(...args));
    return prepared;
  };
}

/** The name that a statement was given, otherwise what it does to which table: 'select users'. */
export function shortNameOf(text: string): string {
  const named = nameOfStatement(text);
  if (named !== undefined) return named;
  const verb = /^\s*(select|insert|update|delete|with|set|begin|commit|rollback|savepoint|release)\b/i.exec(
    text,
  );
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text);
  return [verb?.[1]?.toLowerCase() ?? 'statement', ...(table?.[1] ? [table[1]] : [])].join(' ');
}

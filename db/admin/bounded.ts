import { sql } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import type { Db } from '../client.ts';

/** Longest statement of a search or a count: a function has 15 seconds in all. */
export const maxStatementMs = 6000;

/**
 * Runs reading work whose cost grows with the number of learners: a statement that takes too long is ended by the
 * database, and 'unavailable' too_slow is thrown.
 */
export async function bounded<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${maxStatementMs}`));
      return work(tx);
    });
  } catch (cause) {
    throw isCancelled(cause) ? new DomainError('unavailable', { code: 'too_slow', cause }) : cause;
  }
}

/** SQLSTATE 57014, in the error or behind it. */
function isCancelled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '57014') || isCancelled(error.cause);
}

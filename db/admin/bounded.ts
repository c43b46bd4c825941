import { sql } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import type { Db } from '../connection/client.ts';

/** Longest statement of a search or a count: whoever waits for it gives up after ten seconds. */
export const maxStatementMs = 6000;
/** Longest statement that runs after the response, where nobody waits: a function lives for a minute. */
export const patientStatementMs = 30_000;
// Compiling such a statement takes the server longer than running it (921 ms against 138, measured), hence no JIT.
/** Groups and sorts of some hundred thousand rows stay in memory; few such statements run at once. */
export const workMemory = '64MB';

/**
 * Runs reading work whose cost grows with the number of learners: the database cancels a statement that takes too long,
 * and 'unavailable' too_slow is thrown.
 */
export async function bounded<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  limitMs: number = maxStatementMs,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(limitMs)}, true),
        set_config('work_mem', ${workMemory}, true), set_config('jit', 'off', true)`);
      return work(tx);
    });
  } catch (cause) {
    throw isCancelled(cause) ? new DomainError('unavailable', { code: 'too_slow', cause }) : cause;
  }
}

/**
 * By the limit, or by a replica whose next changes had waited long enough for what is being read (then 40001: nothing
 * that only reads conflicts otherwise). In the error or behind it.
 */
const cancelledCodes: readonly unknown[] = ['57014', '40001'];

function isCancelled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && cancelledCodes.includes(error.code)) || isCancelled(error.cause);
}

import { randomUUID } from 'node:crypto';
import { ServiceRests } from '../../core/breaker.ts';
import { DomainError } from '../../core/errors.ts';
import { tokenLifeSeconds } from '../../core/people/token-life.ts';
import type { Clock, Log, Store } from '../../core/ports.ts';

/** A token outlives a block by no more than this, wherever it is used. */
const checkEveryMs = 2000;
/** While the store is unavailable nobody can report a change, so the database is asked this often. */
const askAnywayMs = 30_000;
const key = 'blocked-learners';

/**
 * Learners blocked by admins while their tokens are still valid; a blocked learner gets no new token. The database
 * holds them; a mark in the shared store says when to read them again, so that an instance asks Redis every two seconds
 * and the database only when somebody was blocked or unblocked.
 */
export type BlockedLearners = {
  /** Throws 'forbidden' user_blocked. */
  requireOpen(userId: number): Promise<void>;
  /** Somebody was blocked or unblocked: known here at once, elsewhere within two seconds. */
  announce(): Promise<void>;
};

export function createBlockedLearners(options: {
  store: Store;
  clock: Clock;
  log: Log;
  /** Learners blocked since then, from the database. */
  read: (since: Date) => Promise<number[]>;
}): BlockedLearners {
  const { store, clock, log, read } = options;
  let blocked: ReadonlySet<number> = new Set();
  let knownMark: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const readBlocked = async () => new Set(await read(new Date(clock().getTime() - tokenLifeSeconds * 1000)));
  /**
   * Undefined when nobody was blocked within the lifetime of a token; changes every half a minute while the store is
   * unavailable.
   */
  const markNow = () =>
    store.get<string>(key).catch((cause: unknown) => {
      if (!(cause instanceof ServiceRests)) log('warn', 'store-away', { cause: String(cause) });
      return `away ${Math.floor(clock().getTime() / askAnywayMs)}`;
    });
  const load = async () => {
    const mark = await markNow();
    if (mark !== knownMark) blocked = await readBlocked();
    knownMark = mark;
  };

  return {
    async requireOpen(userId) {
      const now = clock().getTime();
      if (Math.abs(now - checkedAt) >= checkEveryMs) {
        await load();
        checkedAt = now;
      }
      if (blocked.has(userId)) throw new DomainError('forbidden', { code: 'user_blocked' });
    },
    async announce() {
      await store.set(key, randomUUID(), { expirySeconds: tokenLifeSeconds }).catch((cause: unknown) => {
        log('error', 'block-not-announced', { cause: String(cause) });
      });
      // Applies here whatever the store says.
      blocked = await readBlocked();
    },
  };
}

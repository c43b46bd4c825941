import { randomUUID } from 'node:crypto';
import { DomainError } from '../../core/errors.ts';
import type { Clock, Log, Store } from '../../core/ports.ts';
import { tokenLifeSeconds } from './tokens.ts';

/** A token outlives a block by no more than this, wherever it is shown. */
const checkEveryMs = 2000;
/** While the store is away nobody can say that something has changed: the database is asked so often. */
const askAnywayMs = 30_000;
const key = 'blocked-learners';

/**
 * Whom admins have shut out while their tokens still live; who is blocked gets no new one. The database knows it; a
 * mark in the shared store says when to read it again, so that an instance asks Redis every two seconds and the
 * database only when somebody was blocked or let in.
 */
export type BlockedLearners = {
  /** Throws 'forbidden' user_blocked. */
  requireOpen(userId: number): Promise<void>;
  /** Somebody was blocked or let in: known here at once, elsewhere within two seconds. */
  announce(): Promise<void>;
};

export function createBlockedLearners(options: {
  store: Store;
  clock: Clock;
  log: Log;
  /** Learners who were blocked since then, from the database. */
  read: (since: Date) => Promise<number[]>;
}): BlockedLearners {
  const { store, clock, log, read } = options;
  let blocked: ReadonlySet<number> = new Set();
  let knownMark: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const readBlocked = async () => new Set(await read(new Date(clock().getTime() - tokenLifeSeconds * 1000)));
  /** Undefined when nobody was blocked in the life of a token; another one every half a minute while the store is away. */
  const markNow = () =>
    store.get<string>(key).catch((cause: unknown) => {
      log('warn', 'store-away', { cause: String(cause) });
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
      // Here it holds whatever the store says.
      blocked = await readBlocked();
    },
  };
}

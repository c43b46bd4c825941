import { randomUUID } from 'node:crypto';
import { ServiceRests } from '../../core/breaker.ts';
import { DomainError } from '../../core/errors.ts';
import { tokenLifeSeconds } from '../../core/people/token-life.ts';
import type { Clock, Log, PersonDigests, Store } from '../../core/ports.ts';
import type { DeletedPerson } from '../../db/people/deleted-list.ts';

/** A token outlives a block by no more than this, wherever it is used. */
const checkEveryMs = 2000;
/** While the store is unavailable nobody can report a change, so the database is asked this often. */
const askAnywayMs = 30_000;
const key = 'blocked-learners';

/**
 * Learners who were blocked by admins, or deleted, while their tokens are still valid; a blocked learner gets no new
 * token. The database holds them; a mark in the shared store says when to read them again, so that an instance asks Redis
 * every two seconds and the database only when somebody was blocked, unblocked or deleted.
 */
export type BlockedLearners = {
  /**
   * Throws 'forbidden' user_blocked, and 'unauthorised' token_invalid for a token from before its owner was deleted,
   * also when they are back.
   */
  requireOpen(userId: number, issuedAt?: Date): Promise<void>;
  /** Somebody was blocked, unblocked or deleted: known here at once, elsewhere within two seconds. */
  announce(): Promise<void>;
};

export function createBlockedLearners(options: {
  store: Store;
  clock: Clock;
  log: Log;
  /** Learners blocked since then, from the database. */
  read: (since: Date) => Promise<number[]>;
  /** People deleted since then, and how they are recognised. */
  readDeleted?: (since: Date) => Promise<DeletedPerson[]>;
  digests?: PersonDigests;
}): BlockedLearners {
  const { store, clock, log, read, readDeleted = async () => [], digests } = options;
  let blocked: ReadonlySet<number> = new Set();
  /** When they were deleted, milliseconds, by digest. */
  let deleted: ReadonlyMap<string, number> = new Map();
  let knownMark: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const readAll = async () => {
    const since = new Date(clock().getTime() - tokenLifeSeconds * 1000);
    blocked = new Set(await read(since));
    deleted = new Map((await readDeleted(since)).map((one) => [one.digest, Date.parse(one.deletedAt)]));
  };
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
    if (mark !== knownMark) await readAll();
    knownMark = mark;
  };

  /** Tokens count whole seconds: one of the very second is refused, too. */
  const isFromBefore = (userId: number, issuedAt: Date | undefined) => {
    if (deleted.size === 0 || !digests || !issuedAt) return false;
    return issuedAt.getTime() <= (deleted.get(digests.of(userId)) ?? Number.NEGATIVE_INFINITY);
  };

  return {
    async requireOpen(userId, issuedAt) {
      const now = clock().getTime();
      if (Math.abs(now - checkedAt) >= checkEveryMs) {
        await load();
        checkedAt = now;
      }
      if (blocked.has(userId)) throw new DomainError('forbidden', { code: 'user_blocked' });
      if (isFromBefore(userId, issuedAt)) throw new DomainError('unauthorised', { code: 'token_invalid' });
    },
    async announce() {
      await store.set(key, randomUUID(), { expirySeconds: tokenLifeSeconds }).catch((cause: unknown) => {
        log('error', 'block-not-announced', { cause: String(cause) });
      });
      // Applies here whatever the store says.
      await readAll();
    },
  };
}

import { DomainError } from '../../core/errors.ts';
import type { Clock, Store } from '../../core/ports.ts';

/** The numbers are the callers': those of every call are in api/_app.ts and core/contracts. */
export type Limit = {
  /** What is counted, e.g. 'login'. */
  name: string;
  /** Calls allowed in one window. */
  calls: number;
  windowSeconds: number;
};

/**
 * Counts one call of `who` in a fixed window. Throws DomainError 'limit' with the seconds to wait when there were too
 * many. When the store is unavailable the call passes and `onStoreFailure` is called.
 */
export async function countCall(
  store: Store,
  clock: Clock,
  limit: Limit,
  who: string,
  onStoreFailure: (cause: unknown) => void,
): Promise<void> {
  const seconds = Math.floor(clock().getTime() / 1000);
  const window = Math.floor(seconds / limit.windowSeconds);
  let count: number;
  try {
    count = await store.increment(`limit:${limit.name}:${who}:${window}`, limit.windowSeconds);
  } catch (cause) {
    onStoreFailure(cause);
    return;
  }
  if (count > limit.calls) {
    throw new DomainError('limit', { retryAfterSeconds: (window + 1) * limit.windowSeconds - seconds });
  }
}

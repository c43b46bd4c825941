import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const present = new AsyncLocalStorage<string>();
export const requestIdHeader = 'X-Request-Id';

/** Id of the current request; undefined outside of one (start, broadcast, script). */
export function requestId(): string | undefined {
  return present.getStore();
}

/**
 * Handles one request under its own id: every line logged meanwhile carries it, including work that outlives the
 * answer. The id is always generated here; an id sent by the client is ignored.
 */
export function withRequestId<T>(work: (id: string) => T): T {
  const id = randomUUID();
  return present.run(id, () => work(id));
}

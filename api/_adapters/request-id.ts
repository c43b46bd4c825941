import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const present = new AsyncLocalStorage<string>();
export const requestIdHeader = 'X-Request-Id';

/** Id of the request that is being answered; undefined outside of one (start, broadcast, script). */
export function requestId(): string | undefined {
  return present.getStore();
}

/**
 * Answers one request under an id of its own: every line that is logged meanwhile carries it, also from work that outlives
 * the answer. The id is always ours: what a client sends under that name is not looked at.
 */
export function withRequestId<T>(work: (id: string) => T): T {
  const id = randomUUID();
  return present.run(id, () => work(id));
}

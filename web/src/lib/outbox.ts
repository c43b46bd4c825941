import { useSyncExternalStore } from 'react';
import type { RequestBodyInput } from '../../../core/contracts/endpoints.ts';
import { api, session } from './api.ts';
import { clock, toLocalIso } from './clock.ts';
import { later } from './later.ts';
import { localStore } from './local-store.ts';
import { createOutbox, type OutboxState, type RefusedListener, type SavedListener } from './outbox-queue.ts';
import { createFallbackStore, openIndexedDbStore } from './outbox-store.ts';

export type { OutboxState } from './outbox-queue.ts';

/**
 * The outbox of this page. Import it only from code that is loaded after the first paint (trainer, sync badge): it
 * brings IndexedDB along.
 */
const outbox = createOutbox({
  store: openIndexedDbStore,
  fallback: () => createFallbackStore(localStore),
  send: (body) => api.call('POST /progress', { body }),
  userId: () => session.userId(),
  newId: () => crypto.randomUUID(),
  now: () => toLocalIso(clock.now()),
  later,
});

/**
 * Takes one answer (or a reset of the pass). Resolves when it is safe on this device; the way to the server goes on by
 * itself. `eventId`, `at` and `userId` are filled in when they are missing.
 */
export function saveAnswer(body: RequestBodyInput<'POST /progress'>): Promise<void> {
  return outbox.save(body);
}

/** Called after each answer that the server has taken, with what it replied. Answers the function that ends it. */
export function onSaved(listener: SavedListener): () => void {
  return outbox.onSaved(listener);
}

/** Called for an answer that the server will never take. */
export function onRefused(listener: RefusedListener): () => void {
  return outbox.onRefused(listener);
}

/** How far the answers have come. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state);
}

/** Resolves when nothing more can be sent for now. */
export function flushOutbox(): Promise<void> {
  return outbox.flush();
}

/** Sends what earlier openings left behind, and again whenever the network or the learner comes back. */
export function startOutbox(): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') void outbox.flush();
  };
  void outbox.flush();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

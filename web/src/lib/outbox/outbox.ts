import { useSyncExternalStore } from 'react';
import { api, session } from '../api/api.ts';
import { connection } from '../api/connection.ts';
import { localStore } from '../local-store.ts';
import { isCannedId } from '../mock/canned-id.ts';
import { isMocked } from '../mock/mock-mode.ts';
import { clock, toLocalIso } from '../time/clock.ts';
import { later } from '../time/later.ts';
import {
  createOutbox,
  type Delivery,
  type OutboxState,
  type RefusedListener,
  type SavedListener,
} from './outbox-queue.ts';
import { createFallbackStore, type OutboxCall, openIndexedDbStore, type Parcel } from './outbox-store.ts';

export type { OutboxState } from './outbox-queue.ts';

/**
 * The outbox of this page. Import it only from code that is loaded after the first paint (trainer, sync badge): it
 * brings IndexedDB along.
 */
const outbox = createOutbox({
  store: openIndexedDbStore,
  fallback: () => createFallbackStore(localStore),
  send: deliver,
  isVoid: isLeftOfMock,
  userId: () => session.userId(),
  newId: () => crypto.randomUUID(),
  now: () => toLocalIso(clock.now()),
  later,
});

/**
 * What was done in a recorded lesson belongs to the mock: what of it is still here when the mock has been switched off
 * would be refused by the server, and the learner told of a loss that is none.
 */
function isLeftOfMock({ body }: Parcel): boolean {
  const named = { lessonId: undefined, wordId: undefined, ...body };
  return !isMocked() && [named.lessonId, named.wordId].some(isCannedId);
}

/** Makes the call of a parcel. */
async function deliver({ call, body }: Parcel): Promise<Delivery> {
  // A parcel's body fits its call, and so does the answer; the compiler cannot follow that through a union of calls.
  const send = api.call as (call: OutboxCall, options: { body: unknown }) => Promise<unknown>;
  return { call, body, data: await send(call, { body }) } as Delivery;
}

/**
 * Takes one call: an answer, a reset of the pass, the result of a quiz, settings, a day of study. Resolves when it is safe
 * on this device; the way to the server goes on by itself. `eventId`, `at` and `userId` are filled in when they are missing.
 */
export function post(parcel: Parcel): Promise<void> {
  return outbox.save(parcel);
}

/** Called after each call that the server has taken, with what it replied. Answers the function that ends it. */
export function onSaved(listener: SavedListener): () => void {
  return outbox.onSaved(listener);
}

/** Called for a call that the server will never take. */
export function onRefused(listener: RefusedListener): () => void {
  return outbox.onRefused(listener);
}

/** How far the answers have come. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state);
}

/** How many calls wait on this device. */
export function unsentCalls(): number {
  return outbox.state().pending;
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
  // The device comes back, or the server does: the probe of `connection` hears of that.
  const stopListening = connection.subscribe(() => connection.isOnline() && wake());
  document.addEventListener('visibilitychange', wake);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', wake);
  };
}

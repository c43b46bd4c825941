import { useSyncExternalStore } from 'react';
import type { Connection } from '../api/connection.ts';
import type { Api } from '../api/create-api.ts';
import { isCannedId } from '../mock/canned-id.ts';
import { isMocked } from '../mock/mock-mode.ts';
import { type Services, useServices } from '../services.ts';
import { toLocalIso } from '../time/clock.ts';
import { later } from '../time/later.ts';
import { newEventId } from './event-id.ts';
import { createOutbox, type Delivery, type Outbox, type OutboxState } from './outbox-queue.ts';
import { createFallbackStore, type OutboxCall, openIndexedDbStore, type Parcel } from './outbox-store.ts';

/**
 * The outbox of this page. Import it only from code that is loaded after the first paint (trainer, sync badge): it
 * imports IndexedDB.
 */
export const useOutbox = (): Outbox => useServices().once(createPageOutbox);

export const createPageOutbox = ({ localStore, session, api, clock }: Services): Outbox =>
  createOutbox({
    store: openIndexedDbStore,
    fallback: () => createFallbackStore(localStore),
    send: (parcel) => deliver(api, parcel),
    isVoid: isLeftOfMock,
    userId: session.userId,
    newId: () => newEventId(),
    now: () => toLocalIso(clock.now()),
    later,
  });

/**
 * What was done in a recorded lesson belongs to the mock: what of it is still here when the mock has been switched off
 * would be refused by the server, and the learner warned of a loss that is none.
 */
function isLeftOfMock({ body }: Parcel): boolean {
  const named = { lessonId: undefined, wordId: undefined, ...body };
  return !isMocked() && [named.lessonId, named.wordId].some(isCannedId);
}

/** Sends the call of a parcel. */
async function deliver(api: Api, { call, params, body }: Parcel): Promise<Delivery> {
  // A parcel's body fits its call, and so does the answer; the compiler cannot follow that through a union of calls.
  const send = api.call as (
    call: OutboxCall,
    options: { params: unknown; body: unknown },
  ) => Promise<unknown>;
  return { call, params, body, data: await send(call, { params, body }) } as Delivery;
}

/** How far the sending of the answers has come. */
export function useOutboxState(): OutboxState {
  const { subscribe, state } = useOutbox();
  return useSyncExternalStore(subscribe, state);
}

/** Sends what earlier openings left behind, and again whenever the network or the learner comes back. */
export function startOutbox(outbox: Outbox, connection: Connection): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') void outbox.flush();
  };
  void outbox.flush();
  // The device comes back, or the server does: the probe of `connection` notices.
  const stopListening = connection.subscribe(() => connection.isOnline() && wake());
  document.addEventListener('visibilitychange', wake);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', wake);
  };
}

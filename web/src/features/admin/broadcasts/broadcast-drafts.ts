import { localKeys } from '../../../lib/local-store.ts';
import { type Services, useServices } from '../../../lib/services.ts';
import { createDraftStore, type DraftStore } from '../content/draft-store.ts';
import type { BroadcastForm } from './broadcast-form.ts';

/** Broadcasts that are being written on this device, by the draft from the chat that they complete. */
export const useBroadcastDrafts = (): DraftStore<BroadcastForm> => useServices().once(createPageDrafts);

const createPageDrafts = ({ localStore, session, clock }: Services) =>
  createDraftStore<BroadcastForm>(localStore, {
    keyOf: (draftId) => localKeys.broadcastDraft(session.userId() ?? 0, draftId),
    isForm: ({ marked, audience }) => typeof marked === 'string' && typeof audience === 'string',
    clock,
  });

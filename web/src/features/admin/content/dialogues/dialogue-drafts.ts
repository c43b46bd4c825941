import { localKeys } from '../../../../lib/local-store.ts';
import { type Services, useServices } from '../../../../lib/services.ts';
import { createDraftStore, type DraftStore } from '../draft-store.ts';
import type { DialogueForm } from './dialogue-form.ts';

export const useDialogueDrafts = (): DraftStore<DialogueForm> => useServices().once(createPageDrafts);

const createPageDrafts = ({ localStore, session, clock }: Services) =>
  createDraftStore<DialogueForm>(localStore, {
    keyOf: (dialogueId) => localKeys.dialogueDraft(session.userId() ?? 0, dialogueId),
    isForm: ({ turns, questions }) => Array.isArray(turns) && Array.isArray(questions),
    clock,
  });

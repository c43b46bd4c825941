import { localKeys } from '../../../../lib/local-store.ts';
import { type Services, useServices } from '../../../../lib/services.ts';
import { createDraftStore, type DraftStore } from '../draft-store.ts';
import type { LessonForm } from './lesson-form.ts';

export const useLessonDrafts = (): DraftStore<LessonForm> => useServices().once(createPageDrafts);

const createPageDrafts = ({ localStore, session, clock }: Services) =>
  createDraftStore<LessonForm>(localStore, {
    keyOf: (lessonId) => localKeys.lessonDraft(session.userId() ?? 0, lessonId),
    isForm: ({ words }) => Array.isArray(words),
    clock,
  });

import { type LocalStore, localKeys } from '../../../../lib/local-store.ts';
import { type Services, useServices } from '../../../../lib/services.ts';
import type { CorrectedClock } from '../../../../lib/time/clock.ts';
import type { LessonForm } from './lesson-form.ts';

/** An edit that is not saved yet. */
export type KeptDraft = {
  form: LessonForm;
  /** Of the lesson when the edit began; missing for a new lesson. */
  revision: number | undefined;
  /** Id of the creation of a new lesson; missing where an older release has stored the edit. */
  eventId?: string | undefined;
  /** ISO. */
  savedAt: string;
};

export type DraftStore = {
  /** null is the lesson that does not exist yet. */
  read(lessonId: number | null): KeptDraft | undefined;
  write(lessonId: number | null, draft: Omit<KeptDraft, 'savedAt'>): void;
  remove(lessonId: number | null): void;
};

/** Unsaved lessons on this device: closing the app, a dead battery or a lost connection loses nothing. */
export function createDraftStore(
  store: LocalStore,
  userId: () => number | null,
  clock: CorrectedClock,
): DraftStore {
  const keyOf = (lessonId: number | null) => localKeys.lessonDraft(userId() ?? 0, lessonId);
  return {
    read(lessonId) {
      const kept = store.read(keyOf(lessonId)) as Partial<KeptDraft> | undefined;
      // Written by this app; the shape of an older release is recognised by what it lacks.
      if (!kept?.form || !Array.isArray(kept.form.words) || typeof kept.savedAt !== 'string')
        return undefined;
      const { form, revision, eventId, savedAt } = kept;
      return { form, revision, eventId, savedAt };
    },
    write(lessonId, draft) {
      store.write(keyOf(lessonId), { ...draft, savedAt: clock.now().toISOString() });
    },
    remove(lessonId) {
      store.remove(keyOf(lessonId));
    },
  };
}

export const useLessonDrafts = (): DraftStore => useServices().once(createPageDrafts);

const createPageDrafts = ({ localStore, session, clock }: Services) =>
  createDraftStore(localStore, session.userId, clock);

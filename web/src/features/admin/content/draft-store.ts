import type { LocalStore } from '../../../lib/local-store.ts';
import type { CorrectedClock } from '../../../lib/time/clock.ts';

/** An edit that is not saved yet. */
export type KeptDraft<Form> = {
  form: Form;
  /** Of what is edited when the edit began; missing for something new. */
  revision: number | undefined;
  /** Id of the creation of something new; missing where an older release has stored the edit. */
  eventId?: string | undefined;
  /** ISO. */
  savedAt: string;
};

/** By the id of what is edited; null is what does not exist yet. */
export type DraftStore<Form> = {
  read(id: number | null): KeptDraft<Form> | undefined;
  write(id: number | null, draft: Omit<KeptDraft<Form>, 'savedAt'>): void;
  remove(id: number | null): void;
};

/**
 * Unsaved edits on this device: closing the app, a dead battery or a lost connection loses nothing. `isForm` recognises
 * what an older release has left by what it lacks.
 */
export function createDraftStore<Form>(
  store: LocalStore,
  {
    keyOf,
    isForm,
    clock,
  }: {
    keyOf: (id: number | null) => string;
    isForm: (form: Partial<Form>) => boolean;
    clock: CorrectedClock;
  },
): DraftStore<Form> {
  return {
    read(id) {
      const kept = store.read(keyOf(id)) as Partial<KeptDraft<Form>> | undefined; // written by this app
      if (!kept?.form || !isForm(kept.form) || typeof kept.savedAt !== 'string') return undefined;
      const { form, revision, eventId, savedAt } = kept;
      return { form, revision, eventId, savedAt };
    },
    write(id, draft) {
      store.write(keyOf(id), { ...draft, savedAt: clock.now().toISOString() });
    },
    remove(id) {
      store.remove(keyOf(id));
    },
  };
}

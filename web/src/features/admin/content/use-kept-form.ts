import { useEffect, useMemo, useState } from 'react';
import { newEventId } from '../../../lib/outbox/event-id.ts';
import type { DraftStore, KeptDraft } from './draft-store.ts';

/** What the server has. */
type Base<Form> = { form: Form; revision: number | undefined };

export type KeptEdit<Form> = {
  form: Form;
  /** The revision that the edit began from. */
  revision: number | undefined;
  /** What the server had at that revision; null for an edit of an earlier session, where that is not known. */
  base: Form | null;
  /** Id of the creation of something new: however often it is tried, only one is created. */
  eventId: string;
  isEdited: boolean;
  /** ISO time of an edit that an earlier session left on this device, while it is being continued. */
  restoredAt: string | null;
  change: (change: Partial<Form> | ((form: Form) => Partial<Form>)) => void;
  /** The edit is no longer needed: it is saved, or discarded. */
  forget: () => void;
  /** Reverts to what the server has. */
  startAgain: () => void;
  /** Goes on with `form` from what somebody else has saved. */
  rebase: (form: Form, base: Base<Form>) => void;
};

/**
 * Something of the course being edited; `id` is null for something new. Each change is stored on the device at once and
 * restored when the editor is opened next, however it was left.
 */
export function useKeptForm<Form extends object>(
  store: DraftStore<Form>,
  { id, ...start }: Base<Form> & { id: number | null },
): KeptEdit<Form> {
  const [kept, setKept] = useState<KeptDraft<Form> | undefined>(() => store.read(id));
  const [base, setBase] = useState<Base<Form>>(start);
  const [form, setForm] = useState(kept?.form ?? base.form);
  const [eventId, setEventId] = useState(() => kept?.eventId ?? newEventId());
  const isEdited = useMemo(() => JSON.stringify(form) !== JSON.stringify(base.form), [form, base.form]);
  const revision = kept ? kept.revision : base.revision;

  useEffect(() => {
    if (isEdited) store.write(id, { form, revision, ...(id === null && { eventId }) });
    else store.remove(id);
  }, [form, isEdited, id, revision, eventId, store]);

  return {
    ...{ form, revision, eventId, isEdited },
    base: revision === base.revision ? base.form : null,
    restoredAt: kept?.savedAt ?? null,
    change: (change) =>
      setForm((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    forget: () => store.remove(id),
    startAgain() {
      setKept(undefined);
      setEventId(newEventId());
      setForm(base.form);
    },
    rebase(form, base) {
      setKept(undefined);
      setBase(base);
      setForm(form);
    },
  };
}

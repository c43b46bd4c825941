import { useEffect, useMemo, useState } from 'react';
import type { PartProblem } from '../../../../../../core/contracts/shapes/parts-admin.ts';
import type { Api } from '../../../../lib/api/create-api.ts';
import { newEventId } from '../../../../lib/outbox/event-id.ts';
import { useServices } from '../../../../lib/services.ts';
import type { DraftStore, KeptDraft } from '../draft-store.ts';
import { type FieldNotes, notesOf } from './field-notes.ts';

/** How long writing must pause before the server is asked what is wrong. */
const checkPauseMs = 700;

export type PartEdit<Form> = {
  form: Form;
  /** The revision that the edit began from. */
  revision: number | undefined;
  /** Id of the creation of something new: however often it is tried, only one is created. */
  eventId: string;
  isEdited: boolean;
  /** What the checker says of the form, as it was when it was last asked. */
  notes: FieldNotes;
  /** ISO time of an edit that an earlier session left on this device, while it is being continued. */
  restoredAt: string | null;
  change: (change: Partial<Form> | ((form: Form) => Partial<Form>)) => void;
  /** The server has refused the form as it is. */
  refuse: (problems: readonly PartProblem[]) => void;
  /** The edit is no longer needed: it is saved, or discarded. */
  forget: () => void;
  /** Reverts to what the server has. */
  startAnew: () => void;
};

/** How one kind of forms is checked. */
export type FormKind<Form> = {
  /** Asks the server what is wrong; `id` is null for something new. */
  check: (
    api: Api,
    of: { id: number | null; form: Form; signal: AbortSignal },
  ) => Promise<readonly PartProblem[]>;
  /** Which parts there are, in their order: for another order the places of problems mean nothing. */
  orderOf: (form: Form) => string;
  /** Which field of the form shows a problem at one of the content. */
  placeOf: (field: string, form: Form) => string;
};

type Start<Form> = { id: number | null; form: Form; revision: number | undefined };

/**
 * A rule or a dialogue being edited. Each change is stored on the device at once and restored when the editor is opened
 * next, however it was left. The checker, which knows the course, is the server's: it is asked whenever writing pauses.
 */
export function usePartForm<Form extends object>(
  kind: FormKind<Form>,
  store: DraftStore<Form>,
  start: Start<Form>,
): PartEdit<Form> {
  const { id } = start;
  const [kept, setKept] = useState<KeptDraft<Form> | undefined>(() => store.read(id));
  const [form, setForm] = useState(kept?.form ?? start.form);
  const [eventId, setEventId] = useState(() => kept?.eventId ?? newEventId());
  const isEdited = useMemo(() => JSON.stringify(form) !== JSON.stringify(start.form), [form, start.form]);
  const revision = kept ? kept.revision : start.revision;
  const [notes, refuse] = useChecked(kind, form, { id, isEdited });

  useEffect(() => {
    if (isEdited) store.write(id, { form, revision, ...(id === null && { eventId }) });
    else store.remove(id);
  }, [form, isEdited, id, revision, eventId, store]);

  return {
    ...{ form, revision, eventId, isEdited, notes, refuse },
    restoredAt: kept?.savedAt ?? null,
    change: (change) =>
      setForm((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    forget: () => store.remove(id),
    startAnew() {
      setKept(undefined);
      setEventId(newEventId());
      setForm(start.form);
    },
  };
}

function useChecked<Form>(
  { check, orderOf, placeOf }: FormKind<Form>,
  form: Form,
  { id, isEdited }: { id: number | null; isEdited: boolean },
) {
  const { api } = useServices();
  const [checked, setChecked] = useState<{ form: Form; problems: readonly PartProblem[] }>();

  useEffect(() => {
    if (!isEdited) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const timer = setTimeout(async () => {
      try {
        const problems = await check(api, { id, form, signal });
        if (!signal.aborted) setChecked({ form, problems });
      } catch {
        // Without an answer nothing is said; saving asks again.
      }
    }, checkPauseMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [api, check, form, id, isEdited]);

  const notes = useMemo(() => {
    // An edit that was taken back has nothing to mend.
    const isOfThis = checked && isEdited && orderOf(checked.form) === orderOf(form);
    return notesOf(isOfThis ? checked.problems : [], (field) => placeOf(field, form));
  }, [checked, form, isEdited, orderOf, placeOf]);
  const refuse = (problems: readonly PartProblem[]) => setChecked({ form, problems });
  return [notes, refuse] as const;
}

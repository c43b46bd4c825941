import { useEffect, useMemo, useState } from 'react';
import type { PartProblem } from '../../../../../../core/contracts/shapes/parts-admin.ts';
import type { Api } from '../../../../lib/api/create-api.ts';
import { useServices } from '../../../../lib/services.ts';
import type { DraftStore } from '../draft-store.ts';
import { type KeptEdit, useKeptForm } from '../use-kept-form.ts';
import { type FieldNotes, notesOf } from './field-notes.ts';

/** How long writing must pause before the server is asked what is wrong. */
const checkPauseMs = 700;

export type PartEdit<Form> = KeptEdit<Form> & {
  /** What the checker says of the form, as it was when it was last asked. */
  notes: FieldNotes;
  /** The server has refused `form`. */
  refuse: (problems: readonly PartProblem[], form: Form) => void;
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

/** A rule or a dialogue being edited. The checker, which knows the course, is the server's: it is asked whenever writing pauses. */
export function usePartForm<Form extends object>(
  kind: FormKind<Form>,
  store: DraftStore<Form>,
  start: Start<Form>,
): PartEdit<Form> {
  const edit = useKeptForm(store, start);
  const [notes, refuse] = useChecked(kind, edit.form, { id: start.id, isEdited: edit.isEdited });
  return { ...edit, notes, refuse };
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
  const refuse = (problems: readonly PartProblem[], form: Form) => setChecked({ form, problems });
  return [notes, refuse] as const;
}

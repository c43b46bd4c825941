import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaleRevision } from '../../../../../../core/contracts/admin/lessons.ts';
import type { RefusedPart, SavedPart } from '../../../../../../core/contracts/shapes/parts-admin.ts';
import type { Api } from '../../../../lib/api/create-api.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { useUndo } from '../../use-undo.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';
import type { PartEdit } from './use-part-form.ts';

/** How one kind of forms is saved. */
export type SavingKind<Form, Saved> = {
  /** In the codes of its refusals: 'stale_rule', 'rule_refused'. */
  name: 'rule' | 'dialogue';
  texts: { saved: string; saveFailed: string };
  create: (api: Api, part: { form: Form; eventId: string }) => Promise<SavedPart>;
  change: (api: Api, id: number, part: { form: Form; revision: number }) => Promise<SavedPart>;
  read: (api: Api, id: number) => Promise<Saved>;
  /** True when what the server has is what the form says. */
  isSaved: (form: Form, saved: Saved) => boolean;
};

type PartToSave<Form> = Pick<PartEdit<Form>, 'form' | 'revision' | 'eventId' | 'refuse'> & {
  /** null for something new. */
  id: number | null;
};

export type SavePart<Form> = {
  isSaving: boolean;
  /** Somebody else has saved it since the edit began. */
  conflict: StaleRevision | null;
  closeConflict: () => void;
  /** Returns the id of what is saved, or null after showing why it was not saved. */
  save: (part: PartToSave<Form>) => Promise<number | null>;
};

/**
 * Sends a rule or a dialogue to the server, without retries: the author decides on a second try. An earlier one may have
 * arrived although its response did not: an edit is then found to be saved already, something new is recognised by its
 * event.
 */
export function useSavePart<Form, Saved>(kind: SavingKind<Form, Saved>): SavePart<Form> {
  const { tellDone } = useUndo();
  const { api } = useServices();
  const { haptic } = useTelegram();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<StaleRevision | null>(null);

  async function attempt(part: PartToSave<Form>): Promise<number | null> {
    try {
      return await send(api, kind, part);
    } catch (error) {
      if (error instanceof ApiError && error.code === `stale_${kind.name}`) {
        if (await isThereAlready(api, kind, part)) return part.id;
        haptic('warning');
        // The contract of the call says what comes with this code.
        setConflict((error.data as StaleRevision | undefined) ?? { revision: 0, lastEdit: null });
        return null;
      }
      tellFailure(kind.texts.saveFailed, error);
      if (error instanceof ApiError && error.code === `${kind.name}_refused`) {
        part.refuse((error.data as RefusedPart).problems, part.form); // as above
      }
      return null;
    }
  }

  async function save(part: PartToSave<Form>): Promise<number | null> {
    setSaving(true);
    const id = await attempt(part);
    setSaving(false);
    if (id === null) return null;
    haptic('success');
    tellDone(kind.texts.saved, `${kind.name}:${id}`);
    refreshCourse(queryClient);
    return id;
  }

  return { isSaving, conflict, closeConflict: () => setConflict(null), save };
}

async function send<Form, Saved>(
  api: Api,
  kind: SavingKind<Form, Saved>,
  { id: known, form, revision = 0, eventId }: PartToSave<Form>,
): Promise<number> {
  if (known !== null) return (await kind.change(api, known, { form, revision })).id;
  const { id, isRepeat } = await kind.create(api, { form, eventId });
  if (!isRepeat) return id;
  // It was created by an earlier try: what was written since goes into it, unless it was edited meanwhile.
  const saved = await kind.read(api, id);
  return kind.isSaved(form, saved) ? id : (await kind.change(api, id, { form, revision: firstRevision })).id;
}

/** The revision of something newly created. */
const firstRevision = 1;

/** The first try may have arrived although its response did not. */
async function isThereAlready<Form, Saved>(
  api: Api,
  kind: SavingKind<Form, Saved>,
  { id, form }: PartToSave<Form>,
): Promise<boolean> {
  if (id === null) return false;
  try {
    return kind.isSaved(form, await kind.read(api, id));
  } catch {
    return false;
  }
}

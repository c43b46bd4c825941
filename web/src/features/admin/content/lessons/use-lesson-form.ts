import { useEffect, useMemo, useState } from 'react';
import type { DraftProblem } from '../../../../../../core/lesson/draft-problem.ts';
import { checkDraft } from '../../../../../../core/lesson/edit.ts';
import { newEventId } from '../../../../lib/outbox/event-id.ts';
import type { KeptDraft } from '../draft-store.ts';
import { useLessonDrafts } from './draft-store.ts';
import { draftOf, type LessonForm } from './lesson-form.ts';

export type LessonEdit = {
  form: LessonForm;
  /** The revision that the edit began from. */
  revision: number | undefined;
  /** What the server had at that revision; null for an edit of an earlier session, where that is not known. */
  base: LessonForm | null;
  /** Id of the creation of a new lesson: however often it is tried, only one lesson is created. */
  eventId: string;
  isEdited: boolean;
  /** What the rules report for the current form. */
  problems: readonly DraftProblem[];
  /** ISO time of an edit that an earlier session left on this device, while it is being continued. */
  restoredAt: string | null;
  change: (change: Partial<LessonForm> | ((form: LessonForm) => Partial<LessonForm>)) => void;
  /** The server has refused `form`. */
  refuse: (problems: readonly DraftProblem[], form: LessonForm) => void;
  /** The edit is no longer needed: it is saved, or discarded. */
  forget: () => void;
  /** Reverts to what the server has. */
  startAnew: () => void;
  /** Goes on with `form` from what somebody else has saved. */
  rebase: (form: LessonForm, base: Base) => void;
};

/** What the server has. */
type Base = { form: LessonForm; revision: number | undefined };
type Start = Base & { lessonId: number | null };

/**
 * A lesson being edited. Each change is stored on the device at once and restored when the editor is opened next,
 * however it was left.
 */
export function useLessonForm(start: Start): LessonEdit {
  const store = useLessonDrafts();
  const { lessonId } = start;
  const [kept, setKept] = useState<KeptDraft<LessonForm> | undefined>(() => store.read(lessonId));
  const [base, setBase] = useState<Base>({ form: start.form, revision: start.revision });
  const [form, setForm] = useState(kept?.form ?? base.form);
  const [eventId, setEventId] = useState(() => kept?.eventId ?? newEventId());
  const isEdited = useMemo(() => JSON.stringify(form) !== JSON.stringify(base.form), [form, base.form]);
  // What only the server knows is said of the form that it refused, until it is changed.
  const [refused, setRefused] = useState<{ form: LessonForm; problems: readonly DraftProblem[] }>();
  const problems = useMemo(() => {
    const own = checkDraft(draftOf(form)).problems;
    const others = refused?.form === form ? refused.problems : [];
    return [
      ...own,
      ...others.filter(
        ({ field, message }) => !own.some((it) => it.field === field && it.message === message),
      ),
    ];
  }, [form, refused]);
  const revision = kept ? kept.revision : base.revision;

  useEffect(() => {
    if (isEdited) store.write(lessonId, { form, revision, ...(lessonId === null && { eventId }) });
    else store.remove(lessonId);
  }, [form, isEdited, lessonId, revision, eventId, store]);

  return {
    form,
    revision,
    base: revision === base.revision ? base.form : null,
    eventId,
    isEdited,
    problems,
    restoredAt: kept?.savedAt ?? null,
    change: (change) =>
      setForm((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    refuse: (problems, form) => setRefused({ form, problems }),
    forget: () => store.remove(lessonId),
    startAnew() {
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

import { useMemo, useState } from 'react';
import type { DraftProblem } from '../../../../../../core/lesson/draft-problem.ts';
import { checkDraft } from '../../../../../../core/lesson/edit.ts';
import { type KeptEdit, useKeptForm } from '../use-kept-form.ts';
import { useLessonDrafts } from './draft-store.ts';
import { draftOf, type LessonForm } from './lesson-form.ts';

export type LessonEdit = KeptEdit<LessonForm> & {
  /** What the rules report for the current form. */
  problems: readonly DraftProblem[];
  /** The server has refused `form`. */
  refuse: (problems: readonly DraftProblem[], form: LessonForm) => void;
};

type Start = { lessonId: number | null; form: LessonForm; revision: number | undefined };

/** A lesson being edited, and what the rules say of it. */
export function useLessonForm({ lessonId, ...start }: Start): LessonEdit {
  const edit = useKeptForm(useLessonDrafts(), { id: lessonId, ...start });
  const { form } = edit;
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
  return { ...edit, problems, refuse: (problems, form) => setRefused({ form, problems }) };
}

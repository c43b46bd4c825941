import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaleRevision } from '../../../../../../core/contracts/admin/lessons.ts';
import type { DraftProblem } from '../../../../../../core/lesson/draft-problem.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import type { Api } from '../../../../lib/api/create-api.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { useUndo } from '../../use-undo.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';
import { askToKeep } from './ask-to-keep.ts';
import { bodyOf, isSaved, type LessonForm, withWordIds } from './lesson-form.ts';
import type { LessonEdit } from './use-lesson-form.ts';

export type LessonToSave = Pick<LessonEdit, 'form' | 'revision' | 'eventId'> & {
  /** The author has been asked about readings, and keeps what is written. */
  keepTranscriptions?: boolean;
  /** null for a new lesson. */
  lessonId: number | null;
  /** The server has found problems in fields. */
  refuse?: LessonEdit['refuse'];
};

export type SaveLesson = {
  isSaving: boolean;
  /** Somebody else has saved the lesson since the edit began. */
  conflict: StaleRevision | null;
  closeConflict: () => void;
  /** Returns the id of the saved lesson, or null after showing why it was not saved. */
  save: (lesson: LessonToSave) => Promise<number | null>;
};

/**
 * Sends a lesson to the server, without retries: the author decides on a second try. An earlier one may have arrived
 * although its response did not: an edit is then found to be saved already, a new lesson is recognised by its event.
 */
export function useSaveLesson(): SaveLesson {
  const { tellDone } = useUndo();
  const { api } = useServices();
  const telegram = useTelegram();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<StaleRevision | null>(null);

  async function attempt(lesson: LessonToSave): Promise<number | null> {
    try {
      return await send(api, lesson);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale_revision') {
        tellFailure(adminTexts.failed.save, error);
        if (error instanceof ApiError) lesson.refuse?.(problemsIn(error), lesson.form);
        return null;
      }
      if (await isThereAlready(api, lesson)) return lesson.lessonId;
      telegram.haptic('warning');
      // The contract of the call says what comes with this code; without it the conflict is reported without a name.
      setConflict((error.data as StaleRevision | undefined) ?? { revision: 0, lastEdit: null });
      return null;
    }
  }

  async function save(lesson: LessonToSave): Promise<number | null> {
    const reading = await askToKeep(telegram, lesson.form);
    if (reading === 'refused') return null;
    setSaving(true);
    const id = await attempt({ ...lesson, keepTranscriptions: reading === 'kept' });
    setSaving(false);
    if (id === null) return null;
    telegram.haptic('success');
    tellDone(adminContentTexts.editor.saved, `lesson:${id}`);
    refreshCourse(queryClient);
    return id;
  }

  return { isSaving, conflict, closeConflict: () => setConflict(null), save };
}

/** The contract of the call says what comes with a refusal of its fields. */
const problemsIn = ({ data }: ApiError): readonly DraftProblem[] =>
  (data as { problems?: readonly DraftProblem[] } | undefined)?.problems ?? [];

async function send(
  api: Api,
  { lessonId, form, revision, eventId, keepTranscriptions }: LessonToSave,
): Promise<number> {
  const keeping = keepTranscriptions ? { keepTranscriptions } : {};
  if (lessonId !== null) return sendEdit(api, lessonId, form, { revision, ...keeping });
  const { id, isRepeat } = await api.call('POST /lessons', {
    body: { ...bodyOf(form), ...keeping, eventId },
    retries: 0,
  });
  return isRepeat ? goOnWith(api, id, form, keeping) : id;
}

async function sendEdit(
  api: Api,
  id: number,
  form: LessonForm,
  { revision, ...keeping }: { revision: number | undefined; keepTranscriptions?: boolean },
): Promise<number> {
  const body = { ...bodyOf(form), ...keeping, ...(revision !== undefined && { revision }) };
  await api.call('PUT /lessons/{id}', { params: { id }, body, retries: 0 });
  return id;
}

/** The revision of a newly created lesson. */
const firstRevision = 1;

/** The lesson was created by an earlier try: what was written since goes into it, unless it was edited meanwhile. */
async function goOnWith(
  api: Api,
  id: number,
  form: LessonForm,
  keeping: { keepTranscriptions?: boolean },
): Promise<number> {
  const lesson = await api.call('GET /lessons/{id}', { params: { id } });
  return isSaved(form, lesson)
    ? id
    : sendEdit(api, id, withWordIds(form, lesson), { revision: firstRevision, ...keeping });
}

/** The first try may have arrived although its response did not. */
async function isThereAlready(api: Api, { lessonId, form }: LessonToSave): Promise<boolean> {
  if (lessonId === null) return false;
  try {
    return isSaved(form, await api.call('GET /lessons/{id}', { params: { id: lessonId } }));
  } catch {
    return false;
  }
}

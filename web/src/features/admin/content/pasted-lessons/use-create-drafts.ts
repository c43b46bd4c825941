import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RequestBodyInput } from '../../../../../../core/contracts/endpoints.ts';
import { type PastedLesson, wordsOf } from '../../../../../../core/lesson/pasted/lesson-lines.ts';
import { pastedLessonTexts as texts } from '../../../../../../core/texts/admin/course/pasted-lessons.ts';
import { newEventId } from '../../../../lib/outbox/event-id.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { useUndo } from '../../use-undo.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';

type Drafts = Omit<RequestBodyInput<'POST /admin/lessons/drafts'>, 'eventId'>;

/** Fifty lessons take some seconds. */
const timeoutMs = 40_000;

/** The lessons as they are sent. */
export const draftsOf = (subsectionId: number, lessons: readonly PastedLesson[]): Drafts => ({
  subsection_id: subsectionId,
  lessons: lessons.map((lesson) => ({
    name: lesson.name,
    words: wordsOf(lesson).map(
      ({ hebrew, pronunciation, transcription, russian, gender, plural, feminine }) => ({
        ...{ hebrew, pronunciation, transcription, russian },
        ...{ gender, plural, feminine },
      }),
    ),
  })),
});

/**
 * Creates drafts, and says so with a button that takes all of them back. Where it failed, the answer may be all that was
 * lost: tried again with the same lessons it is the same event.
 */
export function useCreateDrafts(onCreated: () => void) {
  const { api } = useServices();
  const { haptic } = useTelegram();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const { tellDone } = useUndo();
  const [isCreating, setCreating] = useState(false);
  const tried = useRef({ what: '', eventId: '' });

  async function create(drafts: Drafts): Promise<void> {
    const what = JSON.stringify(drafts);
    if (tried.current.what !== what) tried.current = { what, eventId: newEventId() };
    setCreating(true);
    try {
      const body = { ...drafts, eventId: tried.current.eventId };
      const { ids, actionId } = await api.call('POST /admin/lessons/drafts', { body, timeoutMs });
      haptic('success');
      tellDone(texts.created(ids.length), { id: actionId });
      void refreshCourse(queryClient);
      onCreated();
    } catch (error) {
      tellFailure(texts.failed, error);
    }
    setCreating(false);
  }

  return { isCreating, create };
}

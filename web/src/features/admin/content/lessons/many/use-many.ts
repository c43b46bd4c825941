import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ManyOutcome } from '../../../../../../../core/contracts/admin/lessons-many.ts';
import type { ManyAct } from '../../../../../../../core/lesson/many.ts';
import { manyTexts as texts } from '../../../../../../../core/texts/admin/course/many.ts';
import { newEventId } from '../../../../../lib/outbox/event-id.ts';
import { useServices, useTelegram } from '../../../../../lib/services.ts';
import { useUndo } from '../../../use-undo.ts';
import { refreshCourse } from '../../content-queries.ts';
import { useTellFailure } from '../../tell-failure.ts';

/** Thousands of lessons take some seconds. */
const timeoutMs = 40_000;

/**
 * What is done with the selected lessons, and said of it. `onDone` gets what was done. Where it failed, the answer may be
 * all that was lost: tried again with the same lessons it is the same event.
 */
export function useMany(ids: readonly number[], onDone: (outcome: ManyOutcome) => void) {
  const { api, toast } = useServices();
  const { haptic } = useTelegram();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const { tellDone } = useUndo();
  const [doing, setDoing] = useState<ManyAct | null>(null);
  const tried = useRef({ what: '', eventId: '' });

  async function perform(act: ManyAct, subsectionId?: number): Promise<void> {
    const what = JSON.stringify([act, subsectionId, ids]);
    if (tried.current.what !== what) tried.current = { what, eventId: newEventId() };
    const { eventId } = tried.current;
    setDoing(act);
    try {
      const body = { act, ids: [...ids], eventId, ...(subsectionId && { subsection_id: subsectionId }) };
      const outcome = await api.call('POST /admin/lessons/many', { body, timeoutMs });
      tried.current = { what: '', eventId: '' };
      haptic(outcome.refusedCount > 0 ? 'warning' : 'success');
      const { refusedCount: refused, actionId } = outcome;
      const title = texts.outcome(act, { ...outcome, refused });
      if (actionId === null) toast({ title });
      else tellDone(title, { id: actionId });
      void refreshCourse(queryClient);
      onDone(outcome);
    } catch (error) {
      tellFailure(texts.failed, error);
    }
    setDoing(null);
  }

  return { doing, perform };
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import type { Outgoing, PracticeEvent } from '../../../../core/lesson/practice-state.ts';
import { completesStage } from '../../../../core/lesson/stages.ts';
import { ownLessonId } from '../../../../core/own-words/limits.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { changeHome } from '../../lib/cache/saved-progress.ts';
import { addUnsentWord, withUnsentWords } from '../../lib/cache/unsent-words.ts';
import { newEventId } from '../../lib/outbox/event-id.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useKept } from '../../lib/outbox/use-kept.ts';
import { useServices } from '../../lib/services.ts';
import { toLocalIso } from '../../lib/time/clock.ts';
import { learnedIn, toPractise, withOutgoing } from './lesson-words.ts';

/**
 * Passes the trainer's answers to the outbox, and the server's replies back to the trainer. Returns a function that
 * hands over one event; it resolves when the event is safe on this device, or cannot be kept there and a message said
 * so. The code that runs the outbox reports what the server refuses.
 */
export function useSaving(
  lessonId: number,
  tell: (reply: PracticeEvent) => void,
): (outgoing: Outgoing) => Promise<void> {
  const { session, localStore, clock } = useServices();
  const kept = useKept();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const sent = useRef(new Map<string, Outgoing>());

  useEffect(() => {
    return outbox.onSaved((delivery) => {
      if (delivery.call !== 'POST /progress') return;
      const { body, data: reply } = delivery;
      const { eventId, wordId } = body;
      const outgoing = sent.current.get(eventId ?? '');
      if (!outgoing) return;
      sent.current.delete(eventId ?? '');
      if (wordId === undefined) return;
      const points = reply.awarded.reduce((sum, award) => sum + award.points, 0);
      tell({ type: 'saved', pass: outgoing.pass, wordId, words: reply.words.map(toPractise), points });
    });
  }, [tell, outbox]);

  return useCallback(
    (outgoing: Outgoing) => {
      const eventId = newEventId();
      sent.current.set(eventId, outgoing);
      const before = queryClient.getQueryData<LessonDetail>(queryKeys.lesson(lessonId));
      const after = before && withOutgoing(before, outgoing);
      queryClient.setQueryData<LessonDetail>(queryKeys.lesson(lessonId), after);
      const userId = session.userId();
      const isLearned = before && after && learnedIn(after) > learnedIn(before);
      if (isLearned && userId !== null && lessonId !== ownLessonId) {
        // Home counts the word at once; the server's reply then changes nothing of it. An own word earns nothing.
        const word = { eventId, lessonId, at: toLocalIso(clock.now()) };
        addUnsentWord(localStore, userId, word);
        changeHome(queryClient, (home) => withUnsentWords(home, [word]));
      }
      const saved =
        outgoing.kind === 'recall'
          ? outbox.save({ call: 'POST /reviews', body: reviewOf(outgoing, eventId) })
          : outbox.save({ call: 'POST /progress', body: { lessonId, eventId, ...bodyOf(outgoing) } });
      return kept(saved, outgoing.kind === 'reset' ? 'reset' : 'answer');
    },
    [queryClient, lessonId, outbox, kept, session.userId, localStore, clock.now],
  );
}

/** Evidence for the memory of an earlier word, never a point. */
function reviewOf({ kind: _, pass: __, ...answer }: Outgoing & { kind: 'recall' }, eventId: string) {
  return { ...answer, eventId, inLesson: true };
}

function bodyOf(outgoing: Exclude<Outgoing, { kind: 'recall' }>) {
  if (outgoing.kind === 'reset') return { completed: false, attempts: {} };
  const { wordId, stage, result, tries, ms, typed } = outgoing;
  return { wordId, attempts: { [stage]: { completed: completesStage(result), result, tries, ms, typed } } };
}

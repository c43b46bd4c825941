import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import type { Outgoing, PracticeEvent } from '../../../../core/lesson/practice.ts';
import { completesStage } from '../../../../core/lesson/stages.ts';
import { trainerTexts } from '../../../../core/texts/trainer.ts';
import { onRefused, onSaved, post } from '../../lib/outbox.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toPractise, withOutgoing } from './lesson-words.ts';

type Saving = {
  /** Hands one event to the outbox; the learner goes on at once. */
  save: (outgoing: Outgoing) => void;
  /** What to tell when the latest save was refused. */
  warning: string | null;
  dismissWarning: () => void;
};

/** Brings the trainer's answers to the outbox, and the server's replies back to the trainer. */
export function useSaving(lessonId: number, tell: (reply: PracticeEvent) => void): Saving {
  const queryClient = useQueryClient();
  const [warning, setWarning] = useState<string | null>(null);
  const sent = useRef(new Map<string, Outgoing>());

  useEffect(() => {
    const endSaved = onSaved((delivery) => {
      if (delivery.call !== 'POST /progress') return;
      const { body, data: reply } = delivery;
      const { eventId, wordId } = body;
      const outgoing = sent.current.get(eventId ?? '');
      if (!outgoing) return;
      sent.current.delete(eventId ?? '');
      setWarning(null);
      if (wordId === undefined) return;
      const points = reply.awarded.reduce((sum, award) => sum + award.points, 0);
      tell({ type: 'saved', pass: outgoing.pass, wordId, words: reply.words.map(toPractise), points });
    });
    const endRefused = onRefused(({ body: { eventId } }) => {
      const outgoing = sent.current.get(eventId ?? '');
      if (outgoing) setWarning(warningFor(outgoing));
    });
    return () => {
      endSaved();
      endRefused();
    };
  }, [tell]);

  const save = useCallback(
    (outgoing: Outgoing) => {
      const eventId = crypto.randomUUID();
      sent.current.set(eventId, outgoing);
      queryClient.setQueryData<LessonDetail>(
        queryKeys.lesson(lessonId),
        (lesson) => lesson && withOutgoing(lesson, outgoing),
      );
      post({ call: 'POST /progress', body: { lessonId, eventId, ...bodyOf(outgoing) } }).catch(
        (error: unknown) => {
          console.warn('answer not kept', error);
          setWarning(warningFor(outgoing));
        },
      );
    },
    [queryClient, lessonId],
  );

  return { save, warning, dismissWarning: useCallback(() => setWarning(null), []) };
}

function bodyOf(outgoing: Outgoing) {
  if (outgoing.kind === 'reset') return { completed: false, attempts: {} };
  const { wordId, stage, result, tries, ms } = outgoing;
  return { wordId, attempts: { [stage]: { completed: completesStage(result), result, tries, ms } } };
}

function warningFor({ kind }: Outgoing): string {
  return kind === 'reset' ? trainerTexts.resetFailed : trainerTexts.saveFailed;
}

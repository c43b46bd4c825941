import { useCallback, useEffect, useState } from 'react';
import type { QuizResultsResponse, StartQuizResponse } from '../../../../../core/contracts/quiz.ts';
import { outcomeOf } from '../../../../../core/quiz/outcome.ts';
import { answersToSend, type QuizState } from '../../../../../core/quiz/session.ts';
import { quizTexts } from '../../../../../core/texts/lesson/quiz.ts';
import { useOutbox, useOutboxState } from '../../../lib/outbox/outbox.ts';
import { useServices } from '../../../lib/services.ts';
import { toLocalIso } from '../../../lib/time/clock.ts';

/**
 * How far the result has come. saving: being sent · unconfirmed: the server was not reached, or is out of order; the
 * outbox goes on trying · refused: the server will never accept it · settled: graded by the server.
 */
export type Settlement =
  | { status: 'saving' | 'unconfirmed' | 'refused' }
  | { status: 'settled'; reply: QuizResultsResponse };

/** Passes the result of a quiz to the outbox, and the server's grading back to the screen. */
export function useResult({ quizId, lessonId }: StartQuizResponse): {
  settlement: Settlement;
  /** True once the outbox has it: nothing can be lost any more. */
  save: (state: QuizState) => Promise<boolean>;
} {
  const { clock } = useServices();
  const outbox = useOutbox();
  const [outcome, setOutcome] = useState<Settlement | null>(null);
  const [sent, setSent] = useState(false);
  const outOfReach = useOutboxState().status === 'error';

  useEffect(() => {
    const ends = [
      outbox.onSaved((delivery) => {
        if (delivery.call !== 'POST /quiz/results' || delivery.body.quizId !== quizId) return;
        setOutcome({ status: 'settled', reply: delivery.data });
      }),
      outbox.onRefused(({ call, body }) => {
        if (call === 'POST /quiz/results' && body.quizId === quizId) setOutcome({ status: 'refused' });
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [quizId, outbox]);

  const save = useCallback(
    async (state: QuizState) => {
      const { correctAnswers, totalQuestions, passed } = outcomeOf(state.marks);
      const finishedAt = toLocalIso(clock.now());
      const answers = answersToSend(state);
      setSent(true);
      // One quiz has one result: its id is the event's id too.
      const body = {
        lessonId,
        quizId,
        eventId: quizId,
        correctAnswers,
        totalQuestions,
        passed,
        answers,
        finishedAt,
      };
      try {
        await outbox.save({ call: 'POST /quiz/results', body });
        return true;
      } catch (error) {
        console.warn('quiz result not kept', error);
        setOutcome({ status: 'refused' });
        return false;
      }
    },
    [quizId, lessonId, clock.now, outbox],
  );

  const settlement = outcome ?? { status: sent && outOfReach ? 'unconfirmed' : 'saving' };
  useNotices(settlement.status);
  return { settlement, save };
}

function useNotices(status: Settlement['status']): void {
  const { toast } = useServices();
  useEffect(() => {
    if (status !== 'unconfirmed') return;
    toast({ id: 'quiz-result', variant: 'destructive', description: quizTexts.processedLocally });
  }, [status, toast]);
}

import { useCallback } from 'react';
import type { FormTask } from '../../../../core/contracts/forms.ts';
import { newEventId } from '../../lib/outbox/event-id.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useKept } from '../../lib/outbox/use-kept.ts';

/** How a step went. */
export type FormResult = {
  isRight: boolean;
  typed?: string | undefined;
};

/** Returns a function that hands an answer to the outbox; it resolves when the answer is safe on this device. */
export function useSaveForm(): (task: FormTask, result: FormResult, ms: number) => Promise<void> {
  const kept = useKept();
  const outbox = useOutbox();
  return useCallback(
    ({ skill, wordId, form, exercise }, { isRight, typed }, ms) =>
      kept(
        outbox.save({
          call: 'POST /forms/answers',
          body: {
            eventId: newEventId(),
            skill,
            wordId,
            form,
            exercise,
            result: isRight ? 'right' : 'wrong',
            typed,
            ms,
          },
        }),
      ),
    [outbox, kept],
  );
}

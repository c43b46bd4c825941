import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SaveDialogueAnswerRequest } from '../../../../core/contracts/dialogues.ts';
import type { DialogueState } from '../../../../core/dialogues/events.ts';
import { changeDialogue, dialoguesQuery } from '../../lib/dialogues/dialogues-cache.ts';
import { newEventId } from '../../lib/outbox/event-id.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useKept } from '../../lib/outbox/use-kept.ts';
import { useServices } from '../../lib/services.ts';

/** All dialogues as the learner knows them. */
export function useDialogues() {
  return useQuery(dialoguesQuery(useServices(), useOutbox()));
}

/** An answer in a dialogue, as it is sent; the outbox adds the event and the moment. */
export type GivenDialogueAnswer = Omit<SaveDialogueAnswerRequest, 'eventId' | 'at'>;

type DialogueOutcome = {
  answer: GivenDialogueAnswer;
  /** What the learner knows of the dialogue at least, from this answer on. */
  state: DialogueState;
};

/** Returns a function that hands an answer to the outbox; it resolves when the answer is safe on this device. */
export function useSaveDialogue(): (dialogueId: number, outcome: DialogueOutcome) => Promise<void> {
  const services = useServices();
  const outbox = useOutbox();
  const kept = useKept();
  const queryClient = useQueryClient();
  return useCallback(
    (id, { answer, state }) => {
      // Known at once on this device: the server's own state comes with its reply.
      changeDialogue(queryClient, services, id, (before) => laterOf(before, state));
      return kept(
        outbox.save({
          call: 'POST /dialogues/{id}/answers',
          params: { id },
          body: { ...answer, eventId: newEventId() },
        }),
      );
    },
    [services, outbox, kept, queryClient],
  );
}

function laterOf(before: DialogueState, state: DialogueState): DialogueState {
  return state === 'new' || before === 'played' ? before : state;
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LetterItem } from '../../../../core/contracts/letters.ts';
import type { LetterEvent } from '../../../../core/letters/steps.ts';
import { changeLetters, lettersQuery } from '../../lib/cache/letters.ts';
import { newEventId } from '../../lib/outbox/event-id.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useKept } from '../../lib/outbox/use-kept.ts';
import { useServices } from '../../lib/services.ts';

/** All letters as the learner knows them. */
export function useLetters() {
  const { api } = useServices();
  return useQuery(lettersQuery(api, useOutbox()));
}

export type GivenAnswer = {
  keys: readonly string[];
  event: LetterEvent;
  isRight: boolean;
  /** What was chosen or drawn instead. */
  chosen?: string | undefined;
  ms?: number | undefined;
};

/** Returns a function that hands an answer to the outbox; it resolves when the answer is safe on this device. */
export function useSaveLetter(): (answer: GivenAnswer) => Promise<void> {
  const kept = useKept();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  return useCallback(
    ({ keys, event, isRight, chosen, ms }) => {
      // Known at once on this device: the server's own state comes with its reply.
      changeLetters(queryClient, ({ key, state }) => (keys.includes(key) ? met(state, event) : state));
      return kept(
        outbox.save({
          call: 'POST /letters/answers',
          body: {
            eventId: newEventId(),
            letters: [...keys],
            event,
            result: isRight ? 'right' : 'wrong',
            chosen,
            ms,
          },
        }),
      );
    },
    [outbox, queryClient, kept],
  );
}

function met(state: LetterItem['state'], event: LetterEvent): LetterItem['state'] {
  if (event === 'claim') return { ...state, phase: 'known', isClaimed: true, sureness: 1, isDue: false };
  return { ...state, phase: state.phase === 'new' ? 'learning' : state.phase, isDue: false };
}

/** The sign as it is shown, e.g. for a task or a verdict. */
export const nameOf = (items: readonly LetterItem[], key: string): string =>
  items.find((item) => item.key === key)?.name ?? '';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SaveRuleAnswerRequest } from '../../../../core/contracts/rules.ts';
import { newEventId } from '../../lib/outbox/event-id.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useKept } from '../../lib/outbox/use-kept.ts';
import { changeRule, rulesQuery } from '../../lib/rules/rules-cache.ts';
import { useServices } from '../../lib/services.ts';

/** All rules as the learner knows them. */
export function useRules() {
  return useQuery(rulesQuery(useServices(), useOutbox()));
}

/** An answer to a rule; the outbox adds the event and the moment. */
export type GivenRuleAnswer = Omit<SaveRuleAnswerRequest, 'eventId' | 'at'>;

/** Returns a function that hands an answer to the outbox; it resolves when the answer is safe on this device. */
export function useSaveRule(): (ruleId: number, answer: GivenRuleAnswer) => Promise<void> {
  const services = useServices();
  const outbox = useOutbox();
  const kept = useKept();
  const queryClient = useQueryClient();
  return useCallback(
    (ruleId, answer) => {
      // Known at once on this device: the server's own state comes with its reply.
      changeRule(queryClient, services, ruleId, (state) => (state === 'new' ? 'met' : state));
      return kept(
        outbox.save({
          call: 'POST /rules/{id}/answers',
          params: { id: ruleId },
          body: { ...answer, eventId: newEventId() },
        }),
      );
    },
    [services, outbox, kept, queryClient],
  );
}

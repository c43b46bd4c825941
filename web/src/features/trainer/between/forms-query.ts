import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Outbox } from '../../../lib/outbox/outbox-queue.ts';
import type { Services } from '../../../lib/services.ts';

type FormsQueryPorts = { services: Pick<Services, 'api'>; outbox: Pick<Outbox, 'flush'> };

/** The forms that come next for a verb of a lesson. They follow from all answers: those that wait here are sent first. */
export const formsAfterWord = ({ services, outbox }: FormsQueryPorts, wordId: number) =>
  queryOptions({
    queryKey: ['forms', wordId, 'next'],
    queryFn: async ({ signal }) => {
      await outbox.flush();
      return services.api.call('GET /forms/{wordId}', {
        params: { wordId },
        query: { tense: 'next' },
        signal,
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Forgets them once they were asked: the next ones are others. */
export const dropFormsAfterWord = (client: QueryClient, wordId: number): void =>
  client.removeQueries({ queryKey: ['forms', wordId, 'next'] });

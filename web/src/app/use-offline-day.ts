import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NetworkError } from '../lib/api/http.ts';
import { queryKeys } from '../lib/cache/query-keys.ts';
import { useOutbox } from '../lib/outbox/outbox.ts';
import { useServices } from '../lib/services.ts';
import { toLocalIso } from '../lib/time/clock.ts';

/**
 * Opening home counts as a day of study (SPEC §2), and the home request is what notifies the server. When that does not
 * arrive, the day is sent by the outbox: it counts for its own date if it arrives within two days.
 */
export function useOfflineDay(): void {
  const { session, clock } = useServices();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  useEffect(() => {
    const note = () => {
      const userId = session.userId();
      const failure = queryClient.getQueryState(queryKeys.home)?.error;
      if (userId === null || !(failure instanceof NetworkError)) return;
      const date = toLocalIso(clock.now()).slice(0, 10);
      // One event per day and account, however often home is requested.
      const body = { date, userId, eventId: `day-${userId}-${date}` };
      outbox.save({ call: 'POST /user-activity', body }).catch((error: unknown) => {
        console.warn('day not kept', error);
      });
    };
    note();
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      const isHome = query.queryKey[0] === queryKeys.home[0];
      if (isHome && type === 'updated' && query.state.status === 'error') note();
    });
  }, [queryClient, session.userId, clock.now, outbox.save]);
}

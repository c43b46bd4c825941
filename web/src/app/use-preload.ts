import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../lib/connection.ts';
import { homeQuery, lessonQuery } from '../lib/queries.ts';
import { preloadDelayMs } from '../lib/timing.ts';
import { loadScreens } from './load-screens.ts';
import { preloadTrainer } from './load-trainer.ts';

/** Half a second after the catalogue is there: the trainer's code and the lesson that comes next (SPEC §9). */
export function usePreload(atHome: boolean): void {
  const queryClient = useQueryClient();
  const { data: home, isFetchedAfterMount } = useQuery(homeQuery);
  const lessonId = home?.continueAt?.lessonId;
  const due = atHome && isFetchedAfterMount && home !== undefined;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => {
      if (!connection.isOnline()) return;
      // Nobody waits for them; when one fails, the view asks again and shows its own error.
      loadScreens().catch(() => {});
      preloadTrainer().catch(() => {});
      if (lessonId !== undefined) void queryClient.prefetchQuery(lessonQuery(lessonId));
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, [due, lessonId, queryClient]);
}

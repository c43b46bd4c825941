import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lessonQuery } from '../lib/cache/lesson-query.ts';
import { useServices } from '../lib/services.ts';
import { preloadDelayMs } from '../lib/time/timing.ts';
import { loadScreens } from './load-screens.ts';
import { loadToday } from './load-today.ts';
import { preloadTrainer } from './load-trainer.ts';

/** Half a second after the catalogue is loaded: the trainer's code and the next lesson (SPEC §9), and what is due today. */
export function usePreload(atHome: boolean): void {
  const services = useServices();
  const { homeQuery, connection } = services;
  const queryClient = useQueryClient();
  const { data: home, dataUpdatedAt } = useQuery({ ...homeQuery, enabled: false });
  const lessonId = home?.continueAt?.lessonId;
  // Whoever has nothing to review, as at the first opening, need not download how it is done.
  const reviewDue = home !== undefined && home.memory.due + home.memory.dueLetters > 0;
  // A catalogue kept from the last opening is dated 0: wait for the server's.
  const due = atHome && home !== undefined && dataUpdatedAt > 0;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(
      () => {
        if (!connection.isOnline()) return;
        // Nothing waits for them; when one fails, the view requests it again and shows its own error.
        loadScreens().catch(() => {});
        preloadTrainer().catch(() => {});
        if (reviewDue) loadToday().catch(() => {});
        if (lessonId !== undefined) void queryClient.prefetchQuery(lessonQuery(services, lessonId));
      },
      preloadDelayMs - (Date.now() - dataUpdatedAt),
    );
    return () => clearTimeout(timer);
  }, [due, dataUpdatedAt, lessonId, reviewDue, queryClient, connection.isOnline, services]);
}

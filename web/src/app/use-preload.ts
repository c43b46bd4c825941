import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Home } from '../../../core/contracts/home.ts';
import { lessonQuery } from '../lib/cache/lesson-query.ts';
import { queryKeys } from '../lib/cache/query-keys.ts';
import { changeHome } from '../lib/cache/saved-progress.ts';
import { localKeys } from '../lib/local-store.ts';
import { type Services, useServices } from '../lib/services.ts';
import { keepShell } from '../lib/shell/register.ts';
import { atNextSign } from '../lib/time/next-sign.ts';
import { preloadDelayMs } from '../lib/time/timing.ts';
import { loadScreens } from './screens/load-screens.ts';
import { loadToday, preloadDays } from './screens/load-today.ts';
import { fetchTrainer, preloadRest, preloadTrainer } from './screens/load-trainer.ts';

/** What may be loaded ahead; each rejects when it cannot be. */
const parts = {
  screens: loadScreens,
  trainerFiles: fetchTrainer,
  trainer: preloadTrainer,
  rest: preloadRest,
  today: loadToday,
  days: preloadDays,
  shell: keepShell,
};
export type Parts = {
  [Name in Exclude<keyof typeof parts, 'days'>]: (services: Services) => Promise<unknown>;
} & {
  days: (...given: Parameters<typeof preloadDays>) => Promise<unknown>;
};

const nothingDue = { due: 0, dueLetters: 0, dueRules: 0 };

/**
 * Half a second after the catalogue is loaded: the trainer's code and the next lesson (SPEC §9), and what is due today. The
 * first opening only downloads that code, which runs at the first touch, and leaves out what a lesson needs after its first
 * exercise: the trainer loads it when it is opened. Later ones have the device keep what is due today and tomorrow, too, and
 * then the app itself.
 */
export function usePreload(atHome: boolean, load: Parts = parts): void {
  const services = useServices();
  // Asked before the code that keeps the home of this opening runs.
  const wasHere = services.once(wasHereBefore);
  const { homeQuery, connection } = services;
  const queryClient = useQueryClient();
  const { data: home, dataUpdatedAt } = useQuery({ ...homeQuery, enabled: false });
  const lessonId = home?.continueAt?.lessonId;
  // Whoever has nothing to review, as at the first opening, need not download how it is done.
  const { due: dueWords, dueLetters, dueRules } = home?.memory ?? nothingDue;
  const reviewDue = dueWords > 0 || dueLetters > 0 || dueRules > 0;
  // A catalogue kept from the last opening is dated 0: wait for the server's.
  const due = atHome && home !== undefined && dataUpdatedAt > 0;
  useEffect(() => {
    if (!due) return;
    // The row that opens the day announces them.
    const sayNewForms = (newForms: number) =>
      changeHome(queryClient, (old) => ({ ...old, memory: { ...old.memory, newForms } }));
    let stopWaiting = () => {};
    const timer = setTimeout(
      () => {
        if (!connection.isOnline()) return;
        // Nothing waits for them; when one fails, the view requests it again and shows its own error.
        load.screens(services).catch(() => {});
        const loadTrainer = () => void load.trainer(services).catch(() => {});
        if (wasHere) {
          loadTrainer();
          load.rest(services).catch(() => {});
        } else {
          services.once(load.trainerFiles).catch(() => {});
          stopWaiting = atNextSign(loadTrainer);
        }
        if (reviewDue) load.today(services).catch(() => {});
        // As it is by now, with what was answered since.
        const shown = queryClient.getQueryData<Home>(queryKeys.home);
        if (wasHere && shown) {
          load
            .days(services, shown, sayNewForms)
            .catch(() => {})
            // Last, because by then the browser has most of it.
            .then(() => load.shell(services))
            .catch(() => {});
        }
        if (lessonId !== undefined) void queryClient.prefetchQuery(lessonQuery(services, lessonId));
      },
      preloadDelayMs - (Date.now() - dataUpdatedAt),
    );
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, [due, dataUpdatedAt, lessonId, reviewDue, wasHere, queryClient, connection.isOnline, services, load]);
}

/** True when this device has a home of the learner from an earlier opening. */
function wasHereBefore({ session, localStore }: Services): boolean {
  const userId = session.userId();
  return userId !== null && localStore.read(localKeys.home(userId)) !== undefined;
}

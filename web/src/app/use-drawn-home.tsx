import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Home } from '../../../core/contracts/home.ts';
import { HomeView } from '../features/home/home-view.tsx';
import { createQueryClient } from '../lib/cache/queries.ts';
import { queryKeys } from '../lib/cache/query-keys.ts';
import { addressOfViews, type DrawnHome } from '../lib/kept/drawn-home.ts';
import { localKeys } from '../lib/local-store.ts';
import { type Services, ServicesContext, useServices } from '../lib/services.ts';
import { drawnHomeDelayMs } from '../lib/time/timing.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { DayShape } from './frame/day-shape.tsx';
import { Header } from './frame/header.tsx';

/**
 * Keeps what the next opening will draw first, for its first frame: after each change while home is on the screen, and
 * when the app is left.
 */
export function useDrawnHome(isHomeOpen: boolean): void {
  const services = useServices();
  const { data: home } = useQuery({ ...services.homeQuery, enabled: false });
  const kept = useRef<Home>(undefined);
  useEffect(() => {
    if (!home || home.stats.id !== services.session.userId()) return;
    function keep(shown: Home) {
      if (kept.current === shown) return;
      kept.current = shown;
      const drawn: DrawnHome = { release: addressOfViews(), html: firstFrame(services, shown) };
      // Nothing is kept of a home that cannot be drawn.
      if (drawn.html) services.localStore.write(localKeys.drawnHome(shown.stats.id), drawn);
      else services.localStore.remove(localKeys.drawnHome(shown.stats.id));
    }
    const leave = () => document.hidden && keep(home);
    document.addEventListener('visibilitychange', leave);
    const timer = isHomeOpen ? setTimeout(() => keep(home), drawnHomeDelayMs) : undefined;
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [isHomeOpen, home, services]);
}

/** The HTML of what the shell draws first when it opens with this home: by the same components, outside the page. */
function firstFrame(services: Services, home: Home): string {
  const { telegram, connection } = services;
  const apart: Services = {
    ...services,
    caught: [],
    connection: { ...connection, isOnline: () => true },
    telegram: { ...telegram, mainButton: { ...telegram.mainButton, claim: () => () => {} } },
  };
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKeys.home, home);
  const container = document.createElement('div');
  // The page draws the same, and reports what is wrong with it.
  const root = createRoot(container, { onCaughtError: () => {} });
  flushSync(() =>
    root.render(
      <ServicesContext value={apart}>
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary fallback={null}>
            <div className="frame">
              <Header sync={null} onProfile={() => {}} />
              <main className="frame-main">
                <HomeView onChoose={() => {}} today={<DayShape />} more={null} />
              </main>
            </div>
          </ErrorBoundary>
        </QueryClientProvider>
      </ServicesContext>,
    ),
  );
  const html = container.innerHTML;
  root.unmount();
  return html;
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createHomeMemory } from '../../features/home/home-memory.ts';
import { HomeView } from '../../features/home/home-view.tsx';
import { useOnline } from '../../lib/api/use-online.ts';
import { refreshHome } from '../../lib/cache/refresh.ts';
import { OpenViewContext } from '../../lib/navigation/open-view.ts';
import type { View } from '../../lib/navigation/view.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { bridgeLatestMs, overlaysDelayMs } from '../../lib/time/timing.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useConnectionNotices } from '../news/use-connection-notices.ts';
import { LazyScreen } from '../screens/lazy-screen.tsx';
import { loadScreens } from '../screens/load-screens.ts';
import { TrainerLoading } from '../screens/trainer-loading.tsx';
import { useLessonChoice } from '../use-lesson-choice.ts';
import { DayShape } from './day-shape.tsx';
import { Header } from './header.tsx';

/** Header, the current view, and what is drawn over them. */
export function Shell() {
  const { launch } = useTelegram();
  const { clock } = useServices();
  const queryClient = useQueryClient();
  const [view, setView] = useState<View>(() => (isAdminAddress() ? { name: 'admin' } : { name: 'home' }));
  const isFollowing = Boolean(launch.startParam) && !isAdminAddress();
  const { calm, overlays } = useOverlays(useFirstView(), isFollowing);
  const { SyncBadge, HomeToday, HomeMore, default: Overlays } = (calm && overlays) || {};
  const [memory] = useState(createHomeMemory);
  const lessons = useLessonChoice((next) => {
    if (view.name === 'home') memory.scrollY = window.scrollY;
    setView(next);
  });
  useConnectionNotices();

  useLayoutEffect(() => {
    if (view.name === 'home') window.scrollTo(0, memory.scrollY);
  }, [view.name, memory]);

  function goHome() {
    setView({ name: 'home' });
    refreshHome(queryClient, clock, 'went-home');
  }

  function openProfile() {
    if (view.name !== 'profile') lessons.open({ name: 'profile' });
  }

  useBackButton(view.name === 'home' ? null : goHome);

  useEffect(() => {
    const follow = () => {
      if (location.hash === '#/logout' || isAdminAddress() === (view.name === 'admin')) return;
      lessons.open(isAdminAddress() ? { name: 'admin' } : { name: 'home' });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  });

  useEffect(() => {
    if (view.name !== 'admin' && isAdminAddress()) {
      history.replaceState(null, '', location.pathname + location.search);
    }
  }, [view.name]);

  return (
    <OpenViewContext value={lessons.open}>
      <div className="frame">
        <Header
          onProfile={openProfile}
          sync={
            SyncBadge && (
              <Part>
                <SyncBadge />
              </Part>
            )
          }
        />
        {Overlays && (
          <Part>
            <Overlays open={view.name} />
          </Part>
        )}
        {isFollowing && overlays && (
          <Part>
            <overlays.DeepLink onChoose={lessons.choose} onOpen={lessons.open} />
          </Part>
        )}
        {view.name === 'home' && (
          <main className="frame-main">
            <ErrorBoundary onRetry={goHome}>
              <HomeView
                onChoose={lessons.choose}
                today={
                  HomeToday ? (
                    <Part>
                      <HomeToday ways={lessons} />
                    </Part>
                  ) : (
                    overlays !== null && <DayShape />
                  )
                }
                more={
                  HomeMore && (
                    <Part>
                      <HomeMore memory={memory} sectionId={view.sectionId} onChoose={lessons.choose} />
                    </Part>
                  )
                }
              />
            </ErrorBoundary>
          </main>
        )}
        {view.name !== 'home' && (
          <main className="frame-main" key={JSON.stringify(view)}>
            <LazyScreen
              load={loadScreens}
              loading={<TrainerLoading />}
              fields={{ view, onExit: goHome, onOpen: lessons.open }}
              onHome={goHome}
            />
          </main>
        )}
      </div>
    </OpenViewContext>
  );
}

/**
 * Only the admin area has addresses (features/admin/place.ts), and logging out; they outlive the launch data in the
 * hash.
 */
const isAdminAddress = () => /^#\/admin\b/.test(location.hash);

type Overlays = typeof import('./overlays.tsx');

/**
 * What the views can do without, once its code is there: all of it is drawn at once, in steps that let a touch through.
 * `overlays` is undefined while it is loading, or before it is even requested, and null where it cannot be loaded; `calm`
 * becomes true with it, since each render of the shell takes its time. A link that is followed needs the code at once.
 */
function useOverlays(
  isFirstViewThere: boolean,
  isFollowing: boolean,
): { calm: boolean; overlays: Overlays | undefined | null } {
  const [calm, setCalm] = useState(false);
  const [overlays, setOverlays] = useState<Overlays | null>();
  useEffect(() => {
    if (!isFirstViewThere && !isFollowing) return;
    const load = () =>
      import('./overlays.tsx').then(
        (loaded) =>
          startTransition(() => {
            setOverlays(loaded);
            if (isFirstViewThere) setCalm(true);
          }),
        (error: unknown) => {
          console.warn('overlays not loaded', error);
          setOverlays(null);
        },
      );
    const timer = setTimeout(load, isFirstViewThere ? overlaysDelayMs : 0);
    return () => clearTimeout(timer);
  }, [isFirstViewThere, isFollowing]);
  return { calm, overlays };
}

/** A part of the overlays: where it fails, the views go on without it. */
function Part({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}

/**
 * True once home is on the screen, or cannot be loaded: what is loaded then does not delay the first view. Telegram's
 * bridge comes first, as soon as home is drawn.
 */
function useFirstView(): boolean {
  const { homeQuery } = useServices();
  const { isPending } = useQuery({ ...homeQuery, enabled: false });
  const online = useOnline();
  const { showApp } = useTelegram();
  const isThere = !isPending || !online;
  useEffect(() => {
    const timer = setTimeout(showApp, isThere ? 0 : bridgeLatestMs);
    return () => clearTimeout(timer);
  }, [isThere, showApp]);
  return isThere;
}

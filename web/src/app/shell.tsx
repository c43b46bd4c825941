import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { webTexts } from '../../../core/texts/ru.ts';
import { createHomeMemory } from '../features/home/home-memory.ts';
import { HomeView } from '../features/home/home-view.tsx';
import { useOnline } from '../lib/connection.ts';
import { homeQuery } from '../lib/queries.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { useBackButton } from '../lib/telegram.ts';
import { overlaysDelayMs } from '../lib/timing.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { loadTrainer } from './load-trainer.ts';
import { TrainerLoading } from './trainer-loading.tsx';
import { useConnectionNotices } from './use-connection-notices.ts';
import { useDeepLink } from './use-deep-link.ts';
import { useLessonChoice } from './use-lesson-choice.ts';
import { usePreload } from './use-preload.ts';
import type { LessonMode, View } from './view.ts';

const Overlays = lazy(() => import('./overlays.tsx'));
const SyncBadge = lazy(async () => ({ default: (await import('./overlays.tsx')).SyncBadge }));

/** Header, the present view, and what lies over them. */
export function Shell() {
  const queryClient = useQueryClient();
  const [view, setView] = useState<View>({ name: 'home' });
  const calm = useAfterFirstView();
  const [memory] = useState(createHomeMemory);
  const lessons = useLessonChoice(setView);
  useConnectionNotices();
  usePreload(view.name === 'home');
  useDeepLink(lessons.choose);

  function goHome() {
    setView({ name: 'home' });
    void queryClient.invalidateQueries({ queryKey: queryKeys.home });
  }

  useBackButton(view.name === 'home' ? null : goHome);

  return (
    <div className="frame">
      <Header
        sync={
          calm && (
            <Later>
              <SyncBadge />
            </Later>
          )
        }
      />
      {calm && (
        <Later>
          <Overlays lesson={lessons.locked} onClose={lessons.closeLocked} onChoose={lessons.choose} />
        </Later>
      )}
      {view.name === 'home' && (
        <main className="frame-main">
          <HomeView memory={memory} onChoose={lessons.choose} />
        </main>
      )}
      {view.name === 'trainer' && (
        <main className="frame-main" key={`${view.lessonId} ${view.mode}`}>
          <TrainerScreen {...view} onExit={goHome} onOpenLesson={lessons.open} />
        </main>
      )}
    </div>
  );
}

/** What the views can do without: while its code is on its way, or when it does not come, nothing stands in its place. */
function Later({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

type TrainerScreenProps = {
  lessonId: number;
  mode: LessonMode;
  onExit: () => void;
  onOpenLesson: (lessonId: number, mode: LessonMode) => void;
};

/** The trainer, whose code is loaded on demand; when that fails, the learner may try again. */
function TrainerScreen(props: TrainerScreenProps) {
  // A failed `lazy` keeps its failure for ever, so each attempt gets one of its own.
  const [Trainer, setTrainer] = useState(() => lazy(loadTrainer));
  return (
    <ErrorBoundary
      title={webTexts.crash.chunkTitle}
      text={webTexts.crash.chunkText}
      onRetry={() => setTrainer(() => lazy(loadTrainer))}
      onHome={props.onExit}
    >
      <Suspense fallback={<TrainerLoading />}>
        <Trainer {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** True once home stands on the screen, or cannot come: what is loaded then takes nothing away from the first view. */
function useAfterFirstView(): boolean {
  const { isPending } = useQuery({ ...homeQuery, enabled: false });
  const online = useOnline();
  const [calm, setCalm] = useState(false);
  const due = !isPending || !online;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => setCalm(true), overlaysDelayMs);
    return () => clearTimeout(timer);
  }, [due]);
  return calm;
}

import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { webTexts } from '../../../core/texts/ru.ts';
import { createHomeMemory } from '../features/home/home-memory.ts';
import { HomeView } from '../features/home/home-view.tsx';
import { queryKeys } from '../lib/query-keys.ts';
import { useBackButton } from '../lib/telegram.ts';
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

/** Header, the present view, and what lies over them. */
export function Shell() {
  const queryClient = useQueryClient();
  const [view, setView] = useState<View>({ name: 'home' });
  const painted = useAfterPaint();
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
      <Header />
      {painted && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Overlays lesson={lessons.locked} onClose={lessons.closeLocked} onChoose={lessons.choose} />
          </Suspense>
        </ErrorBoundary>
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

function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // Two frames: the first draws what React has just made, the second begins after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}

import { lazy, Suspense } from 'react';
import type { LessonLettersProps } from '../features/letters/lesson-letters.tsx';
import { TrainerView, type TrainerViewProps } from '../features/trainer/trainer-view.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { TrainerLoading } from './trainer-loading.tsx';

const LessonLetters = lazy(async () => ({
  default: (await import('../features/letters/lesson-letters.tsx')).LessonLetters,
}));

/** The trainer; the code that teaches letters is loaded in lessons that have some. */
export function TrainerScreen(props: TrainerViewProps) {
  return <TrainerView {...props} Letters={Letters} />;
}

/** Where the code cannot be loaded the words are there without it. */
function Letters(props: LessonLettersProps) {
  return (
    <ErrorBoundary fallback={props.children()}>
      <Suspense fallback={<TrainerLoading />}>
        <LessonLetters {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

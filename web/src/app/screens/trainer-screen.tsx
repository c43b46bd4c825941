import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { LessonLettersProps } from '../../features/letters/lesson-letters.tsx';
import { TrainerView, type TrainerViewProps } from '../../features/trainer/trainer-view.tsx';
import { useServices } from '../../lib/services.ts';
import { tellLettersLeftOut } from '../../lib/toasts/unsaved.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { TrainerLoading } from './trainer-loading.tsx';

const LessonLetters = lazy(async () => ({
  default: (await import('../../features/letters/lesson-letters.tsx')).LessonLetters,
}));

/** The trainer, left for where one came from; the code that teaches letters is loaded in lessons that have some. */
export function TrainerScreen({ from, onExit, ...props }: TrainerViewProps) {
  const leave = () => (from ? props.onOpen({ name: from }) : onExit());
  return <TrainerView {...props} onExit={leave} Letters={Letters} />;
}

/** Where the code cannot be loaded, or fails, the words are there without it, and the learner sees why. */
function Letters(props: LessonLettersProps) {
  return (
    <ErrorBoundary fallback={<WithoutLetters>{props.children()}</WithoutLetters>}>
      <Suspense fallback={<TrainerLoading />}>
        <LessonLetters {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function WithoutLetters({ children }: { children: ReactNode }) {
  const { toast } = useServices();
  useEffect(() => tellLettersLeftOut(toast), [toast]);
  return children;
}

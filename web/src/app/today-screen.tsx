import { lazy, Suspense } from 'react';
import type { TodayLettersProps } from '../features/letters/today-letters.tsx';
import { TodayView, type TodayViewProps } from '../features/today/today-view.tsx';
import { TrainerLoading } from './trainer-loading.tsx';

const TodayLetters = lazy(async () => ({
  default: (await import('../features/letters/today-letters.tsx')).TodayLetters,
}));

/** «Сегодня»; the code of its letters is loaded on days that have some. */
export function TodayScreen(props: TodayViewProps) {
  return <TodayView {...props} Letters={Letters} />;
}

function Letters(props: TodayLettersProps) {
  return (
    <Suspense fallback={<TrainerLoading />}>
      <TodayLetters {...props} />
    </Suspense>
  );
}

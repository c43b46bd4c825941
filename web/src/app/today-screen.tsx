import { lazy, Suspense } from 'react';
import type { TodayFormsProps } from '../exercises/forms/today-forms.tsx';
import type { TodayLettersProps } from '../features/letters/today-letters.tsx';
import { TodayView, type TodayViewProps } from '../features/today/today-view.tsx';
import { TrainerLoading } from './trainer-loading.tsx';

const TodayLetters = lazy(async () => ({
  default: (await import('../features/letters/today-letters.tsx')).TodayLetters,
}));

const TodayForms = lazy(async () => ({
  default: (await import('../exercises/forms/today-forms.tsx')).TodayForms,
}));

/** «Сегодня»; the code of its letters and forms is loaded on days that have some. */
export function TodayScreen(props: TodayViewProps) {
  return <TodayView {...props} Letters={Letters} Forms={Forms} />;
}

function Letters(props: TodayLettersProps) {
  return (
    <Suspense fallback={<TrainerLoading />}>
      <TodayLetters {...props} />
    </Suspense>
  );
}

function Forms(props: TodayFormsProps) {
  return (
    <Suspense fallback={<TrainerLoading />}>
      <TodayForms {...props} />
    </Suspense>
  );
}

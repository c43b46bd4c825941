import { lazy, Suspense } from 'react';
import type { TodayFormsProps } from '../../exercises/forms/today-forms.tsx';
import type { TodayLettersProps } from '../../features/letters/today-letters.tsx';
import type { TodayNumbersProps } from '../../features/numbers/today-numbers.tsx';
import { TodayView, type TodayViewProps } from '../../features/today/today-view.tsx';
import { TrainerLoading } from './trainer-loading.tsx';

const TodayLetters = lazy(async () => ({
  default: (await import('../../features/letters/today-letters.tsx')).TodayLetters,
}));

const TodayForms = lazy(async () => ({
  default: (await import('../../exercises/forms/today-forms.tsx')).TodayForms,
}));

const TodayNumbers = lazy(async () => ({
  default: (await import('../../features/numbers/today-numbers.tsx')).TodayNumbers,
}));

/** «Сегодня»; the code of its letters, forms and numbers is loaded on days that have some. */
export function TodayScreen(props: TodayViewProps) {
  return <TodayView {...props} Letters={Letters} Forms={Forms} Numbers={Numbers} />;
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

function Numbers(props: TodayNumbersProps) {
  return (
    <Suspense fallback={<TrainerLoading />}>
      <TodayNumbers {...props} />
    </Suspense>
  );
}

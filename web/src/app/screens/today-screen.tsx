import { lazy, Suspense } from 'react';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import type { TodayFormsProps } from '../../exercises/forms/today-forms.tsx';
import type { TodayRulesProps } from '../../exercises/rules/today-rules.tsx';
import { createRecogniserLoader } from '../../exercises/write/recogniser-loader.ts';
import type { TodayLettersProps } from '../../features/letters/today-letters.tsx';
import type { TodayNumbersProps } from '../../features/numbers/today-numbers.tsx';
import { TodayView, type TodayViewProps } from '../../features/today/today-view.tsx';
import { TrainerLoading } from './trainer-loading.tsx';

const parts = {
  letters: async () => ({
    default: (await import('../../features/letters/today-letters.tsx')).TodayLetters,
  }),
  rules: async () => ({ default: (await import('../../exercises/rules/today-rules.tsx')).TodayRules }),
  forms: async () => ({ default: (await import('../../exercises/forms/today-forms.tsx')).TodayForms }),
  numbers: async () => ({
    default: (await import('../../features/numbers/today-numbers.tsx')).TodayNumbers,
  }),
};

const TodayLetters = lazy(parts.letters);
const TodayRules = lazy(parts.rules);
const TodayForms = lazy(parts.forms);
const TodayNumbers = lazy(parts.numbers);

/** Loads what these days ask beside the choices and typing, so that they can be held without a network. */
export async function loadParts(days: readonly TodayResponse[]): Promise<void> {
  const isDrawn = days.some(({ tasks }) => tasks.some(({ exercise }) => exercise === 'write'));
  const asked = (['letters', 'rules', 'forms', 'numbers'] as const).filter((part) =>
    days.some((day) => day[part].length > 0),
  );
  await Promise.all([
    ...asked.map((part) => parts[part]()),
    ...(isDrawn ? [createRecogniserLoader().load()] : []),
  ]);
}

/** «Сегодня»; the code of its letters, rules, forms and numbers is loaded on days that have some. */
export function TodayScreen(props: TodayViewProps) {
  return <TodayView {...props} Letters={Letters} Rules={Rules} Forms={Forms} Numbers={Numbers} />;
}

function Letters(props: TodayLettersProps) {
  return (
    <Suspense fallback={<TrainerLoading />}>
      <TodayLetters {...props} />
    </Suspense>
  );
}

function Rules(props: TodayRulesProps) {
  return (
    <Suspense fallback={<TrainerLoading />}>
      <TodayRules {...props} />
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

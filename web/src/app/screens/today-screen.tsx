import { type ComponentType, lazy, Suspense } from 'react';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import { createRecogniserLoader } from '../../exercises/write/recogniser-loader.ts';
import {
  type EarlyPart,
  type EarlyPartProps,
  type EarlyParts,
  TodayView,
  type TodayViewProps,
} from '../../features/today/today-view.tsx';
import { TrainerLoading } from './trainer-loading.tsx';

type Loaders = { [P in EarlyPart]: () => Promise<ComponentType<EarlyPartProps<P>>> };

/** The code of what is asked before the words is loaded on days that have some of it. */
const load: Loaders = {
  letters: async () => (await import('../../features/letters/today-letters.tsx')).TodayLetters,
  rules: async () => (await import('../../exercises/rules/today-rules.tsx')).TodayRules,
  forms: async () => (await import('../../exercises/forms/today-forms.tsx')).TodayForms,
  numbers: async () => (await import('../../features/numbers/today-numbers.tsx')).TodayNumbers,
};

const parts: EarlyParts = {
  letters: loaded(load.letters),
  rules: loaded(load.rules),
  forms: loaded(load.forms),
  numbers: loaded(load.numbers),
};

/** Loads what these days ask beside the choices and typing, so that they can be held without a network. */
export async function loadParts(days: readonly TodayResponse[]): Promise<void> {
  const isDrawn = days.some(({ tasks }) => tasks.some(({ exercise }) => exercise === 'write'));
  const asked = Object.keys(load) as EarlyPart[]; // its own keys
  await Promise.all([
    ...asked.filter((part) => days.some((day) => day[part].length > 0)).map((part) => load[part]()),
    ...(isDrawn ? [createRecogniserLoader().load()] : []),
  ]);
}

export const TodayScreen = (props: TodayViewProps) => <TodayView {...props} parts={parts} />;

function loaded<Props extends object>(loadPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadPart() }));
  return (props) => (
    <Suspense fallback={<TrainerLoading />}>
      <Part {...props} />
    </Suspense>
  );
}

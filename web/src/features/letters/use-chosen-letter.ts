import { useState } from 'react';
import { useTelegram } from '../../lib/services.ts';
import { letterRightMs } from '../../lib/time/timing.ts';
import { useTimer } from '../../lib/time/use-timer.ts';
import type { StepProps } from './steps/step.ts';

/** The letter chosen among options: each is felt and reported, and the right one ends the step after a moment. */
export function useChosenLetter({ item, onAnswer, onDone }: Pick<StepProps, 'item' | 'onAnswer' | 'onDone'>) {
  const { haptic } = useTelegram();
  const [chosen, setChosen] = useState<string | null>(null);
  const isRight = chosen === item.key;
  useTimer(isRight, letterRightMs, onDone);

  function choose(key: string): void {
    const right = key === item.key;
    haptic(right ? 'success' : 'error');
    setChosen(key);
    onAnswer({ isRight: right, ...(right ? {} : { chosen: key }) });
  }

  return { chosen, isRight, choose };
}

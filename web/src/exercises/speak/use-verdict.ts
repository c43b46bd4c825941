import { useEffect, useRef, useState } from 'react';
import type { Judgement } from '../../../../core/speech/judge.ts';
import type { RecordingState } from '../../../../core/speech/recording.ts';
import { useTelegram } from '../../lib/services.ts';
import { speakResultMs, speakWrongMs } from '../../lib/time/timing.ts';
import type { ExerciseAnswer } from '../exercise.ts';

const haptics = { correct: 'success', incorrect: 'error', 'not-heard': 'warning', synonym: 'tap' } as const;

/**
 * Reports the judge's verdict: a right word at once, so that it is saved before anything is shown; a wrong one when it
 * could be read. What was not heard is no answer, nor is a synonym. Returns whether the next attempt may begin.
 */
export function useVerdict(state: RecordingState, onAnswer: (answer: ExerciseAnswer) => void): boolean {
  const { haptic } = useTelegram();
  const { judgement, transcripts, tries } = state;
  const [read, setRead] = useState<Judgement | null>(null);
  const report = useRef(onAnswer);
  useEffect(() => {
    report.current = onAnswer;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one report for each judgement
  useEffect(() => {
    if (!judgement) return;
    const { verdict } = judgement;
    haptic(haptics[verdict]);
    if (verdict === 'correct') {
      report.current({ result: 'right', tries, transcripts, shownMs: speakResultMs });
      return;
    }
    const timer = setTimeout(() => {
      setRead(judgement);
      if (verdict === 'incorrect') report.current({ result: 'wrong', tries, transcripts });
    }, speakWrongMs);
    return () => clearTimeout(timer);
  }, [judgement]);

  return judgement === null || read === judgement;
}

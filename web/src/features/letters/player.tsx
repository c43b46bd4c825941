import { useEffect, useState } from 'react';
import type { LetterItem } from '../../../../core/contracts/letters.ts';
import { eventOf, type LetterStep } from '../../../../core/letters/steps.ts';
import type { Random } from '../../../../core/random.ts';
import { letterReportId } from '../../../../core/reports/reports.ts';
import type { Need } from '../../../../core/round/kind.ts';
import { letters } from '../../../../core/round/kinds/letters.ts';
import { startRound } from '../../../../core/round/state.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { letterTexts as texts } from '../../../../core/texts/lesson/letters.ts';
import type { Reported } from '../../exercises/report/reported.ts';
import { RoundFrame, type SkipRound } from '../../exercises/round/round-frame.tsx';
import { useRound } from '../../exercises/round/use-round.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useStartAtTop } from '../../exercises/use-start-at-top.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { ChooseStep } from './steps/choose-step.tsx';
import { CompareStep } from './steps/compare-step.tsx';
import { DrawStep } from './steps/draw-step.tsx';
import { MeetStep } from './steps/meet-step.tsx';
import { PointStep } from './steps/point-step.tsx';
import { SpellStep } from './steps/spell-step.tsx';
import type { StepResult } from './steps/step.ts';
import { useSaveLetter } from './use-letters.ts';

export type LetterPlayerProps = {
  steps: readonly LetterStep[];
  items: readonly LetterItem[];
  settings: Settings;
  session: ExerciseSession;
  skip?: SkipRound | undefined;
  /** The first step is the very first letter that the learner meets. */
  isBeginning?: boolean;
  /** What the learner could not do in an earlier round of this visit; and that they cannot do it in this one. */
  unmet?: readonly Need[];
  onCannot?: ((need: Need) => void) | undefined;
  random?: Random;
  now?: () => number;
  onDone: () => void;
};

/** Plays steps of letters one after another; each answer is saved as it is given. */
export function LetterPlayer({
  steps,
  items,
  settings,
  session,
  skip,
  isBeginning = false,
  unmet = [],
  onCannot,
  random = Math.random,
  now,
  onDone,
}: LetterPlayerProps) {
  const save = useSaveLetter();
  const running = useRound(letters, () => startRound<LetterStep, string>(steps), {
    random,
    unmet,
    ...(now ? { now } : {}),
    save({ key, exercise }, { isRight, chosen, isSkipped }: StepResult, ms) {
      const event = eventOf(exercise);
      return event && !isSkipped ? save({ keys: [key], event, isRight, chosen, ms }) : undefined;
    },
    onFinish: onDone,
  });
  const { round, question: step, answer, goOn, cannot, leaveOut } = running;
  const { visit, done, state } = round;
  const [met] = useState(
    () =>
      new Set([
        ...items.filter(({ state: { phase } }) => phase !== 'new').map(({ key }) => key),
        ...steps.map(({ key }) => key),
      ]),
  );
  useNoVerticalSwipes(true);
  const item = items.find(({ key }) => key === step?.key);
  const twin = items.find(({ key }) => key === step?.twin);

  useStartAtTop(visit);

  // The recogniser is loaded while the first letter is looked at.
  useEffect(() => {
    session.recogniser.load().catch(() => {});
  }, [session]);

  if (!step || !item) return null;
  const { exercise } = step;
  const isFirst = isBeginning && visit === 1;
  const Choose = item.kind === 'point' ? PointStep : ChooseStep;

  function know(): void {
    void save({ keys: [item?.key ?? ''], event: 'claim', isRight: true });
    leaveOut(({ key }) => key === item?.key);
  }

  function leave(need: Need): void {
    onCannot?.(need);
    cannot(need);
  }

  /** The step has shown something: there is nothing to answer. */
  function look(): void {
    answer({ isRight: true });
    goOn();
  }

  const shared = { item, twin, items, met, settings, session, random, onAnswer: answer, onDone: goOn };
  return (
    <RoundFrame
      done={done}
      left={state.queue.length}
      label={texts.progress}
      skip={skip}
      about={isFirst ? undefined : aboutOf(item)}
      marks={{ 'data-exercise': exercise, 'data-letter': item.key }}
    >
      {exercise === 'meet' && (
        <MeetStep key={visit} {...shared} isFirst={isFirst} onKnow={know} onCannot={() => {}} />
      )}
      {(exercise === 'trace' || exercise === 'write') && (
        <DrawStep key={visit} {...shared} mode={exercise} onCannot={() => leave('draw')} />
      )}
      {(exercise === 'find' || exercise === 'hear') && (
        <Choose key={visit} {...shared} by={exercise} onCannot={() => leave('listen')} />
      )}
      {exercise === 'compare' && twin && <CompareStep key={visit} {...shared} twin={twin} onDone={look} />}
      {exercise === 'spell' && twin && <SpellStep key={visit} {...shared} twin={twin} />}
    </RoundFrame>
  );
}

/** What a report of a mistake in a letter is about. */
const aboutOf = (item: LetterItem): Reported => ({
  ...{ subject: 'letter', subjectId: letterReportId(item.letter) },
  question: texts.reported(item),
});

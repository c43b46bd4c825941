import { useEffect, useRef, useState } from 'react';
import type { LetterItem } from '../../../../core/contracts/letters.ts';
import { afterStep, eventOf, type LetterStep } from '../../../../core/letters/steps.ts';
import type { Random } from '../../../../core/random.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { letterTexts as texts } from '../../../../core/texts/lesson/letters.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './player.module.css';
import { ChooseStep } from './steps/choose-step.tsx';
import { CompareStep } from './steps/compare-step.tsx';
import { DrawStep } from './steps/draw-step.tsx';
import { MeetStep } from './steps/meet-step.tsx';
import { SpellStep } from './steps/spell-step.tsx';
import type { StepResult } from './steps/step.ts';
import { useSaveLetter } from './use-letters.ts';

export type LetterPlayerProps = {
  steps: readonly LetterStep[];
  items: readonly LetterItem[];
  settings: Settings;
  session: ExerciseSession;
  /** A quiet way past all of it, with what it does. */
  skip?: { text: string; onPress: () => void } | undefined;
  random?: Random;
  now?: () => number;
  onDone: () => void;
};

/** A missed step comes back this often. */
const returns = 1;

/** Plays steps of letters one after another; each answer is saved as it is given. */
export function LetterPlayer({
  steps,
  items,
  settings,
  session,
  skip,
  random = Math.random,
  now = () => performance.now(),
  onDone,
}: LetterPlayerProps) {
  const save = useSaveLetter();
  const [queue, setQueue] = useState(steps);
  const [visit, setVisit] = useState(0);
  const [done, setDone] = useState(0);
  const [met] = useState(
    () =>
      new Set([
        ...items.filter(({ state }) => state.phase !== 'new').map(({ key }) => key),
        ...steps.map(({ key }) => key),
      ]),
  );
  const returned = useRef(new Map<string, number>());
  const result = useRef<StepResult>({ isRight: true });
  const askedAt = useRef(0);
  useNoVerticalSwipes(true);
  const [step] = queue;
  const item = items.find(({ key }) => key === step?.key);
  const twin = items.find(({ key }) => key === step?.twin);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each step
  useEffect(() => {
    askedAt.current = now();
    result.current = { isRight: true };
    window.scrollTo(0, 0);
  }, [visit]);

  // The recogniser is loaded while the first letter is looked at.
  useEffect(() => {
    session.recogniser.load().catch(() => {});
  }, [session]);

  if (!step || !item) return null;
  const { exercise } = step;

  function answer(given: StepResult): void {
    result.current = given;
    const event = step && eventOf(step.exercise);
    if (!event || given.isSkipped) return;
    const { isRight, chosen } = given;
    const ms = Math.round(Math.min(86_400_000, Math.max(0, now() - askedAt.current)));
    void save({ keys: [step.key], event, isRight, chosen, ms });
  }

  function goOn(rest: readonly LetterStep[]): void {
    setQueue(rest);
    setVisit(visit + 1);
    if (rest.length === 0) onDone();
  }

  function finish(): void {
    const name = `${step?.key} ${exercise}`;
    const count = returned.current.get(name) ?? 0;
    const comesBack = !result.current.isRight && !result.current.isSkipped && count < returns;
    if (comesBack) returned.current.set(name, count + 1);
    else setDone(done + 1);
    goOn(afterStep(queue, !comesBack));
  }

  function know(): void {
    void save({ keys: [item?.key ?? ''], event: 'claim', isRight: true });
    const rest = queue.filter(({ key }) => key !== item?.key);
    setDone(done + queue.length - rest.length);
    goOn(rest);
  }

  const cannot = (kinds: readonly LetterStep['exercise'][]) => () => {
    const rest = queue.filter((one) => !kinds.includes(one.exercise));
    setDone(done + queue.length - rest.length);
    goOn(rest);
  };
  const shared = { item, twin, items, met, settings, session, random, onAnswer: answer, onDone: finish };
  return (
    <Stack gap={4} grow className={styles.player} data-exercise={exercise} data-letter={item.key}>
      <Row gap={5} align="center" className={styles.head}>
        <ProgressBar
          value={(done / (done + queue.length)) * 100}
          label={texts.progress(done + 1, done + queue.length)}
        />
        {skip && (
          <Button variant="quiet" size="small" className={styles.skip} onClick={skip.onPress}>
            {skip.text}
          </Button>
        )}
      </Row>
      {exercise === 'meet' && <MeetStep key={visit} {...shared} onKnow={know} onCannot={() => {}} />}
      {(exercise === 'trace' || exercise === 'write') && (
        <DrawStep key={visit} {...shared} mode={exercise} onCannot={cannot(['trace', 'write'])} />
      )}
      {(exercise === 'find' || exercise === 'hear') && (
        <ChooseStep key={visit} {...shared} by={exercise} onCannot={cannot(['hear'])} />
      )}
      {exercise === 'compare' && twin && <CompareStep key={visit} {...shared} twin={twin} />}
      {exercise === 'spell' && twin && <SpellStep key={visit} {...shared} twin={twin} />}
    </Stack>
  );
}

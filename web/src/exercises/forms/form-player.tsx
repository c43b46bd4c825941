import { useEffect, useRef, useState } from 'react';
import type { FormTask } from '../../../../core/contracts/forms.ts';
import { afterForm } from '../../../../core/forms/round.ts';
import type { FormExercise } from '../../../../core/forms/skills.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { formTexts as texts } from '../../../../core/texts/lesson/forms.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ExerciseSession } from '../session.ts';
import { ChooseForm } from './choose-form.tsx';
import type { FormStepProps } from './form-step.ts';
import styles from './forms.module.css';
import { MeetForm } from './meet-form.tsx';
import { SayForm } from './say-form.tsx';
import { TypeForm } from './type-form.tsx';
import { type FormResult, useSaveForm } from './use-save-form.ts';

/** How a round went: checked steps, and those that were right at once. */
export type FormRound = { asked: number; right: number; forms: number };

export type FormPlayerProps = {
  tasks: readonly FormTask[];
  session: ExerciseSession;
  settings: Settings;
  /** A quiet way past all of it. */
  skip?: { text: string; onPress: () => void } | undefined;
  now?: () => number;
  onDone: (round: FormRound) => void;
};

const steps: Record<FormExercise, (props: FormStepProps) => React.ReactNode> = {
  meet: MeetForm,
  choose: ChooseForm,
  hear: ChooseForm,
  type: TypeForm,
  say: SayForm,
  gap: ChooseForm,
};

type Queued = { task: FormTask; hasReturned: boolean };

/** Plays tasks about forms one after another; each answer is saved as it is given, and a missed one comes back once. */
export function FormPlayer({
  tasks,
  session,
  settings,
  skip,
  now = () => performance.now(),
  onDone,
}: FormPlayerProps) {
  const save = useSaveForm();
  const sound = useEffects();
  const [queue, setQueue] = useState(() => tasks.map((task): Queued => ({ task, hasReturned: false })));
  const [visit, setVisit] = useState(0);
  const [done, setDone] = useState(0);
  const round = useRef({ asked: 0, right: 0, skills: new Set<string>() });
  const result = useRef<FormResult>({ isRight: true });
  const askedAt = useRef(0);
  useNoVerticalSwipes(true);
  const [current] = queue;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each step
  useEffect(() => {
    askedAt.current = now();
    result.current = { isRight: true };
  }, [visit]);

  if (!current) return null;
  const { task, hasReturned } = current;

  function answer(given: FormResult): void {
    result.current = given;
    if (task.exercise !== 'meet') {
      sound(given.isRight ? 'right' : 'wrong');
      if (!hasReturned) {
        round.current.asked += 1;
        if (given.isRight) round.current.right += 1;
      }
    }
    round.current.skills.add(task.skill);
    const ms = Math.round(Math.min(86_400_000, Math.max(0, now() - askedAt.current)));
    void save(task, given, ms);
  }

  function goOn(rest: Queued[]): void {
    setQueue(rest);
    setVisit(visit + 1);
    if (rest.length > 0) return;
    const { asked, right, skills } = round.current;
    onDone({ asked, right, forms: skills.size });
  }

  function finish(): void {
    const comesBack = !result.current.isRight && !hasReturned;
    if (!comesBack) setDone(done + 1);
    const rest = afterForm(queue, comesBack);
    goOn(rest.map((one) => (one === current ? { ...one, hasReturned: true } : one)));
  }

  function cannotListen(): void {
    const rest = queue.filter((one) => one.task.exercise !== 'hear');
    setDone(done + queue.length - rest.length);
    goOn(rest);
  }

  function cannotSpeak(): void {
    goOn(
      queue.map((one) =>
        one.task.exercise === 'say' ? { ...one, task: { ...one.task, exercise: 'type' } } : one,
      ),
    );
  }

  const Step = steps[task.exercise];
  return (
    <Stack gap={5} grow className={styles.player} data-exercise={task.exercise} data-skill={task.skill}>
      <Row gap={5} align="center" className={styles.head}>
        <ProgressBar
          value={(done / (done + queue.length)) * 100}
          label={texts.progress(done + 1, done + queue.length)}
        />
        {skip && (
          <Button variant="quiet" size="small" onClick={skip.onPress}>
            {skip.text}
          </Button>
        )}
      </Row>
      <Step
        key={visit}
        task={task}
        settings={settings}
        player={session.player}
        session={session}
        onAnswer={answer}
        onDone={finish}
        onCannotListen={cannotListen}
        onCannotSpeak={cannotSpeak}
      />
    </Stack>
  );
}

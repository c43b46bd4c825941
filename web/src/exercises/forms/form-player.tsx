import type { FormTask } from '../../../../core/contracts/forms.ts';
import { type FormExercise, isCheckedForm } from '../../../../core/forms/skills.ts';
import { forms } from '../../../../core/round/kinds/forms.ts';
import { type RoundState, startRound } from '../../../../core/round/state.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { RoundFrame, type SkipRound } from '../round/round-frame.tsx';
import { useRound } from '../round/use-round.ts';
import type { ExerciseSession } from '../session.ts';
import { ChooseForm } from './choose-form.tsx';
import type { FormStepProps } from './form-step.ts';
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
  skip?: SkipRound | undefined;
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

const kind = forms<FormTask>();

/** Plays tasks about forms one after another; each answer is saved as it is given, and a missed one comes back once. */
export function FormPlayer({ tasks, session, settings, skip, now, onDone }: FormPlayerProps) {
  const save = useSaveForm();
  const sound = useEffects();
  const { round, question, answer, goOn, cannot } = useRound(
    kind,
    () => startRound<FormTask, string>(tasks),
    {
      ...(now ? { now } : {}),
      save(task, given: FormResult, ms) {
        if (isCheckedForm(task.exercise)) sound(given.isRight ? 'right' : 'wrong');
        return save(task, given, ms);
      },
      onFinish: (state) => onDone(roundOf(tasks, state)),
    },
  );
  useNoVerticalSwipes(true);
  if (!question) return null;
  const { exercise, skill } = question;
  const Step = steps[exercise];
  return (
    <RoundFrame
      done={round.done}
      left={round.state.queue.length}
      label={texts.progress}
      skip={skip}
      marks={{ 'data-exercise': exercise, 'data-skill': skill }}
    >
      <Step
        key={round.visit}
        task={question}
        settings={settings}
        player={session.player}
        session={session}
        onAnswer={answer}
        onDone={goOn}
        onCannotListen={() => cannot('listen')}
        onCannotSpeak={() => cannot('speak')}
      />
    </RoundFrame>
  );
}

function roundOf(tasks: readonly FormTask[], { strengthened, missed }: RoundState<FormTask>): FormRound {
  const asked = new Set([...strengthened, ...missed]);
  return {
    asked: asked.size,
    right: strengthened.length,
    forms: new Set(tasks.map(({ skill }) => skill)).size,
  };
}

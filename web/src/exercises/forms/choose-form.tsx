import { useState } from 'react';
import { reasonsOf } from '../../../../core/forms/reason.ts';
import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import { useTelegram } from '../../lib/services.ts';
import { letterRightMs } from '../../lib/time/timing.ts';
import { useTimer } from '../../lib/time/use-timer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../ui/hebrew/meaning.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Hint } from '../../ui/text.tsx';
import { ChoiceExercise } from '../choice/choice-exercise.tsx';
import { Feedback } from '../feedback.tsx';
import { WhyButton } from '../rules/why-button.tsx';
import { FormAnswer } from './form-answer.tsx';
import { FormQuestion } from './form-question.tsx';
import { FormSound } from './form-sound.tsx';
import type { FormStepProps } from './form-step.ts';
import styles from './forms.module.css';

/** The form that a cue or a sentence asks for, among others; or who says a form that is heard. */
export function ChooseForm({ task, settings, player, onAnswer, onDone, onCannotListen }: FormStepProps) {
  const { haptic } = useTelegram();
  const { exercise, options, answer, noun, base, skill, sentence } = task;
  const isHeard = exercise === 'hear';
  const [chosen, setChosen] = useState<string | null>(null);
  const right = String(options.findIndex(({ reason }) => reason === null));
  const isRight = chosen === right;
  useTimer(isRight, letterRightMs, onDone);

  function choose(value: string): void {
    haptic(value === right ? 'success' : 'error');
    setChosen(value);
    onAnswer({ isRight: value === right });
  }

  const option = chosen === null ? undefined : options[Number(chosen)];
  const isWrong = chosen !== null && !isRight;
  return (
    <Stack gap={5} grow className={styles.step}>
      <Stack gap={4} align="center" justify="center" grow className={styles.asked}>
        {isHeard ? (
          <Stack gap={4} align="center" className={styles.question}>
            <Hint>{skill.startsWith('adjective') ? texts.tasks.hearAdjective : texts.tasks.hear}</Hint>
            <FormSound form={answer} player={player} settings={settings} isEager />
            {chosen !== null && (
              <Hebrew size="large">{settings.niqqud ? answer.pointed : answer.full}</Hebrew>
            )}
            <Hint as="p">
              <Hebrew>{settings.niqqud ? base.pointed : base.full}</Hebrew> —{' '}
              <Meaning>{base.russian}</Meaning>
            </Hint>
          </Stack>
        ) : (
          <FormQuestion
            task={task}
            title={sentence ? texts.tasks.gap : noun ? texts.tasks.agree : texts.tasks.choose}
            settings={settings}
            isFilled={chosen !== null}
          />
        )}
        <Feedback tone={isRight ? 'right' : 'wrong'} title={isRight ? texts.right : undefined}>
          {option?.reason && (
            <>
              <MixedText>{option.reason}</MixedText>{' '}
              <WhyButton reasons={reasonsOf(option)} skill={skill} player={player} />
            </>
          )}
        </Feedback>
        {isWrong && !isHeard && <FormAnswer task={task} settings={settings} player={player} isEager />}
      </Stack>
      <div className={styles.options}>
        <ChoiceExercise
          options={options.map(({ hebrew, label }, at) => ({
            value: String(at),
            // A line ends with the dot, it does not begin with it.
            label: hebrew ? (settings.niqqud ? hebrew.pointed : hebrew.full) : label.replace(' ·', '\u00a0·'),
          }))}
          script={isHeard ? 'russian' : 'hebrew'}
          right={right}
          chosen={chosen}
          locked={chosen !== null}
          onChoose={choose}
        />
      </div>
      <div className={styles.way}>
        {isWrong && (
          <Button variant="primary" size="large" block onClick={onDone}>
            {texts.next}
          </Button>
        )}
        {chosen === null && isHeard && (
          <Button variant="quiet" size="small" onClick={onCannotListen}>
            {texts.cannotListen}
          </Button>
        )}
      </div>
    </Stack>
  );
}

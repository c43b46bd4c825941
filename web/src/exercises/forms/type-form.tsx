import { type FormEvent, useEffect, useState } from 'react';
import { type FormJudgement, judgeForm } from '../../../../core/forms/judge.ts';
import { comparableHebrew } from '../../../../core/hebrew/comparable.ts';
import { answerTexts } from '../../../../core/texts/lesson/answer.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import { useTelegram } from '../../lib/services.ts';
import { quizFeedbackMs } from '../../lib/time/timing.ts';
import { useTimer } from '../../lib/time/use-timer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Hint } from '../../ui/text.tsx';
import { Feedback } from '../feedback.tsx';
import { WhyButton } from '../rules/why-button.tsx';
import { HebrewKeyboard } from '../type/hebrew-keyboard.tsx';
import { HebrewTextInput } from '../type/hebrew-text-input.tsx';
import { useHebrewInput } from '../type/use-hebrew-input.ts';
import { FormAnswer } from './form-answer.tsx';
import { FormQuestion } from './form-question.tsx';
import type { FormStepProps } from './form-step.ts';
import styles from './forms.module.css';

/** The form written for a Russian cue, on the app's own keyboard or on a physical one of any layout. */
export function TypeForm({ task, settings, player, onAnswer, onDone }: FormStepProps) {
  const { haptic } = useTelegram();
  const input = useHebrewInput();
  const [verdict, setVerdict] = useState<FormJudgement | null>(null);
  /** What was typed last is a synonym: the question stays. */
  const [asksAgain, setAsksAgain] = useState(false);
  const isBlank = comparableHebrew(input.value) === '';
  const isRight = verdict?.isRight === true;
  useEffect(() => {
    input.ref.current?.focus({ preventScroll: true });
  }, [input.ref]);
  useTimer(isRight, quizFeedbackMs, onDone);

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (verdict || isBlank) return;
    const found = judgeForm(input.value, task.answer, task.slips);
    if (found.isSynonym) {
      askAgain();
      return;
    }
    haptic(found.isRight ? 'success' : 'error');
    setAsksAgain(false);
    setVerdict(found);
    onAnswer({ isRight: found.isRight, typed: input.value });
  }

  /** Nothing is reported: the next letter replaces what was typed. */
  function askAgain(): void {
    haptic('tap');
    setAsksAgain(true);
    input.ref.current?.select();
  }

  const look = verdict === null ? '' : isRight ? styles.right : styles.wrong;
  return (
    <Stack as="form" gap={5} grow className={styles.step} onSubmit={submit} noValidate>
      <Stack gap={4} align="center" justify="center" grow className={styles.asked}>
        <FormQuestion task={task} title={texts.tasks.type} settings={settings} />
        <Feedback
          tone={verdict === null ? 'plain' : isRight ? 'right' : 'wrong'}
          title={verdict === null ? undefined : isRight ? texts.right : texts.wrong}
        >
          {asksAgain && answerTexts.synonym}
          {verdict?.reason && (
            <>
              <MixedText>{verdict.reason}</MixedText>{' '}
              <WhyButton reasons={verdict.reasons} skill={task.skill} player={player} />
            </>
          )}
        </Feedback>
      </Stack>
      <HebrewTextInput
        ref={input.ref}
        className={`${styles.input} ${look}`}
        value={input.value}
        onChange={(event) => input.setValue(event.target.value)}
        onLetter={verdict ? undefined : input.insert}
        readOnly={verdict !== null}
        inputMode="none"
        enterKeyHint="done"
        maxLength={60}
        aria-label={exerciseTexts.type.input}
        aria-invalid={verdict?.isRight === false || undefined}
      />
      {verdict === null || isRight ? (
        <HebrewKeyboard
          onLetter={input.insert}
          onErase={input.erase}
          onSend={submit}
          sendName={texts.check}
          disabled={verdict !== null}
          canSend={!isBlank}
        />
      ) : (
        <Stack gap={5}>
          <Stack gap={2} align="center">
            <Hint>{texts.itWas}</Hint>
            <FormAnswer task={task} settings={settings} player={player} isEager />
          </Stack>
          <Button variant="primary" size="large" block onClick={onDone}>
            {texts.next}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

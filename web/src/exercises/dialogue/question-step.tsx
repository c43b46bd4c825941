import { dialogueTexts as texts } from '../../../../core/texts/lesson/dialogues.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { useTelegram } from '../../lib/services.ts';
import { letterRightMs } from '../../lib/time/timing.ts';
import { useTimer } from '../../lib/time/use-timer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Task } from '../banner.tsx';
import { ChoiceExercise } from '../choice/choice-exercise.tsx';
import { scriptOf } from '../choice/script-of.ts';
import { Feedback } from '../feedback.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { judgementOf } from '../report/reported.ts';
import { WayOn } from '../rules/rule-check.tsx';
import styles from './question-step.module.css';
import type { StepProps } from './step.ts';
import { TurnBubble } from './turn-bubble.tsx';

/** A question on what happened; after a miss the turn that tells it comes once more. */
export function QuestionStep({ dialogue, play, visit, voice, send }: StepProps) {
  const { haptic } = useTelegram();
  const sound = useEffects();
  const { questions, key } = dialogue;
  const { at, chosen, isQuiet } = play;
  const question = questions[at];
  const isRight = chosen !== null && chosen === question?.answer;
  useTimer(isRight, letterRightMs, () => send({ type: 'next' }));
  if (!question) return null;
  const { prompt, options, answer, turn } = question;

  function choose(option: number): void {
    send({ type: 'choose', option });
    haptic(option === answer ? 'success' : 'error');
    if (option === answer) sound('right');
    else if (isQuiet) sound('wrong');
    else voice.say([turn]);
  }

  function goOn(): void {
    voice.stop();
    send({ type: 'next' });
  }

  const isMissed = chosen !== null && !isRight;
  return (
    <Stack gap={4} grow className={styles.step} data-dialogue={key} data-step="question">
      <ProgressBar value={(at / questions.length) * 100} label={texts.question(at + 1, questions.length)} />
      <Task visit={at} hint={null} className={styles.number}>
        {texts.question(at + 1, questions.length)}
      </Task>
      <p className={styles.prompt}>
        <MixedText>{prompt}</MixedText>
      </p>
      <Feedback tone={isRight ? 'right' : 'wrong'} title={isRight ? texts.right : undefined}>
        {isMissed && (isQuiet ? texts.wrongRead : texts.wrongHeard)}
      </Feedback>
      {isMissed && (
        <TurnBubble
          key={visit}
          dialogue={dialogue}
          place={turn}
          voice={voice}
          isHidden={!isQuiet && !voice.mute.has(turn)}
        />
      )}
      <ChoiceExercise
        key={at}
        options={options.map((label, place) => ({ value: String(place), label }))}
        script={scriptOf(options)}
        right={String(answer)}
        chosen={chosen === null ? null : String(chosen)}
        locked={chosen !== null}
        onChoose={(value) => choose(Number(value))}
      />
      {isMissed && (
        <Row justify="center">
          <ReportButton
            about={{
              ...{ subject: 'dialogue', subjectId: dialogue.id, question: prompt },
              ...{ answer: options[chosen], judgement: judgementOf({ isRight }) },
            }}
          />
        </Row>
      )}
      <WayOn>
        {isMissed && (
          <Button variant="primary" size="large" block autoFocus onClick={goOn}>
            {texts.next}
          </Button>
        )}
      </WayOn>
    </Stack>
  );
}

import { useMemo, useState } from 'react';
import type { Word } from '../../../../core/contracts/catalogue.ts';
import type { FormTask } from '../../../../core/contracts/forms.ts';
import { spokenForm, spokenSlip } from '../../../../core/forms/judge.ts';
import { reasonsOf } from '../../../../core/forms/reason.ts';
import { pointFull } from '../../../../core/hebrew/conjugation/point-full.ts';
import { otherSpellings } from '../../../../core/hebrew/conjugation/spellings.ts';
import { practiceAttempts } from '../../../../core/quiz/question-types.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import { speakResultMs } from '../../lib/time/timing.ts';
import { useTimer } from '../../lib/time/use-timer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Hint } from '../../ui/text.tsx';
import type { ExerciseAnswer } from '../exercise.ts';
import { Feedback } from '../feedback.tsx';
import { WhyButton } from '../rules/why-button.tsx';
import { SpeakExercise } from '../speak/speak-exercise.tsx';
import type { SpeechCheck } from '../speak/speech-check.ts';
import { FormAnswer } from './form-answer.tsx';
import { FormQuestion } from './form-question.tsx';
import type { FormStepProps } from './form-step.ts';
import styles from './forms.module.css';

/** The form said for a Russian cue, with or without its pronoun; a miss may be said once more. */
export function SayForm({ task, settings, player, session, onAnswer, onDone, onCannotSpeak }: FormStepProps) {
  const [outcome, setOutcome] = useState<'right' | 'wrong' | null>(null);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const word = useMemo(() => wordOf(task), [task]);
  const speaking = useMemo(
    () => ({ ...session, speech: speechForForm(session.speech, task) }),
    [session, task],
  );
  useTimer(outcome === 'right', speakResultMs, onDone);

  function take({ result, tries, transcripts = [] }: ExerciseAnswer): void {
    const isRight = result === 'right';
    if (!isRight && tries < practiceAttempts) return;
    setHeard(transcripts);
    setOutcome(isRight ? 'right' : 'wrong');
    onAnswer({ isRight });
  }

  const [transcript] = heard;
  const slip = spokenSlip(heard, task.slips);
  if (outcome === 'wrong') {
    return (
      <Stack gap={5} grow className={styles.step}>
        <Stack gap={4} align="center" justify="center" grow className={styles.asked}>
          <FormQuestion task={task} title={texts.tasks.say} settings={settings} />
          <Feedback tone="wrong" title={texts.wrong}>
            {slip && (
              <>
                <MixedText>{slip.reason}</MixedText>{' '}
                <WhyButton reasons={reasonsOf(slip)} skill={task.skill} player={player} />
              </>
            )}
          </Feedback>
          {transcript && (
            <Hint as="p">
              <MixedText>{`${exerciseTexts.speak.recognised}: ${transcript}`}</MixedText>
            </Hint>
          )}
          <Stack gap={2} align="center">
            <Hint>{texts.itWas}</Hint>
            <FormAnswer task={task} settings={settings} player={player} isEager />
          </Stack>
        </Stack>
        <div className={styles.way}>
          <Button variant="primary" size="large" block onClick={onDone}>
            {texts.next}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap={5} grow className={styles.step}>
      <Stack gap={4} align="center" justify="center" className={`${styles.asked} ${styles.spoken}`}>
        <FormQuestion task={task} title={texts.tasks.say} settings={settings} />
      </Stack>
      <SpeakExercise
        word={word}
        // Neither the sound of the answer nor self-assessment.
        isQuiz
        locked={outcome !== null}
        settings={settings}
        session={speaking}
        onAnswer={take}
        onSkip={onCannotSpeak}
      />
    </Stack>
  );
}

/** The form as a word that can be said. */
function wordOf({ wordId, answer, cue }: FormTask): Word {
  return {
    id: wordId,
    hebrew: answer.full,
    pronunciation: pointFull(answer.pointed, answer.full) ?? answer.pointed,
    transcription: answer.transcription,
    russian: cue,
    gender: null,
    plural: null,
    feminine: null,
    variants: otherSpellings(answer),
    forms: [],
    examples: [],
    audio: answer.audio,
  };
}

/** A pronoun before the form is not judged, and another form of the word is named as such. */
function speechForForm(speech: SpeechCheck, { slips }: FormTask): SpeechCheck {
  return {
    ...speech,
    async judge(expected, transcripts) {
      const judgement = await speech.judge(expected, transcripts.map(spokenForm));
      const slip = judgement.verdict === 'incorrect' ? spokenSlip(transcripts, slips) : undefined;
      return slip ? { ...judgement, reason: slip.reason } : judgement;
    },
  };
}

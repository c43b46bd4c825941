import { type CSSProperties, useEffect, useState } from 'react';
import { comparableHebrew } from '../../../../core/hebrew/comparable.ts';
import { withSingles } from '../../../../core/hebrew/spelling/by-rule.ts';
import type { Explanation } from '../../../../core/hebrew/spelling/reason.ts';
import { answerTexts } from '../../../../core/texts/lesson/answer.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { KeyboardIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ExerciseProps } from '../exercise.ts';
import { Feedback } from '../feedback.tsx';
import { WhyButton } from '../rules/why-button.tsx';
import { HebrewKeyboard } from './hebrew-keyboard.tsx';
import { HebrewTextInput } from './hebrew-text-input.tsx';
import styles from './type-exercise.module.css';
import { type TypedVerdict, useTyping } from './use-typing.ts';

const texts = exerciseTexts.type;

/** The word typed in Hebrew: on the app's own keyboard, on the device's, or on a physical one of any layout. */
export function TypeExercise(props: ExerciseProps) {
  const { word, isQuiz = false, locked, letters, session } = props;
  const { input, isBlank, verdict, explanation, onReveal, change, submit } = useTyping(props);
  const [keyboard, setKeyboard] = useState(session.keyboardShown);

  // A physical keyboard should work at once; with `inputMode` none no other one comes up.
  useEffect(() => {
    input.ref.current?.focus({ preventScroll: true });
  }, [input.ref]);

  const toggleKeyboard = () => {
    session.keyboardShown = !keyboard;
    setKeyboard(!keyboard);
    input.ref.current?.focus({ preventScroll: true });
  };

  const isShownHere = !isQuiz || verdict === 'variant' || verdict === 'synonym';
  return (
    <Stack as="form" gap={4} grow onSubmit={submit} noValidate>
      <div className={isQuiz ? `${styles.verdict} ${styles.asked}` : styles.verdict}>
        <TypeFeedback
          verdict={isShownHere ? verdict : 'elsewhere'}
          typed={input.value}
          usual={word.hebrew}
          explanation={explanation}
          onReveal={onReveal}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={keyboard ? texts.hideKeyboard : texts.showKeyboard}
          aria-pressed={keyboard}
          onClick={toggleKeyboard}
        >
          <KeyboardIcon size={24} />
        </button>
      </div>
      <Row gap={4} wrap className={styles.answer}>
        <HebrewTextInput
          ref={input.ref}
          className={`${styles.input} ${styles[verdict]}`}
          value={input.value}
          onChange={(event) => change(() => input.setValue(event.target.value))}
          onLetter={(letter) => change(() => input.insert(letter))}
          readOnly={locked}
          inputMode={keyboard ? 'none' : 'text'}
          enterKeyHint="done"
          maxLength={60}
          style={textSizeFor(word.hebrew)}
          aria-label={texts.input}
          aria-invalid={verdict === 'wrong' || undefined}
        />
        {!keyboard && (
          <Button type="submit" variant="primary" disabled={locked || isBlank}>
            {texts.check}
          </Button>
        )}
      </Row>
      {keyboard && (
        <HebrewKeyboard
          onLetter={(letter) => change(() => input.insert(letter))}
          onErase={() => change(input.erase)}
          onSend={submit}
          sendName={texts.check}
          letters={letters}
          disabled={locked}
          canSend={!isBlank}
        />
      )}
    </Stack>
  );
}

/** Letters of this size are seen at once in the field of a 320 px screen, a phrase of more in smaller ones. */
const fieldLetters = 14;
/** Smaller ones make an iPhone enlarge the page. */
const smallestLetters = 16;

const textSizeFor = ({ length }: string): CSSProperties | undefined =>
  length > fieldLetters
    ? ({
        '--fit': `${Math.max(smallestLetters, Math.floor((fieldLetters * 30) / length))}px`,
      } as CSSProperties)
    : undefined;

type TypeFeedbackProps = {
  /** 'elsewhere': the caller itself says what to do and how it was. */
  verdict: TypedVerdict | 'elsewhere';
  typed: string;
  usual: string;
  /** Why the answer is wrong, where that can be said. */
  explanation: Explanation;
  /** Given when the learner has tried often enough to be offered the answer. */
  onReveal: (() => void) | undefined;
};

function TypeFeedback({
  verdict,
  typed,
  usual,
  explanation: { reason, reasons },
  onReveal,
}: TypeFeedbackProps) {
  switch (verdict) {
    case 'right':
      return <Feedback tone="right">{texts.right}</Feedback>;
    case 'variant': {
      const isDoubled = withSingles(comparableHebrew(typed)) === withSingles(comparableHebrew(usual));
      return (
        <Feedback tone="right">
          {isDoubled ? texts.rightDoubled : texts.rightVariant} <bdi lang="he">{usual}</bdi>
        </Feedback>
      );
    }
    case 'wrong':
      return (
        <Feedback tone="wrong" title={trainerTexts.tryAgainTitle}>
          {reason && (
            // In place of the general sentence, which stays for screen readers: the keyboard must not move.
            <>
              <VisuallyHidden>{trainerTexts.tryAgain}</VisuallyHidden> <MixedText>{reason}</MixedText>{' '}
              <WhyButton reasons={reasons} />
            </>
          )}
          {!reason && !onReveal && trainerTexts.tryAgain}
          {onReveal && <ShowButton onReveal={onReveal} />}
        </Feedback>
      );
    case 'synonym':
      return (
        <Feedback>
          {answerTexts.synonym}
          {onReveal && <ShowButton onReveal={onReveal} />}
        </Feedback>
      );
    case 'elsewhere':
      return <Feedback />;
    case 'none':
      return <Feedback>{texts.hint(usual.includes(' '))}</Feedback>;
  }
}

function ShowButton({ onReveal }: { onReveal: () => void }) {
  return (
    <button type="button" className={styles.help} onClick={onReveal}>
      {texts.show}
    </button>
  );
}

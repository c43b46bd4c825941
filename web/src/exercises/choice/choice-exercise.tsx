import { useEffect, useRef } from 'react';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { classNames } from '../../ui/class-names.ts';
import { Meaning } from '../../ui/hebrew/meaning.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { CrossIcon } from '../../ui/icons/practice-icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './choice-exercise.module.css';

const texts = exerciseTexts.choice;

/**
 * What an option is written in: 'phrase' is Hebrew of several words, 'cursive' Hebrew by hand, 'russian' may quote Hebrew,
 * 'transcription' is the Cyrillic reading aid.
 */
export type ChoiceScript = 'hebrew' | 'phrase' | 'cursive' | 'russian' | 'transcription';

export type Choice = {
  /** Identifies the option; unique among the options. */
  value: string;
  /** What is shown. */
  label: string;
};

type ChoiceExerciseProps = {
  options: readonly Choice[];
  script: ChoiceScript;
  /** Values: the right one is shown once the learner has chosen. */
  right: string;
  chosen: string | null;
  locked: boolean;
  onChoose: (value: string) => void;
};

/** One of a few big buttons, under the thumb; on a desktop the keys 1, 2, 3, 4 choose too. */
export function ChoiceExercise({ options, script, right, chosen, locked, onChoose }: ChoiceExerciseProps) {
  const choose = (option: Choice | undefined) => {
    if (!locked && option) onChoose(option.value);
  };
  useDigitKeys((digit) => choose(options[digit - 1]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every WebView in use
    <div
      className={classNames(styles.choice, styles[script], isLong(options) && styles.long)}
      role="group"
      aria-label={texts.options}
    >
      {options.map((option) => {
        const look = chosen === null ? 'open' : lookOf(option.value, { right, chosen });
        return (
          <button
            key={option.value}
            type="button"
            className={`${styles.option} ${styles[look]}`}
            aria-pressed={option.value === chosen}
            disabled={locked}
            onClick={() => choose(option)}
          >
            <OptionText script={script}>{option.label}</OptionText>
            <Mark look={look} />
          </button>
        );
      })}
    </div>
  );
}

/** A meaning of more letters takes three lines of half a screen. */
const lettersOfTwoLines = 36;

const isLong = (options: readonly Choice[]): boolean =>
  options.some(({ label }) => label.length > lettersOfTwoLines);

type Look = 'open' | 'right' | 'wrong' | 'other';

function lookOf(value: string, { right, chosen }: { right: string; chosen: string }): Look {
  if (value === right) return 'right';
  return value === chosen ? 'wrong' : 'other';
}

function OptionText({ script, children }: { script: ChoiceScript; children: string }) {
  if (script === 'russian' || script === 'transcription')
    return (
      <span className={styles.text}>
        {/[א-ת]/.test(children) ? <MixedText>{children}</MixedText> : <Meaning>{children}</Meaning>}
      </span>
    );
  return (
    <bdi lang="he" dir="rtl" className={styles.text}>
      {children}
    </bdi>
  );
}

/** Right and wrong are shown by a sign and by words too, not by colour alone. */
function Mark({ look }: { look: Look }) {
  if (look !== 'right' && look !== 'wrong') return null;
  const Sign = look === 'right' ? CheckIcon : CrossIcon;
  return (
    <span className={styles.mark}>
      <Sign size={18} />
      <VisuallyHidden>({texts.mark[look]})</VisuallyHidden>
    </span>
  );
}

function useDigitKeys(press: (digit: number) => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if (/^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey && !repeat) latest.current(Number(key));
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

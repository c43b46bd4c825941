import type { FormTask } from '../../../../core/contracts/forms.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import styles from './forms.module.css';

type FormSentenceProps = {
  sentence: NonNullable<FormTask['sentence']>;
  /** What fills the gap once it was answered. */
  filled: { pointed: string; full: string } | null;
  settings: Settings;
};

/** A sentence with a gap, or with the form that belongs there. */
export function FormSentence({ sentence, filled, settings }: FormSentenceProps) {
  const shown = (text: { pointed: string; full: string }) => (settings.niqqud ? text.pointed : text.full);
  const after = shown(sentence.after);
  return (
    <p lang="he" dir="rtl" className={styles.sentence}>
      <Hebrew>{shown(sentence.before)}</Hebrew>{' '}
      {filled ? (
        <Hebrew className={styles.filled}>{shown(filled)}</Hebrew>
      ) : (
        <span className={styles.gap} role="img" aria-label={texts.gap} />
      )}
      {/* Punctuation stands at the word. */}
      {/^[א-ת]/.test(after) && ' '}
      <Hebrew>{after}</Hebrew>
    </p>
  );
}

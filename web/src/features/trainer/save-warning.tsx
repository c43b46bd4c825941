import { trainerTexts } from '../../../../core/texts/trainer.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { CrossIcon } from '../../ui/practice-icons.tsx';
import styles from './save-warning.module.css';

/** An answer could not be saved; the learner may go on. */
export function SaveWarning({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <div className={styles.warning} role="alert">
      <AlertIcon size={20} />
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.close} aria-label={trainerTexts.dismiss} onClick={onDismiss}>
        <CrossIcon size={20} />
      </button>
    </div>
  );
}

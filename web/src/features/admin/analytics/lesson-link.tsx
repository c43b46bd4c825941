import { analyticsTexts } from '../../../../../core/texts/admin/web.ts';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import styles from './analytics.module.css';

/** A lesson's name that opens the lesson. */
export function LessonLink({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={analyticsTexts.words.openLesson(name)}
      onClick={onOpen}
    >
      <MixedText>{name}</MixedText>
    </button>
  );
}

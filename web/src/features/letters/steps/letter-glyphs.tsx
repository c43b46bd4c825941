import type { LetterItem } from '../../../../../core/contracts/letters.ts';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import styles from './letter-glyphs.module.css';

/** A letter printed, beside its cursive form; a vowel point has one form only. */
export function LetterGlyphs({ item }: { item: LetterItem }) {
  return (
    <span className={styles.glyphs}>
      <Hebrew className={styles.print}>{item.shown}</Hebrew>
      {item.kind !== 'point' && (
        <bdi lang="he" dir="rtl" className={styles.cursive} aria-hidden>
          {item.letter}
        </bdi>
      )}
    </span>
  );
}

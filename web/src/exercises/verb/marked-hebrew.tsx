import type { FormPiece } from '../../../../core/hebrew/conjugation/root-letters.ts';
import styles from './verb-sheet.module.css';

/**
 * A Hebrew word with the letters of its root in colour. Between letters with their points the run may be split: Hebrew
 * letters do not join.
 */
export function MarkedHebrew({ pieces }: { pieces: readonly FormPiece[] }) {
  return (
    <bdi lang="he" dir="rtl" className={styles.hebrew}>
      {pieces.map(({ text, isRoot }, at) =>
        isRoot ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a word never change their order
          <span key={at} className={styles.root}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}

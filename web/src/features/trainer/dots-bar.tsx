import { useSyncExternalStore } from 'react';
import type { PracticeState } from '../../../../core/lesson/practice.ts';
import { completedWords, dotsForWidth, wordDots } from '../../../../core/lesson/word-dots.ts';
import { encouragement, trainerTexts } from '../../../../core/texts/trainer.ts';
import styles from './dots-bar.module.css';

/** A circle for each word, as many as the screen takes, and a word of praise. */
export function DotsBar({ state }: { state: PracticeState }) {
  const limit = dotsForWidth(useScreenWidth());
  const done = completedWords(state);
  const total = state.words.length;
  return (
    <div className={styles.bar}>
      <div className={styles.dots} role="img" aria-label={trainerTexts.dots(done, total)}>
        {wordDots(state, limit).map(({ wordId, look }) => (
          <span key={wordId} className={`${styles.dot} ${styles[look]}`} />
        ))}
        <span className={styles.count}>{trainerTexts.wordCount(done, total)}</span>
      </div>
      <span className={styles.praise}>{encouragement(done, total)}</span>
    </div>
  );
}

function useScreenWidth(): number {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed);
      return () => window.removeEventListener('resize', changed);
    },
    () => window.innerWidth,
  );
}

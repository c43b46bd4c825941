import { type ReactNode, useSyncExternalStore } from 'react';
import type { PracticeState } from '../../../../core/lesson/practice-state.ts';
import { completedWords, dotsForWidth, wordDots } from '../../../../core/lesson/word-dots.ts';
import { encouragement, trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './dots-bar.module.css';
import { PointsFlash } from './ending/points-flash.tsx';

/** A circle for each word, as many as fit on the screen and how many more there are, and a word of praise, or what has just been earned, or `mark`. */
export function DotsBar({ state, mark }: { state: PracticeState; mark?: ReactNode }) {
  const limit = dotsForWidth(useScreenWidth());
  const done = completedWords(state);
  const total = state.words.length;
  const { before, dots, after } = wordDots(state, limit);
  return (
    <Row
      gap={5}
      align="center"
      justify="between"
      wrap="tight"
      className={mark ? `${styles.bar} ${styles.marked}` : styles.bar}
      data-at={state.phase === 'between' ? undefined : state.stage}
    >
      <Row
        gap={2}
        align="center"
        className={styles.dots}
        role="img"
        aria-label={trainerTexts.dots(done, total)}
      >
        {before > 0 && <span className={styles.more}>{trainerTexts.moreDots(before)}</span>}
        {dots.map(({ wordId, look }) => (
          <span key={wordId} className={`${styles.dot} ${styles[look]}`} />
        ))}
        {after > 0 && <span className={styles.more}>{trainerTexts.moreDots(after)}</span>}
        <span className={styles.count}>{trainerTexts.wordCount(done, total)}</span>
      </Row>
      {state.flash ? (
        <PointsFlash points={state.flash.points} />
      ) : (
        mark || (
          <Text tone="soft" size="xs">
            {encouragement(done, total)}
          </Text>
        )
      )}
    </Row>
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

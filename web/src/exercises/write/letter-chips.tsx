import type { WritingState } from '../../../../core/lesson/writing.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './letter-chips.module.css';

const texts = exerciseTexts.write;

/** How far the word is written: a bar, and a chip for each letter in reading order. */
export function LetterChips({ writing, hideOpen }: { writing: WritingState; hideOpen: boolean }) {
  const { letters, marks, position } = writing;
  return (
    <Stack gap={2} className={styles.progress}>
      <Row as="ol" gap={1} justify="center" dir="rtl">
        {letters.map((letter, i) => {
          const look = i === position ? 'current' : (marks[i] ?? 'open');
          const hidden = hideOpen && (look === 'open' || look === 'current');
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never change places
              key={i}
              className={`${styles.chip} ${styles[look]}`}
              aria-current={look === 'current' || undefined}
            >
              <bdi lang="he">{hidden ? '·' : letter}</bdi>
              <VisuallyHidden>({texts.mark[look]})</VisuallyHidden>
            </li>
          );
        })}
      </Row>
      <ProgressBar value={(position / letters.length) * 100} label={texts.progress} tone="right" />
    </Stack>
  );
}

import {
  type LetterMark,
  type WritingState,
  type WrittenWord,
  wordsToWrite,
  writtenWordAt,
} from '../../../../core/lesson/writing.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './letter-chips.module.css';

const texts = exerciseTexts.write;

type LetterChipsProps = {
  writing: WritingState;
  hideOpen: boolean;
  /** An accepted letter is on show: its word is shown, too. */
  isResting: boolean;
};

/** How far it is written: a bar, a chip for each letter of the present word in reading order, and the words of a phrase. */
export function LetterChips({ writing, hideOpen, isResting }: LetterChipsProps) {
  const { letters, marks, position } = writing;
  const word = writtenWordAt(writing, isResting ? position - 1 : position);
  return (
    <Stack gap={2} className={styles.progress}>
      {writing.lengths.length > 1 && <Words writing={writing} present={word} hideOpen={hideOpen} />}
      <Row as="ol" gap={1} justify="center" dir="rtl">
        {letters.slice(word.start, word.end).map((letter, at) => {
          const i = word.start + at;
          const look = i === position ? 'current' : (marks[i] ?? 'open');
          const hidden = hideOpen && (look === 'open' || look === 'current');
          return (
            <li
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

type WordsProps = { writing: WritingState; present: WrittenWord; hideOpen: boolean };

/** The phrase: what is written of it, the word that is being written, and what follows. */
function Words({ writing: { letters, lengths, marks }, present, hideOpen }: WordsProps) {
  return (
    <Row
      as="ol"
      gap={4}
      justify="center"
      wrap="tight"
      dir="rtl"
      className={styles.words}
      aria-label={texts.phrase}
    >
      {wordsToWrite({ lengths }).map(({ place, start, end }) => {
        const own = marks.slice(start, end);
        const look = place === present.place ? 'current' : lookOf(own);
        const shown = letters
          .slice(start, end)
          .map((letter, at) => (hideOpen && own[at] === 'open' ? '·' : letter));
        return (
          <li
            key={place}
            className={styles[`word-${look}`]}
            aria-current={look === 'current' ? 'step' : undefined}
          >
            <bdi lang="he">{shown.join('')}</bdi>
            <VisuallyHidden>({texts.mark[look]})</VisuallyHidden>
          </li>
        );
      })}
    </Row>
  );
}

function lookOf(marks: readonly LetterMark[]): LetterMark {
  if (marks.includes('open')) return 'open';
  return marks.includes('assisted') ? 'assisted' : 'right';
}

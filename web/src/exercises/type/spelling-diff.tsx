import type { DifferencePiece } from '../../../../core/hebrew/spelling-difference.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Row } from '../../ui/layout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './spelling-diff.module.css';

const texts = exerciseTexts.type.difference;

type SpellingDiffProps = {
  /** In reading order (`judgeTyped`). */
  pieces: readonly DifferencePiece[];
};

/**
 * A typed word letter by letter under the right one: equal letters once, the others above each other. Plain letters
 * only, each in a cell of its own, so nothing of a pointed word is torn.
 */
export function SpellingDiff({ pieces }: SpellingDiffProps) {
  const differing = pieces.filter(({ expected, typed }) => expected !== typed);
  return (
    <Row justify="center">
      <VisuallyHidden>
        <MixedText>{`${texts.label}: ${differing.map(phrase).join('; ')}`}</MixedText>
      </VisuallyHidden>
      <Row gap={1} wrap className={styles.letters} lang="he" dir="rtl" aria-hidden>
        {pieces.map(({ expected, typed }, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter of a word has no other name than its place
            key={place}
            className={expected === typed ? undefined : styles.differs}
          >
            <span className={styles.expected}>{shown(expected)}</span>
            {expected !== typed && <span className={styles.typed}>{shown(typed)}</span>}
          </span>
        ))}
      </Row>
    </Row>
  );
}

function phrase({ expected, typed }: DifferencePiece): string {
  if (typed === '') return texts.missing(expected);
  return expected === '' ? texts.surplus(typed) : texts.changed(expected, typed);
}

/** A space must be seen too, and so must a letter that is not there. */
function shown(letters: string): string {
  if (letters === '') return '·';
  return letters === ' ' ? '␣' : letters;
}

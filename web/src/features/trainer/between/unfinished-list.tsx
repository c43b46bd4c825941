import type { Word } from '../../../../../core/contracts/catalogue.ts';
import { shownSpelling } from '../../../../../core/hebrew/shown.ts';
import { unfinishedWords } from '../../../../../core/lesson/practice.ts';
import type { PracticeState } from '../../../../../core/lesson/practice-state.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { trainerTexts } from '../../../../../core/texts/lesson/trainer.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../../ui/hebrew/meaning.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import styles from './unfinished-list.module.css';

export type UnfinishedListProps = {
  state: PracticeState;
  words: readonly Word[];
  /** Takes up the word with this id. */
  onWord: (wordId: number) => void;
};

/** The words with stages that were put off, and which; a tap leads back to one. Nothing where there are none. */
export function UnfinishedList({ state, words, onWord }: UnfinishedListProps) {
  const settings = useSettings();
  const unfinished = unfinishedWords(state).flatMap(({ wordId, stages }) => {
    const word = words.find(({ id }) => id === wordId);
    return word ? [{ word, left: trainerTexts.putOff(stages) }] : [];
  });
  if (unfinished.length === 0) return null;
  return (
    <Stack as="ul" className={styles.words}>
      {unfinished.map(({ word, left }) => (
        <li key={word.id}>
          <button
            type="button"
            className={styles.word}
            aria-label={`${endingTexts.takeUpWord(word.russian)}, ${left}`}
            onClick={() => onWord(word.id)}
          >
            <Hebrew size="large">{shownSpelling(word, settings.niqqud)}</Hebrew>
            <span className="grow">
              <Meaning>{word.russian}</Meaning>
            </span>
            <Chip tone="gold">{left}</Chip>
          </button>
        </li>
      ))}
    </Stack>
  );
}

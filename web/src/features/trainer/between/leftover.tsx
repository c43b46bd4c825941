import type { Word } from '../../../../../core/contracts/catalogue.ts';
import type { PracticeState } from '../../../../../core/lesson/practice-state.ts';
import { allStages, stagesOf } from '../../../../../core/lesson/stages.ts';
import { completedWords } from '../../../../../core/lesson/word-dots.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { trainerTexts } from '../../../../../core/texts/lesson/trainer.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../../ui/hebrew/meaning.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { BoardPicture } from '../../../ui/rank/board-picture.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Ending } from '../ending/ending.tsx';
import styles from './leftover.module.css';

type LeftoverProps = {
  state: PracticeState;
  words: readonly Word[];
  onAgain: () => void;
  /** Takes up the word with this id first. */
  onWord: (wordId: number) => void;
  onExit: () => void;
};

/** The round is over and some stages were skipped: now, or another time. */
export function Leftover({ state, words, onAgain, onWord, onExit }: LeftoverProps) {
  const settings = useSettings();
  const open = state.words.flatMap(({ id, done }) => {
    const left = stagesOf(allStages & ~done);
    const word = words.find((one) => one.id === id);
    return word && left.length > 0 && state.round.includes(id) ? [{ word, left }] : [];
  });
  const skipped = open.reduce((sum, { left }) => sum + left.length, 0);
  return (
    <Ending
      picture={<BoardPicture squares={state.words.length} filled={completedWords(state)} />}
      title={endingTexts.leftover}
      text={endingTexts.leftoverHint(skipped)}
      main={{ text: endingTexts.takeUpSkipped, onPress: onAgain }}
      below={
        <Stack as="ul" className={styles.words}>
          {open.map(({ word, left }) => (
            <li key={word.id}>
              <button
                type="button"
                className={styles.word}
                aria-label={`${endingTexts.takeUpWord(word.russian)}, ${trainerTexts.putOff(left)}`}
                onClick={() => onWord(word.id)}
              >
                <Hebrew size="large">{settings.niqqud ? word.pronunciation : word.hebrew}</Hebrew>
                <span className="grow">
                  <Meaning>{word.russian}</Meaning>
                </span>
                <Chip tone="gold">{trainerTexts.putOff(left)}</Chip>
              </button>
            </li>
          ))}
        </Stack>
      }
    >
      <Button block onClick={onExit}>
        {endingTexts.finishLater}
      </Button>
    </Ending>
  );
}

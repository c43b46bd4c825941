import type { PracticeState } from '../../../../../core/lesson/practice-state.ts';
import { completedWords } from '../../../../../core/lesson/word-dots.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { BoardPicture } from '../../../ui/rank/board-picture.tsx';
import { Ending } from '../ending/ending.tsx';
import { Tomorrow } from '../ending/tomorrow.tsx';

type EnoughProps = { state: PracticeState; onAgain: () => void; onExit: () => void };

/** The day's number of new words is learned, and the lesson has more. */
export function Enough({ state, onAgain, onExit }: EnoughProps) {
  const done = completedWords(state);
  const total = state.words.length;
  return (
    <Ending
      picture={<BoardPicture squares={total} filled={done} />}
      title={endingTexts.enough}
      text={endingTexts.enoughHint(done, total)}
      main={{ text: endingTexts.toHome, onPress: onExit }}
    >
      <Tomorrow />
      <Button block onClick={onAgain}>
        {endingTexts.moreWords}
      </Button>
    </Ending>
  );
}

import type { PracticeState } from '../../../../../core/lesson/practice-state.ts';
import { hasStage, stages } from '../../../../../core/lesson/stages.ts';
import { completedWords } from '../../../../../core/lesson/word-dots.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { BoardPicture } from '../../../ui/rank/board-picture.tsx';
import { Ending } from '../ending/ending.tsx';

type LeftoverProps = { state: PracticeState; onAgain: () => void; onExit: () => void };

/** The round is over and some stages were skipped: now, or another time. */
export function Leftover({ state, onAgain, onExit }: LeftoverProps) {
  const skipped = state.words
    .filter(({ id }) => state.round.includes(id))
    .reduce((sum, { done }) => sum + stages.filter((stage) => !hasStage(done, stage)).length, 0);
  return (
    <Ending
      picture={<BoardPicture squares={state.words.length} filled={completedWords(state)} />}
      title={endingTexts.leftover}
      text={endingTexts.leftoverHint(skipped)}
      main={{ text: endingTexts.takeUpSkipped, onPress: onAgain }}
    >
      <Button block onClick={onExit}>
        {endingTexts.finishLater}
      </Button>
    </Ending>
  );
}

import { unfinishedWords } from '../../../../../core/lesson/practice.ts';
import { completedWords } from '../../../../../core/lesson/word-dots.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { BoardPicture } from '../../../ui/rank/board-picture.tsx';
import { Ending } from '../ending/ending.tsx';
import { UnfinishedList, type UnfinishedListProps } from './unfinished-list.tsx';

type LeftoverProps = UnfinishedListProps & { onAgain: () => void; onExit: () => void };

/** The round is over and some stages were skipped: now, or another time. */
export function Leftover({ onAgain, onExit, ...unfinished }: LeftoverProps) {
  const { state } = unfinished;
  const skipped = unfinishedWords(state).reduce((sum, { stages }) => sum + stages.length, 0);
  return (
    <Ending
      picture={<BoardPicture squares={state.words.length} filled={completedWords(state)} />}
      title={endingTexts.leftover}
      text={endingTexts.leftoverHint(skipped)}
      main={{ text: endingTexts.takeUpSkipped, onPress: onAgain }}
      below={<UnfinishedList {...unfinished} />}
    >
      <Button block onClick={onExit}>
        {endingTexts.finishLater}
      </Button>
    </Ending>
  );
}

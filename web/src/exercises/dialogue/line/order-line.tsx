import { useMemo, useState } from 'react';
import type { DialogueDetail, DialogueTurnShape } from '../../../../../core/contracts/dialogues.ts';
import { sentencePieces, shuffledPieces } from '../../../../../core/lesson/sentences/sentence-exercises.ts';
import { createRandom, shuffled } from '../../../../../core/random.ts';
import { dialogueTexts as texts } from '../../../../../core/texts/lesson/dialogues.ts';
import { useTelegram } from '../../../lib/services.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { WordHeap } from '../../sentence/word-heap.tsx';
import type { LineInputProps } from './line-input.ts';

/** Words of other turns in the heap: without them a line of two words would put itself together. */
const strangers = 3;

/** The line put together from its words, with a few of other lines among them. */
export function OrderLine({ turn, dialogue, onLine }: LineInputProps) {
  const { haptic } = useTelegram();
  const { niqqud } = useSettings();
  const { own, pieces, heap } = useMemo(() => heapOf(turn, dialogue, niqqud), [turn, dialogue, niqqud]);
  const [placed, setPlaced] = useState<readonly number[]>([]);

  function judge(): void {
    const isRight = placed.length === own && placed.every((place, at) => pieces[place] === pieces[at]);
    haptic(isRight ? 'success' : 'error');
    const put = placed.map((place) => pieces[place] ?? '');
    const missing = pieces.slice(0, own).filter((piece) => !put.includes(piece));
    onLine({ isRight, way: 'ordered', missing, extra: [] }, []);
  }

  return (
    <Stack gap={4}>
      <WordHeap pieces={pieces} heap={heap} placed={placed} locked={false} onPlace={setPlaced} />
      <Button variant="primary" size="large" block disabled={placed.length === 0} onClick={judge}>
        {texts.check}
      </Button>
    </Stack>
  );
}

type Heap = {
  /** The words of the line, in order, and then those of other lines. */
  pieces: readonly string[];
  /** How many of them are the line's. */
  own: number;
  heap: readonly number[];
};

function heapOf(turn: DialogueTurnShape, { turns }: Pick<DialogueDetail, 'turns'>, niqqud: boolean): Heap {
  const piecesOf = (one: DialogueTurnShape) => sentencePieces(niqqud ? one.pronunciation : one.hebrew);
  const own = piecesOf(turn);
  const random = createRandom(turns.indexOf(turn) + own.length * 31);
  const others = [...new Set(turns.flatMap(piecesOf))].filter((piece) => !own.includes(piece));
  const pieces = [...own, ...shuffled(others, random).slice(0, strangers)];
  return { pieces, own: own.length, heap: shuffledPieces(pieces, random) };
}

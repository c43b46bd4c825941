import type { DifferencePiece } from '../../hebrew/spelling-difference.ts';
import { inLine } from '../chat/bot.ts';
import { exerciseTexts } from './exercises.ts';

const texts = exerciseTexts.type.difference;

/**
 * A typed word compared with the right one, for a place that supports only text: a line for each run of right letters,
 * a line for each slip, in reading order.
 */
export function spellingLines(pieces: readonly DifferencePiece[]): string {
  const lines: string[] = [];
  let right = '';
  const endRun = () => {
    if (right !== '') lines.push(`✓ ${inLine(seen(right))}`);
    right = '';
  };
  for (const piece of pieces) {
    if (piece.expected === piece.typed) {
      right += piece.expected;
      continue;
    }
    endRun();
    lines.push(`✗ ${slip(piece)}`);
  }
  endRun();
  return lines.join('\n');
}

function slip({ expected, typed }: DifferencePiece): string {
  const wanted = inLine(seen(expected));
  const given = inLine(seen(typed));
  if (typed === '') return texts.missing(wanted);
  return expected === '' ? texts.surplus(given) : texts.changed(wanted, given);
}

/** A space must be visible too. */
const seen = (letters: string): string => letters.replaceAll(' ', '␣');

import { createRandom, shuffled } from '../random.ts';
import type { DialogueTurn } from './content.ts';
import { expectedLine } from './expected-line.ts';
import { judgeTypedLine } from './typed-line.ts';

/** Beside the line itself. */
const mostDistractors = 2;

type OfferedTurn = Parameters<typeof expectedLine>[0] & Pick<DialogueTurn, 'speaker'>;

/**
 * Returns the places of the turns among which that at `at` is chosen where it cannot be said: itself and up to two
 * others that would not be right in its place, those of the same person first. The order is the same each time.
 */
export function lineOptions(turns: readonly OfferedTurn[], at: number): number[] {
  const asked = turns[at];
  if (!asked) return [];
  const lines = turns.map(expectedLine);
  const expected = expectedLine(asked);
  const isOther = (place: number) => {
    const typed = lines[place]?.hebrew ?? '';
    const isRepeated = lines.findIndex(({ hebrew }) => hebrew === typed) < place;
    return place !== at && !isRepeated && judgeTypedLine({ ...expected, typed }).verdict !== 'right';
  };
  const isOwn = (place: number) => turns[place]?.speaker === asked.speaker;
  const places = turns.map((_, place) => place);
  const others: number[] = [];
  // Judging is dear: it ends with the last one that is needed.
  for (const place of [...places.filter(isOwn), ...places.filter((one) => !isOwn(one))]) {
    if (others.length < mostDistractors && isOther(place)) others.push(place);
  }
  const random = createRandom(at * 31 + turns.length);
  return shuffled([at, ...others], random);
}

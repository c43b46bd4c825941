import type { Random } from '../random.ts';
import { shuffled } from '../random.ts';

/** The start parameter with which the bot offers a listening file, as /listen does. */
export const listeningParameter = 'listen';

/** How long a listening file may be, minutes. */
export const listeningLengths = [3, 5, 10] as const;
export type ListeningMinutes = (typeof listeningLengths)[number];

/** A word or a sentence that is said twice. */
export type SpokenLine = {
  /** How long each saying lasts, milliseconds. */
  ms: readonly [first: number, second: number];
};

/** More often nobody listens to the same words on one way. */
const mostRounds = 3;

/** Time to remember what it means, and to say it after the voice: longer after what is longer. */
export const pauseMs = {
  between: ({ ms: [first] }: SpokenLine): number => 800 + first,
  after: ({ ms: [, second] }: SpokenLine): number => 1200 + second,
};

/** What a line takes: said, a pause, said again, a pause. */
export const lineMs = (line: SpokenLine): number =>
  line.ms[0] + pauseMs.between(line) + line.ms[1] + pauseMs.after(line);

/**
 * The lines of a listening file in their order, at most as long as asked. `items` holds what belongs together, a word
 * and its sentence, the most wanted first. What is left of the time repeats them in another order, twice at most.
 */
export function composeListening<L extends SpokenLine>(
  items: readonly (readonly L[])[],
  minutes: ListeningMinutes,
  random: Random,
): L[] {
  const lines: L[] = [];
  let leftMs = minutes * 60_000;
  for (let round = 0; round < mostRounds; round++) {
    for (const item of round === 0 ? items : shuffled(items, random)) {
      for (const line of item) {
        leftMs -= lineMs(line);
        if (leftMs < 0) return lines;
        lines.push(line);
      }
    }
  }
  return lines;
}

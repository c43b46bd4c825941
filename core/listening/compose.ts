import { turnPauseMs } from '../dialogues/seconds.ts';
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

/** A dialogue that is said once, whole. */
export type SpokenDialogue = {
  /** How long each turn lasts, milliseconds, in their order. */
  ms: readonly number[];
};

/** How many dialogues a file has at most: the words stay its purpose. */
export const mostDialogues: Readonly<Record<ListeningMinutes, number>> = { 3: 1, 5: 2, 10: 3 };
/** The most that dialogues take of its time, 0 to 1. */
const dialogueShare = 1 / 3;

/** Before a dialogue, milliseconds: something else begins. */
export const dialoguePauseMs = 1500;

/** What a dialogue takes: the pause before it, each turn, and the pause of a conversation after it. */
export const dialogueMs = ({ ms }: SpokenDialogue): number =>
  ms.reduce((sum, turn) => sum + turn + turnPauseMs, dialoguePauseMs);

/** The dialogues, the most wanted first, that fit whole into their share of a file. */
export function dialoguesThatFit<D extends SpokenDialogue>(
  dialogues: readonly D[],
  minutes: ListeningMinutes,
): D[] {
  const fitting: D[] = [];
  let leftMs = minutes * 60_000 * dialogueShare;
  for (const dialogue of dialogues) {
    const ms = dialogueMs(dialogue);
    if (ms > leftMs || fitting.length >= mostDialogues[minutes]) continue;
    leftMs -= ms;
    fitting.push(dialogue);
  }
  return fitting;
}

/**
 * The lines of a listening file in their order, at most `longestMs` together. `items` holds what belongs together, a word
 * and its sentence, the most wanted first. What is left of the time repeats them in another order, twice at most.
 */
export function composeListening<L extends SpokenLine>(
  items: readonly (readonly L[])[],
  longestMs: number,
  random: Random,
): L[] {
  const lines: L[] = [];
  let leftMs = longestMs;
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

import type { DialogueLine } from './content.ts';

/**
 * What the embedded voices take to say a line, milliseconds: the regression of the 2,968 rendered texts of three
 * syllables and more in db/content/sounds/audio.json on their syllables, which misses by 0.3 s on average.
 */
const spoken = { start: 540, syllable: 230 };
/** Silence after a turn, milliseconds, where a dialogue is said as a whole. */
export const turnPauseMs = 700;
/** Reading a question and choosing one of its options. */
const questionSeconds = 10;

const syllablesIn = (transcription: string): number => transcription.match(/[аеёиоуыэюя]/giu)?.length ?? 0;

/** About how long a line is spoken, milliseconds, by its transcription: whoever says it. */
export const spokenMs = ({ transcription }: Pick<DialogueLine, 'transcription'>): number =>
  spoken.start + spoken.syllable * syllablesIn(transcription);

/** How long hearing a dialogue once and answering its questions takes, whole seconds. */
export function secondsOfDialogue({
  turns,
  questions,
}: {
  turns: readonly Pick<DialogueLine, 'transcription'>[];
  /** How many. */
  questions: number;
}): number {
  const heardMs = turns.reduce((sum, turn) => sum + spokenMs(turn) + turnPauseMs, 0);
  return Math.round(heardMs / 1000) + questions * questionSeconds;
}

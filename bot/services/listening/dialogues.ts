import type { DialogueLine } from '../../../core/dialogues/content.ts';
import { turnPauseMs } from '../../../core/dialogues/seconds.ts';
import {
  dialoguePauseMs,
  dialoguesThatFit,
  type ListeningMinutes,
  mostDialogues,
  type SpokenDialogue,
} from '../../../core/listening/compose.ts';
import type { JoinedPart } from '../../../core/listening/joined-mp3.ts';
import type { ActivityDate } from '../../../core/streak/streak.ts';
import type { ReadDialogue } from '../../../db/dialogues/read-dialogue.ts';
import type { Visitor } from '../../../db/entitlements.ts';
import { readListenedDialogues } from '../../../db/listening/listened-dialogues.ts';
import { type ListeningSounds, readJoinable } from './joinable.ts';
import { findTurnSounds } from './turn-sounds.ts';

/** A dialogue with a sound for each turn, in the voices of its two people. */
export type HeardDialogue = SpokenDialogue & {
  title: string;
  turns: readonly (DialogueLine & { name: string })[];
  sounds: readonly Uint8Array[];
};

/** A dialogue that lacks a sound, or does not fit, gives way to the next one. */
const spareDialogues = 2;

/** The dialogues of a listening file: those that can be heard whole, as many as fit. */
export async function hearDialogues(
  deps: ListeningSounds,
  { minutes, ...listener }: Visitor & { today: ActivityDate; minutes: ListeningMinutes },
  now: Date,
): Promise<HeardDialogue[]> {
  const limit = mostDialogues[minutes] + spareDialogues;
  const wanted = await readListenedDialogues(deps.db, { ...listener, limit }, now);
  let fitting: HeardDialogue[] = [];
  for (const dialogue of wanted) {
    // Sounds that will not be joined are not read.
    if (fitting.length === mostDialogues[minutes]) break;
    const heard = await hearWhole(deps, dialogue);
    if (heard) fitting = dialoguesThatFit([...fitting, heard], minutes);
  }
  return fitting;
}

async function hearWhole(deps: ListeningSounds, dialogue: ReadDialogue): Promise<HeardDialogue | undefined> {
  const { title, people, turns } = dialogue;
  const kept = await findTurnSounds(deps, dialogue);
  const read = await Promise.all(kept.map((one) => one && readJoinable(deps, one)));
  const sounds = read.filter((one) => one !== undefined);
  if (sounds.length < turns.length) return undefined;
  return {
    title,
    turns: turns.map(({ speaker, pronunciation, transcription, russian }) => ({
      ...{ pronunciation, transcription, russian },
      name: people[speaker].russian,
    })),
    sounds: sounds.map(({ bytes }) => bytes),
    ms: sounds.map(({ ms }) => ms),
  };
}

/** A dialogue as it is joined to what was said before it. */
export const partsOfDialogue = ({ sounds }: HeardDialogue): JoinedPart[] => [
  dialoguePauseMs,
  ...sounds.flatMap((sound) => [sound, turnPauseMs]),
];

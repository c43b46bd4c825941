import { cleanDialogue } from '../../core/dialogues/clean-dialogue.ts';
import type { DialogueContent } from '../../core/dialogues/content.ts';
import type { TurnWord } from '../../core/dialogues/turn-words.ts';
import type { SoundOf } from '../course/sentences.ts';
import type { dialogues } from '../schema/index.ts';

export type StoredDialogue = typeof dialogues.$inferSelect;

/** A stored dialogue as content; `lesson` is the key of its lesson, empty where it has none. */
export const dialogueContent = (
  { key, title, scene, note, people, names, turns, questions }: StoredDialogue,
  lesson: string,
): DialogueContent =>
  cleanDialogue({
    ...{ key, lesson, title, scene, people, names, turns, questions },
    ...(note === null ? {} : { note }),
  });

type Place = {
  lessonId: number | null;
  soundOf: SoundOf;
  /** Of each turn, in their order; none without it. */
  words: readonly TurnWord[][] | undefined;
};

/** What of the row of a dialogue follows from its content; `soundOf` knows what was rendered. */
export const dialogueRow = (
  { title, scene, note = null, people, names = [], turns, questions }: RowContent,
  { lessonId, soundOf, words }: Place,
) => ({
  ...{ title, scene, note, lessonId, people },
  names: [...names],
  turns: turns.map((turn, at) => ({
    ...turn,
    audioHash: soundOf(turn) ?? null,
    words: words?.[at] ?? [],
  })),
  questions: [...questions],
});

/** Content without its names: those of the dialogue and its lesson are the caller's. */
type RowContent = Omit<DialogueContent, 'key' | 'lesson' | 'note'> & { note?: string | null | undefined };

/** The sounds of the turns of stored dialogues. */
export function soundsOfDialogues(stored: readonly Pick<StoredDialogue, 'turns'>[]): SoundOf {
  const nameOf = ({ pronunciation, transcription }: Parameters<SoundOf>[0]) =>
    `${pronunciation}|${transcription}`;
  const turns = stored.flatMap((dialogue) => dialogue.turns);
  const known = new Map(turns.flatMap((turn) => (turn.audioHash ? [[nameOf(turn), turn.audioHash]] : [])));
  return (text) => known.get(nameOf(text));
}

import type { DialogueContent } from '../../core/dialogues/content.ts';
import { findTurnWords } from '../../core/dialogues/turn-words.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import type { Db } from '../connection/client.ts';
import type { SoundOf } from '../course/sentences.ts';
import { writtenVerbs } from '../course/verbs.ts';
import { dialogueRow } from '../dialogues/dialogue-content.ts';
import { dialogues } from '../schema/index.ts';
import { livingLessons, writeKeyed } from './write-keyed.ts';

/**
 * Writes the dialogues of the content by their keys (`writeKeyed`), with the words of the content's course in them. A
 * dialogue whose lesson is gone has none.
 */
export async function writeDialogues(
  tx: Db,
  input: { dialogues: readonly DialogueContent[]; course: readonly SectionContent[]; audioOf: SoundOf },
  now: Date,
): Promise<void> {
  const lessonIds = await livingLessons(tx, input.dialogues);
  const words = findTurnWords(input.dialogues, { sections: input.course, verbs: writtenVerbs() });
  const rows = input.dialogues.map((dialogue, position) => ({
    key: dialogue.key,
    ...dialogueRow(dialogue, {
      lessonId: lessonIds.get(dialogue.lesson) ?? null,
      soundOf: input.audioOf,
      words: words.get(dialogue.key),
    }),
    position,
    deletedAt: null,
  }));
  await writeKeyed(tx, { table: dialogues, rows }, now);
}

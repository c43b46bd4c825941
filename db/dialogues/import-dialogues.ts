import { asc } from 'drizzle-orm';
import { checkDialogues } from '../../core/dialogues/check-dialogues.ts';
import { cleanDialogue } from '../../core/dialogues/clean-dialogue.ts';
import type { DialogueContent } from '../../core/dialogues/content.ts';
import { findTurnWords } from '../../core/dialogues/turn-words.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import type { Db } from '../connection/client.ts';
import { names as knownNames } from '../content/names.ts';
import {
  idsByKey,
  livingContents,
  nextPosition,
  type PartKind,
  readLessonKeys,
  type StoredParts,
  writeParts,
} from '../course/parts.ts';
import type { TablePlan } from '../course/plan.ts';
import { writtenVerbs } from '../course/verbs.ts';
import type { Writing } from '../course/write.ts';
import { dialogues } from '../schema/index.ts';
import { dialogueContent, dialogueRow, type StoredDialogue } from './dialogue-content.ts';

type DialogueValues = Required<Omit<DialogueContent, 'key' | 'note'>> & { note: string | null };
export type DialoguesPlan = TablePlan<DialogueValues, StoredDialogue>;

export const dialogueParts: PartKind<DialogueContent, DialogueValues, StoredDialogue> = {
  kind: 'dialogue',
  contentOf: dialogueContent,
  valuesOf(dialogue) {
    const { key: _, note = null, names = [], ...values } = cleanDialogue(dialogue);
    return { ...values, note, names };
  },
  errorsIn: (all, sections) => checkDialogues(all, { sections, verbs: writtenVerbs(), names: knownNames }),
};

export async function readStoredDialogues(db: Db): Promise<StoredParts<StoredDialogue>> {
  const rows = await db.select().from(dialogues).orderBy(asc(dialogues.position), asc(dialogues.id));
  return { rows, lessonKeys: await readLessonKeys(db) };
}

/** The dialogues of the course as content. */
export const readDialogueContents = async (db: Db): Promise<DialogueContent[]> =>
  livingContents(dialogueParts, await readStoredDialogues(db));

/** `course` is the one after the import: its words are found in the turns. */
export async function writeDialoguesPlan(
  tx: Db,
  { written, deleted }: DialoguesPlan,
  { audioOf, course, ...writing }: Writing & { course: readonly SectionContent[] },
): Promise<void> {
  const lessonIds = idsByKey(await readLessonKeys(tx));
  const next = await nextPosition(tx, dialogues);
  const named = written.map(({ name, values }) => ({ key: name, ...values }));
  const words = findTurnWords(named, { sections: course, verbs: writtenVerbs() });
  const rows = written.map(({ name, values, row }, at) => ({
    key: name,
    ...dialogueRow(values, {
      lessonId: lessonIds.get(values.lesson) ?? null,
      soundOf: audioOf,
      words: words.get(name),
    }),
    position: row?.position ?? next + at,
  }));
  await writeParts(tx, { table: dialogues, rows, deleted }, writing);
}

import { asc, eq, isNull } from 'drizzle-orm';
import { checkDialogue } from '../../../core/dialogues/check-dialogues.ts';
import { cleanDialogue } from '../../../core/dialogues/clean-dialogue.ts';
import type { DialogueContent } from '../../../core/dialogues/content.ts';
import { findTurnWords } from '../../../core/dialogues/turn-words.ts';
import { describeDialogueProblems } from '../../../core/lesson/describe-problems.ts';
import type { Db } from '../../connection/client.ts';
import { names as knownNames } from '../../content/names.ts';
import { courseOf, readStored, renderedSounds } from '../../course/stored.ts';
import { writtenVerbs } from '../../course/verbs.ts';
import {
  dialogueContent,
  dialogueRow,
  type StoredDialogue,
  soundsOfDialogues,
} from '../../dialogues/dialogue-content.ts';
import { dialogues } from '../../schema/index.ts';
import type { JudgedPart, PartEditor, Surroundings } from '../parts/save-part.ts';

/** A dialogue as an editor holds it: its lesson by its id. */
export type EditedDialogue = Omit<DialogueContent, 'key' | 'lesson'> & { lessonId: number | null };

async function readAround(db: Db): Promise<Surroundings<StoredDialogue>> {
  const living = await db
    .select()
    .from(dialogues)
    .where(isNull(dialogues.deletedAt))
    .orderBy(asc(dialogues.position), asc(dialogues.id));
  return { stored: await readStored(db), parts: living };
}

function editableDialogue(row: StoredDialogue): EditedDialogue {
  const { key: _, lesson: __, ...content } = dialogueContent(row, '');
  return { ...content, lessonId: row.lessonId };
}

/** The name of a dialogue that has none yet. */
const newKey = 'own';

type Judging = { row: StoredDialogue | undefined; around: Surroundings<StoredDialogue> };

/** An edited dialogue as content, cleaned, and what is wrong in it at the end of its lesson. No other one is checked. */
function judgeDialogue(
  { lessonId, ...edited }: EditedDialogue,
  { row, around: { stored } }: Judging,
): JudgedPart<DialogueContent> {
  const lesson = stored.lessons.find(({ id, deletedAt }) => id === lessonId && deletedAt === null);
  const content = cleanDialogue({ ...edited, key: row?.key ?? newKey, lesson: lesson?.key ?? '' });
  const course = { sections: courseOf(stored), verbs: writtenVerbs(), names: knownNames };
  const found = checkDialogue(content, [], course);
  return { content, problems: describeDialogueProblems(found, lesson?.name ?? '') };
}

/** How dialogues are edited; the sound of a turn is what was rendered of words, sentences and turns said alike. */
export const dialogueEditor: PartEditor<
  EditedDialogue,
  DialogueContent,
  StoredDialogue,
  ReturnType<typeof dialogueRow>
> = {
  kind: 'dialogue',
  table: dialogues,
  readAround,
  judge: judgeDialogue,
  editable: editableDialogue,
  contentOf: dialogueContent,
  valuesOf(content, { edited: { lessonId }, around: { stored, parts } }) {
    const [ofCourse, ofDialogues] = [renderedSounds(stored), soundsOfDialogues(parts)];
    const words = findTurnWords([content], { sections: courseOf(stored), verbs: writtenVerbs() });
    return dialogueRow(content, {
      lessonId,
      soundOf: (text) => ofDialogues(text) ?? ofCourse(text),
      words: words.get(content.key),
    });
  },
  insert: (tx, values) =>
    tx
      .insert(dialogues)
      .values(values)
      .returning({ id: dialogues.id, key: dialogues.key, revision: dialogues.revision }),
  update: (tx, id, values) => tx.update(dialogues).set(values).where(eq(dialogues.id, id)),
};

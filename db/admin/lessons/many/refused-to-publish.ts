import { and, asc, getTableColumns, isNull } from 'drizzle-orm';
import type { DraftProblem } from '../../../../core/lesson/draft-problem.ts';
import { checkDraft, unconfirmedReadings } from '../../../../core/lesson/edit.ts';
import type { Db } from '../../../connection/client.ts';
import { groupByParent, type StoredLesson } from '../../../course/stored.ts';
import { words } from '../../../schema/index.ts';
import { editedLesson } from '../edited-lesson.ts';
import { isOneOf } from './is-one-of.ts';

/** A lesson and what is wrong with it. */
export type Refused = { id: number; name: string; problems: Pick<DraftProblem, 'field' | 'message'>[] };

/**
 * The lessons among these drafts that learners must not see as they are: with errors by the rules of the editor, or with
 * transcriptions that their niqqud reads otherwise and nobody has confirmed.
 */
export async function refusedToPublish(tx: Db, rows: readonly StoredLesson[]): Promise<Refused[]> {
  const drafts = rows.filter(({ isPublished }) => !isPublished);
  if (drafts.length === 0) return [];
  const ids = drafts.map(({ id }) => id);
  const own = await tx
    .select(checkedColumns())
    .from(words)
    .where(and(isOneOf(words.lessonId, ids), isNull(words.deletedAt)))
    .orderBy(asc(words.position), asc(words.id));
  const wordsOf = groupByParent(own, ({ lessonId }) => lessonId);
  return drafts.flatMap((row) => {
    const { problems } = checkDraft({
      ...editedLesson(row, wordsOf.get(row.id) ?? []),
      isPublished: true,
    });
    const errors = problems.filter(({ level }) => level === 'error');
    const reasons = errors.length > 0 ? errors : unconfirmedReadings(problems);
    return reasons.length > 0
      ? [{ id: row.id, name: row.name, problems: reasons.map(({ field, message }) => ({ field, message })) }]
      : [];
  });
}

/** Of a word, what its author writes, and what tells whose it is: of ten thousand of them the rest is worth leaving out. */
function checkedColumns() {
  const { key, position, audioHash, audioBlobHash, handwritingUploadId, editedAt, deletedAt, ...checked } =
    getTableColumns(words);
  return checked;
}

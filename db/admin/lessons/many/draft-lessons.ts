import { and, desc, eq, isNull } from 'drizzle-orm';
import { DomainError } from '../../../../core/errors.ts';
import type { CourseChange } from '../../../../core/lesson/course-file/change.ts';
import { createWordKeys } from '../../../../core/lesson/course-file/word-key.ts';
import {
  type CleanDraft,
  checkDraft,
  completeDraft,
  emptyDraft,
  refusalOf,
} from '../../../../core/lesson/edit.ts';
import { noteAct } from '../../../audit.ts';
import type { Db } from '../../../connection/client.ts';
import { lockCourse } from '../../../course/lock-course.ts';
import { differences } from '../../../course/plan.ts';
import { renumberLessons } from '../../../course/renumber.ts';
import { lessons, words } from '../../../schema/index.ts';
import { auditOf } from '../../course-audit.ts';
import { findSubsection } from '../save-lesson.ts';
import { soundsLike, textsOf } from '../write-lesson.ts';
import { findDone } from './known-event.ts';
import { endsOfSubsections, ownKeys } from './new-places.ts';

export type DraftsInput = {
  adminId: number;
  subsectionId: number;
  /** In the order in which they are to stand. */
  lessons: readonly Pick<CleanDraft, 'name' | 'words'>[];
  /** Sent again it changes nothing and gets the same outcome. */
  eventId: string;
};

export type CreatedDrafts = {
  /** Of the lessons, in their order. */
  ids: number[];
  /** Of the act in the log. */
  actionId: number;
  isRepeat: boolean;
};

/**
 * Creates lessons at the end of a subsection, as drafts, in one transaction with one row in the log. Level and access
 * are those of the last lesson there. Throws 'invalid' with a code of `draftCodes` and `data.problems`, whose fields
 * begin with the place of the lesson ('lessons.2.words.0.hebrew'); 'not-found' subsection_not_found.
 */
export async function createDrafts(db: Db, input: DraftsInput, now: Date): Promise<CreatedDrafts> {
  const { adminId, subsectionId, eventId } = input;
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const known = await findDone(tx, { adminId, act: 'draft', eventId });
    if (known) return { ids: known.copyIds, actionId: known.actionId, isRepeat: true };
    const subsection = await findSubsection(tx, subsectionId);
    const model = await lastLessonOf(tx, subsectionId);
    const drafts = checkedDrafts(input).map((draft) =>
      completeDraft({ ...draft, ...model }, subsection.name),
    );
    const { ids, changes } = await insertDrafts(tx, drafts, { subsectionId, now });
    await renumberLessons(tx);
    const outcome = { done: ids.length, unchanged: 0, gone: 0, refused: [], refusedCount: 0, copyIds: ids };
    const { before, after } = auditOf(changes);
    const named = { ...after, lessonIds: ids, event: { id: eventId, outcome } };
    const act = { adminId, action: 'lessons.draft', target: 'course', before, after: named };
    return { ids, actionId: await noteAct(tx, act, now), isRepeat: false };
  });
}

function checkedDrafts({ lessons: pasted, subsectionId }: DraftsInput): CleanDraft[] {
  const checked = pasted.map(({ name, words: its }) =>
    checkDraft({ ...emptyDraft, name, subsectionId, words: its }),
  );
  const problems = checked.flatMap((one, at) =>
    one.problems.map((problem) => ({ ...problem, field: `lessons.${at}.${problem.field}` })),
  );
  const code = refusalOf(problems);
  if (code) throw new DomainError('invalid', { code, data: { problems } });
  return checked.map(({ draft }) => draft);
}

async function lastLessonOf(
  tx: Db,
  subsectionId: number,
): Promise<Pick<CleanDraft, 'level' | 'isFree'> | undefined> {
  const [last] = await tx
    .select({ level: lessons.level, isFree: lessons.isFree })
    .from(lessons)
    .where(and(eq(lessons.subsectionId, subsectionId), isNull(lessons.deletedAt)))
    .orderBy(desc(lessons.position), desc(lessons.id))
    .limit(1);
  return last;
}

async function insertDrafts(
  tx: Db,
  drafts: readonly CleanDraft[],
  { subsectionId, now }: { subsectionId: number; now: Date },
): Promise<{ ids: number[]; changes: CourseChange[] }> {
  const [newKey, placeIn] = [await ownKeys(tx), await endsOfSubsections(tx)];
  const soundOf = await soundsLike(
    tx,
    drafts.flatMap((draft) => draft.words),
  );
  const made = drafts.map((draft) => {
    const { name, description, topic, level, isFree } = draft;
    const newWordKey = createWordKeys(new Set());
    return {
      row: {
        ...{ key: newKey(), name, description, topic, level, isFree, subsectionId },
        ...{ position: placeIn(subsectionId), isPublished: false, editedAt: now },
      },
      words: draft.words.map((word, position) => ({
        ...{ ...textsOf(word), key: newWordKey(word.transcription), position },
        ...{ audioHash: soundOf(word) ?? null, editedAt: now },
      })),
    };
  });
  const rows = await tx
    .insert(lessons)
    .values(made.map(({ row }) => row))
    .returning({ id: lessons.id, key: lessons.key });
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const placed = made.flatMap(({ row, words: its }) => {
    const lessonId = idOf.get(row.key);
    return lessonId === undefined ? [] : [{ row, lessonId, words: its }];
  });
  await tx
    .insert(words)
    .values(placed.flatMap(({ lessonId, words: its }) => its.map((word) => ({ ...word, lessonId }))));
  const added = { act: 'added', wasEdited: false } as const;
  const changes = placed.flatMap(({ row, words: its }): CourseChange[] => [
    { kind: 'lesson', name: row.key, fields: differences(undefined, { name: row.name }), ...added },
    ...its.map((word): CourseChange => {
      const { hebrew, russian } = word;
      return {
        kind: 'word',
        name: `${row.key}/${word.key}`,
        fields: differences(undefined, { hebrew, russian }),
        ...added,
      };
    }),
  ]);
  return { ids: placed.map(({ lessonId }) => lessonId), changes };
}

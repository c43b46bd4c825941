import { and, asc, isNull } from 'drizzle-orm';
import { DomainError } from '../../../../core/errors.ts';
import type { ManyAct } from '../../../../core/lesson/many.ts';
import { noteAct } from '../../../audit.ts';
import type { Db } from '../../../connection/client.ts';
import { lockCourse } from '../../../course/lock-course.ts';
import { renumberLessons } from '../../../course/renumber.ts';
import type { StoredLesson } from '../../../course/stored.ts';
import { lessons } from '../../../schema/index.ts';
import { auditOf } from '../../course-audit.ts';
import { copyLessons } from './copy-lessons.ts';
import type { DoneLesson } from './done-lesson.ts';
import { deleteLessons, flagOf, isFlag, setFlag } from './flag-lessons.ts';
import { isOneOf } from './is-one-of.ts';
import { findDone, type KnownOutcome, type ManyResult } from './known-event.ts';
import { moveLessons } from './move-lessons.ts';
import { refusedToPublish } from './refused-to-publish.ts';

export type ManyInput = {
  adminId: number;
  act: ManyAct;
  lessonIds: readonly number[];
  /** Where to: for 'move' alone. */
  subsectionId?: number | undefined;
  /** Sent again it changes nothing and gets the same outcome. */
  eventId: string;
};

/** Refusals that the log keeps of one act, for its repeats. */
const maxKeptRefusals = 200;

/**
 * One act on many lessons, in one transaction, with one row in the log. A lesson that cannot be published is refused by
 * itself, one that is gone or already so is counted, and the others are done; learners keep their points and progress.
 * A changed lesson has a new revision, so that an open editor asks before it overwrites. An event whose act is noted
 * changes nothing again; one that changed nothing is decided again. Throws 'invalid' with the field `subsection_id` for a
 * move without it, 'not-found' subsection_not_found.
 */
export async function changeLessons(db: Db, input: ManyInput, now: Date): Promise<ManyResult> {
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const known = await findDone(tx, input);
    if (known) return known;
    const rows = await readSelected(tx, input.lessonIds);
    const refused = input.act === 'publish' ? await refusedToPublish(tx, rows) : [];
    const stays = new Set(refused.map(({ id }) => id));
    const { changes, copyIds = [] } = await perform(
      tx,
      { input, rows: rows.filter(({ id }) => !stays.has(id)) },
      now,
    );
    const outcome: KnownOutcome = {
      done: changes.length,
      unchanged: rows.length - changes.length - refused.length,
      gone: new Set(input.lessonIds).size - rows.length,
      refused: refused.slice(0, maxKeptRefusals),
      refusedCount: refused.length,
      copyIds,
    };
    if (changes.length === 0) return { ...outcome, actionId: null, isRepeat: false };
    const actionId = await note(tx, { input, changes, outcome }, now);
    return { ...outcome, actionId, isRepeat: false };
  });
}

type Done = { changes: DoneLesson[]; copyIds?: number[] };

async function perform(
  tx: Db,
  { input, rows }: { input: ManyInput; rows: readonly StoredLesson[] },
  now: Date,
): Promise<Done> {
  const { act, subsectionId } = input;
  if (isFlag(act)) return { changes: await setFlag(tx, { rows, flag: flagOf(act, now) }, now) };
  if (act === 'move' && subsectionId === undefined) {
    throw new DomainError('invalid', { field: 'subsection_id' });
  }
  const done = await placeLessons(tx, { act, rows, subsectionId }, now);
  if (done.length > 0) await renumberLessons(tx);
  return { changes: done, ...(act === 'copy' ? { copyIds: done.map(({ id }) => id) } : {}) };
}

/** Acts that change which lesson has which number. */
async function placeLessons(
  tx: Db,
  {
    act,
    rows,
    subsectionId = 0,
  }: { act: 'move' | 'copy' | 'delete'; rows: readonly StoredLesson[]; subsectionId?: number | undefined },
  now: Date,
): Promise<DoneLesson[]> {
  if (act === 'move') return moveLessons(tx, { rows, subsectionId }, now);
  if (rows.length === 0) return [];
  return act === 'copy' ? copyLessons(tx, rows, now) : deleteLessons(tx, rows, now);
}

/** The lessons that are not deleted, in the order of the course. */
async function readSelected(tx: Db, ids: readonly number[]): Promise<StoredLesson[]> {
  const isSelected = and(isOneOf(lessons.id, ids), isNull(lessons.deletedAt));
  return tx.select().from(lessons).where(isSelected).orderBy(asc(lessons.lessonNumber), asc(lessons.id));
}

async function note(
  tx: Db,
  { input, changes, outcome }: { input: ManyInput; changes: readonly DoneLesson[]; outcome: KnownOutcome },
  now: Date,
): Promise<number> {
  const { before, after } = auditOf(changes.map(({ change }) => change));
  const { adminId, act, eventId } = input;
  // `lessonIds` tells the editor of each of them who changed it (`findLastEdit`).
  const named = { ...after, lessonIds: changes.map(({ id }) => id), event: { id: eventId, outcome } };
  return noteAct(tx, { adminId, action: `lessons.${act}`, target: 'course', before, after: named }, now);
}

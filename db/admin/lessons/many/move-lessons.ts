import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { DomainError } from '../../../../core/errors.ts';
import type { Db } from '../../../connection/client.ts';
import type { StoredLesson } from '../../../course/stored.ts';
import { lessons, subsections } from '../../../schema/index.ts';
import type { DoneLesson } from './done-lesson.ts';

/**
 * Moves lessons to the end of a subsection, in the order in which they stand; those that are there already stay where
 * they are. Throws 'not-found' subsection_not_found.
 */
export async function moveLessons(
  tx: Db,
  { rows, subsectionId }: { rows: readonly StoredLesson[]; subsectionId: number },
  now: Date,
): Promise<DoneLesson[]> {
  const isGoal = and(eq(subsections.id, subsectionId), isNull(subsections.deletedAt));
  const [goal] = await tx.select({ id: subsections.id }).from(subsections).where(isGoal);
  if (!goal) throw new DomainError('not-found', { code: 'subsection_not_found' });
  const others = rows.filter((row) => row.subsectionId !== subsectionId);
  if (others.length === 0) return [];
  const last = await lastPosition(tx, subsectionId);
  const places = others.map(({ id }, at) => ({ id, position: last + 1 + at }));
  await tx.execute(sql`update lessons as row
    set subsection_id = ${subsectionId}, position = place.position, revision = revision + 1,
      edited_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(id int, position int)
    where row.id = place.id`);
  return others.map(({ id, key, editedAt, subsectionId: before }) => ({
    id,
    change: {
      ...{ kind: 'lesson', name: key, act: 'changed', wasEdited: editedAt !== null },
      fields: [{ field: 'subsectionId', before, after: subsectionId }],
    },
  }));
}

/** Of the last lesson of a subsection; 0 where it is empty. */
async function lastPosition(tx: Db, subsectionId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(lessons.position) })
    .from(lessons)
    .where(and(eq(lessons.subsectionId, subsectionId), isNull(lessons.deletedAt)));
  return last?.position ?? 0;
}

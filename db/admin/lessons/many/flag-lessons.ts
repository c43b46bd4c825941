import { sql } from 'drizzle-orm';
import type { ManyAct } from '../../../../core/lesson/many.ts';
import type { Db } from '../../../connection/client.ts';
import type { StoredLesson } from '../../../course/stored.ts';
import { lessons } from '../../../schema/index.ts';
import type { DoneLesson } from './done-lesson.ts';
import { isOneOf } from './is-one-of.ts';

type FlagAct = Extract<ManyAct, 'publish' | 'hide' | 'free' | 'premium'>;

/** A flag of lessons, what it becomes, and the moment that is noted with it. */
type Flag =
  | { field: 'isPublished'; value: boolean; moments: object }
  | { field: 'isFree'; value: boolean; moments: object };

export const isFlag = (act: ManyAct): act is FlagAct =>
  act === 'publish' || act === 'hide' || act === 'free' || act === 'premium';

/** What is answered by learners who still see a lesson as it was counts until these moments. */
export function flagOf(act: FlagAct, now: Date): Flag {
  const first = sql`coalesce(${lessons.publishedAt}, ${now.toISOString()}::timestamptz)`;
  const flags: Record<FlagAct, Flag> = {
    publish: { field: 'isPublished', value: true, moments: { publishedAt: first } },
    hide: { field: 'isPublished', value: false, moments: { unpublishedAt: now } },
    free: { field: 'isFree', value: true, moments: {} },
    premium: { field: 'isFree', value: false, moments: { lockedAt: now } },
  };
  return flags[act];
}

/** Sets a flag of the lessons that have it otherwise. */
export async function setFlag(
  tx: Db,
  { rows, flag: { field, value, moments } }: { rows: readonly StoredLesson[]; flag: Flag },
  now: Date,
): Promise<DoneLesson[]> {
  const others = rows.filter((row) => row[field] !== value);
  await writeLessons(tx, others, { [field]: value, ...moments, editedAt: now });
  return others.map(({ id, key, editedAt }) => ({
    id,
    change: {
      ...{ kind: 'lesson', name: key, act: 'changed', wasEdited: editedAt !== null },
      fields: [{ field, before: !value, after: value }],
    },
  }));
}

/** Removes lessons from the course, softly. */
export async function deleteLessons(tx: Db, rows: readonly StoredLesson[], now: Date): Promise<DoneLesson[]> {
  await writeLessons(tx, rows, { deletedAt: now, editedAt: now });
  return rows.map(({ id, key, editedAt }) => ({
    id,
    change: { kind: 'lesson', name: key, act: 'deleted', fields: [], wasEdited: editedAt !== null },
  }));
}

/** The same values for all of them, each with a new revision. */
async function writeLessons(
  tx: Db,
  rows: readonly { id: number }[],
  values: Partial<typeof lessons.$inferInsert>,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(lessons)
    .set({ ...values, revision: sql`${lessons.revision} + 1` })
    .where(isOneOf(lessons.id, ids));
}

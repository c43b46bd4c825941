import { asc, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { copyName } from '../../../../core/lesson/many.ts';
import type { Db } from '../../../connection/client.ts';
import type { StoredLesson } from '../../../course/stored.ts';
import { lessons, words } from '../../../schema/index.ts';
import type { DoneLesson } from './done-lesson.ts';
import { endsOfSubsections, ownKeys } from './new-places.ts';

/**
 * Copies lessons with their words, sounds and pictures. Each copy is a draft with a key and a name of its own at the end
 * of the subsection of its original. Rules and dialogues stay with the original: they would be taught twice.
 */
export async function copyLessons(tx: Db, rows: readonly StoredLesson[], now: Date): Promise<DoneLesson[]> {
  const [names, newKey, placeIn] = [await livingNames(tx), await ownKeys(tx), await endsOfSubsections(tx)];
  const copies = rows.map(({ id, name, subsectionId }) => {
    const copy = copyName(name, names);
    names.add(copy);
    return { of: id, key: newKey(), name: copy, position: placeIn(subsectionId) };
  });
  const plan = JSON.stringify(copies);
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`insert into lessons (key, name, position, edited_at, is_published, subsection_id, description,
      topic, level, is_free, author_name, author_link, proofs)
    select copy.key, copy.name, copy.position, ${at}, false, l.subsection_id, l.description,
      l.topic, l.level, l.is_free, l.author_name, l.author_link, l.proofs
    from lessons l join jsonb_to_recordset(${plan}::jsonb) as copy(of int, key text, name text, position int)
      on copy.of = l.id`);
  await tx.execute(sql`insert into words (lesson_id, edited_at, ${wordColumns()})
    select made.id, ${at}, ${wordColumns('w')}
    from jsonb_to_recordset(${plan}::jsonb) as copy(of int, key text)
      join lessons made on made.key = copy.key join words w on w.lesson_id = copy.of
    where w.deleted_at is null`);
  const made = await madeUnder(
    tx,
    copies.map(({ key }) => key),
  );
  return copies.flatMap(({ key, name }) => {
    const id = made.get(key);
    if (id === undefined) return [];
    const fields = [{ field: 'name', before: undefined, after: name }];
    return [{ id, change: { kind: 'lesson', name: key, act: 'added', fields, wasEdited: false } as const }];
  });
}

/** What a copied word has in common with its original, in the alias `of`. */
function wordColumns(of?: string): SQL {
  const { id, lessonId, editedAt, deletedAt, ...kept } = getTableColumns(words);
  const names = Object.values(kept).map(({ name }) => sql.identifier(name));
  return sql.join(
    names.map((name) => (of === undefined ? sql`${name}` : sql`${sql.identifier(of)}.${name}`)),
    sql`, `,
  );
}

async function livingNames(tx: Db): Promise<Set<string>> {
  const rows = await tx.select({ name: lessons.name }).from(lessons).where(isNull(lessons.deletedAt));
  return new Set(rows.map(({ name }) => name));
}

async function madeUnder(tx: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const named = sql`${lessons.key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  const rows = await tx
    .select({ id: lessons.id, key: lessons.key })
    .from(lessons)
    .where(named)
    .orderBy(asc(lessons.id));
  return new Map(rows.map(({ id, key }) => [key, id]));
}

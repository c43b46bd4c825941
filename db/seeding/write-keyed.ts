import { and, type InferInsertModel, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { overwriting } from '../course/write.ts';
import { type dialogues, lessons, type rules } from '../schema/index.ts';

/** A table whose rows the content names by keys, each in a lesson. */
type KeyedTable = typeof rules | typeof dialogues;

/**
 * Writes rows of the content by their keys. A row that an admin changed is left alone; what left the content is deleted
 * softly and comes back with it; one that says the same keeps its revision.
 */
export async function writeKeyed<Table extends KeyedTable>(
  tx: Db,
  { table, rows }: { table: Table; rows: (InferInsertModel<Table> & { key: string; deletedAt: null })[] },
  now: Date,
): Promise<void> {
  if (rows.length > 0) {
    const set = overwriting(table, rows);
    await tx
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({
        target: table.key,
        set: { ...set, revision: sql`${table.revision} + 1` },
        setWhere: and(isNull(table.editedAt), differs(table, set)),
      });
  }
  await retire(
    tx,
    table,
    rows.map(({ key }) => key),
    now,
  );
}

async function retire(tx: Db, table: KeyedTable, keys: readonly string[], now: Date): Promise<void> {
  const isNamed = keys.length > 0 ? inArray(table.key, [...keys]) : sql`false`;
  await tx
    .update(table)
    .set({ deletedAt: now })
    .where(and(isNull(table.deletedAt), isNull(table.editedAt), not(isNamed)));
}

/** Ids of the lessons that the content names, by their keys; not those that are deleted. */
export async function livingLessons(
  tx: Db,
  content: readonly { lesson: string }[],
): Promise<Map<string, number>> {
  const keys = [...new Set(content.map(({ lesson }) => lesson))];
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({ id: lessons.id, key: lessons.key })
    .from(lessons)
    .where(and(inArray(lessons.key, keys), isNull(lessons.deletedAt)));
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** True in SQL where a row would change. */
const differs = (table: KeyedTable, set: Record<string, SQL>): SQL | undefined =>
  or(
    ...Object.entries(set).map(
      ([name, value]) => sql`${table[name as keyof KeyedTable['$inferSelect']]} is distinct from ${value}`, // keys of rows
    ),
  );

import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { type Db, readJson } from '../connection/client.ts';
import { renumberLessons } from '../course/renumber.ts';
import type { KeptTable } from '../schema/course-changes.ts';
import { dialogues, lessons, rules, sections, subsections, words } from '../schema/index.ts';
import { placeWords } from '../seeding/move-words.ts';
import { repairCourse } from './repair-course.ts';

const tables = { sections, subsections, lessons, words, rules, dialogues };

/** Never written back: identities, and what follows from the rest. */
const followers = new Set(['id', 'key', 'revision', 'lesson_number', 'created_by_event']);

/** What rows of a table should be: a statement with `row_id` and `value`, the columns by name as JSON. */
export type Wanted = {
  table: KeptTable;
  rows: SQL;
  /** Words may stand in another lesson by it. */
  movesWords?: boolean;
};

/**
 * Gives rows of the course the given values, and then the course what follows from them: numbers, revisions, categories
 * that are needed again. Needs `lockCourse`. One statement a table, whatever the number of rows. Throws 'conflict' where
 * the course could not be so: see `repairCourse`.
 */
export async function writeBack(tx: Db, wanted: readonly Wanted[], now: Date): Promise<void> {
  for (const { table, rows, movesWords } of wanted) {
    if (movesWords) await moveBack(tx, rows, now);
    await writeRows(tx, { table, rows }, now);
  }
  await repairCourse(tx, now);
  await renumberLessons(tx);
}

async function writeRows(tx: Db, { table, rows }: Wanted, now: Date): Promise<void> {
  const columns = Object.values(getTableColumns(tables[table]))
    .map(({ name }) => name)
    .filter((name) => !followers.has(name))
    .map((name) => sql.identifier(name));
  const names = sql.join(columns, sql`, `);
  const name = sql.identifier(table);
  await tx.execute(sql`update ${name} t set (${names}) = (
      select ${names} from jsonb_populate_record(t, w.value ${table === 'lessons' ? closing(now) : sql``}))
    from (${rows}) w where t.id = w.row_id and to_jsonb(t) || w.value <> to_jsonb(t)`);
}

/** A lesson that is taken from learners again notes when: what they answered before still counts. */
const closing = (now: Date): SQL => sql`
  || case when t.is_published and w.value->'is_published' = 'false'
    then jsonb_build_object('unpublished_at', ${now.toISOString()}::timestamptz) else '{}' end
  || case when t.is_free and w.value->'is_free' = 'false'
    then jsonb_build_object('locked_at', ${now.toISOString()}::timestamptz) else '{}' end`;

const movedRow = () =>
  z.object({ id: z.number(), from: z.number(), to: z.number(), position: z.number(), isTaken: z.boolean() });

/** Words that an import has moved go to their former lesson, and what learners have of them with them. */
async function moveBack(tx: Db, rows: SQL, now: Date): Promise<void> {
  const moved = await readJson(
    tx,
    'words_moved_back',
    () => z.array(movedRow()),
    sql`select coalesce(json_agg(json_build_object('id', t.id, 'from', t.lesson_id, 'to', w.lesson,
        'position', coalesce((w.value->>'position')::int, t.position),
        'isTaken', exists (select 1 from words o where o.lesson_id = w.lesson and o.key = t.key))), '[]') as data
      from (select row_id, value, (value->>'lesson_id')::int as lesson from (${rows}) r where value ? 'lesson_id') w
        join words t on t.id = w.row_id where t.lesson_id <> w.lesson`,
  );
  const leaving = new Set(moved.map(({ id }) => id));
  const isTaken = moved.some((one) => one.isTaken && !leaving.has(one.id));
  if (isTaken) throw new DomainError('conflict', { code: 'word_place_taken' });
  await placeWords(tx, moved, now);
}

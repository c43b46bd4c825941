import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { BinKind } from '../../core/acts/bin.ts';
import { takenBackSince } from '../../core/acts/take-back.ts';
import { DomainError } from '../../core/errors.ts';
import { writeBack } from '../acts/write-back.ts';
import { noteAct } from '../audit.ts';
import { type Db, readJson } from '../connection/client.ts';
import { lockCourse } from '../course/lock-course.ts';
import { tableOf } from './kinds.ts';

const deletedRow = () =>
  z
    .object({
      isThere: z.boolean(),
      /** Of a word: its lesson, which is deleted itself. */
      lesson: z.object({ id: z.number(), name: z.string(), isDeleted: z.boolean() }).nullable(),
    })
    .nullable();

/**
 * Puts back what an admin has deleted: to its place, with its words and its learners' progress; returns the number of
 * the act. A category that it needs comes back with it. Throws 'not-found' bin_not_found; 'conflict' bin_restored,
 * bin_lesson_deleted for a word, and what `writeBack` throws.
 */
export async function restoreFromBin(
  db: Db,
  { adminId, kind, id }: { adminId: number; kind: BinKind; id: number },
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const found = await findDeleted(tx, { kind, id }, now);
    if (!found) throw new DomainError('not-found', { code: 'bin_not_found' });
    if (found.isThere) throw new DomainError('conflict', { code: 'bin_restored' });
    const { lesson } = found;
    if (lesson?.isDeleted) {
      throw new DomainError('conflict', { code: 'bin_lesson_deleted', data: { name: lesson.name } });
    }
    const rows = sql`select ${id}::int as row_id, jsonb_build_object('deleted_at', null,
      'edited_at', ${now.toISOString()}::timestamptz) as value`;
    await writeBack(tx, [{ table: tableOf[kind], rows }], now);
    const target = lesson ? `lesson:${lesson.id}` : `${kind}:${id}`;
    return noteAct(tx, { adminId, action: `${kind}.restore`, target, before: null, after: null }, now);
  });
}

async function findDeleted(tx: Db, { kind, id }: { kind: BinKind; id: number }, now: Date) {
  const lesson =
    kind === 'word'
      ? sql`(select json_build_object('id', l.id, 'name', l.name, 'isDeleted', l.deleted_at is not null)
          from lessons l where l.id = d.lesson_id)`
      : sql`null::json`;
  return readJson(
    tx,
    `deleted_${kind}`,
    deletedRow,
    sql`select (select json_build_object('isThere', d.deleted_at is null, 'lesson', ${lesson})
      from ${sql.identifier(tableOf[kind])} d where d.id = ${id}::int and (d.deleted_at is null
        or d.edited_at is not null and d.deleted_at > ${takenBackSince(now).toISOString()}::timestamptz)) as data`,
  );
}

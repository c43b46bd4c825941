import { sql } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';

/**
 * Gives every lesson its place in the course, from 1, as its number, drafts included. Whoever adds, moves or deletes
 * lessons, or what they stand in, calls it in the same transaction, with the course locked (`lockCourse`). A number is
 * nobody's edit: owners and revisions stay.
 */
export async function renumberLessons(tx: Db): Promise<void> {
  await tx.execute(sql`with placed as (
      select l.id, row_number() over (order by s.position, s.id, b.position, b.id, l.position, l.id) as number
      from lessons l join subsections b on b.id = l.subsection_id join sections s on s.id = b.section_id
      where l.deleted_at is null and b.deleted_at is null and s.deleted_at is null)
    update lessons l set lesson_number = placed.number from placed
    where placed.id = l.id and l.lesson_number <> placed.number`);
}

import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCategory, changeOrder, createCategory } from '../../../db/admin/categories.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { deleteLesson } from '../../../db/admin/lessons/delete-lesson.ts';
import { noteAct } from '../../../db/audit.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { auditLog, courseChanges, lessons, sections } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { openTestDatabase } from '../../support/database.ts';
import { taughtCourse } from '../../support/taught-course.ts';

const now = new Date('2026-11-22T10:00:00Z');
const adminId = 1;

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.execute(
    sql`truncate sections, subsections, lessons, words, facts, audit_log, course_changes restart identity cascade`,
  );
  await seedCourse(db, { course: taughtCourse, audioOf: () => undefined, version: '1' }, now);
});

const kept = () => db.select().from(courseChanges).orderBy(asc(courseChanges.id));

describe('what acts change in the course', () => {
  it('is not kept of the seed', async () => {
    expect(await kept()).toEqual([]);
  });

  it('is kept under the number of the act, only what differs', async () => {
    await changeLesson(db, { adminId, lessonId: 1, revision: 1, change: { name: 'Другое имя' } }, now);
    const [act] = await db.select().from(auditLog);
    const [change, ...more] = await kept();
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      actId: act?.id,
      ofTable: 'lessons',
      rowId: 1,
      before: { name: 'Урок hello', edited_at: null },
      after: { name: 'Другое имя' },
      isPlace: false,
      isContent: true,
    });
    expect(Object.keys(change?.after ?? {}).sort()).toEqual(['edited_at', 'name']);
  });

  it('has a new row wholly', async () => {
    const fields = { name: 'Новый', description: 'Раздел', iconEmoji: '🌱' };
    await createCategory(db, { adminId, kind: 'section', fields }, now);
    const [change] = await kept();
    expect(change).toMatchObject({ ofTable: 'sections', rowId: 3, before: null });
    expect(change?.after).toMatchObject({ name: 'Новый', icon_emoji: '🌱', deleted_at: null });
  });

  it('is without numbers and revisions, which follow from the rest', async () => {
    await deleteLesson(db, { adminId, lessonId: 1 }, now);
    const rows = await kept();
    expect(rows.map(({ ofTable, rowId }) => [ofTable, rowId])).toEqual([['lessons', 1]]);
    expect(Object.keys(rows[0]?.after ?? {}).sort()).toEqual(['deleted_at', 'edited_at']);
  });

  it('tells a place from content', async () => {
    const order = { kind: 'sections' as const, ids: [2, 1] };
    await changeOrder(db, { adminId, order }, now);
    const rows = await kept();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ isPlace: true, isContent: false });
  });

  it('belongs to its own act where a transaction has several', async () => {
    const act = { adminId, action: 'lesson.edit', before: null, after: null };
    const numbers = await db.transaction(async (tx) => {
      await tx.update(lessons).set({ name: 'А' }).where(eq(lessons.id, 1));
      const first = await noteAct(tx, { ...act, target: 'lesson:1' }, now);
      const nothing = await noteAct(tx, { ...act, action: 'user.role', target: 'user:7' }, now);
      await tx.update(lessons).set({ name: 'Б' }).where(eq(lessons.id, 2));
      return [first, nothing, await noteAct(tx, { ...act, target: 'lesson:2' }, now)];
    });
    expect(new Set(numbers).size).toBe(3);
    expect((await kept()).map(({ actId }) => actId)).toEqual([numbers[0], numbers[2]]);
    expect((await db.select().from(auditLog)).map(({ id }) => id).sort()).toEqual(numbers.sort());
  });

  it('goes with a transaction that fails, and the next act has a number of its own', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.update(sections).set({ name: 'Никогда' }).where(eq(sections.id, 1));
      throw new Error('cut');
    });
    await expect(failing).rejects.toThrow('cut');
    expect(await kept()).toEqual([]);
    await changeCategory(db, { adminId, kind: 'section', id: 1, fields: { name: 'Новое' } }, now);
    const [act] = await db.select().from(auditLog);
    expect((await kept()).map(({ actId, after }) => [actId, after.name])).toEqual([[act?.id, 'Новое']]);
  });
});

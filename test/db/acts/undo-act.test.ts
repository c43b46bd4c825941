import { asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { printCourseFile } from '../../../core/lesson/course-file/print.ts';
import { findOwnAct, undoAct } from '../../../db/acts/undo-act.ts';
import { changeCategory, changeOrder, createCategory, deleteCategory } from '../../../db/admin/categories.ts';
import { importCourseFile } from '../../../db/admin/import.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { deleteLesson } from '../../../db/admin/lessons/delete-lesson.ts';
import { changeUser } from '../../../db/admin/people/change-user.ts';
import { noteAct } from '../../../db/audit.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import {
  auditLog,
  courseChanges,
  lessons,
  sections,
  subsections,
  users,
  words,
} from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { welcomeUser } from '../../../db/users.ts';
import { isRealServer, openTestDatabase } from '../../support/database.ts';
import { gadol, ima, lessonOf, lo, sectionOf, shalom, taughtCourse } from '../../support/taught-course.ts';

const now = new Date('2026-11-22T10:00:00Z');
const later = new Date('2026-11-22T11:00:00Z');
const [anna, boris] = [1, 2];
const adminIds = new Set([anna, boris]);
const [hello, family, sizes] = [1, 2, 3];

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.execute(sql`truncate sections, subsections, lessons, words, facts, audit_log, course_changes, users
    restart identity cascade`);
  await seedCourse(db, { course: taughtCourse, audioOf: () => undefined, version: '1' }, now);
});

/** The course without what every edit raises, and without deleted words: a new one goes to the bin. */
async function course() {
  const rows = {
    sections: await db.select().from(sections).orderBy(asc(sections.id)),
    subsections: await db.select().from(subsections).orderBy(asc(subsections.id)),
    lessons: await db.select().from(lessons).orderBy(asc(lessons.id)),
    words: await db.select().from(words).where(isNull(words.deletedAt)).orderBy(asc(words.id)),
  };
  return { ...rows, lessons: rows.lessons.map(({ revision: _, ...row }) => row) };
}
const lastAct = async () => Math.max(...(await db.select().from(auditLog)).map(({ id }) => id));
const undo = (actId: number, adminId = anna) => undoAct(db, { adminId, actId, adminIds }, later);
const edit = (lessonId: number, change: Parameters<typeof changeLesson>[1]['change'], adminId = anna) =>
  db
    .select({ revision: lessons.revision })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
    .then(([row]) => changeLesson(db, { adminId, lessonId, revision: row?.revision, change }, later));
const numbers = async () =>
  (await db.select().from(lessons).orderBy(asc(lessons.id))).map(({ lessonNumber }) => lessonNumber);

const acts: [string, () => Promise<unknown>][] = [
  ['a deleted lesson', () => deleteLesson(db, { adminId: anna, lessonId: hello }, later)],
  ['a published lesson', () => edit(sizes, { isPublished: true })],
  ['a hidden lesson', () => edit(hello, { isPublished: false })],
  ['an edit of words', () => edit(hello, { words: [{ ...shalom, id: 1, russian: 'привет' }] })],
  ['a new word', () => edit(hello, { words: [{ ...shalom, id: 1 }, { ...lo, id: 2 }, gadol] })],
  ['a lesson in another category', () => edit(family, { subsectionId: 4 })],
  ['an order', () => changeOrder(db, { adminId: anna, order: { kind: 'sections', ids: [2, 1] } }, later)],
  [
    'a renamed section',
    () => changeCategory(db, { adminId: anna, kind: 'section', id: 1, fields: { name: 'Иначе' } }, later),
  ],
  ['a deleted subsection', () => deleteCategory(db, { adminId: anna, kind: 'subsection', id: 4 }, later)],
];

describe('taking back', () => {
  it.each(acts)('%s leaves the course as it was, and can be taken back itself', async (_, act) => {
    const before = await course();
    await act();
    const done = await course();
    expect(done).not.toEqual(before);
    const undone = await undo(await lastAct());
    const without = ({ lessons: rows, ...rest }: Awaited<ReturnType<typeof course>>) => ({
      ...rest,
      // When it was closed stays: what was answered before still counts.
      lessons: rows.map(({ unpublishedAt: _u, lockedAt: _l, ...row }) => row),
    });
    expect(without(await course())).toEqual(without(before));
    const again = await undo(undone);
    expect(without(await course())).toEqual(without(done));
    await undo(again);
    expect(without(await course())).toEqual(without(before));
  });

  it('raises the revision, so that an editor who has it open notices', async () => {
    await edit(hello, { name: 'Другое' });
    await undo(await lastAct());
    const [row] = await db.select().from(lessons).where(eq(lessons.id, hello));
    expect(row).toMatchObject({ name: 'Урок hello', revision: 3, editedAt: null });
  });

  it('is an act in the log that names the other', async () => {
    await edit(hello, { name: 'Другое' });
    const actId = await lastAct();
    const undone = await undo(actId, boris);
    const rows = await db.select().from(auditLog).orderBy(asc(auditLog.id));
    expect(rows).toMatchObject([
      { id: actId, undoneAct: undone, undoes: null },
      { id: undone, adminId: boris, action: 'act.undo', target: 'lesson:1', undoes: actId, undoneAct: null },
    ]);
  });

  it('closes a lesson again as of now: earlier answers count', async () => {
    await edit(sizes, { isPublished: true, isFree: true });
    await edit(sizes, { isFree: false });
    await undo(await lastAct());
    await undo((await lastAct()) - 1).catch(() => undefined);
    await edit(sizes, { isPublished: false });
    await edit(sizes, { isPublished: true });
    await undoAct(db, { adminId: anna, actId: await lastAct(), adminIds }, new Date('2026-11-23T00:00:00Z'));
    const [row] = await db.select().from(lessons).where(eq(lessons.id, sizes));
    expect(row?.unpublishedAt?.toISOString()).toBe('2026-11-23T00:00:00.000Z');
  });

  it('is refused twice: of two admins at once one hears that it is done', async () => {
    await deleteLesson(db, { adminId: anna, lessonId: hello }, later);
    const actId = await lastAct();
    const both = await Promise.allSettled([undo(actId, anna), undo(actId, boris)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((it) => it.status === 'rejected')).toMatchObject({ reason: { code: 'act_undone' } });
    expect(await db.select().from(auditLog)).toHaveLength(2);
  });

  it('is refused while something newer stands on it, and possible once that is taken back', async () => {
    await edit(hello, { name: 'Первое' });
    const first = await lastAct();
    await edit(hello, { name: 'Второе' }, boris);
    const second = await lastAct();
    await expect(undo(first)).rejects.toMatchObject({
      code: 'act_newer',
      kind: 'conflict',
      data: { id: second, by: boris, action: 'lesson.edit' },
    });
    const undone = await undo(second);
    const last = await undo(first);
    expect((await course()).lessons[0]?.name).toBe('Урок hello');
    // The second stands again only over the first.
    await expect(undo(undone)).resolves.toBeGreaterThan(last);
    expect((await course()).lessons[0]?.name).toBe('Второе');
  });

  it('does not mind an order that came later, nor the numbers that follow from it', async () => {
    await edit(hello, { name: 'Другое' });
    const actId = await lastAct();
    await changeOrder(db, { adminId: boris, order: { kind: 'sections', ids: [2, 1] } }, later);
    await undo(actId);
    const [row] = await db.select().from(lessons).where(eq(lessons.id, hello));
    expect(row).toMatchObject({ name: 'Урок hello', lessonNumber: 2 });
  });

  it('of a later order alone is refused for an order before it', async () => {
    const order = (ids: number[]) =>
      changeOrder(db, { adminId: anna, order: { kind: 'sections', ids } }, later);
    await order([2, 1]);
    const first = await lastAct();
    await order([1, 2]);
    await expect(undo(first)).rejects.toMatchObject({ code: 'act_newer' });
  });

  it('gives a restored lesson its number again', async () => {
    expect(await numbers()).toEqual([1, 2, 3]);
    await deleteLesson(db, { adminId: anna, lessonId: hello }, later);
    expect((await numbers()).slice(1)).toEqual([1, 2]);
    await undo(await lastAct());
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  it('of a deletion brings the category along that was deleted afterwards', async () => {
    await deleteLesson(db, { adminId: anna, lessonId: sizes }, later);
    const actId = await lastAct();
    for (const id of [3, 4]) await deleteCategory(db, { adminId: boris, kind: 'subsection', id }, later);
    await deleteCategory(db, { adminId: boris, kind: 'section', id: 2 }, later);
    await undo(actId);
    const { sections: all, subsections: parts, lessons: taught } = await course();
    expect(all.map(({ deletedAt }) => deletedAt)).toEqual([null, null]);
    expect(parts.map(({ deletedAt }) => deletedAt !== null)).toEqual([false, false, false, true]);
    expect(taught[2]).toMatchObject({ deletedAt: null, lessonNumber: 3 });
  });

  it('of a new category is refused while something is in it', async () => {
    const fields = { sectionId: 1, name: 'Новый', iconEmoji: '🌱', iconBgColor: '#DCEBFF' };
    await createCategory(db, { adminId: anna, kind: 'subsection', fields }, later);
    const actId = await lastAct();
    await edit(family, { subsectionId: 5 });
    await expect(undo(actId)).rejects.toMatchObject({ code: 'subsection_not_empty' });
    await undo(await lastAct());
    await undo(actId);
    expect((await course()).subsections[4]?.deletedAt).toEqual(later);
  });

  it('of a deleted word is refused where the same word was added meanwhile', async () => {
    await edit(hello, { words: [{ ...shalom, id: 1 }] });
    const actId = await lastAct();
    await edit(hello, { words: [{ ...shalom, id: 1 }, lo] });
    await expect(undo(actId)).rejects.toMatchObject({ code: 'word_there' });
  });

  it('of an import that moves words brings back the words with what learners have of them', async () => {
    await welcomeUser(db, { person: { id: 7, firstName: 'Рут' }, fallbackZone: 'UTC' }, now);
    await db.execute(sql`insert into word_progress (user_id, word_id, lesson_id, stages, pass_stages, updated_at)
      values (7, 2, ${hello}, 3, 3, ${now.toISOString()}::timestamptz)`);
    const moved = [
      sectionOf(
        'start',
        [lessonOf('hello', [shalom])],
        [lessonOf('family', [ima, lo], { number: 2, isFree: false })],
      ),
      sectionOf('more', [lessonOf('sizes', [gadol], { number: 3, level: 'A2', isDraft: true })], []),
    ];
    const before = await course();
    const bytes = new TextEncoder().encode(printCourseFile(moved, 'json'));
    const imported = await importCourseFile(
      db,
      { adminId: anna, fileName: 'course.json', bytes, deletesMissing: true },
      later,
    );
    expect(imported).toMatchObject({ ok: true });
    const lessonOfProgress = async () =>
      (await db.execute<{ lesson_id: number }>(sql`select lesson_id from word_progress`)).rows[0]?.lesson_id;
    expect(await lessonOfProgress()).toBe(family);
    await undo(await lastAct());
    expect((await course()).words).toEqual(before.words);
    expect(await lessonOfProgress()).toBe(hello);
  });

  it('takes several rows as a whole, or none of them', async () => {
    const bulk = await db.transaction(async (tx) => {
      await tx.update(lessons).set({ isFree: false });
      return noteAct(
        tx,
        { adminId: anna, action: 'lesson.premium', target: 'course', before: null, after: null },
        later,
      );
    });
    await edit(hello, { name: 'Другое' }, boris);
    await expect(undo(bulk)).rejects.toMatchObject({ code: 'act_newer' });
    expect((await course()).lessons.every(({ isFree }) => !isFree)).toBe(true);
    await undo(await lastAct());
    await undo(bulk);
    expect((await course()).lessons.map(({ isFree }) => isFree)).toEqual([true, false, true]);
  });

  it('is over when what was there is no longer kept, and for what never goes back', async () => {
    await edit(hello, { name: 'Другое' });
    const actId = await lastAct();
    await db.delete(courseChanges);
    await expect(undo(actId)).rejects.toMatchObject({ code: 'act_expired' });
    const other = (action: string) =>
      noteAct(db, { adminId: anna, action, target: 'user:7', before: null, after: null }, later);
    for (const [action, code] of [
      ['payments.refund', 'act_money'],
      ['broadcast.send', 'act_sent'],
      ['premium.grant', 'act_premium'],
      ['upload.create', 'act_nothing'],
    ] as const) {
      await expect(undo(await other(action))).rejects.toMatchObject({ code });
    }
    await expect(undo(9999)).rejects.toMatchObject({ code: 'act_not_found', kind: 'not-found' });
  });
});

describe('rights of people', () => {
  beforeEach(async () => {
    for (const id of [7, 8]) {
      await welcomeUser(db, { person: { id, firstName: `Имя ${id}` }, fallbackZone: 'UTC' }, now);
    }
  });
  const change = (change: Parameters<typeof changeUser>[1]['change'], adminId = anna) =>
    changeUser(db, { adminId, userId: 7, change, adminIds }, later);
  const person = async () => (await db.select().from(users).where(eq(users.id, 7)))[0];

  it('go back, and forth', async () => {
    await change({ role: 'admin' });
    const undone = await undo(await lastAct());
    expect((await person())?.role).toBe('learner');
    expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
      'user.role',
      'user.role',
    ]);
    await undo(undone);
    expect((await person())?.role).toBe('admin');
  });

  it('a block goes back beside a later role, not below a later block', async () => {
    await change({ blocked: true });
    const first = await lastAct();
    await change({ blocked: false });
    await expect(undo(first)).rejects.toMatchObject({ code: 'act_newer' });
    await undo(await lastAct());
    expect((await person())?.blockedAt).toEqual(later);
    await undo(first);
    expect((await person())?.blockedAt).toBeNull();
  });

  it('keep the rules of giving them: nobody takes their own role', async () => {
    await change({ role: 'admin' });
    const given = await lastAct();
    await expect(undoAct(db, { adminId: 7, actId: given, adminIds }, later)).rejects.toMatchObject({
      code: 'own_role',
    });
  });
});

describe('the last act on a target', () => {
  it('is found for the admin who did it, until somebody else acts there', async () => {
    await edit(hello, { name: 'Первое' });
    expect(await findOwnAct(db, { adminId: anna, target: 'lesson:1' })).toBe(await lastAct());
    await edit(hello, { name: 'Второе' }, boris);
    expect(await findOwnAct(db, { adminId: anna, target: 'lesson:1' })).toBeUndefined();
  });
});

describe.runIf(isRealServer)('statements that really run at once', () => {
  it('of ten admins who take back the same act one does it', async () => {
    await deleteLesson(db, { adminId: anna, lessonId: hello }, later);
    const actId = await lastAct();
    const all = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => undo(actId, at + 1)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(all.filter((it) => it.status === 'rejected' && it.reason.code === 'act_undone')).toHaveLength(9);
  });
});

import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { versionDetail, versionRows } from '../../../core/texts/admin/version-lines.ts';
import { undoAct } from '../../../db/acts/undo-act.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { deleteLesson } from '../../../db/admin/lessons/delete-lesson.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { auditLog, lessons, subsections, words } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { readHistory } from '../../../db/versions/read-history.ts';
import { restoreVersion } from '../../../db/versions/restore-version.ts';
import { openTestDatabase } from '../../support/database.ts';
import { gadol, lo, shalom, taughtCourse } from '../../support/taught-course.ts';

const seeded = new Date('2026-11-20T10:00:00Z');
const now = new Date('2026-11-22T10:00:00Z');
const [anna, boris] = [1, 2];
const [hello, family] = [1, 2];

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
  await seedCourse(db, { course: taughtCourse, audioOf: () => undefined, version: '1' }, seeded);
});

const revisionOf = async (lessonId = hello) => {
  const [row] = await db.select().from(lessons).where(eq(lessons.id, lessonId));
  return row?.revision ?? 0;
};
const edit = async (change: Parameters<typeof changeLesson>[1]['change'], adminId = anna, at = now) =>
  changeLesson(db, { adminId, lessonId: hello, revision: await revisionOf(), change }, at);
const list = async (at = now) => versionRows(hello, await readHistory(db, hello, at)).versions;
const detail = async (actId: number | null) => versionDetail(hello, await readHistory(db, hello, now), actId);
const restore = async (actId: number | null, by = anna, revision?: number) =>
  restoreVersion(
    db,
    { adminId: by, lessonId: hello, actId, revision: revision ?? (await revisionOf()) },
    now,
  );
const lesson = async () => (await db.select().from(lessons).where(eq(lessons.id, hello)))[0];
const wordRows = () => db.select().from(words).where(eq(words.lessonId, hello)).orderBy(asc(words.id));
const lastAct = async () => Math.max(...(await db.select().from(auditLog)).map(({ id }) => id));

describe('the versions of a lesson', () => {
  it('are what its acts left, newest first, told in words', async () => {
    await edit({ name: 'Иначе' });
    const renamed = await lastAct();
    await edit({ words: [{ ...shalom, id: 1, russian: 'привет' }, gadol] }, boris);
    const rewritten = await lastAct();
    expect(await list()).toEqual([
      {
        id: rewritten,
        edit: { by: boris, name: '', at: expect.stringContaining('2026-11-22') },
        lines: [
          'Слово «שלום». Перевод: «мир, привет» → «привет»',
          'Новое слово «גדול»',
          'Удалено слово «לא»',
        ],
        isNow: true,
      },
      {
        id: renamed,
        edit: { by: anna, name: '', at: expect.any(String) },
        lines: ['Название: «Урок hello» → «Иначе»'],
        isNow: false,
      },
      { id: 0, edit: null, lines: [], isNow: false },
    ]);
  });

  it('tell what taking one back would change', async () => {
    await edit({ name: 'Иначе', words: [{ ...shalom, id: 1, russian: 'привет' }, gadol] });
    expect(await detail(null)).toMatchObject({
      name: 'Урок hello',
      subcategory: 'Подраздел 1',
      words: [
        { id: 1, hebrew: 'שלום', russian: 'мир, привет' },
        { id: 2, hebrew: 'לא' },
      ],
      difference: [
        'Название: «Иначе» → «Урок hello»',
        'Слово «שלום». Перевод: «привет» → «мир, привет»',
        'Возвращено слово «לא»',
        'Удалено слово «גדול»',
      ],
      revision: 2,
    });
  });

  it('name a subcategory that the lesson has left', async () => {
    await edit({ subsectionId: 2 });
    expect((await list())[0]?.lines).toEqual(['Подраздел: «Подраздел 1» → «Подраздел 2»']);
  });

  it('are not what only hides or opens the lesson', async () => {
    await edit({ isPublished: false });
    await edit({ isFree: false });
    expect(await list()).toEqual([{ id: 0, edit: null, lines: [], isNow: true }]);
  });

  it('tell an order of words in one line', async () => {
    await edit({
      words: [
        { ...lo, id: 2 },
        { ...shalom, id: 1 },
      ],
    });
    expect((await list())[0]?.lines).toEqual(['Порядок слов изменён']);
  });

  it('are kept for 90 days', async () => {
    await edit({ name: 'Иначе' });
    const much = new Date(now.getTime() + 91 * 86_400_000);
    expect(await list(much)).toEqual([{ id: 0, edit: null, lines: [], isNow: true }]);
  });

  it('of an unknown lesson, and an unknown one, are not found', async () => {
    await expect(readHistory(db, 99, now)).rejects.toMatchObject({ code: 'lesson_not_found' });
    await expect(detail(7777)).rejects.toMatchObject({ code: 'version_not_found' });
  });
});

describe('taking a version back', () => {
  it('gives the texts and words back under their ids, as an act that can be undone', async () => {
    const before = { name: (await lesson())?.name, words: await wordRows() };
    await edit({ name: 'Иначе', words: [{ ...shalom, id: 1, russian: 'привет' }, gadol] });
    const act = await restore(null, boris);
    expect((await lesson())?.name).toBe('Урок hello');
    const without = (rows: Awaited<ReturnType<typeof wordRows>>) =>
      rows.filter(({ deletedAt }) => !deletedAt).map(({ editedAt: _, ...row }) => row);
    expect(without(await wordRows())).toEqual(without(before.words));
    expect((await db.select().from(auditLog).where(eq(auditLog.id, act)))[0]).toMatchObject({
      adminId: boris,
      action: 'lesson.version',
      target: 'lesson:1',
    });
    expect((await list())[0]).toMatchObject({ id: act, edit: { by: boris }, isNow: true });
    await undoAct(db, { adminId: anna, actId: act, adminIds: new Set([anna]) }, now);
    expect((await lesson())?.name).toBe('Иначе');
    expect((await wordRows()).filter(({ deletedAt }) => !deletedAt).map(({ id }) => id)).toEqual([
      1,
      expect.any(Number),
    ]);
  });

  it('leaves the lesson open and free as it is', async () => {
    await edit({ isPublished: false, name: 'Иначе' });
    await edit({ isPublished: true, isFree: false });
    await restore(null);
    expect(await lesson()).toMatchObject({ name: 'Урок hello', isPublished: true, isFree: false });
  });

  it('goes back and forth between versions', async () => {
    await edit({ name: 'Первое' });
    const first = await lastAct();
    await edit({ name: 'Второе' });
    const second = await lastAct();
    await restore(first);
    expect((await lesson())?.name).toBe('Первое');
    await restore(second);
    expect((await lesson())?.name).toBe('Второе');
    await restore(null);
    expect((await lesson())?.name).toBe('Урок hello');
  });

  it('returns to a subcategory, as its last lesson', async () => {
    await edit({ subsectionId: 2 });
    await restore(null);
    expect(await lesson()).toMatchObject({ subsectionId: 1 });
  });

  it('raises the revision: whoever edits the lesson notices', async () => {
    await edit({ name: 'Иначе' });
    const read = await revisionOf();
    await restore(null);
    expect(await revisionOf()).toBe(read + 1);
    const late = changeLesson(
      db,
      { adminId: boris, lessonId: hello, revision: read, change: { name: 'Поздно' } },
      now,
    );
    await expect(late).rejects.toMatchObject({ code: 'stale_revision' });
  });

  it('is refused where somebody saved since it was compared', async () => {
    await edit({ name: 'Иначе' });
    const read = await revisionOf();
    await edit({ name: 'Ещё' }, boris);
    await expect(restore(null, anna, read)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'stale_revision',
      data: { revision: read + 1, lastEdit: { by: boris } },
    });
    expect((await lesson())?.name).toBe('Ещё');
  });

  it('by two admins at once is done once', async () => {
    await edit({ name: 'Иначе' });
    const revision = await revisionOf();
    const both = await Promise.allSettled([restore(null, anna, revision), restore(null, boris, revision)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused for what the lesson already says', async () => {
    await edit({ name: 'Иначе' });
    await expect(restore(await lastAct())).rejects.toMatchObject({ code: 'version_same' });
  });

  it('is refused for a lesson in the bin, which can be read', async () => {
    await edit({ name: 'Иначе' });
    await deleteLesson(db, { adminId: anna, lessonId: hello }, now);
    expect(await list()).toHaveLength(2);
    await expect(restore(null)).rejects.toMatchObject({ code: 'version_lesson_deleted' });
  });

  it('is refused where its subcategory is in the bin', async () => {
    await edit({ subsectionId: 2 });
    await db.update(subsections).set({ deletedAt: now, editedAt: now }).where(eq(subsections.id, 1));
    await expect(restore(null)).rejects.toMatchObject({ code: 'version_category_deleted' });
  });

  it('is refused where words went to another lesson since', async () => {
    await edit({ name: 'Иначе' });
    await db.transaction(async (tx) => {
      await tx.update(words).set({ lessonId: family, position: 9 }).where(eq(words.id, 2));
      await tx.execute(
        sql`insert into word_moves (word_id, lesson_id, moved_at) values (2, ${hello}, now())`,
      );
      await tx.insert(auditLog).values({
        id: sql`current_setting('mila.act')::int`,
        ...{ adminId: anna, action: 'course.import', target: 'course', at: now },
      });
    });
    await expect(restore(null)).rejects.toMatchObject({ code: 'version_words_moved' });
  });

  it('is refused by the rules of the editor where learners would see what is wrong', async () => {
    await edit({ isPublished: false, words: [{ ...shalom, id: 1, pronunciation: '' }] });
    const unvoweled = await lastAct();
    await edit({ words: [{ ...shalom, id: 1 }], isPublished: true });
    await expect(restore(unvoweled)).rejects.toMatchObject({
      kind: 'invalid',
      data: { problems: expect.any(Array) },
    });
    expect((await lesson())?.isPublished).toBe(true);
  });
});

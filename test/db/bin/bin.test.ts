import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { printBinPlace, readBinPlace } from '../../../core/acts/bin.ts';
import { forgetChanges } from '../../../db/acts/forget-changes.ts';
import { undoAct } from '../../../db/acts/undo-act.ts';
import { deleteCategory } from '../../../db/admin/categories.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { deleteLesson } from '../../../db/admin/lessons/delete-lesson.ts';
import { type BinSearch, readBin } from '../../../db/bin/read-bin.ts';
import { restoreFromBin } from '../../../db/bin/restore.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { auditLog, courseChanges, lessons, subsections, words } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { welcomeUser } from '../../../db/users.ts';
import { openTestDatabase } from '../../support/database.ts';
import { lo, shalom, taughtCourse } from '../../support/taught-course.ts';

const now = new Date('2026-11-22T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const adminId = 1;
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
  await welcomeUser(db, { person: { id: adminId, firstName: 'Анна' }, fallbackZone: 'UTC' }, now);
  await seedCourse(db, { course: taughtCourse, audioOf: () => undefined, version: '1' }, now);
});

const bin = async (search: BinSearch = {}, at = now) => (await readBin(db, search, at)).items;
const names = async (search: BinSearch = {}, at = now) => (await bin(search, at)).map(({ name }) => name);
const remove = (lessonId: number, at = now) => deleteLesson(db, { adminId, lessonId }, at);
const removeWord = () =>
  changeLesson(db, { adminId, lessonId: hello, revision: 1, change: { words: [{ ...shalom, id: 1 }] } }, now);
const restore = (kind: Parameters<typeof restoreFromBin>[1]['kind'], id: number, at = now) =>
  restoreFromBin(db, { adminId, kind, id }, at);

describe('the bin', () => {
  it('has what admins deleted, the latest first, with who did it and where it was', async () => {
    await remove(hello);
    await deleteCategory(db, { adminId, kind: 'subsection', id: 4 }, days(1));
    expect(await bin({}, days(1))).toEqual([
      {
        kind: 'subsection',
        id: 4,
        name: 'Подраздел 2',
        detail: '',
        from: 'Раздел more',
        deletedAt: expect.stringContaining('2026-11-23'),
        by: { id: adminId, name: 'Анна' },
      },
      {
        kind: 'lesson',
        id: hello,
        name: 'Урок hello',
        detail: '',
        from: 'Подраздел 1',
        deletedAt: expect.stringContaining('2026-11-22'),
        by: { id: adminId, name: 'Анна' },
      },
    ]);
  });

  it('has a word of a lesson that lives, not the words of a deleted lesson', async () => {
    await removeWord();
    await remove(family);
    expect(await bin({ kind: 'word' })).toMatchObject([
      { name: lo.hebrew, detail: lo.russian, from: 'Урок hello' },
    ]);
  });

  it('is searched by name in any letter case, and by kind', async () => {
    await remove(hello);
    await remove(family);
    await removeSection();
    expect(await names({ text: 'FAMILY' })).toEqual(['Урок family']);
    expect(await names({ text: 'урок' })).toEqual(['Урок family', 'Урок hello']);
    expect(await names({ kind: 'subsection' })).toEqual(['Подраздел 2']);
  });
  const removeSection = () => deleteCategory(db, { adminId, kind: 'subsection', id: 4 }, now);

  it('has nothing that the seed retired, and forgets after 90 days', async () => {
    await seedCourse(db, { course: taughtCourse.slice(0, 1), audioOf: () => undefined, version: '2' }, now);
    expect(await bin()).toEqual([]);
    await remove(hello);
    expect(await names({}, days(89))).toEqual(['Урок hello']);
    expect(await names({}, days(90))).toEqual([]);
    await expect(restore('lesson', hello, days(90))).rejects.toMatchObject({ code: 'bin_not_found' });
  });

  it('is read page by page, kinds and things of one moment too', async () => {
    for (const id of [hello, family, sizes]) await remove(id);
    for (const id of [1, 2, 3, 4]) await deleteCategory(db, { adminId, kind: 'subsection', id }, now);
    for (const id of [1, 2]) await deleteCategory(db, { adminId, kind: 'section', id }, now);
    const whole = await bin({ limit: 100 });
    expect(whole).toHaveLength(9);
    for (const limit of [1, 2, 4]) {
      const read: typeof whole = [];
      for (let hasMore = true; hasMore; ) {
        const last = read.at(-1);
        const after = last && readBinPlace(printBinPlace(last));
        const page = await readBin(db, { limit, after }, now);
        read.push(...page.items);
        hasMore = page.hasMore;
      }
      expect(read).toEqual(whole);
    }
  });

  it('refuses a place that it has not written', () => {
    for (const text of [
      '',
      'x',
      '2026-11-22,lesson,1',
      '2026-11-22T10:00:00Z,cat,1',
      '2026-99-22T10:00:00Z,word,1',
    ]) {
      expect(readBinPlace(text)).toBeUndefined();
    }
  });
});

describe('restoring', () => {
  it('a lesson brings back its place, number, words and progress', async () => {
    const before = await db.select().from(lessons).where(eq(lessons.id, hello));
    await db.execute(sql`insert into word_progress (user_id, word_id, lesson_id, stages, pass_stages, updated_at)
      values (${adminId}, 1, ${hello}, 15, 15, ${now.toISOString()}::timestamptz)`);
    await remove(hello);
    const actId = await restore('lesson', hello, days(1));
    const [row] = await db.select().from(lessons).where(eq(lessons.id, hello));
    expect(row).toEqual({ ...before[0], revision: 2, editedAt: days(1) });
    expect(await bin()).toEqual([]);
    expect((await db.execute(sql`select 1 from word_progress`)).rows).toHaveLength(1);
    expect(await db.select().from(auditLog).where(eq(auditLog.id, actId))).toMatchObject([
      { action: 'lesson.restore', target: 'lesson:1' },
    ]);
  });

  it('into a deleted category brings the category back too', async () => {
    await remove(sizes);
    for (const id of [3, 4]) await deleteCategory(db, { adminId, kind: 'subsection', id }, now);
    await deleteCategory(db, { adminId, kind: 'section', id: 2 }, now);
    await restore('lesson', sizes);
    const [subsection] = await db.select().from(subsections).where(eq(subsections.id, 3));
    expect(subsection?.deletedAt).toBeNull();
    expect(await names()).toEqual(['Подраздел 2']);
    const [lesson] = await db.select().from(lessons).where(eq(lessons.id, sizes));
    expect(lesson?.lessonNumber).toBe(3);
  });

  it('a word puts it into its lesson, and the lesson has another revision', async () => {
    await removeWord();
    await restore('word', 2);
    const [word] = await db.select().from(words).where(eq(words.id, 2));
    expect(word).toMatchObject({ deletedAt: null, position: 1 });
    const [lesson] = await db.select().from(lessons).where(eq(lessons.id, hello));
    expect(lesson?.revision).toBe(3);
  });

  it('a word is refused while its lesson is in the bin, and where the word is there again', async () => {
    await removeWord();
    await remove(hello);
    await expect(restore('word', 2)).rejects.toMatchObject({
      code: 'bin_lesson_deleted',
      data: { name: 'Урок hello' },
    });
    await restore('lesson', hello);
    const change = { words: [{ ...shalom, id: 1 }, lo] };
    await changeLesson(db, { adminId, lessonId: hello, revision: 3, change }, now);
    await expect(restore('word', 2)).rejects.toMatchObject({ code: 'word_there' });
  });

  it('a word into a full lesson is refused', async () => {
    await removeWord();
    await db.execute(sql`insert into words (lesson_id, key, hebrew, pronunciation, transcription, russian, position)
      select ${hello}, 'w' || n, 'w' || n, 'w', 'w', 'w', 5 + n from generate_series(1, 9) n`);
    await expect(restore('word', 2)).rejects.toMatchObject({ code: 'lesson_too_many_words' });
  });

  it('twice is refused: of two admins at once one hears that it is there', async () => {
    await remove(hello);
    const both = await Promise.allSettled([restore('lesson', hello), restore('lesson', hello)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((it) => it.status === 'rejected')).toMatchObject({ reason: { code: 'bin_restored' } });
    await expect(restore('lesson', 999)).rejects.toMatchObject({ code: 'bin_not_found' });
  });

  it('is an act that can be taken back', async () => {
    await remove(hello);
    const actId = await restore('lesson', hello);
    await undoAct(db, { adminId, actId, adminIds: new Set() }, now);
    expect(await names()).toEqual(['Урок hello']);
  });
});

describe('what is kept of acts', () => {
  it('goes after 90 days, with what never became an act', async () => {
    await remove(hello);
    await db.update(lessons).set({ name: 'Ничья правка' }).where(eq(lessons.id, sizes));
    await remove(family, days(91));
    expect(await forgetChanges(db, days(89))).toBe(0);
    expect(await forgetChanges(db, days(91))).toBe(1);
    expect(await forgetChanges(db, days(182))).toBe(2);
    expect(await db.select().from(courseChanges)).toEqual([]);
  });
});

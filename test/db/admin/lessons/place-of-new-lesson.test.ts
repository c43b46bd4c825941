import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../../core/lesson/edit.ts';
import { createCategory } from '../../../../db/admin/categories.ts';
import { createLesson } from '../../../../db/admin/lessons/create-lesson.ts';
import { deleteLesson } from '../../../../db/admin/lessons/delete-lesson.ts';
import { placeOfNewLesson } from '../../../../db/admin/lessons/place-of-new-lesson.ts';
import type { OpenDatabase } from '../../../../db/connection/client.ts';
import { openTestDatabase } from '../../../support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
const [dina, boris] = [501, 502];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the place of a new lesson', () => {
  it('is where its author wrote last, otherwise the end of the course', async () => {
    const { db } = database;
    expect(await placeOfNewLesson(db, { adminId: dina })).toBeNull();

    const sectionId = await createCategory(
      db,
      { adminId: dina, kind: 'section', fields: { name: 'Начало', description: '', iconEmoji: '📘' } },
      now,
    );
    const subsection = (name: string) => {
      const fields = { sectionId, name, iconEmoji: '📗', iconBgColor: '#ffffff' };
      return createCategory(db, { adminId: dina, kind: 'subsection', fields }, now);
    };
    const [first, last] = [await subsection('Первый'), await subsection('Второй')];
    const place = (adminId: number, subsectionId?: number) =>
      placeOfNewLesson(db, { adminId, ...(subsectionId ? { subsectionId } : {}) });
    const atTheEnd = {
      subsectionId: last,
      subsection: 'Второй',
      section: 'Начало',
      lessonNumber: 1,
      level: 'A1',
    };
    expect(await place(dina)).toEqual(atTheEnd);

    const words = [{ hebrew: 'לא', pronunciation: '', transcription: 'ло', russian: 'нет' }]; // lo
    const lesson = { ...emptyDraft, name: 'Отказ', subsectionId: first, level: 'A2' as const, words };
    const { id } = await createLesson(db, { adminId: dina, lesson }, now);
    expect(await place(dina)).toEqual({
      ...{ subsectionId: first, subsection: 'Первый', section: 'Начало' },
      ...{ lessonNumber: 2, level: 'A2' },
    });
    expect(await place(boris)).toEqual({ ...atTheEnd, lessonNumber: 2 });
    expect(await place(dina, last)).toEqual({ ...atTheEnd, lessonNumber: 2 });

    await deleteLesson(db, { adminId: dina, lessonId: id }, now);
    expect(await place(dina)).toEqual(atTheEnd);
    expect(await place(dina, 999)).toBeNull();
  });
});

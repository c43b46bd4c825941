import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeLesson } from '../../../../db/admin/lessons/change-lesson.ts';
import { editedLesson } from '../../../../db/admin/lessons/edited-lesson.ts';
import { lockLesson } from '../../../../db/admin/lessons/lock-lesson.ts';
import type { OpenDatabase } from '../../../../db/connection/client.ts';
import { sections } from '../../../../db/content/index.ts';
import { seedCourse } from '../../../../db/seed.ts';
import { openTestDatabase } from '../../../support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
const lessonId = 86; // size-shape-quality

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCourse(database.db, { course: sections, audioOf: () => undefined, version: '1' }, now);
});
afterAll(() => database.close());

async function stored() {
  return database.db.transaction(async (tx) => {
    const { row, words } = await lockLesson(tx, lessonId);
    return { revision: row.revision, lesson: editedLesson(row, words) };
  });
}

describe('what an author rewrites', () => {
  it('is told of a meaning that a word of another subsection has', async () => {
    const { revision, lesson } = await stored();
    const [first, ...others] = lesson.words;
    const words = [{ ...first, russian: 'семья' }, ...others] as typeof lesson.words;
    const { warnings } = await changeLesson(
      database.db,
      { adminId: 1, lessonId, revision, change: { words } },
      now,
    );
    expect(warnings.map(({ field, message }) => `${field} ${message}`)).toContainEqual(
      expect.stringContaining('words.0.russian Такой же перевод есть'),
    );
  });

  it('is told of a promise that a later lesson keeps', async () => {
    const { revision } = await stored();
    const change = { description: 'Вы сможете назвать вещь: ключ, обезьяна, верблюд.' };
    const { warnings } = await changeLesson(database.db, { adminId: 1, lessonId, revision, change }, now);
    expect(warnings.map(({ field }) => field)).toContain('description');
  });

  it('may not be a sentence whose verb does not agree with its noun', async () => {
    const { revision, lesson } = await stored();
    const [first, ...others] = lesson.words;
    const example = {
      hebrew: 'הילדה הגדולה אוכל.',
      pronunciation: 'הַיַּלְדָּה הַגְּדוֹלָה אוֹכֵל.',
      transcription: 'һаялда́ һагдола́ охэ́л',
      russian: 'Большая девочка ест.',
    };
    const words = [{ ...first, russian: 'большой', examples: [example] }, ...others] as typeof lesson.words;
    await expect(
      changeLesson(database.db, { adminId: 1, lessonId, revision, change: { words } }, now),
    ).rejects.toMatchObject({ code: 'lesson_words' });
  });
});

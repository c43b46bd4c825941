import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SectionContent } from '../../../core/lesson/content.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { sections as content } from '../../../db/content/index.ts';
import { importCourse, readCourse } from '../../../db/course/import-course.ts';
import { words } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { readEditedCourse } from '../../../scripts/content-files/edited-course.ts';
import { openTestDatabase } from '../../support/database.ts';
import { gadol, lessonOf, lo, sectionOf, shalom } from '../../support/taught-course.ts';

const now = new Date('2026-11-21T09:00:00Z');
const audioOf = () => undefined;
const seed = (course: readonly SectionContent[]) => (db: Db) =>
  seedCourse(db, { course, audioOf, version: JSON.stringify(course) }, now);

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

describe('the way home into the repository', () => {
  it('brings the content itself back to the letter', async () => {
    expect(await readEditedCourse(db, seed(content))).toEqual({ course: content, rules: [], dialogues: [] });
    expect(await readCourse(db)).toEqual([]); // nothing of the trial stays
  });

  it('brings what editors changed, and takes nothing back that changed in the repository since', async () => {
    const old = [sectionOf('start', [lessonOf('hello', [shalom, lo])])];
    await seed(old)(db);
    const edited = [sectionOf('start', [lessonOf('hello', [shalom, { ...lo, russian: 'нельзя' }])])];
    await importCourse(db, { course: edited, audioOf }, now);

    const newer = [
      sectionOf('start', [lessonOf('hello', [{ ...shalom, russian: 'мир' }, lo, gadol], { name: 'Новее' })]),
    ];
    const home = await readEditedCourse(db, seed(newer));
    expect(home.course).toEqual([
      sectionOf('start', [
        lessonOf('hello', [{ ...shalom, russian: 'мир' }, { ...lo, russian: 'нельзя' }, gadol], {
          name: 'Новее',
        }),
      ]),
    ]);
    expect(await readCourse(db)).toEqual(edited);
    const [row] = await db.select().from(words).where(eq(words.key, 'shalom'));
    expect(row?.russian).toBe(shalom.russian);
  });

  it('lets a failure of the seed through', async () => {
    const failing = () => Promise.reject(new Error('no database'));
    await expect(readEditedCourse(db, failing)).rejects.toThrow('no database');
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LessonContent, SectionContent, WordContent } from '../../core/lesson/content.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import { readCatalogue } from '../../db/course/catalogue.ts';
import { readLesson } from '../../db/course/lessons.ts';
import { saveAnswer } from '../../db/progress.ts';
import { lessons, sections, words } from '../../db/schema/index.ts';
import { seedCourse } from '../../db/seed.ts';
import { welcomeUser } from '../../db/users.ts';
import { smallCourse } from '../support/course.ts';
import { openTestDatabase } from '../support/database.ts';
import { readPlaces } from '../support/learners.ts';
import { readJson } from '../support/read-json.ts';

const now = new Date('2026-11-21T09:00:00Z');
let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

let version = 0;
const seed = (course: readonly SectionContent[], name = `version-${++version}`) =>
  seedCourse(db, { course, audioOf: (word) => `hash-of-${word.key}`, version: name }, now);

/** Everything that the seed may write, row by row. */
const course = () =>
  readJson<unknown>(
    db,
    'test_course',
    sql`select json_build_object(
      'sections', (select json_agg(s order by id) from sections s),
      'subsections', (select json_agg(s order by id) from subsections s),
      'lessons', (select json_agg(l order by id) from lessons l),
      'words', (select json_agg(w order by id) from words w)) as data`,
  );

/** The small course with its first lesson changed. */
function withLesson(change: (lesson: LessonContent) => LessonContent | undefined): SectionContent[] {
  return smallCourse.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.flatMap((lesson) =>
        lesson.key === 'one' ? (change(lesson) ?? []) : [lesson],
      ),
    })),
  }));
}
const withWords = (change: (words: readonly WordContent[]) => readonly WordContent[]) =>
  withLesson((lesson) => ({ ...lesson, words: change(lesson.words) }));

const wordsOf = async (key: string) => {
  const { lessons: ids } = await readPlaces(db);
  const lesson = await readLesson(db, { userId: 0, lessonId: ids[key] ?? 0 }, now);
  return lesson.words.map(({ russian }) => russian);
};

describe('seeding', () => {
  beforeEach(async () => {
    await db.execute(sql`update sections set edited_at = null; `);
    await db.execute(sql`update lessons set edited_at = null, is_published = true`);
    await db.execute(sql`update words set edited_at = null`);
    await seed(smallCourse);
  });

  it('fills the course in the order of the content, sounds included', async () => {
    const { sections: all } = await readCatalogue(db);
    expect(
      all.flatMap((section) => section.subsections.flatMap(({ lessons }) => lessons.map(({ name }) => name))),
    ).toEqual(['Урок один', 'Урок два', 'Урок три']);
    expect(await wordsOf('one')).toEqual(['мир', 'мама']);
    const [word] = await db.select().from(words).where(eq(words.key, 'shalom'));
    expect(word).toMatchObject({ audioHash: 'hash-of-shalom', deletedAt: null });
  });

  it('of the same version does nothing and says so', async () => {
    await seed(smallCourse, 'known');
    const before = await course();
    expect(await seed(smallCourse, 'known')).toMatchObject({ isChanged: false, lessons: 3, words: 4 });
    expect(await course()).toEqual(before);
  });

  it('of the same content under a new version leaves every row as it was, ids included', async () => {
    const before = await course();
    expect(await seed(smallCourse)).toEqual({ isChanged: true, lessons: 3, words: 4, moved: 0, clashes: [] });
    expect(await course()).toEqual(before);
  });

  it('by two deploys at the same moment fills the course once', async () => {
    const before = await course();
    await Promise.all([seed(smallCourse, 'twice'), seed(smallCourse, 'twice')]);
    expect(await course()).toEqual(before);
  });

  it('changes what the content has changed, under the same ids', async () => {
    const before = await readPlaces(db);
    await seed(
      withWords((all) =>
        [...all].reverse().map((word) => ({ ...word, russian: word.russian.toUpperCase() })),
      ),
    );
    expect(await wordsOf('one')).toEqual(['МАМА', 'МИР']);
    expect(await readPlaces(db)).toEqual(before);
  });

  it('leaves a lesson that an admin has changed as he left it, words and all', async () => {
    await db
      .update(lessons)
      .set({ name: 'Урок администратора', editedAt: now })
      .where(eq(lessons.key, 'one'));
    await seed(
      withLesson((lesson) => ({
        ...lesson,
        name: 'Новое имя',
        words: lesson.words.slice(0, 1),
        isFree: false,
      })),
    );
    const [lesson] = await db.select().from(lessons).where(eq(lessons.key, 'one'));
    expect(lesson).toMatchObject({ name: 'Урок администратора', isFree: true });
    expect(await wordsOf('one')).toEqual(['мир', 'мама']);
  });

  it('leaves a single word that an admin has changed, and brings the others up to date', async () => {
    await db.update(words).set({ russian: 'мирный', editedAt: now }).where(eq(words.key, 'shalom'));
    await seed(withWords((all) => all.map((word) => ({ ...word, russian: `${word.russian}!` }))));
    expect(await wordsOf('one')).toEqual(['мирный', 'мама!']);
  });

  it('names the sounds of today for what an admin has changed, too: the files of yesterday are gone', async () => {
    await db.update(lessons).set({ editedAt: now }).where(eq(lessons.key, 'one'));
    await seedCourse(
      db,
      { course: smallCourse, audioOf: (word) => `later-${word.key}`, version: 'rendered again' },
      now,
    );
    const sounds = await db.select({ key: words.key, hash: words.audioHash }).from(words);
    expect(sounds.filter(({ key, hash }) => hash !== `later-${key}`)).toEqual([]);
  });

  it('does not publish again what an admin has taken down', async () => {
    await db.update(lessons).set({ isPublished: false, editedAt: now }).where(eq(lessons.key, 'two'));
    await seed(smallCourse);
    const [lesson] = await db.select().from(lessons).where(eq(lessons.key, 'two'));
    expect(lesson?.isPublished).toBe(false);
  });

  it('does not touch a lesson that an admin has made', async () => {
    const [{ subsectionId } = { subsectionId: 0 }] = await db.select().from(lessons).limit(1);
    const own = {
      key: 'admin-1',
      subsectionId,
      name: 'Свой',
      description: '',
      topic: '',
      level: 'A1' as const,
      position: 9,
    };
    await db
      .insert(lessons)
      .values({ ...own, isFree: true, isPublished: true, editedAt: now })
      .onConflictDoNothing();
    await seed(smallCourse);
    const [lesson] = await db.select().from(lessons).where(eq(lessons.key, 'admin-1'));
    expect(lesson).toMatchObject({ name: 'Свой', deletedAt: null });
    await db.delete(lessons).where(eq(lessons.key, 'admin-1'));
  });

  it('takes a word that left the content out softly, and brings it back under its own id', async () => {
    const before = await readPlaces(db);
    await seed(withWords((all) => all.slice(1)));
    expect(await wordsOf('one')).toEqual(['мама']);
    const [gone] = await db.select().from(words).where(eq(words.key, 'shalom'));
    expect(gone?.deletedAt).toEqual(now);
    await seed(smallCourse);
    expect(await wordsOf('one')).toEqual(['мир', 'мама']);
    expect(await readPlaces(db)).toEqual(before);
  });

  it('takes a lesson, a subsection and a section out softly, and brings them back', async () => {
    const before = await readPlaces(db);
    await seed(withLesson(() => undefined));
    expect((await readCatalogue(db)).sections[0]?.subsections[0]?.lessons).toHaveLength(2);
    await seed(smallCourse.map((section) => ({ ...section, subsections: [] })));
    expect((await readCatalogue(db)).sections).toMatchObject([{ subsections: [] }]);
    await seed([]);
    expect((await readCatalogue(db)).sections).toEqual([]);
    expect((await db.select().from(sections)).length).toBe(1);
    await seed(smallCourse);
    expect((await readCatalogue(db)).sections[0]?.subsections[0]?.lessons).toHaveLength(3);
    expect(await readPlaces(db)).toEqual(before);
  });

  it('never touches what learners have done, also of words that go and come back', async () => {
    await welcomeUser(db, { person: { id: 1, firstName: 'Ученик' }, fallbackZone: 'UTC' }, now);
    const word = (await readPlaces(db)).words.shalom ?? { lessonId: 0, wordId: 0 };
    const answered = (['LISTEN', 'RECORD', 'WRITE', 'TYPE'] as const).map((stage) => ({
      stage,
      result: 'right' as const,
    }));
    const when = { doneAt: now, localTime: '2026-11-21T09:00:00', day: '2026-11-21' };
    await saveAnswer(db, { userId: 1, ...word, eventId: 'one', answered, ...when }, now);
    const learned = () =>
      readJson<unknown>(
        db,
        'test_learned',
        sql`select json_build_object('user', (select json_agg(u) from users u),
          'progress', (select json_agg(p) from word_progress p), 'answers', (select json_agg(a) from stage_answers a),
          'ledger', (select json_agg(l) from ledger l)) as data`,
      );
    const before = await learned();
    await seed(withWords((all) => all.slice(1)));
    await seed([]);
    await seed(smallCourse);
    expect(await learned()).toEqual(before);
  });
});

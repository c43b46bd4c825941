import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SectionContent, WordContent } from '../../../core/lesson/content.ts';
import { parseCourseFile } from '../../../core/lesson/course-file/parse.ts';
import { type CourseFileFormat, printCourseFile } from '../../../core/lesson/course-file/print.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { sections as content } from '../../../db/content/index.ts';
import { type ImportCourse, importCourse, readCourse } from '../../../db/course/import-course.ts';
import { readLesson } from '../../../db/course/lessons.ts';
import { saveAnswer } from '../../../db/progress.ts';
import { audioBlobs, lessons, sections, subsections, words } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { welcomeUser } from '../../../db/users.ts';
import { openTestDatabase } from '../../support/database.ts';
import { readPlaces } from '../../support/learners.ts';
import { readJson } from '../../support/read-json.ts';
import {
  gadol,
  ima,
  lessonOf,
  lo,
  sectionOf,
  shalom,
  shalomIma,
  taughtCourse,
} from '../../support/taught-course.ts';

const seededAt = new Date('2026-11-21T09:00:00Z');
const now = new Date('2026-11-22T10:00:00Z');
const later = new Date('2026-11-23T10:00:00Z');

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(() => db.execute(sql`truncate sections, subsections, lessons, words, facts, audio_blobs cascade`));

const audioOf = (word: { pronunciation: string; transcription: string }) => `hash of ${word.pronunciation}`;
let version = 0;
const seed = (course: readonly SectionContent[]) =>
  seedCourse(db, { course, audioOf, version: `version ${++version}` }, seededAt);
const put = (course: readonly SectionContent[], rest: Partial<ImportCourse> = {}, at = now) =>
  importCourse(db, { course, audioOf, ...rest }, at);

/** Acts of an import as 'changed word hello/lo'; fails the test when it was refused. */
async function acts(importing: ReturnType<typeof put>): Promise<string[]> {
  const result = await importing;
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.changes.map(({ act, kind, name }) => `${act} ${kind} ${name}`);
}

/** Every row of the course. */
const rows = () =>
  readJson<
    Record<'sections' | 'subsections' | 'lessons' | 'words', { key: string; edited_at: string | null }[]>
  >(
    db,
    'test_course_rows',
    sql`select json_build_object(
      'sections', (select json_agg(s order by id) from sections s),
      'subsections', (select json_agg(s order by id) from subsections s),
      'lessons', (select json_agg(l order by id) from lessons l),
      'words', (select json_agg(w order by id) from words w)) as data`,
  );
const editedKeys = async () =>
  Object.entries(await rows()).flatMap(([table, all]) =>
    all.filter((row) => row.edited_at !== null).map((row) => `${table} ${row.key}`),
  );
const wordRow = async (key: string) => (await db.select().from(words).where(eq(words.key, key)))[0];

const hello = (...all: WordContent[]): SectionContent[] => [sectionOf('start', [lessonOf('hello', all)], [])];
const author = { authorName: 'Анна', authorLink: 'https://example.org/anna' };
/** The first section of the small course with other words in its first lesson. */
const retaught = (...all: WordContent[]): SectionContent[] =>
  taughtCourse.slice(0, 1).map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.map((lesson) =>
        lesson.key === 'hello' ? { ...lesson, words: all } : lesson,
      ),
    })),
  }));
const no: WordContent = { ...lo, russian: 'нельзя' };

describe('the course in the database', () => {
  it('is the course of the repository after the seed, to the letter', async () => {
    await seed(content);
    expect(await readCourse(db)).toEqual(content);
  });

  it('goes through a file and back without a change, as a whole', async () => {
    await seed(content);
    const before = await rows();
    for (const format of ['csv', 'json'] as CourseFileFormat[]) {
      const parsed = parseCourseFile(printCourseFile(await readCourse(db), format), format);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      expect(await acts(put(parsed.course, { deletesMissing: true }))).toEqual([]);
    }
    expect(await rows()).toEqual(before);
  });

  it('is made by an import into an empty database, drafts and empty subsections and all', async () => {
    const done = await acts(put(taughtCourse));
    expect(done).toEqual([
      'added section start',
      'added section more',
      'added subsection start-1',
      'added subsection start-2',
      'added subsection more-1',
      'added subsection more-2',
      'added lesson hello',
      'added lesson family',
      'added lesson sizes',
      'added word hello/shalom',
      'added word hello/lo',
      'added word family/ima',
      'added word sizes/gadol',
    ]);
    expect(await readCourse(db)).toEqual(taughtCourse);
    const [draft] = await db.select().from(lessons).where(eq(lessons.key, 'sizes'));
    expect([draft?.isPublished, draft?.publishedAt]).toEqual([false, null]);
    expect((await wordRow('lo'))?.audioHash).toBe('hash of לֹא');
  });

  it('is seeded the same as it is imported', async () => {
    await seed(taughtCourse);
    expect(await readCourse(db)).toEqual(taughtCourse);
    expect(await acts(put(taughtCourse, { deletesMissing: true }))).toEqual([]);
  });
});

describe('an import', () => {
  beforeEach(() => seed(taughtCourse));

  it('changes what differs, and nothing the second time', async () => {
    const result = await put(retaught(shalom, no, gadol));
    expect(result).toEqual({
      ok: true,
      changes: [
        {
          kind: 'word',
          name: 'hello/lo',
          act: 'changed',
          fields: [{ field: 'russian', before: 'нет', after: 'нельзя' }],
          wasEdited: false,
        },
        expect.objectContaining({ name: 'hello/gadol', act: 'added' }),
      ],
    });
    const after = await rows();
    expect(await acts(put(retaught(shalom, no, gadol), {}, later))).toEqual([]);
    expect(await rows()).toEqual(after);
  });

  it('makes the rows that it changes an editor’s, and no others', async () => {
    await put(retaught(shalom, no));
    expect(await editedKeys()).toEqual(['words lo']);
    await seed(taughtCourse);
    await seed(retaught(shalom, lo));
    expect((await wordRow('lo'))?.russian).toBe('нельзя');
  });

  it('keeps the id of a changed word, and what its learners did', async () => {
    await welcomeUser(db, { person: { id: 1, firstName: 'Ученик' }, fallbackZone: 'UTC' }, now);
    const place = (await readPlaces(db)).words.lo ?? { lessonId: 0, wordId: 0 };
    const answered = (['LISTEN', 'RECORD', 'WRITE', 'TYPE'] as const).map((stage) => ({
      stage,
      result: 'right' as const,
    }));
    const when = { doneAt: now, localTime: '2026-11-22T10:00:00', day: '2026-11-22' };
    await saveAnswer(db, { userId: 1, ...place, eventId: 'one', answered, ...when }, now);
    await put(retaught(no, shalom));
    const lesson = await readLesson(db, { userId: 1, lessonId: place.lessonId }, now);
    expect(lesson.words.map(({ id, russian }) => [id === place.wordId, russian])).toEqual([
      [true, 'нельзя'],
      [false, 'мир, привет'],
    ]);
    expect(lesson.progress).toMatchObject([{ wordId: place.wordId, stages: 15 }]);
  });

  it('only tells what it would do, when asked', async () => {
    const before = await rows();
    expect(await acts(put(hello(no), { isDryRun: true, deletesMissing: true }))).toContain(
      'deleted section more',
    );
    expect(await rows()).toEqual(before);
  });

  it('deletes nothing that the file does not name, unless asked: then softly, and an editor’s for ever', async () => {
    const file = retaught(no);
    expect(await acts(put(file))).toEqual(['changed word hello/lo']);
    expect(await acts(put(file, { deletesMissing: true }))).toEqual([
      'deleted section more',
      'deleted subsection more-1',
      'deleted subsection more-2',
      'deleted lesson sizes',
      'deleted word hello/shalom',
    ]);
    expect(await readCourse(db)).toEqual(file);
    await seed(taughtCourse);
    expect(await readCourse(db)).toEqual(file);
    expect((await wordRow('shalom'))?.deletedAt).toEqual(now);
  });

  it('brings a deleted word or lesson back under its old id', async () => {
    const ids = (await readPlaces(db)).words;
    await put(retaught(lo), { deletesMissing: true });
    expect(await acts(put(taughtCourse, {}, later))).toEqual([
      'added section more',
      'added subsection more-1',
      'added subsection more-2',
      'added lesson sizes',
      'added word hello/shalom',
    ]);
    expect(await readCourse(db)).toEqual(taughtCourse);
    expect((await readPlaces(db)).words).toEqual(ids);
  });

  it('moves a word that the file has in another lesson: it stays the same word', async () => {
    const [start] = taughtCourse;
    if (!start) throw new Error('two sections');
    const before = await wordRow('lo');
    const moved = [
      {
        ...start,
        subsections: start.subsections.map((it) => ({
          ...it,
          lessons: it.lessons.map((lesson) => ({
            ...lesson,
            words: lesson.key === 'hello' ? [shalom] : [...lesson.words, lo],
          })),
        })),
      },
      ...taughtCourse.slice(1),
    ];
    expect(await acts(put(moved, { deletesMissing: true }))).toEqual(['changed word family/lo']);
    const after = await wordRow('lo');
    expect(after?.id).toBe(before?.id);
    expect(after?.lessonId).not.toBe(before?.lessonId);
    expect(await acts(put(moved, { deletesMissing: true }))).toEqual([]);
  });

  it('reorders words, lessons and sections, and leaves those in order alone', async () => {
    expect(await acts(put(retaught(lo, shalom)))).toEqual([
      'changed word hello/lo',
      'changed word hello/shalom',
    ]);
    const [start, more] = taughtCourse;
    if (!start || !more) throw new Error('two sections');
    expect(await acts(put([more, start], { deletesMissing: true }))).toEqual([
      'changed section more',
      'changed section start',
      'changed word hello/shalom',
      'changed word hello/lo',
    ]);
    const [first, ...rest] = (await readCourse(db)).flatMap(({ subsections }) =>
      subsections.flatMap(({ lessons: own }) => own),
    );
    // The numbers follow the order.
    expect([first?.key, first?.number]).toEqual(['sizes', 1]);
    expect(rest.map(({ key, number }) => [key, number])).toEqual([
      ['hello', 2],
      ['family', 3],
    ]);
  });

  it('moves a lesson with its words, which keep their ids', async () => {
    const ids = (await readPlaces(db)).words;
    const [start, more] = taughtCourse;
    const family = start?.subsections[1]?.lessons[0];
    const sizes = more?.subsections[0]?.lessons[0];
    if (!family || !sizes) throw new Error('two lessons');
    expect(await acts(put([sectionOf('more', [family, sizes], [])]))).toEqual(['changed lesson family']);
    const course = await readCourse(db);
    expect(course[0]?.subsections[1]?.lessons).toEqual([]);
    expect(course[1]?.subsections[0]?.lessons.map(({ key }) => key)).toEqual(['family', 'sizes']);
    expect((await readPlaces(db)).words).toEqual(ids);
  });

  it('raises the revision of the lessons it touches, so that an open editor learns of it', async () => {
    await put([
      ...retaught(shalom, no),
      sectionOf('more', [lessonOf('sizes', [gadol], { number: 3, level: 'A2', name: 'Размеры' })], []),
    ]);
    const all = await db.select().from(lessons).orderBy(lessons.lessonNumber);
    expect(
      all.map(({ key, revision, isPublished, publishedAt }) => [key, revision, isPublished, publishedAt]),
    ).toEqual([
      ['hello', 2, true, seededAt],
      ['family', 1, true, seededAt],
      ['sizes', 2, true, now],
    ]);
    await put(retaught(no), { deletesMissing: true });
    expect((await db.select().from(lessons).where(eq(lessons.key, 'hello')))[0]?.revision).toBe(3);
  });

  it('gives a changed word its sound; a recording stays with its letters, a generated one with its niqqud', async () => {
    await db.insert(audioBlobs).values(
      ['upload', 'google'].map((provider) => ({
        hash: provider,
        bytes: Uint8Array.of(1),
        mime: 'audio/mpeg',
        provider,
        createdAt: now,
      })),
    );
    await db.update(words).set({ handwritingUploadId: 'picture' });
    const filesAfter = async (blob: string, word: WordContent) => {
      await db.update(words).set({ audioBlobHash: blob, handwritingUploadId: 'picture' });
      await acts(put(retaught(shalom, word)));
      const row = await wordRow('lo');
      return [row?.audioBlobHash, row?.handwritingUploadId, row?.audioHash];
    };
    expect(await filesAfter('google', no)).toEqual(['google', 'picture', 'hash of לֹא']);
    const mother: WordContent = { ...ima, key: 'lo', russian: 'мать' };
    expect(await filesAfter('upload', mother)).toEqual([null, null, 'hash of אִימָּא']);
    // An unusual stress is a warning of the checker, not an error.
    expect(await filesAfter('upload', { ...mother, transcription: 'има́' })).toEqual([
      'upload',
      'picture',
      'hash of אִימָּא',
    ]);
    expect(await filesAfter('google', mother)).toEqual([null, 'picture', 'hash of אִימָּא']);
  });

  it('refuses what would break a rule in the course as a whole, and writes nothing', async () => {
    const before = await rows();
    const greeting: WordContent = { ...shalom, key: 'peace' };
    const result = await put(retaught(greeting));
    expect(result).toMatchObject({
      ok: false,
      reason: 'rules',
      findings: [{ rule: 'homograph' }, { rule: 'same-russian' }],
    });
    expect(await rows()).toEqual(before);
  });

  it('refuses to delete a word that a sentence still needs', async () => {
    const family = lessonOf('family', [{ ...ima, examples: [shalomIma] }], { number: 2 });
    await acts(put([sectionOf('start', [], [family])]));
    const before = await rows();
    const left = [sectionOf('start', [lessonOf('hello', [lo])], [family])];
    expect(await put(left, { deletesMissing: true })).toMatchObject({
      ok: false,
      reason: 'rules',
      findings: [{ rule: 'sentence-unknown', written: 'שלום', lesson: 'family', word: 'ima' }],
    });
    expect(await rows()).toEqual(before);
  });

  it('is not refused for what was wrong before it, nor for the numbers of lessons', async () => {
    await db.update(words).set({ transcription: 'латиница x' }).where(eq(words.key, 'ima'));
    await db.update(lessons).set({ lessonNumber: 70 }).where(eq(lessons.key, 'hello'));
    expect(await acts(put([sectionOf('new', [lessonOf('numbers', [lo], { number: 1 })])]))).toHaveLength(4);
  });

  it('leaves nothing behind when it fails half-way', async () => {
    const before = await rows();
    const failing = () => {
      throw new Error('the sound is away');
    };
    await expect(put(retaught(shalom, no, gadol), { audioOf: failing })).rejects.toThrow('the sound is away');
    expect(await rows()).toEqual(before);
  });

  it('of a thousand words is one step', async () => {
    // A sentence stands once in a course: only the first copy keeps those of its words, and the keys of its lessons, as
    // from one of them on sentences may have names.
    const many = content.flatMap((section) => section.subsections.flatMap((it) => it.lessons));
    const wordsOf = (letter: string, { words: all }: (typeof many)[number]): readonly WordContent[] =>
      letter === 'a' ? all : all.map(({ examples, ...word }) => word);
    const twice = ['a', 'b'].map((letter) =>
      sectionOf(
        `copy-${letter}`,
        many.map((lesson) => ({
          ...lesson,
          key: letter === 'a' ? lesson.key : `${lesson.key}-${letter}`,
          name: 'Урок',
          words: wordsOf(letter, lesson),
        })),
      ),
    );
    const done = await acts(put(twice));
    expect(done.filter((act) => act.startsWith('added word')).length).toBeGreaterThan(1000);
    const numbered = (section: SectionContent) => ({
      ...section,
      subsections: section.subsections.map((it) => ({
        ...it,
        lessons: it.lessons.map(({ number: _, ...lesson }) => lesson),
      })),
    });
    expect((await readCourse(db)).slice(-2).map(numbered)).toEqual(twice.map(numbered));
  });
});

describe('the content of the repository, laid over the database', () => {
  const fromContent = (rest: Partial<ImportCourse> = {}) =>
    put(taughtCourse, { owner: 'content', ...rest }, later);
  beforeEach(() => seed(taughtCourse));

  it('stops at what editors changed', async () => {
    await put(retaught(shalom, no));
    const before = await rows();
    expect(await fromContent()).toMatchObject({
      ok: false,
      reason: 'edited',
      changes: [{ name: 'hello/lo' }],
    });
    expect(await rows()).toEqual(before);
  });

  it('goes over it when told so; the rows are the seed’s again', async () => {
    await put(retaught(shalom, no, gadol), {}, now);
    expect(await acts(fromContent({ overEdited: true }))).toEqual(['changed word hello/lo']);
    expect(await editedKeys()).toEqual(['words gadol']); // an editor's own word stays his
    await seed(retaught(shalom, { ...lo, russian: 'не' }));
    expect((await wordRow('lo'))?.russian).toBe('не');
  });

  it('stops before it deletes an editor’s word, and only then', async () => {
    await put(retaught(gadol, shalom, lo));
    expect(await fromContent({ deletesMissing: true })).toMatchObject({
      ok: false,
      changes: [{ name: 'hello/gadol', act: 'deleted' }],
    });
    await fromContent({ deletesMissing: true, overEdited: true });
    expect(await readCourse(db)).toEqual(taughtCourse);
    expect(await editedKeys()).toEqual([]);
  });

  it('leaves an editor’s own rows to him also where they make room', async () => {
    await put(retaught(shalom, gadol, lo), {}, now);
    const turned = retaught(lo, shalom);
    expect(await acts(put(turned, { owner: 'content', overEdited: true }, later))).toContain(
      'changed word hello/gadol',
    );
    expect(await editedKeys()).toEqual(['words gadol']);
  });

  it('takes back rows that are the same, and that is all the second time', async () => {
    await put(retaught(shalom, no));
    await put(taughtCourse);
    expect(await editedKeys()).toEqual(['words lo']);
    expect(await acts(fromContent())).toEqual(['returned word hello/lo']);
    expect(await editedKeys()).toEqual([]);
    expect(await acts(fromContent())).toEqual([]);
  });
});

describe('an editor’s own rows', () => {
  it('are read like the others, in their places', async () => {
    await seed(taughtCourse);
    const [subsection] = await db.select().from(subsections).where(eq(subsections.key, 'start-1'));
    await db.insert(lessons).values({
      key: 'own',
      subsectionId: subsection?.id ?? 0,
      position: 0,
      lessonNumber: 1,
      name: 'Свой урок',
      description: 'Сделан в приложении.',
      topic: 'разное',
      level: 'A1',
      isFree: true,
      isPublished: false,
      editedAt: now,
    });
    await db.update(sections).set({ deletedAt: now, editedAt: now }).where(eq(sections.key, 'more'));
    const course = await readCourse(db);
    expect(course.map(({ key }) => key)).toEqual(['start']);
    expect(course[0]?.subsections[0]?.lessons.map(({ key, isDraft }) => [key, isDraft])).toEqual([
      ['own', true],
      ['hello', undefined],
    ]);
    expect(course[0]?.subsections[0]?.lessons[1]).toMatchObject(author);
  });
});

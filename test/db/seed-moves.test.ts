import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LessonContent, SectionContent, WordContent } from '../../core/lesson/content.ts';
import { stages } from '../../core/lesson/stages.ts';
import { seedTexts } from '../../core/texts/admin/course/seed.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import { findWordAudio } from '../../db/course/audio.ts';
import { searchCourse } from '../../db/course/search/course-search.ts';
import { saveAnswer } from '../../db/progress.ts';
import { auditLog, lessons, words } from '../../db/schema/index.ts';
import { seedCourse } from '../../db/seed.ts';
import { welcomeUser } from '../../db/users.ts';
import { smallCourse } from '../support/course.ts';
import { openTestDatabase } from '../support/database.ts';
import { readPlaces } from '../support/learners.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = new Date('2026-11-21T10:00:00Z');
let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

let version = 0;
const seed = (course: readonly SectionContent[]) =>
  seedCourse(db, { course, audioOf: () => undefined, version: `version-${++version}` }, later);

/** The small course with the words of each lesson named by their keys. */
function arranged(order: Record<string, readonly string[]>): SectionContent[] {
  const lessonsIn = (course: readonly SectionContent[]) =>
    course.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const byKey = new Map<string, WordContent>(
    lessonsIn(smallCourse).flatMap((lesson) => lesson.words.map((word) => [word.key, word] as const)),
  );
  return withLessons((lesson) => ({
    ...lesson,
    words: (order[lesson.key] ?? []).flatMap((key) => byKey.get(key) ?? []),
  }));
}
const withLessons = (change: (lesson: LessonContent) => LessonContent): SectionContent[] =>
  smallCourse.map((section) => ({
    ...section,
    subsections: section.subsections.map((it) => ({ ...it, lessons: it.lessons.map(change) })),
  }));

/** 'ima' goes from the free lesson 'one' into 'three', which is premium. */
const imaInThree = arranged({ one: ['shalom'], two: ['aba'], three: ['kelev', 'ima'] });

const placeOf = async (key: string) => (await readPlaces(db)).words[key] ?? { lessonId: 0, wordId: 0 };
const lessonId = async (key: string) => (await readPlaces(db)).lessons[key] ?? 0;
const edit = async (key: string) => {
  await db.update(lessons).set({ editedAt: now }).where(eq(lessons.key, key));
};

async function answer(
  userId: number,
  place: { lessonId: number; wordId: number },
  eventId: string,
  doneAt = now,
) {
  const answered = stages.map((stage) => ({ stage, result: 'right' as const }));
  const when = { doneAt, localTime: '2026-11-21T09:00:00', day: '2026-11-21' };
  return saveAnswer(db, { userId, ...place, eventId, answered, ...when }, later);
}

let learner = 0;
async function arrive(): Promise<number> {
  learner += 1;
  await welcomeUser(db, { person: { id: learner, firstName: 'Ученик' }, fallbackZone: 'UTC' }, now);
  return learner;
}

beforeEach(async () => {
  await db.execute(sql`update lessons set edited_at = null, deleted_at = null`);
  await db.execute(sql`update words set edited_at = null, deleted_at = null`);
  await seed(smallCourse);
  await db.delete(auditLog);
});

describe('a word that moves into a premium lesson', () => {
  it('stays open to who learned it: its sound, and the search', async () => {
    const [knows, stranger] = [await arrive(), await arrive()];
    const before = await placeOf('ima');
    await answer(knows, before, 'learned');
    await seed(imaInThree);
    const after = await placeOf('ima');
    expect(after).toEqual({ wordId: before.wordId, lessonId: await lessonId('three') });
    const sound = (userId: number, at: typeof after) =>
      findWordAudio(db, { ...at, visitor: { userId }, isAllowed: false }, later);
    expect((await sound(knows, after)).spoken.hebrew).toBe('אימא'); // ima, "mum"
    // The phone may still ask by the former lesson.
    expect((await sound(knows, before)).spoken.hebrew).toBe('אימא');
    await expect(sound(stranger, after)).rejects.toThrow('premium_required');
    const found = async (userId: number) =>
      (await searchCourse(db, { userId, text: 'мама' }, later)).map(({ lesson }) => lesson.isOpen);
    expect(await found(knows)).toEqual([true]);
    expect(await found(stranger)).toEqual([false]);
  });

  it('counts what was answered before it moved, by the lesson that it had', async () => {
    const userId = await arrive();
    const before = await placeOf('ima');
    await seed(imaInThree);
    const saved = await answer(userId, before, 'on the way');
    expect(saved).toMatchObject({ wordsLearned: 1, points: 1 });
    await expect(answer(await arrive(), before, 'too late', later)).rejects.toThrow('premium_required');
  });

  it('gives no second point', async () => {
    const userId = await arrive();
    await answer(userId, await placeOf('ima'), 'first');
    await seed(arranged({ one: ['shalom'], two: ['aba', 'ima'], three: ['kelev'] }));
    expect(await answer(userId, await placeOf('ima'), 'second')).toMatchObject({
      wordsLearned: 1,
      points: 1,
    });
  });
});

describe('an admin’s hand', () => {
  it('keeps a word in a lesson that they changed, and says so', async () => {
    await edit('one');
    const { clashes } = await seed(imaInThree);
    expect(clashes).toEqual([{ kind: 'word-stays', word: 'אימא', from: 'Урок один', to: 'Урок три' }]); // ima, "mum"
    expect((await placeOf('ima')).lessonId).toBe(await lessonId('one'));
    expect(await db.select().from(words).where(eq(words.key, 'ima'))).toHaveLength(1);
    const noted = await db.select().from(auditLog);
    expect(noted).toMatchObject([{ action: 'course.seed', target: 'course', after: { clashes } }]);
    expect(clashes.map(seedTexts.clash)).toEqual([
      'слово אימא осталось в уроке «Урок один»: новый курс ставит его в «Урок три», но один из этих уроков правил администратор',
    ]);
  });

  it('keeps words out of a lesson that they changed: they stay where they were', async () => {
    await edit('three');
    const { clashes } = await seed(imaInThree);
    expect(clashes).toMatchObject([{ kind: 'word-stays', from: 'Урок один', to: 'Урок три' }]);
    const [row] = await db.select().from(words).where(eq(words.key, 'ima'));
    expect(row).toMatchObject({ lessonId: await lessonId('one'), deletedAt: null });
  });

  it('keeps the text of a word that they changed, wherever it moves', async () => {
    await db.update(words).set({ russian: 'мамочка', editedAt: now }).where(eq(words.key, 'ima'));
    expect(await seed(imaInThree)).toMatchObject({ moved: 1, clashes: [] });
    const [row] = await db.select().from(words).where(eq(words.key, 'ima'));
    expect(row).toMatchObject({ lessonId: await lessonId('three'), position: 1, russian: 'мамочка' });
  });

  it('does not bring back a word that they deleted', async () => {
    await db.update(words).set({ deletedAt: now, editedAt: now }).where(eq(words.key, 'ima'));
    const { clashes } = await seed(imaInThree);
    expect(clashes).toMatchObject([{ kind: 'word-deleted', to: 'Урок три' }]);
    const rows = await db.select().from(words).where(eq(words.key, 'ima'));
    expect(rows).toMatchObject([{ deletedAt: now }]);
  });

  it('keeps a lesson behind its neighbour, where the content reorders the others', async () => {
    await edit('two');
    await seed(
      smallCourse.map((section) => ({
        ...section,
        subsections: section.subsections.map((it) => ({
          ...it,
          lessons: it.lessons.toReversed().map((lesson, at) => ({ ...lesson, number: at + 1 })),
        })),
      })),
    );
    const rows = await db.select().from(lessons).orderBy(lessons.lessonNumber);
    expect(rows.map(({ key }) => key)).toEqual(['three', 'one', 'two']);
  });

  it('keeps a subsection that left the content as long as their lesson stands in it', async () => {
    await edit('one');
    const { clashes } = await seed(smallCourse.map((section) => ({ ...section, subsections: [] })));
    expect(clashes).toEqual([{ kind: 'group-stays', name: 'Подраздел' }]);
  });
});

describe('words of one key', () => {
  const twin = (russian: string, pronunciation: string): WordContent => ({
    ...{ key: 'twin', hebrew: 'עולה', transcription: 'оле', russian, pronunciation }, // ole, "immigrant" or "costs"
  });
  const twins = (one: WordContent, two: WordContent) =>
    withLessons((lesson) => {
      const added = lesson.key === 'one' ? [one] : lesson.key === 'two' ? [two] : [];
      return { ...lesson, words: [...lesson.words, ...added] };
    });

  it('that leave their lessons are told apart by what they say', async () => {
    const [person, price] = [twin('репатриант', 'עוֹלֶה'), twin('стоит', 'עולֶה')];
    await seed(twins(person, price));
    const before = await db.select().from(words).where(eq(words.key, 'twin'));
    await seed(
      withLessons((lesson) => ({
        ...lesson,
        words: lesson.key === 'three' ? [...lesson.words, price] : lesson.words,
      })),
    );
    const after = await db.select().from(words).where(eq(words.key, 'twin'));
    const idOf = (rows: typeof before, russian: string) => rows.find((row) => row.russian === russian)?.id;
    const moved = after.find((row) => row.lessonId !== before.find(({ id }) => id === row.id)?.lessonId);
    expect(moved).toMatchObject({ id: idOf(before, 'стоит'), russian: 'стоит', deletedAt: null });
    expect(after.find(({ id }) => id === idOf(before, 'репатриант'))?.deletedAt).toEqual(later);
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextLessonOf } from '../../api/_routes/course/next-lesson.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { createRandom } from '../../core/random.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import { sections } from '../../db/content/index.ts';
import { readCatalogue } from '../../db/course/catalogue.ts';
import { readCourse } from '../../db/course/import-course.ts';
import { courseOf, readStored } from '../../db/course/stored.ts';
import { readFigures, talliedLessons } from '../../db/rewards/figures.ts';
import { users } from '../../db/schema/index.ts';
import { seedCourse } from '../../db/seed.ts';
import { welcomeUser } from '../../db/users.ts';
import { inventLearners } from '../../scripts/start/local-data-learners.ts';
import { openTestDatabase } from '../support/database.ts';
import { readJson } from '../support/read-json.ts';
import { reorderCourse } from '../support/reordered-course.ts';

const now = new Date('2026-11-21T09:00:00Z');
const reordered = reorderCourse(sections);
const lessonsOf = (course: readonly SectionContent[]) =>
  course.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));

/** Whoever stands at every tenth lesson of the course as it was, the lesson being their id. */
const standing = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].filter((at) => at <= lessonsOf(sections).length);
const boris = inventLearners(createRandom(1), '2026-11-21', 1001)[0] ?? { id: 0, wordsLearned: 0 };

let database: OpenDatabase;
let db: Db;

let version = 0;
const seed = (course: readonly SectionContent[], audioOf: () => string | undefined = () => undefined) =>
  seedCourse(db, { course, audioOf, version: `edition-${++version}` }, now);

/** Learns the words of the course, in its order, up to this many. */
async function learn(userId: number, count: number): Promise<void> {
  await welcomeUser(db, { person: { id: userId, firstName: 'Ученик' }, fallbackZone: 'UTC' }, now);
  await db.execute(sql`with learned as (
      select w.id, w.lesson_id, l.lesson_number from words w join lessons l on l.id = w.lesson_id
      where w.deleted_at is null and l.deleted_at is null
      order by l.lesson_number, w.position, w.id limit ${count}),
    progress as (
      insert into word_progress (user_id, updated_at, word_id, lesson_id, stages, pass_stages)
      select ${userId}::bigint, ${now.toISOString()}::timestamptz, id, lesson_id, ${allStages}::int, ${allStages}::int from learned),
    cards as (
      insert into memory_cards (user_id, word_id, lesson_id, skill, due, stability, difficulty, last_date, last_grade, reviews, lapses, successes, version)
      select ${userId}::bigint, id, lesson_id, s.skill::skill, '2026-11-25', 4, 5, '2026-11-20', 'good', 1, 0, 0, 1
      from learned, (values ('hear'), ('read'), ('produce')) s(skill)),
    points as (
      insert into ledger (user_id, reason, ref, points, at)
      select ${userId}::bigint, 'word', id::text, 1, ${now.toISOString()}::timestamptz from learned)
    update users set points = ${count}::int, words_learned = ${count}::int,
      last_lesson_id = (select lesson_id from learned order by lesson_number desc limit 1) where id = ${userId}`);
}

/** Everything of learners, but the lesson that is noted beside a word. */
const learnerRows = () =>
  readJson<Record<string, Record<string, unknown>[]>>(
    db,
    'test_learner_rows',
    sql`select json_build_object(
      'progress', (select json_agg(p order by user_id, word_id) from (
        select user_id, word_id, stages, pass_stages, pass, updated_at from word_progress) p),
      'cards', (select json_agg(c order by user_id, word_id, skill) from (
        select user_id, word_id, skill, due, stability, difficulty, last_date, reviews, version from memory_cards) c),
      'ledger', (select json_agg(l order by user_id, reason, ref) from ledger l),
      'users', (select json_agg(u order by id) from (select id, points, words_learned, last_lesson_id from users) u)) as data`,
  );

/** Rows whose lesson is not the word's. */
const strayRows = () =>
  readJson<number>(
    db,
    'test_stray_rows',
    sql`select ((select count(*) from word_progress p join words w on w.id = p.word_id where p.lesson_id <> w.lesson_id)
      + (select count(*) from memory_cards c join words w on w.id = c.word_id where c.lesson_id <> w.lesson_id))::int as data`,
  );

async function standingOf(userId: number) {
  const catalogue = await readCatalogue(db);
  const figures = await readFigures(db, userId, now);
  const tallied = talliedLessons(catalogue, figures);
  const next = nextLessonOf(catalogue, figures, { isPremium: true });
  return { next, tallied, finished: tallied.filter(({ isFinished }) => isFinished) };
}

const contentOf = async () => {
  const course = await readCourse(db);
  return lessonsOf(course).map(({ key, number, words }) => [key, number, words.map((word) => word.key)]);
};
const wantedOf = (course: readonly SectionContent[]) =>
  lessonsOf(course).map(({ key, number, words }) => [key, number, words.map((word) => word.key)]);

describe('a course in a new order', { timeout: 120_000 }, () => {
  const finishedBefore = new Map<number, Set<number>>();
  let before: Awaited<ReturnType<typeof learnerRows>>;
  let idsBefore: Map<string, number>;

  beforeAll(async () => {
    database = await openTestDatabase();
    db = database.db;
    await seed(sections);
    await learn(boris.id, boris.wordsLearned);
    for (const at of standing) {
      const words = lessonsOf(sections)
        .slice(0, at)
        .reduce((sum, lesson) => sum + lesson.words.length, 0);
      await learn(at, words);
    }
    for (const id of [boris.id, ...standing]) {
      const { finished } = await standingOf(id);
      finishedBefore.set(id, new Set(finished.map(({ lesson }) => lesson.id)));
    }
    before = await learnerRows();
    const stored = await readStored(db);
    const lessonKey = new Map(stored.lessons.map(({ id, key }) => [id, key]));
    idsBefore = new Map(stored.words.map((row) => [`${lessonKey.get(row.lessonId)}/${row.key}`, row.id]));
  }, 120_000);
  afterAll(() => database.close());

  it('changes nothing when it is interrupted', async () => {
    const content = await contentOf();
    let asked = 0;
    const failing = () => {
      asked += 1;
      if (asked > 700) throw new Error('killed');
      return undefined;
    };
    await expect(seed(reordered, failing)).rejects.toThrow('killed');
    expect(await contentOf()).toEqual(content);
    expect(await learnerRows()).toEqual(before);
  });

  it('moves words with all that learners have of them', async () => {
    const { moved, clashes } = await seed(reordered);
    expect(moved).toBeGreaterThan(150);
    expect(clashes).toEqual([]);
    expect(await contentOf()).toEqual(wantedOf(reordered));
    expect(await learnerRows()).toEqual(before);
    expect(await strayRows()).toBe(0);
    const ids = new Set(
      (await readStored(db)).words.filter((row) => row.deletedAt === null).map(({ id }) => id),
    );
    expect([...idsBefore.values()].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is the same when it is seeded again', async () => {
    const stored = await readStored(db);
    expect(await seed(reordered)).toMatchObject({ isChanged: true, moved: 0, clashes: [] });
    expect(await readStored(db)).toEqual(stored);
  });

  it.each([boris.id, ...standing])('takes no finished lesson from learner %i', async (id) => {
    const finished = new Set((await standingOf(id)).finished.map(({ lesson }) => lesson.id));
    expect([...(finishedBefore.get(id) ?? [])].filter((lesson) => !finished.has(lesson))).toEqual([]);
  });

  it.each(standing)(
    'leads learner %i by the new order, not back through lessons of a word or two',
    async (id) => {
      const { next, tallied } = await standingOf(id);
      const missing = ({ lesson, learned }: (typeof tallied)[number]) => lesson.wordsCount - learned;
      const { lastLessonId } = await readFigures(db, id, now);
      const own = tallied.find(({ lesson }) => lesson.id === lastLessonId);
      const isRest = own !== undefined && missing(own) > 0 && missing(own) <= 2;
      const first = isRest ? own : tallied.find((one) => missing(one) > 2);
      expect(next?.lessonId).toBe(first?.lesson.id);
      if (isRest) await finish(id, own.lesson.id);
      // And on from there, from the beginning of the new order: no lesson of a word or two while there is another.
      const path: number[] = [];
      for (let step = 0; step < 12; step += 1) {
        const at = await standingOf(id);
        const place = at.tallied.findIndex(({ lesson }) => lesson.id === at.next?.lessonId);
        const lesson = at.tallied[place];
        if (!lesson) break;
        if (at.tallied.some((one) => missing(one) > 2)) expect(missing(lesson)).toBeGreaterThan(2);
        path.push(place);
        await finish(id, lesson.lesson.id);
      }
      expect(path.slice(0, 2)).toEqual([0, 1]);
      await takeBack(id);
    },
  );

  it('leads Boris, who is in the midst of a lesson, on in it', async () => {
    const { next } = await standingOf(boris.id);
    const [user] = await db.select().from(users).where(eq(users.id, boris.id));
    expect(next).toMatchObject({ lessonId: user?.lastLessonId, begun: true });
  });

  it('goes the way back to the old order', async () => {
    const added = (await readStored(db)).words.filter(({ key }) => key.startsWith('survival-1-'));
    const learnt = added[0]?.id ?? 0;
    await db.execute(sql`insert into word_progress (user_id, updated_at, word_id, lesson_id, stages, pass_stages)
      select 10, ${now.toISOString()}::timestamptz, id, lesson_id, ${allStages}::int, ${allStages}::int from words where id = ${learnt}`);
    const { moved } = await seed(sections);
    expect(moved).toBeGreaterThan(150);
    expect(await contentOf()).toEqual(wantedOf(sections));
    expect(await strayRows()).toBe(0);
    const rows = await learnerRows();
    const own = rows.progress?.filter((row) => row.word_id !== learnt);
    expect({ ...rows, progress: own }).toEqual(before);
    expect(rows.progress?.length).toBe((before.progress?.length ?? 0) + 1);
    const stored = await readStored(db);
    expect(
      courseOf(stored)
        .flatMap(({ subsections }) => subsections)
        .map(({ key }) => key),
    ).toEqual(sections.flatMap(({ subsections }) => subsections).map(({ key }) => key));
    expect(stored.lessons.find(({ key }) => key === 'survival-1')?.deletedAt).toEqual(now);
  });

  it('and forward again, where the new word that was learned is still learned', async () => {
    await seed(reordered);
    const { tallied } = await standingOf(10);
    expect(tallied.find(({ lesson }) => lesson.name === 'Новый урок survival-1')?.learned).toBe(1);
  });
});

/** Learns what is left of a lesson, as the last answers do it. */
async function finish(userId: number, lessonId: number): Promise<void> {
  await db.execute(sql`insert into word_progress (user_id, updated_at, word_id, lesson_id, stages, pass_stages, pass)
    select ${userId}::bigint, ${now.toISOString()}::timestamptz, id, lesson_id, ${allStages}::int, ${allStages}::int, 9
    from words where lesson_id = ${lessonId} and deleted_at is null on conflict do nothing`);
  await db.execute(sql`update users set last_lesson_id = ${lessonId} where id = ${userId}`);
}

/** Takes back what `finish` has done. */
async function takeBack(userId: number): Promise<void> {
  await db.execute(sql`delete from word_progress where user_id = ${userId} and pass = 9`);
  await db.execute(sql`update users set last_lesson_id = reordered_lesson_id where id = ${userId}`);
}

import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../api/_app.ts';
import { createDeps } from '../../../../api/_deps.ts';
import { indexHandlers } from '../../../../api/_handlers.ts';
import { Course } from '../../../../core/contracts/catalogue.ts';
import { createRandom } from '../../../../core/random.ts';
import { changeCategory } from '../../../../db/admin/categories.ts';
import { changeLesson } from '../../../../db/admin/lessons/change-lesson.ts';
import { deleteLesson } from '../../../../db/admin/lessons/delete-lesson.ts';
import { createMemoryStore } from '../../../../db/store/store.ts';
import { courseOf } from '../../../../scripts/fixtures/made-up-course.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { smallCourse } from '../../../support/course.ts';
import { lessonsOfHome, shownHome } from '../../../support/home.ts';
import { type CoursePlaces, readPlaces } from '../../../support/learners.ts';

let backend: TestBackend;
let places: CoursePlaces;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [1] });
  places = await readPlaces(backend.db);
});
afterAll(() => backend.close());

const versionNow = async () => (await backend.call('GET /course')).version;
const at = (version: string) => backend.send('GET /course/{version}', { params: { version } });
const rename = async (name: string) => {
  const [section] = await backend.call('GET /sections');
  if (!section) throw new Error('a course has sections');
  await changeCategory(
    backend.db,
    { adminId: 1, kind: 'section', id: section.id, fields: { name } },
    backend.clock(),
  );
};

/** Another instance of the function: it remembers a catalogue of its own. */
function otherInstance() {
  const { clock, db, background, log } = backend.deps;
  const deps = createDeps({
    ...{ clock, db, background, log, store: createMemoryStore(clock), version: 'test', checksAnswers: true },
    ...{ botToken: backend.deps.botToken, botLink: undefined, adminIds: [] },
    jwtSecret: backend.deps.signingSecret,
  });
  const app = createApp(deps, indexHandlers);
  return async (path: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    return (await app.request(`/api${path}`, headers ? { headers } : {})).json();
  };
}

describe('the course', () => {
  it('is a document that everybody gets, kept for ever under its version', async () => {
    const version = await versionNow();
    const response = await at(version);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=31536000, s-maxage=31536000, immutable',
    );
    const { data } = await response.json();
    expect(Course.parse(data)).toEqual(await backend.call('GET /course'));
    expect(data.sections[0].subsections[0].lessons).toMatchObject([
      { name: 'Урок один', is_free: true, words_count: 2 },
      { name: 'Урок два', is_free: true, words_count: 1 },
      { name: 'Урок три', is_free: false, words_count: 1 },
    ]);
  });

  it('holds no word of any lesson, and nothing of a learner', async () => {
    const text = await (await at(await versionNow())).text();
    const words = smallCourse.flatMap(({ subsections }) =>
      subsections.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words)),
    );
    const told = words.flatMap(({ hebrew, pronunciation, transcription }) => [
      hebrew,
      pronunciation,
      `"${transcription}"`,
    ]);
    expect(told.filter((word) => text.includes(word))).toEqual([]);
    expect(text).not.toMatch(/progress|learned|locked|audio/);
  });

  it('is named by home, and has the same version in every instance while nothing changes', async () => {
    const token = await backend.login(2);
    const { course } = await backend.call('GET /home', { token });
    expect(course).toBe(await versionNow());
    expect((await otherInstance()('/course')).data.version).toBe(course);
  });

  it('reaches the learners of another instance with the next home after an edit, and is back after its undoing', async () => {
    const ask = otherInstance();
    const token = await backend.login(3);
    const before = (await ask('/home', token)).data.course;
    await rename('Второй раздел');
    const after = (await ask('/home', token)).data.course;
    expect(after).not.toBe(before);
    const { data } = await ask(`/course/${after}`);
    expect(JSON.stringify(data)).toContain('Второй раздел');
    await rename('Первый раздел');
    expect((await ask('/home', token)).data.course).toBe(before);
  });

  it('changes when a lesson is taken from the learners, and when it is deleted', async () => {
    const ask = otherInstance();
    const token = await backend.login(4);
    const lesson = { adminId: 1, lessonId: places.lessons.two ?? 0 };
    const shown = async () => lessonsOfHome(await shownHome(backend, token)).map(({ name }) => name);
    expect(await shown()).toEqual(['Урок один', 'Урок два', 'Урок три']);
    const versions = [(await ask('/home', token)).data.course];
    await changeLesson(backend.db, { ...lesson, change: { isPublished: false } }, backend.clock());
    expect(await shown()).toEqual(['Урок один', 'Урок три']);
    versions.push((await ask('/home', token)).data.course);
    await deleteLesson(backend.db, { ...lesson, lessonId: places.lessons.three ?? 0 }, backend.clock());
    expect(await shown()).toEqual(['Урок один']);
    versions.push((await ask('/home', token)).data.course);
    expect(new Set(versions).size).toBe(3);
    await backend.db.execute(sql`update lessons set is_published = true, deleted_at = null`);
    backend.deps.catalogue.forget();
  });

  it('of a version that is gone is the present one, which nobody keeps', async () => {
    const response = await at('a-version-of-old');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).data.version).toBe(await versionNow());
  });

  it('is found under its version by an instance that still remembers an older one', async () => {
    const ask = otherInstance();
    await ask('/course');
    await rename('Раздел 1');
    backend.deps.catalogue.forget();
    const version = await versionNow();
    expect((await ask(`/course/${version}`)).data.version).toBe(version);
    await rename('Первый раздел');
    backend.deps.catalogue.forget();
  });
});

describe('the weight of home', () => {
  it.each([100, 1000])('is at most 4 KB with %i lessons half done, in any order', async (lessons) => {
    const big = await openTestBackend({ course: courseOf({ lessons, wordsPerLesson: 10 }) });
    try {
      for (let id = 1; id <= 25; id += 1) await big.login(id, `Ученица Мария ${id * 7919}`);
      const token = await big.login(1, 'Ученица Мария');
      const random = createRandom(lessons);
      const rows = lessonsOfHome(await shownHome(big, token)).flatMap(({ id }) =>
        random() < 0.5 ? [] : [{ id, learned: random() < 0.5 ? 10 : Math.floor(random() * 10) }],
      );
      await big.db.execute(sql`
        insert into word_progress (user_id, word_id, lesson_id, stages, pass_stages, updated_at)
        select 1, w.id, w.lesson_id, 15, 15, now() from (
          select id, lesson_id, row_number() over (partition by lesson_id order by position) as place from words) w
        join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, learned int)
          on r.id = w.lesson_id and w.place <= r.learned`);
      await big.db.execute(sql`
        insert into quiz_results
          (id, user_id, lesson_id, passed, total_questions, correct_answers, skipped_questions, errors, score, finished_at)
        select gen_random_uuid(), 1, id, true, 35, 35, 0, 0, 100, now() from lessons where id % 3 = 0`);
      await big.db.execute(sql`
        insert into activity_days (user_id, date)
        select 1, date '2026-11-21' - n from generate_series(1, 400) n`);
      const response = await big.send('GET /home', { token });
      const text = await response.text();
      expect(JSON.parse(text).data.leaderboard.rows.length).toBeGreaterThan(15);
      expect(gzipSync(text).length).toBeLessThanOrEqual(4096);
    } finally {
      await big.close();
    }
  });
});

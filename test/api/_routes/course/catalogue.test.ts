import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { type CoursePlaces, createLearner, grantPremium, readPlaces } from '../../../support/learners.ts';
import { type Statements, watchStatements } from '../../../support/statements.ts';

let backend: TestBackend;
let places: CoursePlaces;
const seen: Statements = { texts: [] };
beforeAll(async () => {
  backend = await openTestBackend({ around: (db) => watchStatements(db, seen) });
  places = await readPlaces(backend.db);
});
afterAll(() => backend.close());

let nextId = 100;
const person = () => createLearner(backend, ++nextId);
const lessonId = (key: string) => places.lessons[key] ?? 0;

describe('the catalogue', () => {
  it('lists sections, subsections and lessons in order, without a word of them', async () => {
    const response = await backend.send('GET /sections');
    const text = await response.text();
    expect(JSON.parse(text).data).toMatchObject([
      {
        name: 'Первый раздел',
        icon_emoji: '🔤',
        subsections: [
          {
            name: 'Подраздел',
            icon_bg_color: '#DCEBFF',
            lessons: [
              { name: 'Урок один', lesson_number: 1, is_free: true, words_count: 2, author_name: null },
              { name: 'Урок два', lesson_number: 2, is_free: true, words_count: 1 },
              { name: 'Урок три', lesson_number: 3, is_free: false, words_count: 1 },
            ],
          },
        ],
      },
    ]);
    expect(text).not.toMatch(/שלום|shalom|hash-of/); // shalom, "peace"
  });

  it('lists the lessons in one row, and the sections without lessons', async () => {
    expect(await backend.call('GET /lessons')).toMatchObject([
      { id: lessonId('one'), category: 'Первый раздел', words_count: 2 },
      { id: lessonId('two') },
      { id: lessonId('three'), is_free: false },
    ]);
    expect(await backend.call('GET /categories')).toMatchObject([{ subsections: [{ lessons_count: 3 }] }]);
  });

  it.each(['GET /sections', 'GET /lessons', 'GET /categories'])(
    '%s has an ETag: what has not changed is 304 without a body, what has changed is sent',
    async (key) => {
      const first = await backend.send(key);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      const again = await backend.send(key, { headers: { 'If-None-Match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);

      await backend.db.execute(sql`update lessons set name = 'Урок 2', deleted_at = now() where key = 'two'`);
      backend.deps.catalogue.forget();
      expect((await backend.send(key, { headers: { 'If-None-Match': etag } })).status).toBe(200);
      await backend.db.execute(
        sql`update lessons set name = 'Урок два', deleted_at = null where key = 'two'`,
      );
      backend.deps.catalogue.forget();
    },
  );

  it('shows an edit of the course after half a minute at the latest', async () => {
    const numberOf = async () => (await backend.call('GET /lessons')).length;
    expect(await numberOf()).toBe(3);
    await backend.db.execute(sql`update lessons set is_published = false where key = 'two'`);
    expect(await numberOf()).toBe(3);
    backend.clock.now = new Date('2026-11-21T09:00:30Z');
    expect(await numberOf()).toBe(2);
    await backend.db.execute(sql`update lessons set is_published = true where key = 'two'`);
    backend.clock.now = new Date('2026-11-21T09:00:00Z');
    backend.deps.catalogue.forget();
  });
});

describe('a lesson', () => {
  it('comes with its words, their sounds, the learner’s progress and the lesson after it', async () => {
    const { token, finish } = await person();
    const { wordId } = places.words.shalom ?? { wordId: 0 };
    await finish({ lessonId: lessonId('one'), wordId });
    expect(await backend.call('GET /lessons/{id}', { token, params: { id: lessonId('one') } })).toEqual({
      id: lessonId('one'),
      name: 'Урок один',
      description: 'Первые слова.',
      topic: 'слова',
      level: 'A0',
      category: 'Первый раздел',
      subcategory: 'Подраздел',
      subsection_id: expect.any(Number),
      lesson_number: 1,
      lessonNumber: 1,
      is_free: true,
      isPublished: true,
      author_name: null,
      author_link: null,
      proofs: [],
      letters: [],
      rules: [],
      words: [
        {
          id: wordId,
          hebrew: 'שלום', // shalom, "peace"
          pronunciation: 'שלום',
          transcription: 'shalom',
          russian: 'мир',
          gender: null,
          plural: null,
          feminine: null,
          variants: [],
          forms: [],
          examples: [],
          audio: '/audio/hash-of-shalom.mp3',
        },
        expect.objectContaining({ russian: 'мама', audio: '/audio/hash-of-ima.mp3' }),
      ],
      progress: [expect.objectContaining({ word_id: wordId, completed: true, learned: true })],
      known: [],
      quizPassed: false,
      nextLessonId: lessonId('two'),
    });
  });

  it('is one statement, voices and the choice among them included', async () => {
    const { token } = await person();
    const params = { id: lessonId('one') };
    await backend.call('GET /lessons/{id}', { token, params });
    seen.texts.length = 0;
    await backend.call('GET /lessons/{id}', { token, params });
    expect(seen.texts).toHaveLength(1);
  });

  it('that is locked is 403 without a word of it, and opens with premium', async () => {
    const learner = await person();
    const params = { id: lessonId('three') };
    const response = await backend.send('GET /lessons/{id}', { token: learner.token, params });
    const text = await response.text();
    expect(response.status).toBe(403);
    expect(JSON.parse(text)).toEqual({
      status: 'error',
      code: 'premium_required',
      message: 'Этот урок открывается с премиумом.',
    });
    await grantPremium(backend.db, learner.id);
    const open = await backend.call('GET /lessons/{id}', { token: learner.token, params });
    expect(open.words).toMatchObject([{ russian: 'собака' }]);
  });

  it('leads on only to a lesson that the learner may open', async () => {
    const learner = await person();
    const nextOf = async () =>
      (await backend.call('GET /lessons/{id}', { token: learner.token, params: { id: lessonId('two') } }))
        .nextLessonId;
    expect(await nextOf()).toBeNull();
    await grantPremium(backend.db, learner.id);
    expect(await nextOf()).toBe(lessonId('three'));
  });

  it.each([
    ['does not exist', 'select 1', 999_999],
    ['is not published', `update lessons set is_published = false where key = 'two'`, 'two'],
    ['was deleted', `update lessons set deleted_at = now() where key = 'two'`, 'two'],
  ])('that %s is 404: «Урок не найден»', async (_, change, lesson) => {
    const { token } = await person();
    await backend.db.execute(sql.raw(change));
    const id = typeof lesson === 'number' ? lesson : lessonId(lesson);
    const response = await backend.send('GET /lessons/{id}', { token, params: { id } });
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { code: 'lesson_not_found', message: 'Урок не найден' },
    ]);
    await backend.db.execute(
      sql`update lessons set is_published = true, deleted_at = null where key = 'two'`,
    );
  });
});

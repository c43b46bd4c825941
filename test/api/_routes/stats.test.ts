import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { quizResults } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import {
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantWords,
  readPlaces,
} from '../../support/learners.ts';

let backend: TestBackend;
let places: CoursePlaces;
let nextId = 100;
const person = () => createLearner(backend, ++nextId, 'Анна');
const word = (key: string) => places.words[key] ?? { lessonId: 0, wordId: 0 };

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [1] });
  places = await readPlaces(backend.db);
});
afterEach(() => expectBalancesHold(backend.db));
afterAll(() => backend.close());

describe('the figures of a learner', () => {
  it('are made of his ledger and his rows, under both spellings of the specification', async () => {
    const learner = await person();
    for (const key of ['shalom', 'ima', 'aba']) await learner.finish(word(key));
    await grantWords(backend.db, learner.id, 47);
    const stats = await backend.call('GET /users/stats', { token: learner.token });
    expect(stats).toEqual({
      id: learner.id,
      points: 50,
      status: 'Пешка',
      status_eng: 'pawn',
      next_status: 'Конь',
      next_status_eng: 'knight',
      points_to_next_status: 50,
      words_learned: 50,
      wordsLearned: 50,
      quiz_accuracy: 0,
      daily_streak: 1,
      total_progress: 75,
      completedLessons: 2,
      quizzesPassed: 0,
      totalWords: 4,
      totalLessons: 3,
    });
    const params = { userId: learner.id };
    expect(await backend.call('GET /users/stats/{userId}', { token: learner.token, params })).toEqual(stats);
    expect(await backend.call('GET /users/statistics', { token: learner.token })).toEqual({
      name: 'Анна',
      status: 'Пешка',
      status_eng: 'pawn',
      next_status: 'Конь',
      next_status_eng: 'knight',
      points_to_next_status: 50,
      totalPoints: 50,
      completedWords: 50,
      totalWords: 4,
      completedLessons: 2,
      totalLessons: 3,
      quizzesPassed: 0,
      totalQuizzes: 3,
      dailyStreak: 1,
      bestStreak: 1,
      freezes: 0,
      averageScore: 0,
      total_progress: 75,
      achievements: [],
      activeDays: [{ date: '2026-11-21', words: 3 }],
      savedDays: [],
      today: '2026-11-21',
      joinedAt: expect.stringMatching(/^2026-11-21T09:00:00/),
    });
  });

  it('in the profile tell each achievement with its day, and the mean score of graded quizzes', async () => {
    const learner = await person();
    await grantWords(backend.db, learner.id, 49);
    await learner.finish(word('shalom'));
    const result = { userId: learner.id, lessonId: 1, totalQuestions: 35, skippedQuestions: 0, errors: 0 };
    const finishedAt = new Date('2026-11-21T09:00:00Z');
    await backend.db.insert(quizResults).values([
      {
        ...result,
        id: randomUUID(),
        quizId: randomUUID(),
        passed: true,
        correctAnswers: 35,
        score: 100,
        finishedAt,
      },
      {
        ...result,
        id: randomUUID(),
        quizId: randomUUID(),
        passed: false,
        correctAnswers: 7,
        score: 20,
        finishedAt,
      },
      // Bare figures that a client sent are kept, but make no score.
      { ...result, id: randomUUID(), passed: false, correctAnswers: 0, score: 0, finishedAt },
    ]);
    const { averageScore, quizzesPassed, achievements } = await backend.call('GET /users/statistics', {
      token: learner.token,
    });
    expect([averageScore, quizzesPassed]).toEqual([60, 1]);
    expect(achievements).toEqual([
      {
        id: 'word_master-50',
        kind: 'word_master',
        name: 'Мастер слов',
        description: 'За каждые 50 слов, выученные до конца',
        achievedAt: expect.stringMatching(/^2026-11-21T09:00:00/),
        pointsAwarded: 50,
      },
    ]);
    const { quiz_scores } = await backend.call('GET /users/progress', { token: learner.token });
    expect(quiz_scores).toEqual({ average: 60, best: 100 });
  });

  it('of a king have no next status', async () => {
    const learner = await person();
    await grantWords(backend.db, learner.id, 2000);
    expect(await backend.call('GET /users/stats', { token: learner.token })).toMatchObject({
      status: 'Король',
      next_status: null,
      next_status_eng: null,
      points_to_next_status: 0,
    });
  });

  it('do not fall when a learned word leaves the course', async () => {
    const learner = await person();
    await learner.finish(word('aba'));
    await backend.db.execute(sql`update words set deleted_at = now() where key = 'aba'`);
    backend.deps.catalogue.forget();
    expect(await backend.call('GET /users/stats', { token: learner.token })).toMatchObject({
      points: 1,
      words_learned: 1,
      completedLessons: 0,
      total_progress: 0,
    });
    await backend.db.execute(sql`update words set deleted_at = null where key = 'aba'`);
    backend.deps.catalogue.forget();
  });

  it('an admin reads of anybody, and hears when there is nobody', async () => {
    const [learner, admin] = [await person(), await createLearner(backend, 1)];
    const of = (userId: number) =>
      backend.send('GET /users/stats/{userId}', { token: admin.token, params: { userId } });
    expect(await (await of(learner.id)).json()).toMatchObject({ data: { id: learner.id } });
    const unknown = await of(987_654);
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe('what a client claims of itself', () => {
  const claims = {
    points: 999_999,
    status: 'king',
    words_learned: 5000,
    wordsLearned: 5000,
    completedLessons: 250,
  };

  it('never counts: the answer is the truth, and the table of the best does not move', async () => {
    const learner = await person();
    await learner.finish(word('shalom'));
    const params = { userId: learner.id };
    const token = learner.token;
    const truth = { points: 1, words_learned: 1, completedLessons: 0, status_eng: 'novice' };
    for (let time = 0; time < 3; time += 1) {
      expect(await backend.call('POST /users/sync-stats', { token, body: claims })).toMatchObject(truth);
      expect(
        await backend.call('POST /users/sync-stats/{userId}', { token, params, body: claims }),
      ).toMatchObject(truth);
      expect(await backend.call('PATCH /users/{userId}', { token, params, body: claims })).toMatchObject({
        id: learner.id,
        points: 1,
        status_eng: 'novice',
      });
    }
    const { leaderboard } = await backend.call('GET /home', { token });
    expect(leaderboard.me.points).toBe(1);
  });

  it('does not lower anything either', async () => {
    const learner = await person();
    await learner.finish(word('shalom'));
    const body = { points: 0, words_learned: -5 };
    expect(await backend.call('POST /users/sync-stats', { token: learner.token, body })).toMatchObject({
      points: 1,
    });
  });

  it('may be left out', async () => {
    const { token } = await person();
    expect((await backend.send('POST /users/sync-stats', { token })).status).toBe(200);
  });
});

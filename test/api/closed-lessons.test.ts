import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { entitlements, lessons } from '../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import {
  allRight,
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantPremium,
  type Learner,
  readPlaces,
  type WordPlace,
} from '../support/learners.ts';
import { taughtCourse } from '../support/taught-course.ts';

/** Answers of a phone without a network, to lessons that were taken from the learner before they arrived. */
const adminId = 900;
let backend: TestBackend;
let places: CoursePlaces;
let admin: string;
let learner: Learner;
let nextId = 1;

beforeAll(async () => {
  backend = await openTestBackend({ course: taughtCourse, adminIds: [adminId] });
  places = await readPlaces(backend.db);
  admin = await backend.login(adminId, 'Админ');
});
afterAll(() => backend.close());
beforeEach(async () => {
  learner = await createLearner(backend, ++nextId);
});

const place = (key: string): WordPlace => places.words[key] ?? { lessonId: 0, wordId: 0 };
const minutesAgo = (minutes: number) =>
  new Date(backend.clock.now.getTime() - minutes * 60_000).toISOString();
const answer = (word: WordPlace, at: string) =>
  learner.send({ ...word, attempts: allRight, eventId: `answer-${at.replaceAll(/\W/g, '-')}`, at });
const later = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const publish = (lessonId: number, isPublished: boolean) =>
  backend.call('PUT /lessons/{id}', { token: admin, params: { id: lessonId }, body: { isPublished } });

it('an answer given before its lesson was unpublished counts; one given after is refused', async () => {
  const word = place('shalom');
  later(10);
  await publish(word.lessonId, false);
  later(10);
  const early = await answer(word, minutesAgo(15));
  expect(early.status).toBe(200);
  expect(await early.json()).toMatchObject({ data: { points: 1, awarded: [{ reason: 'word' }] } });
  const late = await answer(place('lo'), minutesAgo(5));
  expect(late.status).toBe(404);
  await publish(word.lessonId, true);
  expect((await answer(place('lo'), minutesAgo(0))).status).toBe(200);
});

it('an answer given before its word was deleted counts, and the word stays learned', async () => {
  const word = place('shalom');
  later(10);
  await backend.db.update(lessons).set({ deletedAt: backend.clock.now }).where(eq(lessons.id, word.lessonId));
  later(10);
  expect((await answer(word, minutesAgo(15))).status).toBe(200);
  expect((await answer(place('lo'), minutesAgo(5))).status).toBe(404);
  await backend.db.update(lessons).set({ deletedAt: null }).where(eq(lessons.id, word.lessonId));
  await expectBalancesHold(backend.db);
});

it('an answer given while premium lasted counts when it arrives after its end; money given back takes it along', async () => {
  const word = place('ima');
  later(10);
  await grantPremium(backend.db, learner.id, new Date(backend.clock.now.getTime() + 10 * 60_000));
  later(20);
  expect((await answer(word, minutesAgo(5))).status).toBe(403);
  await backend.db
    .update(entitlements)
    .set({ revokedAt: backend.clock.now })
    .where(eq(entitlements.userId, learner.id));
  expect((await answer(word, minutesAgo(15))).status).toBe(403);
  await backend.db.update(entitlements).set({ revokedAt: null }).where(eq(entitlements.userId, learner.id));
  expect((await answer(word, minutesAgo(15))).status).toBe(200);
});

it('an answer given while its lesson was free counts after the lesson became premium', async () => {
  const word = place('shalom');
  const read = await backend.call('GET /lessons/{id}', { token: admin, params: { id: word.lessonId } });
  later(10);
  await backend.call('PUT /lessons/{id}', {
    token: admin,
    params: { id: word.lessonId },
    body: { revision: read.revision, is_free: false },
  });
  later(10);
  expect((await answer(word, minutesAgo(5))).status).toBe(403);
  expect((await answer(word, minutesAgo(15))).status).toBe(200);
});

it('nobody reaches a lesson that was never open to him by telling another time', async () => {
  for (const at of [
    minutesAgo(1),
    minutesAgo(60 * 24 * 30),
    '2000-01-01T00:00:00Z',
    '2030-01-01T00:00:00Z',
  ]) {
    expect((await answer(place('ima'), at)).status).toBe(403);
  }
});

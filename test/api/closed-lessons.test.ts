import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { entitlements, lessons } from '../../db/schema/index.ts';
import { type House, openHouse } from '../support/house.ts';
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
let house: House;
let places: CoursePlaces;
let admin: string;
let learner: Learner;
let nextId = 1;

beforeAll(async () => {
  house = await openHouse({ course: taughtCourse, adminIds: [adminId] });
  places = await readPlaces(house.db);
  admin = await house.login(adminId, 'Админ');
});
afterAll(() => house.close());
beforeEach(async () => {
  learner = await createLearner(house, ++nextId);
});

const place = (key: string): WordPlace => places.words[key] ?? { lessonId: 0, wordId: 0 };
const minutesAgo = (minutes: number) => new Date(house.clock.now.getTime() - minutes * 60_000).toISOString();
const answer = (word: WordPlace, at: string) =>
  learner.send({ ...word, attempts: allRight, eventId: `answer-${at.replaceAll(/\W/g, '-')}`, at });
const later = (minutes: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + minutes * 60_000);
};
const publish = (lessonId: number, isPublished: boolean) =>
  house.call('PUT /lessons/{id}', { token: admin, params: { id: lessonId }, body: { isPublished } });

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
  await house.db.update(lessons).set({ deletedAt: house.clock.now }).where(eq(lessons.id, word.lessonId));
  later(10);
  expect((await answer(word, minutesAgo(15))).status).toBe(200);
  expect((await answer(place('lo'), minutesAgo(5))).status).toBe(404);
  await house.db.update(lessons).set({ deletedAt: null }).where(eq(lessons.id, word.lessonId));
  await expectBalancesHold(house.db);
});

it('an answer given while premium lasted counts when it arrives after its end; money given back takes it along', async () => {
  const word = place('ima');
  later(10);
  await grantPremium(house.db, learner.id, new Date(house.clock.now.getTime() + 10 * 60_000));
  later(20);
  expect((await answer(word, minutesAgo(5))).status).toBe(403);
  await house.db
    .update(entitlements)
    .set({ revokedAt: house.clock.now })
    .where(eq(entitlements.userId, learner.id));
  expect((await answer(word, minutesAgo(15))).status).toBe(403);
  await house.db.update(entitlements).set({ revokedAt: null }).where(eq(entitlements.userId, learner.id));
  expect((await answer(word, minutesAgo(15))).status).toBe(200);
});

it('an answer given while its lesson was free counts after the lesson became premium', async () => {
  const word = place('shalom');
  const read = await house.call('GET /lessons/{id}', { token: admin, params: { id: word.lessonId } });
  later(10);
  await house.call('PUT /lessons/{id}', {
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

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { lessonsOfHome, shownHome } from '../support/home.ts';
import {
  allRight,
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  type Learner,
  readPlaces,
} from '../support/learners.ts';

/** Whoever may open a lesson may learn in it: an admin tries what he publishes, premium lessons too, without buying. */
const adminId = 900;
let backend: TestBackend;
let places: CoursePlaces;
/** An admin by the environment, one by his role, and nobody in particular. */
let named: Learner;
let given: Learner;
let learner: Learner;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [adminId] });
  places = await readPlaces(backend.db);
  named = await createLearner(backend, adminId, 'Анна');
  given = await createLearner(backend, 901, 'Роль');
  learner = await createLearner(backend, 902);
  await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, given.id));
});
afterAll(() => backend.close());

/** The premium word of the small course. */
const premium = () => places.words.kelev ?? { lessonId: 0, wordId: 0 };
const lockedAtHome = async ({ token }: Learner) => {
  const lessons = lessonsOfHome(await shownHome(backend, token));
  return lessons.find(({ id }) => id === premium().lessonId)?.locked;
};
const statusOf = async (sending: Promise<Response>) => (await sending).status;
const everyWay = async ({ token, send }: Learner): Promise<number[]> => {
  const { lessonId, wordId } = premium();
  return Promise.all([
    statusOf(backend.send('GET /lessons/{id}', { token, params: { id: lessonId } })),
    statusOf(send({ ...premium(), attempts: allRight, eventId: 'all-four' })),
    statusOf(backend.send('POST /quiz/start', { token, body: { lessonId } })),
    statusOf(
      backend.send('POST /quiz/results', {
        token,
        body: { lessonId, correctAnswers: 1, totalQuestions: 35, passed: false },
      }),
    ),
    statusOf(backend.send('GET /audio/{lessonId}/{wordId}', { token, params: { lessonId, wordId } })),
    statusOf(send({ lessonId, completed: false, attempts: {}, eventId: 'anew' })),
  ]);
};

describe('a premium lesson', () => {
  it('stands open to admins at home and in every call, and their words count', async () => {
    for (const admin of [named, given]) {
      expect(await lockedAtHome(admin)).toBe(false);
      expect(await everyWay(admin)).toEqual([200, 200, 200, 200, 302, 200]);
      const { stats, subscription_status } = await backend.call('GET /home', { token: admin.token });
      expect(stats.words_learned).toBe(1);
      // Nothing was bought, and nothing says so.
      expect(subscription_status).toBe('free');
    }
    await expectBalancesHold(backend.db);
  });

  it('stays shut to a learner in each of them', async () => {
    expect(await lockedAtHome(learner)).toBe(true);
    expect(await everyWay(learner)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  it('is shut again when the role is taken', async () => {
    await backend.db.update(users).set({ role: 'learner' }).where(eq(users.id, given.id));
    // The sound of a word that was learned meanwhile stays open.
    expect(await everyWay(given)).toEqual([403, 403, 403, 403, 302, 403]);
  });
});

it('a draft is opened for editing only: nobody learns in it', async () => {
  const { lessonId, wordId } = places.words.aba ?? { lessonId: 0, wordId: 0 };
  const params = { id: lessonId };
  await backend.call('PUT /lessons/{id}', { token: named.token, params, body: { isPublished: false } });
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  expect(await statusOf(backend.send('GET /lessons/{id}', { token: named.token, params }))).toBe(200);
  expect(await statusOf(named.send({ lessonId, wordId, attempts: allRight, eventId: 'in-a-draft' }))).toBe(
    404,
  );
});

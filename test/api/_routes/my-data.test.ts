import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOfPerson } from '../../../bot/services/store-keys.ts';
import { stageAnswers, users } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { allRight, type CoursePlaces, createLearner, readPlaces } from '../../support/learners.ts';
import { signInitData } from '../../support/sign-init-data.ts';

let backend: TestBackend;
let words: CoursePlaces['words'];
let nextId = 40;
beforeAll(async () => {
  backend = await openTestBackend();
  ({ words } = await readPlaces(backend.db));
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.clock.now = new Date('2026-11-21T09:00:00Z');
  backend.stars.takeSaid();
});

const cron = { headers: { Authorization: 'Bearer cron-secret-of-tests' } };
const later = (hours: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + hours * 3_600_000);
};
const word = () => {
  const { shalom } = words;
  if (!shalom) throw new Error('no word');
  return shalom;
};

/** A learner with a learned word who asked to be deleted, and a day later. */
async function dueLearner() {
  const learner = await createLearner(backend, ++nextId, 'Прощальный');
  await learner.finish(word(), `word-of-${learner.id}`);
  const state = await backend.call('POST /me/deletion', { token: learner.token });
  later(24);
  return { ...learner, state };
}

const answersOf = (id: number) => backend.db.$count(stageAnswers, eq(stageAnswers.userId, id));

/** A login with launch data of this moment. */
async function login(id: number, signedAt = backend.clock()) {
  const initData = signInitData({ id, first_name: 'Вернувшийся', language_code: 'ru' }, signedAt);
  return backend.send('POST /auth/telegram', { body: { initData, timezone: 'Asia/Jerusalem' } });
}

describe('the deletion of everything', () => {
  it('begins a day later, is told by home, and can be taken back until then', async () => {
    const { token } = await createLearner(backend, ++nextId);
    const nothing = await backend.call('GET /me/deletion', { token });
    expect(nothing).toEqual({
      due_at: null,
      is_premium: false,
      premium_until: null,
      is_paid: false,
      recordings: 0,
    });
    const due_at = '2026-11-22T09:00:00.000Z';
    expect(await backend.call('POST /me/deletion', { token })).toEqual({ ...nothing, due_at });
    later(1);
    expect(await backend.call('POST /me/deletion', { token })).toEqual({ ...nothing, due_at });
    expect((await backend.call('GET /home', { token })).deletion_due_at).toBe(due_at);
    expect(await backend.call('DELETE /me/deletion', { token })).toEqual(nothing);
    expect(await backend.call('GET /home', { token })).not.toHaveProperty('deletion_due_at');
    later(48);
    expect(await backend.call('GET /cron/often', cron)).toMatchObject({ erased: 0 });
  });

  it('is done by either timer, once, with a last message and everything in the store', async () => {
    for (const timer of ['GET /cron/often', 'GET /cron/daily'] as const) {
      const { id } = await dueLearner();
      for (const key of keysOfPerson(id)) await backend.deps.store.set(key, { name: 'Прощальный' });
      expect(await backend.call(timer, cron)).toMatchObject({ erased: 1 });
      expect(await backend.call(timer, cron)).toMatchObject({ erased: 0 });
      expect(backend.stars.takeSaid().filter(({ userId }) => userId === id)).toMatchObject([
        { text: expect.stringContaining('Все ваши данные в Миле удалены') },
      ]);
      for (const key of keysOfPerson(id)) expect(await backend.deps.store.get(key)).toBeUndefined();
      expect(await answersOf(id)).toBe(0);
    }
  });

  it('does not stop the others when one fails', async () => {
    const { id } = await dueLearner();
    backend.stars.postAnswer = () => 'failed';
    expect(await backend.call('GET /cron/often', cron)).toMatchObject({ erased: 1, unfinished: [] });
    backend.stars.postAnswer = () => undefined;
    expect(await backend.db.$count(users, eq(users.id, id))).toBe(0);
  });
});

describe('after the deletion', () => {
  it('old tokens are refused, also when their owner is back', async () => {
    const { id } = await createLearner(backend, ++nextId);
    await backend.call('POST /me/deletion', { token: await backend.login(id) });
    later(23.5);
    const old = await backend.login(id);
    later(0.5);
    await backend.call('GET /cron/often', cron);
    for (const key of ['GET /me', 'GET /home', 'GET /users/settings']) {
      expect((await backend.send(key, { token: old })).status, key).toBe(401);
    }
    later(0.1);
    expect((await login(id)).status).toBe(200);
    expect((await backend.send('GET /me', { token: old })).status).toBe(401);
    const put = await backend.send('PUT /users/settings', { token: old, body: { dailyGoal: 5 } });
    expect(put.status).toBe(401);
  });

  it('a launch from before makes nobody a learner again', async () => {
    const { id } = await dueLearner();
    const opened = backend.clock();
    later(0.1);
    await backend.call('GET /cron/often', cron);
    later(0.1);
    const refused = await login(id, opened);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'account_deleted' });
    expect(await backend.db.$count(users, eq(users.id, id))).toBe(0);
  });

  it('a launch of the same second is a new one', async () => {
    const { id } = await dueLearner();
    later(0.6 / 3600);
    await backend.call('GET /cron/often', cron);
    later(0.2 / 3600);
    expect((await login(id)).status).toBe(200);
  });

  it('the same person is a new learner, and what their phone still holds is not kept', async () => {
    const { id } = await dueLearner();
    await backend.call('GET /cron/often', cron);
    const deletedAt = backend.clock().toISOString();
    later(1);
    const { data } = await (await login(id)).json();
    expect(data).toMatchObject({ returned_after: deletedAt, user: { points: 0 } });
    const answer = { ...word(), attempts: allRight, userId: id };
    const held = { ...answer, eventId: `word-of-${id}`, at: '2026-11-21T11:00:00+02:00' };
    const refused = await backend.send('POST /progress', { token: data.token, body: held });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'answer_deleted' });
    for (const [key, body] of [
      ['PUT /users/settings', { dailyGoal: 9 }],
      ['POST /user-activity', {}],
      ['POST /quiz/results', { lessonId: word().lessonId, passed: true }],
    ] as const) {
      const sent = { ...body, at: held.at, eventId: 'held', userId: id };
      expect((await backend.send(key, { token: data.token, body: sent })).status, key).toBe(403);
    }
    expect(await answersOf(id)).toBe(0);
    const fresh = { ...answer, eventId: 'fresh', at: backend.clock().toISOString() };
    await backend.call('POST /progress', { token: data.token, body: fresh });
    expect(await answersOf(id)).toBe(4);
  });

  it('a block of an admin is still there', async () => {
    const { id } = await dueLearner();
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, id));
    await backend.call('GET /cron/often', cron);
    later(1);
    expect(await (await login(id)).json()).toMatchObject({ code: 'user_blocked' });
  });
});

describe('a database that was restored from before the deletion', () => {
  it('loses whom it brought back in the next daily run: the store remembers them', async () => {
    const { id } = await dueLearner();
    const [row] = await backend.db.select().from(users).where(eq(users.id, id));
    await backend.call('GET /cron/often', cron);
    if (!row) throw new Error('no row');
    await backend.db.insert(users).values({ ...row, deletionDueAt: null });
    await backend.db.execute('delete from deleted_people');
    later(1);
    expect(await backend.call('GET /cron/daily', cron)).toMatchObject({ erased: 1 });
    expect(await backend.db.$count(users, eq(users.id, id))).toBe(0);
    expect(backend.logged.map(({ event }) => event)).toContain('deletions-restored');
  });
});

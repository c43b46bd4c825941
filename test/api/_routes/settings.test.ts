import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../core/settings/settings.ts';
import { users } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner } from '../../support/learners.ts';

let backend: TestBackend;
let nextId = 0;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const person = async () => {
  const { id, token } = await createLearner(backend, ++nextId);
  return {
    id,
    read: () => backend.call('GET /users/settings', { token }),
    change: (body: unknown) => backend.call('PUT /users/settings', { token, body }),
    send: (body: unknown) => backend.send('PUT /users/settings', { token, body }),
    home: () => backend.call('GET /home', { token }),
  };
};

describe('the settings of a learner', () => {
  it('are the defaults until he chooses', async () => {
    const learner = await person();
    expect(await learner.read()).toEqual(defaultSettings);
    expect((await learner.home()).settings).toEqual(defaultSettings);
  });

  it('keep what was chosen before: only the fields that are sent change', async () => {
    const learner = await person();
    expect(await learner.change({ speed: 0.7, reminderHour: 20 })).toEqual({
      ...defaultSettings,
      speed: 0.7,
      reminderHour: 20,
    });
    const both = { ...defaultSettings, speed: 0.7, reminderHour: null, niqqud: false };
    expect(await learner.change({ reminderHour: null, niqqud: false })).toEqual(both);
    expect(await learner.change({})).toEqual(both);
    expect(await learner.read()).toEqual(both);
    expect((await learner.home()).settings).toEqual(both);
  });

  it('changed on two devices at the same moment keep both changes, the first time too', async () => {
    const learner = await person();
    await Promise.all([learner.change({ speed: 0.85 }), learner.change({ niqqud: false })]);
    expect(await learner.read()).toMatchObject({ speed: 0.85, niqqud: false });
  });

  it('belong to him alone', async () => {
    const [first, second] = [await person(), await person()];
    await first.change({ dailyGoal: 30 });
    expect(await second.read()).toEqual(defaultSettings);
  });

  it.each([
    ['speed', 2],
    ['speed', '1'],
    ['dailyGoal', 0],
    ['dailyGoal', 31],
    ['dailyGoal', 2.5],
    ['newWordsPerDay', 4],
    ['reminderHour', 24],
    ['reminderHour', -1],
    ['provider', 'espeak'],
    ['script', 'gothic'],
    ['retention', 0.9],
    ['niqqud', 'yes'],
    ['shabbatRest', 1],
  ])('refuse %s of %j, naming it, and stay as they were', async (name, value) => {
    const learner = await person();
    const response = await learner.send({ niqqud: false, [name]: value });
    expect([response.status, await response.json()]).toMatchObject([400, { field: name }]);
    expect(await learner.read()).toEqual(defaultSettings);
  });

  it('drop fields that nobody knows', async () => {
    const learner = await person();
    expect(await learner.change({ theme: 'dark', points: 100 })).toEqual(defaultSettings);
  });

  it('cannot be changed by somebody whose account is gone', async () => {
    const learner = await person();
    await backend.db.delete(users).where(eq(users.id, learner.id));
    expect((await learner.send({ niqqud: false })).status).toBe(401);
  });

  it('may be changed sixty times a minute', async () => {
    const learner = await person();
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await learner.send({ dailyGoal: 7 })).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});

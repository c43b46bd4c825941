import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letterScheduleVersion } from '../../../core/memory/letters.ts';
import type { Store } from '../../../core/ports.ts';
import { reminderTexts } from '../../../core/texts/home/reminders.ts';
import { letterCards, memoryCards, reminders } from '../../../db/schema/index.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner, readPlaces } from '../../support/learners.ts';
import { createWishers, forgetWishers } from '../../support/reminders.ts';

let backend: TestBackend;
/** Set by a test to take the store away. */
let isStoreAway = false;
const secret = { Authorization: 'Bearer cron-secret-of-tests' };

beforeAll(async () => {
  backend = await openTestBackend({
    store: (clock): Store =>
      new Proxy(createMemoryStore(clock), {
        get(target, name) {
          const value: unknown = Reflect.get(target, name, target);
          if (!isStoreAway) return typeof value === 'function' ? value.bind(target) : value;
          return async () => {
            throw new Error('away');
          };
        },
      }),
  });
});
afterAll(() => backend.close());
beforeEach(async () => {
  for (const table of ['activity_days', 'ledger', 'stage_answers', 'word_progress', 'achievements']) {
    await backend.db.execute(`delete from ${table}`);
  }
  await forgetWishers(backend);
  // Every test has a day of its own: marks of earlier ones are gone.
  backend.clock.now = new Date(backend.clock.now.getTime() + 7 * 86_400_000);
  backend.stars.gone.clear();
  backend.stars.isAway = false;
  backend.stars.takeSaid();
});

const hourly = () => backend.call('GET /cron/hourly', { headers: secret });
const daily = () => backend.call('GET /cron/daily', { headers: secret });
/** A moment of the present day, UTC; Jerusalem is two hours ahead. */
const goTo = (time: string) => {
  backend.clock.now = new Date(`${backend.clock.now.toISOString().slice(0, 10)}T${time}:00Z`);
};
const reminded = () =>
  backend.stars
    .takeSaid()
    .filter(({ text }) => text.startsWith('Пора повторить'))
    .map(({ userId }) => userId)
    .toSorted((one, other) => one - other);

describe('GET /cron/hourly', () => {
  it('reminds of letters that are due, with words and without', async () => {
    goTo('09:00');
    await createWishers(backend, [11]);
    await createWishers(backend, [12], { due: 0 });
    await backend.db.insert(letterCards).values(
      [11, 12].flatMap((userId) =>
        ['shin', 'mem'].map((letter) => ({
          userId,
          letter,
          due: '2026-11-01',
          sureness: 0.2,
          answers: 2,
          version: letterScheduleVersion,
          isLearning: true,
        })),
      ),
    );
    goTo('17:00');
    expect(await hourly()).toMatchObject({ reminders: 2 });
    const said = backend.stars.takeSaid().map(({ text }) => text.replace(/ Это займёт.*/, ''));
    expect(said.toSorted()).toEqual(['Пора повторить 2 буквы.', 'Пора повторить 2 слова и 2 буквы.']);
    await backend.db.delete(letterCards);
  });

  it('reminds at the chosen hour, once, and marks who has closed their chat', async () => {
    goTo('09:00');
    await createWishers(backend, [1, 2, 3]);
    await createWishers(backend, [4], { hour: 21 });
    backend.stars.gone.add(3);
    goTo('17:00');
    expect(await hourly()).toEqual({ reminders: 2, gone: 1, failed: 0, unfinished: [] });
    expect(await hourly()).toEqual({ reminders: 0, gone: 0, failed: 0, unfinished: [] });
    expect(reminded()).toEqual([1, 2]);
    goTo('19:00');
    expect(await hourly()).toMatchObject({ reminders: 1 });
    expect(reminded()).toEqual([4]);
  });

  it('called twice at once reminds each learner once', async () => {
    goTo('09:00');
    await createWishers(backend, [1, 2, 3, 4, 5]);
    goTo('17:00');
    const runs = await Promise.all([hourly(), hourly()]);
    expect(runs.map((run) => run.reminders).reduce((sum, count) => sum + count)).toBe(5);
    expect(reminded()).toEqual([1, 2, 3, 4, 5]);
  });

  it('says what it had no time for, and the next run does it', async () => {
    goTo('09:00');
    await createWishers(backend, [1, 2, 3]);
    goTo('17:00');
    const late = new Date(backend.clock.now.getTime() + 41_000);
    backend.stars.postAnswer = () => {
      backend.clock.now = late;
      return { waitSeconds: 1 };
    };
    expect(await hourly()).toMatchObject({ reminders: 0, unfinished: ['reminders'] });
    backend.stars.postAnswer = () => undefined;
    expect(await hourly()).toMatchObject({ reminders: 3, unfinished: [] });
  });

  it('works without the store', async () => {
    goTo('09:00');
    await createWishers(backend, [1]);
    goTo('17:00');
    isStoreAway = true;
    try {
      expect(await hourly()).toMatchObject({ reminders: 1 });
    } finally {
      isStoreAway = false;
    }
  });

  it('is nobody’s without the secret', async () => {
    expect((await backend.send('GET /cron/hourly')).status).toBe(401);
  });
});

describe('GET /cron/daily', () => {
  it('reminds everybody by day, whatever hour he chose, where nothing comes every hour', async () => {
    goTo('09:00');
    await createWishers(backend, [1], { hour: 8 });
    await createWishers(backend, [2], { hour: 17 });
    await createWishers(backend, [3], { zone: 'Asia/Vladivostok' });
    goTo('16:00');
    expect(await daily()).toMatchObject({ reminders: 2, unfinished: [] });
    expect(await daily()).toMatchObject({ reminders: 0 });
    expect(reminded()).toEqual([1, 2]);
    backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_000 - 50 * 60_000);
    expect(await daily()).toMatchObject({ reminders: 2 });
  });

  it('leaves reminders to the hourly timer where there is one, and takes them over when it stops', async () => {
    goTo('09:00');
    await createWishers(backend, [1], { hour: 12 });
    await hourly();
    goTo('10:30');
    expect(await daily()).toMatchObject({ reminders: 0, unfinished: [] });
    goTo('14:00');
    expect(await daily()).toMatchObject({ reminders: 1 });
  });

  it('names reminders as unfinished when it cannot tell, and does all the rest', async () => {
    goTo('09:00');
    await createWishers(backend, [1]);
    goTo('17:00');
    isStoreAway = true;
    try {
      expect(await daily()).toMatchObject({ reminders: 0, unfinished: ['reminders'] });
    } finally {
      isStoreAway = false;
    }
    expect(await daily()).toMatchObject({ reminders: 1, unfinished: [] });
  });
});

describe('a learner', () => {
  const ask = async (id: number) =>
    (await backend.call('GET /reminders', { token: await backend.login(id) })).runs;

  it('hears whether the hour that he chooses has any effect here', async () => {
    expect(await ask(1)).toBe('daily');
    await hourly();
    expect(await ask(1)).toBe('hourly');
  });

  it('chooses an hour, and is reminded of as many words as «Сегодня» shows; done with them he is left in peace', async () => {
    const { words } = await readPlaces(backend.db);
    const learned = Object.values(words).slice(0, 3);
    goTo('09:00');
    const learner = await createLearner(backend, 8001);
    for (const word of learned) await learner.finish(word);
    const body = { reminderHour: 19, retention: 'usual' };
    await backend.call('PUT /users/settings', { token: learner.token, body });
    goTo('17:00');
    // Learned today, due on another day.
    expect(await hourly()).toMatchObject({ reminders: 0 });
    // What lessons left behind are estimates, which the run counts before it tells a number.
    await backend.db.update(memoryCards).set({ version: 0 }).where(eq(memoryCards.userId, 8001));
    backend.clock.now = new Date(backend.clock.now.getTime() + 9 * 86_400_000);
    expect(await hourly()).toMatchObject({ reminders: 1 });
    const [said] = backend.stars.takeSaid();
    const { due, dueLetters, dueRules, minutes, tasks } = await backend.call('GET /today', {
      token: await backend.login(8001),
    });
    expect(due).toBe(3);
    expect(said?.text).toBe(reminderTexts.message({ due, dueLetters, dueRules, minutes }));
    let event = 0;
    for (const { wordId, exercise } of tasks) {
      const answer = { exercise, result: 'right', tries: 1, ms: 4000 };
      await backend.call('POST /reviews', {
        token: await backend.login(8001),
        body: { eventId: `review-${++event}`, wordId, ...answer },
      });
    }
    await backend.db.update(reminders).set({ remindedOn: null, dueAt: backend.clock() });
    goTo('18:00');
    expect(await hourly()).toMatchObject({ reminders: 0, unfinished: [] });
  });

  it('who switches reminders off and on again is not reminded twice on that day', async () => {
    goTo('09:00');
    await createWishers(backend, [1]);
    goTo('17:00');
    await hourly();
    const choose = async (reminderHour: number | null) =>
      backend.call('PUT /users/settings', { token: await backend.login(1), body: { reminderHour } });
    await choose(null);
    await choose(21);
    goTo('19:00');
    expect(await hourly()).toMatchObject({ reminders: 0 });
    expect(reminded()).toEqual([1]);
  });

  it('who chooses an hour that is over today hears of it tomorrow', async () => {
    goTo('09:00');
    await createWishers(backend, [1]);
    const body = { reminderHour: 8 };
    await backend.call('PUT /users/settings', { token: await backend.login(1), body });
    goTo('12:00');
    expect(await hourly()).toMatchObject({ reminders: 0 });
    backend.clock.now = new Date(backend.clock.now.getTime() + 18 * 3_600_000);
    expect(await hourly()).toMatchObject({ reminders: 1 });
  });
});

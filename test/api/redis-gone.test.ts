import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebhook } from '../../api/_webhook.ts';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { endpoints } from '../../core/contracts/endpoints.ts';
import type { Clock } from '../../core/ports.ts';
import { openSharedStore } from '../../db/store/shared-store.ts';
import { freePort } from '../../scripts/fixtures/child-service.ts';
import { openTestBot, type TestBot, takeSent } from '../bot/support.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createFakeVoice } from '../support/fake-voice.ts';
import { createLearner, expectBalancesHold, readPlaces } from '../support/learners.ts';
import { sized } from '../support/size.ts';
import { anya } from '../support/telegram-updates.ts';

/** Redis holds only what may be lost (DESIGN §3): for this whole run nobody answers at its address. */
/** Every call by which a learner reads, and whether a bare one says too little. */
const readable = Object.entries<Endpoint>(endpoints)
  .filter(([key, { access }]) => key.startsWith('GET ') && ['learner', 'public'].includes(access))
  .map(([key, { query }]) => [key, key.includes('{') || query !== undefined] as const);

let backend: TestBackend;
let bots: TestBot;

beforeAll(async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const store = (clock: Clock) =>
    openSharedStore({ url, token: 'nobody-there', botId: 7, clock, log: () => {} });
  backend = await openTestBackend({ store, voices: [createFakeVoice('robot')], adminIds: [9] });
  bots = await openTestBot({ store: store(() => new Date('2026-11-21T09:00:00Z')) });
});
afterAll(async () => {
  await backend.close();
  await bots.close();
});

it('learners log in, read, learn, are quizzed, listen, buy and leave as always', {
  timeout: sized(300_000, 300_000),
}, async () => {
  const places = await readPlaces(backend.db);
  for (let id = 1; id <= sized(2, 10); id += 1) {
    const learner = await createLearner(backend, id);
    const { token } = learner;
    const word = places.words.shalom ?? { lessonId: 0, wordId: 0 };
    expect(await learner.finish(word)).toMatchObject({ points: 1 });
    for (const [key, needsMore] of readable) {
      const { status } = await backend.send(key, {
        token,
        params: { ...word, userId: id, id: word.lessonId },
      });
      // What needs a query, or the id of something else, may say so.
      expect([key, needsMore ? [200, 400, 404].includes(status) : status === 200]).toEqual([key, true]);
    }
    const review = { eventId: 'review', wordId: word.wordId, exercise: 'type', result: 'right' };
    expect(await backend.call('POST /reviews', { token, body: review })).toMatchObject({ result: 'right' });
    await backend.call('POST /reviews/undo', { token, body: { eventId: 'review' } });
    await backend.call('PUT /users/settings', { token, body: { dailyGoal: 7 } });
    const quiz = await backend.call('POST /quiz/start', { token, body: { lessonId: word.lessonId } });
    const { quizId, lessonId } = quiz;
    const answer = { quizId, lessonId, correctAnswers: 0, totalQuestions: 35, passed: false, answers: [] };
    expect(await backend.call('POST /quiz/results', { token, body: answer })).toMatchObject({
      passed: false,
    });
    const sound = await backend.send('GET /google-tts', { token, query: { text: 'שלום', lang: 'he-IL' } }); // shalom
    expect([200, 302]).toContain(sound.status);
    const invoice = await backend.send('POST /payments/create-invoice', {
      token,
      body: { subscriptionType: 'year' },
    });
    expect(invoice.status).toBe(200);
    expect((await backend.send('POST /client-log', { body: { message: 'x' } })).status).toBe(200);
  }
  await expectBalancesHold(backend.db);
  const health = await backend.call('GET /health');
  expect(health).toMatchObject({ database: 'up', store: 'down' });
  expect(backend.logged.filter(({ event }) => event === 'call-failed')).toEqual([]);
});

it('limits fall back to what one process can count', async () => {
  const { token } = await createLearner(backend, 500);
  const statuses: number[] = [];
  for (let call = 0; call < 12; call += 1) {
    const body = { subscriptionType: 'year' };
    statuses.push((await backend.send('POST /payments/create-invoice', { token, body })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

it('who is blocked stays out of this process at once', async () => {
  const admin = await backend.login(9);
  const { token } = await createLearner(backend, 501);
  expect((await backend.send('GET /me', { token })).status).toBe(200);
  await backend.call('PATCH /admin/users/{id}', {
    token: admin,
    params: { id: 501 },
    body: { blocked: true },
  });
  expect((await backend.send('GET /me', { token })).status).toBe(403);
});

it('the bot answers, and an update that comes again is answered at most once more', async () => {
  const secret = 'secret-without-redis';
  const store = bots.botDeps.store;
  const webhook = createWebhook({ ...bots.deps, store, bot: bots.bot, secret });
  const update = bots.updates.text(anya, '/start');
  for (let time = 0; time < 2; time += 1) {
    const request = new Request('https://mila.example/api/telegram', {
      method: 'POST',
      headers: { 'X-Telegram-Bot-Api-Secret-Token': secret },
      body: JSON.stringify(update),
    });
    expect((await webhook(request)).status).toBe(200);
  }
  expect(takeSent(bots.telegram).length).toBeLessThanOrEqual(2);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebhook } from '../../api/_webhook.ts';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { endpoints } from '../../core/contracts/endpoints.ts';
import { createUpstashStore } from '../../db/store.ts';
import { type BotHouse, openBotHouse, takeSent } from '../bot/support.ts';
import { freePort } from '../support/child-service.ts';
import { createFakeVoice } from '../support/fake-voice.ts';
import { type House, openHouse } from '../support/house.ts';
import { createLearner, expectBalancesHold, readPlaces } from '../support/learners.ts';
import { sized } from '../support/size.ts';
import { anya } from '../support/telegram-updates.ts';

/** Redis holds only what may be lost (DESIGN §3): for this whole run nobody answers at its address. */
/** Every call by which a learner reads, and whether a bare one says too little. */
const readable = Object.entries<Endpoint>(endpoints)
  .filter(([key, { access }]) => key.startsWith('GET ') && ['learner', 'public'].includes(access))
  .map(([key, { query }]) => [key, key.includes('{') || query !== undefined] as const);

let house: House;
let bots: BotHouse;

beforeAll(async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const store = () => createUpstashStore({ url, token: 'nobody-there' });
  house = await openHouse({ store, voices: [createFakeVoice('robot')], adminIds: [9] });
  bots = await openBotHouse({ store: store() });
});
afterAll(async () => {
  await house.close();
  await bots.close();
});

it('learners log in, read, learn, are quizzed, listen, buy and leave as always', {
  timeout: sized(60_000, 300_000),
}, async () => {
  const places = await readPlaces(house.db);
  for (let id = 1; id <= sized(2, 10); id += 1) {
    const learner = await createLearner(house, id);
    const { token } = learner;
    const word = places.words.shalom ?? { lessonId: 0, wordId: 0 };
    expect(await learner.finish(word)).toMatchObject({ points: 1 });
    for (const [key, needsMore] of readable) {
      const { status } = await house.send(key, { token, params: { ...word, userId: id, id: word.lessonId } });
      // What needs a query, or the id of something else, may say so.
      expect([key, needsMore ? [200, 400, 404].includes(status) : status === 200]).toEqual([key, true]);
    }
    const review = { eventId: 'review', wordId: word.wordId, exercise: 'type', result: 'right' };
    expect(await house.call('POST /reviews', { token, body: review })).toMatchObject({ result: 'right' });
    await house.call('POST /reviews/undo', { token, body: { eventId: 'review' } });
    await house.call('PUT /users/settings', { token, body: { dailyGoal: 7 } });
    const quiz = await house.call('POST /quiz/start', { token, body: { lessonId: word.lessonId } });
    const { quizId, lessonId } = quiz;
    const answer = { quizId, lessonId, correctAnswers: 0, totalQuestions: 35, passed: false, answers: [] };
    expect(await house.call('POST /quiz/results', { token, body: answer })).toMatchObject({ passed: false });
    const sound = await house.send('GET /google-tts', { token, query: { text: 'שלום', lang: 'he-IL' } }); // shalom
    expect([200, 302]).toContain(sound.status);
    const invoice = await house.send('POST /payments/create-invoice', {
      token,
      body: { subscriptionType: 'year' },
    });
    expect(invoice.status).toBe(200);
    expect((await house.send('POST /client-log', { body: { message: 'x' } })).status).toBe(200);
  }
  await expectBalancesHold(house.db);
  const health = await house.call('GET /health');
  expect(health).toMatchObject({ database: 'up', store: 'down' });
  expect(house.logged.filter(({ event }) => event === 'call-failed')).toEqual([]);
});

it('limits fall back to what one process can count', async () => {
  const { token } = await createLearner(house, 500);
  const statuses: number[] = [];
  for (let call = 0; call < 12; call += 1) {
    const body = { subscriptionType: 'year' };
    statuses.push((await house.send('POST /payments/create-invoice', { token, body })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

it('who is blocked stays out of this process at once', async () => {
  const admin = await house.login(9);
  const { token } = await createLearner(house, 501);
  expect((await house.send('GET /me', { token })).status).toBe(200);
  await house.call('PATCH /admin/users/{id}', { token: admin, params: { id: 501 }, body: { blocked: true } });
  expect((await house.send('GET /me', { token })).status).toBe(403);
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

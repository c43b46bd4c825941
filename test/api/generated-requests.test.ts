import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { endpoints } from '../../core/contracts/endpoints.ts';
import { stageResults, stages } from '../../core/lesson/stages.ts';
import { exercises } from '../../core/memory/exercises.ts';
import { type House, openHouse } from '../support/house.ts';
import { createLearner, expectBalancesHold, type Learner, readPlaces } from '../support/learners.ts';
import { sized } from '../support/size.ts';

/** Requests that nobody would write: what a client sends must never be the server's fault (DESIGN §4). */
const count = sized(1500, 10_000);
const seed = 20261121;

let house: House;
let victim: Learner;
let attacker: Learner;
let wordIds: number[];

beforeAll(async () => {
  house = await openHouse();
  victim = await createLearner(house, 1, 'Жертва');
  attacker = await createLearner(house, 2);
  wordIds = Object.values((await readPlaces(house.db)).words).map(({ wordId }) => wordId);
});
afterAll(() => house.close());

const keys = Object.entries<Endpoint>(endpoints)
  .filter(([, row]) => row.servedBy !== 'telegram')
  .map(([key]) => key);

// biome-ignore format: one list of oddities
const oddTexts = fc.constantFrom(
  '', '0', '-1', 'NaN', 'null', 'undefined', '1e309', '9007199254740993', '2147483648', '\u0000', '\ud800', '\u202e',
  "'; drop table users; --", '{"toString":1}', '../../etc/passwd', '%00', '%E0%A4%A', '1%20or%201=1', '__proto__',
  'Asia/Jerusalem', '2026-11-21T09:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-02-30', 'שלום',
  'a'.repeat(300), '<script>', '\r\nX-Evil: 1', '$1', '::int', '\\u0000',
);
// biome-ignore format: one list of oddities
const oddNumbers = fc.constantFrom(
  0,
  -0,
  1,
  -1,
  0.5,
  2,
  3,
  4,
  1001,
  32_768,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
);
const odd: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    oddNumbers,
    oddTexts,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(oddTexts, fc.constantFrom('id', 'points', 'toString')), tie('value'), {
      maxKeys: 4,
    }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
})).value;

/** A body near enough to the contract to get past its first lines. */
const near = fc.record(
  {
    userId: fc.oneof(fc.constantFrom(1, 2), odd),
    lessonId: fc.oneof(fc.constantFrom(1, 2, 3), odd),
    wordId: fc.oneof(fc.constantFrom(1, 2, 3, 4), odd),
    completed: fc.oneof(fc.boolean(), fc.constantFrom(0, 1), odd),
    attempts: fc.oneof(
      fc.dictionary(
        fc.constantFrom(...stages),
        fc.record(
          {
            completed: fc.oneof(fc.boolean(), odd),
            result: fc.oneof(fc.constantFrom('right', 'wrong', 'self'), odd),
            tries: fc.oneof(fc.integer({ min: 1, max: 1000 }), odd),
            ms: fc.oneof(fc.nat(86_400_000), odd),
          },
          { requiredKeys: [] },
        ),
      ),
      odd,
    ),
    eventId: fc.oneof(fc.stringMatching(/^[\w-]{1,64}$/), odd),
    at: fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      odd,
    ),
    initData: odd,
    timezone: odd,
    home: odd,
    points: odd,
    status: odd,
    wordsLearned: odd,
    speed: fc.oneof(fc.constantFrom(0.7, 1), odd),
    reminderHour: fc.oneof(fc.nat(23), odd),
    provider: odd,
    achievementId: fc.oneof(fc.constantFrom('word_master', 'streak_7', 'perfectionist'), odd),
    count: odd,
    data: odd,
    date: fc.oneof(fc.constantFrom('2026-11-21', '2026-11-20', '2026-11-22', '2026-02-29'), odd),
    currentStreak: fc.oneof(fc.constantFrom(6, 7), odd),
    entries: odd,
    message: odd,
    subscriptionType: fc.oneof(fc.constantFrom('year', 'lifetime', 'test'), odd),
    reason: fc.oneof(fc.constantFrom('cancelled_by_user', 'payment_failed'), odd),
    orderId: fc.oneof(fc.constant('00000000-0000-4000-8000-000000000000'), odd),
    exercise: fc.oneof(fc.constantFrom(...exercises), odd),
    result: fc.oneof(fc.constantFrom(...stageResults), odd),
    tries: fc.oneof(fc.integer({ min: 1, max: 3 }), odd),
    medianMs: fc.oneof(fc.nat(10_000), odd),
    isPartial: fc.oneof(fc.boolean(), odd),
    typed: oddTexts,
    retention: fc.oneof(fc.constantFrom('lighter', 'firmer'), odd),
  },
  { requiredKeys: [] },
);

const requests = fc.record({
  key: fc.oneof(
    fc.constantFrom(...keys),
    fc.constantFrom('POST /progress', 'POST /reviews', 'PUT /users/settings'),
  ),
  place: fc.oneof(fc.constantFrom('1', '2', '3'), oddTexts, fc.nat().map(String)),
  body: fc.oneof(
    near.map((body) => JSON.stringify(body)),
    odd.map((body) => JSON.stringify(body)),
    oddTexts,
  ),
  query: fc.dictionary(
    fc.constantFrom('until', 'signature', 'limit', 'hint', 'after', 'kind', 'speak', 'format', 'x'),
    fc.oneof(oddTexts, fc.constantFrom('1', '20', '100')),
    { maxKeys: 3 },
  ),
  who: fc.constantFrom('nobody', 'attacker', 'attacker', 'attacker', 'garbage'),
  contentType: fc.constantFrom(
    'application/json',
    'text/plain',
    'multipart/form-data',
    'application/json; charset=x',
  ),
});

const showsTable = new Set(['GET /home', 'GET /leaderboard']);
const timeout = sized(30_000, 300_000);

it(`${count} generated requests get no 5xx, no inner words, no points and nothing of anybody else`, {
  timeout,
}, async () => {
  const before = await house.call('GET /users/stats', { token: victim.token });
  const statuses: Record<number, number> = {};
  const faults: unknown[] = [];
  for (const [index, request] of fc.sample(requests, { seed, numRuns: count }).entries()) {
    // The limits would hide what stands behind them: each minute another address and a fresh count.
    if (index % 2 === 0) house.clock.now = new Date(house.clock.now.getTime() + 1000);
    const { key, place, body, query, who, contentType } = request;
    const token = { nobody: undefined, attacker: attacker.token, garbage: 'aaa.bbb.ccc' }[who];
    const path = key.replaceAll(/\{\w+\}/g, () => encodeURIComponent(place.toWellFormed()));
    const response = await house.send(path, {
      token,
      query,
      headers: { 'Content-Type': contentType },
      address: `generated ${index}`,
      ...(key.startsWith('GET') ? {} : { body }),
    });
    if (key === 'POST /auth/logout') attacker = await createLearner(house, attacker.id);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    const text = await response.text();
    const isInner = /\bat \S+\.[jt]s:|node_modules|select |insert into|syntax error|ZodError|violates/i.test(
      text,
    );
    // The table of the best is the one place where learners see each other's names.
    const isForeign = !showsTable.has(key) && text.includes('Жертва');
    const isMute = response.status >= 400 && !/^\{"status":"error","code":"\w+","message":"[А-ЯЁ]/.test(text);
    if (response.status >= 500 || isInner || isForeign || isMute)
      faults.push({ request, status: response.status, text });
  }
  expect(faults.slice(0, 3)).toEqual([]);
  expect(house.logged.filter(({ event }) => event === 'call-failed')).toEqual([]);

  // It tells something only when the requests got through to where they could do harm.
  expect(statuses[200]).toBeGreaterThan(count / 10);
  expect(statuses[400]).toBeGreaterThan(count / 10);
  expect(statuses[429] ?? 0).toBe(0);

  await expectBalancesHold(house.db);
  const { points } = await house.call('GET /users/stats', { token: attacker.token });
  // Each word once for ever, and as a review once on each of the days that an answer can count for.
  expect(points).toBeLessThanOrEqual(wordIds.length * 4);
  expect(await house.call('GET /users/stats', { token: victim.token })).toEqual(before);
});

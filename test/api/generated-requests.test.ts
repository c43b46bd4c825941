import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { createTakePreparer } from '../../api/_adapters/take-preparer.ts';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { endpoints } from '../../core/contracts/endpoints.ts';
import { firstOwnWordId } from '../../core/own-words/limits.ts';
import { voiceConsent } from '../../core/voices/consent.ts';
import { ownLists, ownWords } from '../../db/schema/index.ts';
import { agreeAsSpeaker, giveSpeaker } from '../../db/voices/speakers.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createFakeRecogniser } from '../support/fake-voice.ts';
import { createLearner, expectBalancesHold, type Learner, readPlaces } from '../support/learners.ts';
import { nearContract } from '../support/near-contract.ts';
import { rowsOfLearner } from '../support/rows-of-learner.ts';
import { smallRules } from '../support/rules.ts';
import { sized } from '../support/size.ts';

/** Requests that nobody would write: what a client sends must never be the server's fault (DESIGN §4). */
const count = sized(2000, 10_000);
const seed = 20261121;

let backend: TestBackend;
let victim: Learner;
let attacker: Learner;
let wordIds: number[];

beforeAll(async () => {
  backend = await openTestBackend({
    rules: smallRules,
    recogniser: createFakeRecogniser(),
    prepareTake: createTakePreparer(),
  });
  victim = await createLearner(backend, 1, 'Жертва');
  const word = (await readPlaces(backend.db)).words.shalom ?? { lessonId: 0, wordId: 0 };
  await victim.finish(word, 'own');
  attacker = await createLearner(backend, 2);
  // With a voice to lend: the calls of speakers are open to them.
  const now = backend.clock();
  await giveSpeaker(backend.db, { adminId: 9, userId: attacker.id, name: 'Диктор', gender: 'f' }, now);
  const consent = { version: voiceConsent.version, text: 'Да.' };
  await agreeAsSpeaker(backend.db, { userId: attacker.id, consent }, now);
  await keepOwn(attacker.id, now);
  wordIds = Object.values((await readPlaces(backend.db)).words).map(({ wordId }) => wordId);
});
afterAll(() => backend.close());

/** Far from those that will be given. */
const ownIdOf = (id: number) => firstOwnWordId + 1_000_000 + id;

/** Own words of a learner, and shared lists of theirs and of somebody else, by the names that the requests use. */
async function keepOwn(userId: number, now: Date): Promise<void> {
  const word = { hebrew: 'שלט', pronunciation: '', transcription: '', russian: 'вывеска' };
  const [first, second, third] = [1, 2, 3];
  for (const id of [first, second, third]) {
    const kept = {
      ...word,
      id: ownIdOf(id),
      userId,
      russian: `вывеска ${id}`,
      variants: [],
      isHeard: false,
    };
    const added = { eventId: 'own', place: id, addedAt: now, addedOn: '2026-11-20' };
    await backend.db.insert(ownWords).values({ ...kept, ...added });
    const list = { token: String(id), userId: id === first ? userId : 3, eventId: `list ${id}` };
    await backend.db.insert(ownLists).values({ ...list, title: 'Слова', words: [word], sharedAt: now });
  }
}

const rows = Object.entries<Endpoint>(endpoints).filter(([, row]) => row.servedBy !== 'telegram');

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

/** Ids that exist, here and of somebody else; what is taken from a list stands in its contract. */
const known = {
  userId: [1, 2, 2, 2],
  id: [1, 2, 3],
  lessonId: [1, 2, 3],
  wordId: [1, 2, 3, 4],
  date: ['2026-11-21', '2026-11-20', '2026-11-22', '2026-02-29'],
  timezone: ['Asia/Jerusalem', 'UTC', 'Mars/Olympus'],
  wordIds: [[ownIdOf(1)], [ownIdOf(2), ownIdOf(3)], [1, 1_000_000]],
  hebrew: ['שלט', 'מבצע'],
};
const near = (schema: z.ZodType | undefined) =>
  schema ? nearContract(schema, { odd, known }) : fc.constant({});

/** Own words have ids of their own. */
const placesOf = (key: string): string[] =>
  [1, 2, 3].map((id) => String(/own\b.*\{id\}/.test(key) ? ownIdOf(id) : id));

/** A request of one row: its body and its query near to what the row takes, or nothing of the kind. */
function requestOf([key, row]: [string, Endpoint]) {
  return fc.record({
    key: fc.constant(key),
    place: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...placesOf(key)) },
      oddTexts,
      fc.nat().map(String),
    ),
    body: fc.oneof(
      { weight: 3, arbitrary: near(row.body).map((body) => JSON.stringify(body)) },
      odd.map((body) => JSON.stringify(body)),
      oddTexts,
    ),
    query: fc.oneof(
      near(row.query).map(asQuery),
      fc.dictionary(fc.constantFrom('until', 'signature', 'limit', 'x'), oddTexts, { maxKeys: 3 }),
    ),
    /** As a form in half of the calls that take one, with a small file. */
    form: row.form ? fc.option(near(row.form).map(asQuery)) : fc.constant(null),
    who: fc.constantFrom('nobody', 'attacker', 'attacker', 'attacker', 'garbage'),
    contentType: fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data',
      'application/json; charset=x',
    ),
  });
}

/** Objects among the oddities are no words: some have no `toString` of their own. */
const wordOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function asQuery(value: unknown): Record<string, string> {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    fields.flatMap(([name, one]) => (one === undefined ? [] : [[name, wordOf(one).toWellFormed()]])),
  );
}

const boundary = 'generated';
/** The form with a file of a few bytes, as a browser writes it. */
const asForm = (fields: Record<string, string>) =>
  [...Object.entries({ ...fields }), ['file"; filename="a.wav', 'RIFF']]
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
    .concat(`--${boundary}--\r\n`);

const byRow = rows.map(requestOf);
/** What learners send most comes most. */
const busy = rows.filter(([key]) => ['POST /progress', 'POST /reviews', 'PUT /users/settings'].includes(key));
const requests = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...byRow) },
  { weight: 1, arbitrary: fc.oneof(...busy.map(requestOf)) },
);

const showsTable = new Set(['GET /home', 'GET /leaderboard']);
const timeout = sized(300_000, 900_000);

it(`${count} generated requests get no 5xx, no inner words, no points and nothing of anybody else`, {
  timeout,
}, async () => {
  const before = await rowsOfLearner(backend.db, victim.id);
  const taken = new Set<string>();
  const statuses: Record<number, number> = {};
  const faults: unknown[] = [];
  for (const [index, request] of fc.sample(requests, { seed, numRuns: count }).entries()) {
    // The limits would hide what stands behind them: each minute another address and a fresh count.
    if (index % 2 === 0) backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
    const { key, place, form, query, who } = request;
    const body = form ? asForm(form) : request.body;
    const contentType = form ? `multipart/form-data; boundary=${boundary}` : request.contentType;
    const token = { nobody: undefined, attacker: attacker.token, garbage: 'aaa.bbb.ccc' }[who];
    const path = key.replaceAll(/\{\w+\}/g, () => encodeURIComponent(place.toWellFormed()));
    const response = await backend.send(path, {
      token,
      query,
      headers: { 'Content-Type': contentType },
      address: `generated ${index}`,
      ...(key.startsWith('GET') ? {} : { body }),
    });
    if (key === 'POST /auth/logout') attacker = await createLearner(backend, attacker.id);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status === 200) taken.add(key);
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
  expect(backend.logged.filter(({ event }) => event === 'call-failed')).toEqual([]);

  // It tells something only when the requests got through to where they could do harm.
  expect(statuses[200]).toBeGreaterThan(count / 10);
  expect(statuses[400]).toBeGreaterThan(count / 10);
  expect(statuses[429] ?? 0).toBe(0);

  await expectBalancesHold(backend.db);
  const { points } = await backend.call('GET /users/stats', { token: attacker.token });
  // Each word once for ever, and as a review once on each of the days that an answer can count for.
  expect(points).toBeLessThanOrEqual(wordIds.length * 4);
  // Not a row of the other learner is another one now.
  expect(await rowsOfLearner(backend.db, victim.id)).toEqual(before);
  // Of the calls that a learner may make, most were made as they should be at least once.
  const open = rows.filter(([, { access }]) => access === 'learner' || access === 'public');
  expect(taken.size / open.length).toBeGreaterThan(0.7);
  console.log(`requests ${count}, ${JSON.stringify(statuses)}, taken ${taken.size} of ${open.length} calls`);
});

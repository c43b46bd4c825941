import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../core/contracts/endpoint.ts';
import { type EndpointKey, endpoints } from '../../../core/contracts/endpoints.ts';
import { ownLessonId } from '../../../core/own-words/limits.ts';
import { readStored } from '../../../db/course/stored.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { allRight, createLearner, type Learner, readPlaces } from '../../support/learners.ts';

/** Nothing of the course has these texts. */
const secret = { hebrew: 'סודימון', russian: 'моя тайна', sentence: 'זה סודימון בהחלט' };
const traces = /סודימון|тайна|בהחלט/u;

let backend: TestBackend;
let owner: Learner;
let stranger: Learner;
let admin: Learner;
let wordId: number;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [3] });
  owner = await createLearner(backend, 9101, 'Хозяйка');
  stranger = await createLearner(backend, 9102, 'Чужой');
  admin = await createLearner(backend, 3, 'Админ');
  const { added } = await backend.call('POST /own-words', {
    token: owner.token,
    body: { eventId: 'secret', words: [secret] },
  });
  wordId = added[0] ?? 0;
  await owner.save({ lessonId: ownLessonId, wordId, attempts: allRight, eventId: 'learned' });
  const { words } = await readPlaces(backend.db);
  if (words.aba) await stranger.finish(words.aba);
});
afterAll(() => backend.close());

const reading = Object.entries<Endpoint>(endpoints)
  .filter(([key, row]) => key.startsWith('GET ') && row.servedBy !== 'telegram' && row.access !== 'cron')
  .map(([key]) => key as EndpointKey);

const places = () => ({
  id: ownLessonId,
  wordId,
  lessonId: ownLessonId,
  userId: stranger.id,
  token: 'a'.repeat(22),
  version: 'x',
  hash: 'x',
});

/** What a search, a page, or an export may be asked for. */
const queries: Record<string, string>[] = [
  {},
  { q: secret.hebrew },
  { q: secret.russian },
  { text: secret.hebrew },
];

describe('own words of somebody else', () => {
  it.each(reading)('%s tells a learner nothing of them', async (key) => {
    for (const query of queries) {
      backend.clock.now = new Date(backend.clock.now.getTime() + 2000);
      const params = { ...places(), ...(key.includes('own-words') ? { id: wordId } : {}) };
      const response = await backend.send(key, { token: stranger.token, params, query });
      const text = await response.text();
      expect(response.status, text.slice(0, 200)).toBeLessThan(500);
      // A search may say again what was asked.
      expect(key === 'GET /search' ? text.replaceAll(JSON.stringify(query.q), '') : text).not.toMatch(traces);
    }
  });

  it.each(reading)('%s tells an admin nothing of them', async (key) => {
    for (const query of queries.slice(0, 2)) {
      backend.clock.now = new Date(backend.clock.now.getTime() + 2000);
      const response = await backend.send(key, {
        token: admin.token,
        params: { ...places(), userId: owner.id },
        query,
      });
      expect(await response.text()).not.toMatch(traces);
    }
  });

  it('are not changed, deleted, brought back, answered or shared by a stranger', async () => {
    const { token } = stranger;
    const params = { id: wordId };
    const calls: [EndpointKey, { params?: object; body?: object }][] = [
      ['PUT /own-words/{id}', { params, body: secret }],
      ['DELETE /own-words/{id}', { params }],
      ['POST /own-words/{id}/restore', { params }],
      ['POST /reviews', { body: { eventId: 'r', wordId, exercise: 'type', result: 'right' } }],
      ['POST /progress', { body: { lessonId: ownLessonId, wordId, attempts: allRight, eventId: 'p' } }],
      ['POST /own-lists', { body: { eventId: 'l', title: 'Чужое', wordIds: [wordId] } }],
    ];
    for (const [key, options] of calls) {
      const response = await backend.send(key, { token, ...(options as object) });
      expect(response.status, key).toBe(404);
      expect(await response.text()).not.toMatch(traces);
    }
    const { words } = await backend.call('GET /own-words', { token: owner.token });
    expect(words).toMatchObject([{ id: wordId, state: 'learned' }]);
  });

  it('are in no row of the course, and in no table that the course is made of', async () => {
    const stored = JSON.stringify(await readStored(backend.db));
    expect(stored).not.toMatch(traces);
    const { rows } = await backend.db.execute<{ count: number }>(
      sql`select count(*)::int as count from words where id >= 500000000`,
    );
    expect(rows[0]?.count).toBe(0);
  });

  it('are no answers to choose from in another session', async () => {
    const { words } = await readPlaces(backend.db);
    if (words.ima) await owner.finish(words.ima);
    backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_000);
    const next = await createLearner(backend, stranger.id);
    const day = await backend.call('GET /today', { token: next.token });
    expect(day.tasks).toHaveLength(1);
    expect(JSON.stringify(day)).not.toMatch(traces);
  });
});

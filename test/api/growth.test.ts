import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { endpoints } from '../../core/contracts/endpoints.ts';
import { maxAnswersPerDay } from '../../core/points/day-limits.ts';
import { sections } from '../../db/content/index.ts';
import { letterItems } from '../../db/content/letters.ts';
import { rules } from '../../db/content/rules/index.ts';
import { formAnswers, letterAnswers, ruleAnswers, stageAnswers, words } from '../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { allRight, expectBalancesHold, readPlaces, type WordPlace } from '../support/learners.ts';

/** How much a single learner can make the database keep, and how much there is to read for it afterwards. */
const dayMs = 86_400_000;
const more = maxAnswersPerDay + 20;

let backend: TestBackend;
let word: WordPlace;
let nextId = 88_000;
let token: string;
let id: number;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({ course: sections.slice(0, 1), rules });
  const [first] = Object.values((await readPlaces(backend.db)).words);
  if (!first) throw new Error('the course is empty');
  word = first;
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-11-22T09:00:00Z');
  id = ++nextId;
  await backend.login(id);
  token = (await backend.deps.tokens.issue({ userId: id, zone: 'UTC' })).token;
});
afterAll(() => backend.close());

const send = (key: string, body: object) => backend.send(key, { token, body });
const named = () => `growth-${++events}`;
const kept = async () => {
  const [row] = await backend.db
    .select({ rows: count() })
    .from(stageAnswers)
    .where(eq(stageAnswers.userId, id));
  return row?.rows;
};
const keptIn = async (table: typeof letterAnswers | typeof formAnswers | typeof ruleAnswers) => {
  const [row] = await backend.db.select({ rows: count() }).from(table).where(eq(table.userId, id));
  return row?.rows;
};
const statuses = async (times: number, call: () => Promise<Response>) => {
  const all: number[] = [];
  for (let time = 0; time < times; time++) all.push((await call()).status);
  return [...new Set(all)];
};
/** The whole minute passes after as many calls as it allows. */
const nextMinute = () => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
};

describe('answers without end', () => {
  it('about one word of a lesson are kept up to a number a day, and none is refused', async () => {
    const answer = () =>
      send('POST /progress', { ...word, eventId: named(), attempts: { LISTEN: { result: 'wrong' } } });
    expect(await statuses(more, answer)).toEqual([200]);
    expect(await kept()).toBe(maxAnswersPerDay);
    backend.clock.now = new Date(backend.clock.now.getTime() + dayMs);
    token = (await backend.deps.tokens.issue({ userId: id, zone: 'UTC' })).token;
    expect(await statuses(2, answer)).toEqual([200]);
    expect(await kept()).toBe(maxAnswersPerDay + 2);
  });

  it('about one word of a review too, whatever dates they claim, and they change its schedules no more', async () => {
    await send('POST /progress', { ...word, eventId: named(), attempts: allRight });
    const review = (body: object = {}) =>
      send('POST /reviews', {
        wordId: word.wordId,
        exercise: 'listen',
        result: 'wrong',
        eventId: named(),
        ...body,
      });
    const dated = () =>
      review({ at: new Date(backend.clock.now.getTime() - (events % 300) * dayMs).toISOString() });
    expect(await statuses(more, dated)).toEqual([200]);
    expect(await kept()).toBe(maxAnswersPerDay);
    const cards = async (response: Promise<Response>) => (await (await response).json()) as { data: object };
    const before = await cards(review());
    expect((await cards(review({ result: 'right' }))).data).toMatchObject({
      ...before.data,
      result: 'right',
    });
    await expectBalancesHold(backend.db);
  });

  it('about the letters, all of them in each call', async () => {
    const letters = letterItems.map(({ key }) => key);
    const claim = () => send('POST /letters/answers', { eventId: named(), letters, event: 'claim' });
    expect(await statuses(31, claim)).toEqual([200, 429]);
    for (let minute = 0; minute < 4; minute++) {
      nextMinute();
      await statuses(30, claim);
    }
    expect(await keptIn(letterAnswers)).toBe(maxAnswersPerDay * letters.length);
  });

  it('about one rule are kept up to a number a day, and its schedule stays', async () => {
    const [rule] = await backend.call('GET /rules', { token });
    const params = { id: rule?.id ?? 0 };
    const answer = (result: string) =>
      backend.send('POST /rules/{id}/answers', {
        token,
        params,
        body: { eventId: named(), result, check: 0 },
      });
    expect(await statuses(more, () => answer('wrong'))).toEqual([200]);
    expect(await keptIn(ruleAnswers)).toBe(maxAnswersPerDay);
    const { data } = (await (await answer('right')).json()) as { data: object };
    expect(data).toMatchObject({ answers: maxAnswersPerDay, misses: maxAnswersPerDay });
    await expectBalancesHold(backend.db);
  });

  it('about one form are kept up to a number a day, and its schedule stays', async () => {
    // ima, "mother", and her plural
    const skill = 'noun:f.ot';
    const [noun] = await backend.db
      .update(words)
      .set({ plural: 'אִימָּהוֹת', gender: 'f' })
      .where(eq(words.id, word.wordId))
      .returning({ id: words.id });
    const answer = (result: string) =>
      send('POST /forms/answers', {
        eventId: named(),
        wordId: noun?.id,
        skill,
        form: 'plural',
        exercise: 'choose',
        result,
      });
    expect(await statuses(more, () => answer('wrong'))).toEqual([200]);
    expect(await keptIn(formAnswers)).toBe(maxAnswersPerDay);
    const { data } = (await (await answer('right')).json()) as { data: object };
    expect(data).toMatchObject({ answers: maxAnswersPerDay, misses: maxAnswersPerDay });
    await expectBalancesHold(backend.db);
  });
});

describe('calls that leave something for good', () => {
  it('have a limit a day', () => {
    const rows: [string, Endpoint][] = Object.entries(endpoints);
    const perDay = rows.flatMap(([key, { callsPerDay }]) => (callsPerDay === undefined ? [] : [key]));
    expect(perDay).toEqual(
      expect.arrayContaining([
        'POST /audio/take',
        'POST /forms/answers',
        'POST /letters/answers',
        'POST /progress',
        'POST /reviews',
        'POST /rules/{id}/answers',
      ]),
    );
  });

  it('are refused until the next day when it is reached: a learner starts at most 300 quizzes a day', async () => {
    const start = () => send('POST /quiz/start', { lessonId: word.lessonId });
    for (let minute = 0; minute < 5; minute++) {
      expect(await statuses(60, start)).toEqual([200]);
      nextMinute();
    }
    const refused = await start();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3600]).toEqual([429, true]);
  });

  it('count for each learner alone: 100 invoices a day', async () => {
    const invoice = () => send('POST /payments/create-invoice', { subscriptionType: 'year' });
    for (let minute = 0; minute < 10; minute++) {
      expect(await statuses(10, invoice)).toEqual([200]);
      nextMinute();
    }
    expect((await invoice()).status).toBe(429);
    const other = await backend.login(++nextId);
    expect(
      (
        await backend.send('POST /payments/create-invoice', {
          token: other,
          body: { subscriptionType: 'year' },
        })
      ).status,
    ).toBe(200);
  });
});

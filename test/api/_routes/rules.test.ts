import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBodyInput } from '../../../core/contracts/endpoints.ts';
import { saveRuleAnswer } from '../../../db/rules/save-answer.ts';
import { ledger, lessons, ruleAnswers, ruleCards, rules } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { expectBalancesHold, grantPremium, readPlaces } from '../../support/learners.ts';
import { smallRules } from '../../support/rules.ts';

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;

let backend: TestBackend;
let ids: Record<string, number>;
let nextId = 9500;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({
    rules: smallRules,
    audioOf: ({ transcription }) => `${transcription.length}`.padEnd(32, '0'),
  });
  const rows = await backend.db.select({ id: rules.id, key: rules.key }).from(rules);
  ids = Object.fromEntries(rows.map(({ id, key }) => [key, id]));
});
beforeEach(() => goToDay(0));
afterEach(async () => {
  const opened = { isPublished: true, unpublishedAt: null, lockedAt: null, deletedAt: null };
  await backend.db.update(lessons).set(opened);
  await backend.db.update(lessons).set({ isFree: true }).where(eq(lessons.key, 'one'));
  await backend.db.update(rules).set({ deletedAt: null });
  await expectBalancesHold(backend.db);
});
afterAll(() => backend.close());

const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};
type Answer = Partial<RequestBodyInput<'POST /rules/{id}/answers'>>;
const request = async (id: number, answer: Answer, key = 'opening') => ({
  token: await backend.login(id),
  params: { id: ids[key] ?? 999_999 },
  body: { eventId: `rule-${++events}`, result: 'right' as const, ...answer },
});
const send = async (id: number, answer: Answer = {}, key?: string) =>
  backend.send('POST /rules/{id}/answers', await request(id, answer, key));
const save = async (id: number, answer: Answer = {}, key?: string) =>
  backend.call('POST /rules/{id}/answers', await request(id, answer, key));
const list = async (id: number) => backend.call('GET /rules', { token: await backend.login(id) });
const find = async (id: number, key: string) => (await list(id)).find((rule) => rule.key === key);
const keptOf = (id: number) => backend.db.select().from(ruleAnswers).where(eq(ruleAnswers.userId, id));
const setLesson = (key: string, values: Partial<typeof lessons.$inferInsert>) =>
  backend.db.update(lessons).set(values).where(eq(lessons.key, key));

describe('the rules', () => {
  it('come in the order of the course, with their pairs, checks and sounds', async () => {
    const all = await list(++nextId);
    expect(all.map(({ key }) => key)).toEqual(['opening', 'before-ima', 'second', 'premium']);
    const { lessons: places } = await readPlaces(backend.db);
    const [, content] = smallRules;
    expect(all[0]).toEqual({
      ...{ id: ids.opening, key: 'opening', theme: 'sentences', title: content?.title, text: content?.text },
      ...{ lessonId: places.one, isLocked: false, state: 'new' },
      pairs: [
        {
          right: {
            hebrew: 'שלום אמא',
            pronunciation: 'שָׁלוֹם אִמָּא',
            transcription: 'шало́м и́ма',
            russian: 'привет, мама',
            audio: expect.stringMatching(/^\/audio\/110{30}(-f)?\.mp3$/),
            marks: [{ start: 0, end: 3 }],
          },
          other: content?.pairs[0]?.other,
        },
        {
          right: {
            hebrew: 'אמא',
            pronunciation: 'אִמָּא',
            transcription: 'и́ма',
            russian: 'мама',
            audio: expect.stringMatching(/^\/audio\/40{31}(-f)?\.mp3$/),
            marks: [{ start: 5, end: 6 }],
          },
          other: null,
        },
      ],
      checks: content?.checks.map((check) => ({ ...check, sentence: null })),
    });
  });

  it('of a locked lesson are named by title only, except to whoever may open it', async () => {
    const id = ++nextId;
    const locked = await find(id, 'premium');
    expect(locked).toMatchObject({ title: 'Правило premium', isLocked: true, state: 'new' });
    expect(locked).toMatchObject({ text: '', pairs: [], checks: [] });
    expect(JSON.stringify(locked)).not.toContain('двух словах');
    await grantPremium(backend.db, id);
    const open = await find(id, 'premium');
    expect(open).toMatchObject({ isLocked: false, text: 'О правиле premium в двух словах.' });
    expect([open?.pairs.length, open?.checks.length]).toEqual([2, 3]);
  });

  it('of a lesson that is not published, or deleted, are not there', async () => {
    await setLesson('one', { isPublished: false });
    await setLesson('two', { deletedAt: new Date(firstDay) });
    expect((await list(++nextId)).map(({ key }) => key)).toEqual(['premium']);
  });

  it('are refused to a stranger', async () => {
    expect((await backend.send('GET /rules')).status).toBe(401);
    const { params, body } = await request(++nextId, {});
    expect((await backend.send('POST /rules/{id}/answers', { params, body })).status).toBe(401);
  });
});

describe('a lesson', () => {
  const lesson = async (id: number, key: string) => {
    const { lessons: places } = await readPlaces(backend.db);
    return backend.call('GET /lessons/{id}', {
      token: await backend.login(id),
      params: { id: places[key] ?? 0 },
    });
  };

  it('names its rules in the order in which they come, each with the word before which it does', async () => {
    const id = ++nextId;
    const { words } = await readPlaces(backend.db);
    expect((await lesson(id, 'one')).rules).toEqual([
      { id: ids.opening, key: 'opening', title: 'Правило opening', before: null },
      { id: ids['before-ima'], key: 'before-ima', title: 'Правило before-ima', before: words.ima?.wordId },
    ]);
    await backend.db
      .update(rules)
      .set({ deletedAt: new Date(firstDay) })
      .where(eq(rules.key, 'second'));
    expect((await lesson(id, 'two')).rules).toEqual([]);
  });

  it('shows a rule at its start where the word before which it came is gone', async () => {
    await backend.db.update(rules).set({ beforeWord: 'gone' }).where(eq(rules.key, 'before-ima'));
    const places = (await lesson(++nextId, 'one')).rules.map(({ before }) => before);
    await backend.db.update(rules).set({ beforeWord: 'ima' }).where(eq(rules.key, 'before-ima'));
    expect(places).toEqual([null, null]);
  });
});

describe('an answer about a rule', () => {
  it('that its card was seen makes it met, skipped or not, and asks for it on the next day', async () => {
    const id = ++nextId;
    const seen = await save(id, { result: 'met', ms: 9000 });
    expect(seen).toEqual({
      ...{ id: ids.opening, state: 'met', due: '2026-11-02', answers: 0, misses: 0 },
      sureness: expect.any(Number),
    });
    expect(await save(id, { result: 'met', isSkipped: true }, 'before-ima')).toMatchObject({
      ...{ id: ids['before-ima'], state: 'met', due: '2026-11-02', answers: 0, misses: 0 },
    });
    expect((await list(id)).map(({ state }) => state)).toEqual(['met', 'met', 'new', 'new']);
    expect(await keptOf(id)).toMatchObject([
      { event: 'met', isRight: true, check: null, chosen: null, ms: 9000 },
      { event: 'met', isRight: false, check: null, chosen: null },
    ]);
  });

  it('to a check moves its schedule and earns no points', async () => {
    const id = ++nextId;
    await save(id, { result: 'met' });
    const right = await save(id, { result: 'right', check: 0, chosen: 1 });
    const wrong = await save(id, { result: 'wrong', check: 1, chosen: 2 });
    expect(right).toMatchObject({ state: 'met', answers: 1, misses: 0 });
    expect(wrong).toMatchObject({ state: 'met', answers: 2, misses: 1 });
    expect(right.due > '2026-11-02' && wrong.due <= right.due).toBe(true);
    expect(await keptOf(id)).toMatchObject([
      { event: 'met' },
      { event: 'check', check: 0, chosen: 1, isRight: true },
      { event: 'check', check: 1, chosen: 2, isRight: false },
    ]);
    const [card] = await backend.db.select().from(ruleCards).where(eq(ruleCards.userId, id));
    expect(card).toMatchObject({
      ruleId: ids.opening,
      due: wrong.due,
      answers: 2,
      isLearning: true,
      version: 1,
    });
    expect(await backend.db.select().from(ledger).where(eq(ledger.userId, id))).toEqual([]);
  });

  it('sent again from two devices changes nothing', async () => {
    const id = ++nextId;
    const body: Answer = { eventId: 'twice', result: 'wrong', check: 2 };
    const first = await save(id, body);
    expect(await save(id, body)).toEqual(first);
    expect(await save(id, { ...body, result: 'right' })).toEqual(first);
    expect(await keptOf(id)).toHaveLength(1);
  });

  it('that comes with others at once, or out of order, counts the same', async () => {
    const [id, other] = [++nextId, ++nextId];
    await backend.login(id);
    const answers: Answer[] = [
      { eventId: 'a', result: 'met', at: '2026-11-01T10:00:00Z' },
      { eventId: 'b', result: 'right', check: 0, at: '2026-11-01T10:00:20Z' },
      { eventId: 'c', result: 'wrong', check: 1, at: '2026-11-01T10:00:30Z' },
      { eventId: 'd', result: 'right', check: 1, at: '2026-11-02T10:00:00Z' },
      { eventId: 'e', result: 'right', check: 2, at: '2026-11-03T10:00:00Z' },
    ];
    goToDay(4);
    await Promise.all(answers.map((answer) => save(id, answer)));
    for (const answer of answers.toReversed()) await save(other, answer);
    const cards = async (userId: number) =>
      (await backend.db.select().from(ruleCards).where(eq(ruleCards.userId, userId))).map((card) => ({
        ...card,
        userId: 0,
      }));
    expect(await cards(id)).toEqual(await cards(other));
    expect(await cards(id)).toMatchObject([{ answers: 4 }]);
    expect((await find(other, 'opening'))?.state).toBe('met');
  });

  it('makes it firm in the end, and a miss brings it back', async () => {
    const id = ++nextId;
    let { due, state } = await save(id, { result: 'met' });
    for (let visit = 0; visit < 8 && state !== 'firm'; visit += 1) {
      backend.clock.now = new Date(`${due}T09:00:00Z`);
      ({ due, state } = await save(id, { check: 0 }));
    }
    expect(state).toBe('firm');
    expect((await find(id, 'opening'))?.state).toBe('firm');
    backend.clock.now = new Date(`${due}T09:00:00Z`);
    expect(await save(id, { result: 'wrong', check: 0 })).toMatchObject({ state: 'met', misses: 1 });
  });

  it.each<[string, Answer, string]>([
    ['an unknown result', { result: 'maybe' as 'met' }, 'result'],
    ['an event without a name', { eventId: '' }, 'eventId'],
    ['a check before the first', { check: -1 }, 'check'],
    ['an option that is no number', { chosen: 'two' as unknown as number }, 'chosen'],
    ['a damaged time', { at: 'yesterday' }, 'at'],
  ])('is refused with %s, and the field is named', async (_, answer, field) => {
    const id = ++nextId;
    const response = await send(id, answer);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(field);
    expect(await keptOf(id)).toEqual([]);
  });

  it('is refused about a rule that is locked, unknown or not shown, by name', async () => {
    const id = ++nextId;
    const refusal = async (key: string) => {
      const response = await send(id, {}, key);
      return [response.status, (await response.json()).code];
    };
    expect(await refusal('premium')).toEqual([403, 'premium_required']);
    expect(await refusal('nothing')).toEqual([404, 'rule_not_found']);
    await setLesson('two', { isPublished: false });
    expect(await refusal('second')).toEqual([404, 'rule_not_found']);
    expect(await keptOf(id)).toEqual([]);
    await grantPremium(backend.db, id);
    expect((await send(id, {}, 'premium')).status).toBe(200);
  });

  it('counts where the lesson was open when it was given', async () => {
    const id = ++nextId;
    goToDay(3);
    const closed = new Date(Date.parse(firstDay) + 2 * dayMs);
    await setLesson('one', { isFree: false, lockedAt: closed });
    await setLesson('two', { isPublished: false, unpublishedAt: closed });
    const before = '2026-11-02T09:00:00Z';
    expect((await send(id, { at: before })).status).toBe(200);
    expect((await send(id, { at: before }, 'second')).status).toBe(200);
    expect((await send(id)).status).toBe(403);
    expect((await send(id, {}, 'second')).status).toBe(404);
  });

  it('of somebody who was deleted meanwhile is refused, and nothing is kept', async () => {
    const [userId, ruleId] = [77_777, ids.opening ?? 0];
    const answer = { userId, ruleId, zone: 'UTC', eventId: 'late', result: 'right' as const };
    await expect(saveRuleAnswer(backend.db, answer, backend.clock())).rejects.toMatchObject({
      kind: 'unauthorised',
    });
    expect(await keptOf(userId)).toEqual([]);
  });
});

import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RequestBodyInput } from '../../../core/contracts/endpoints.ts';
import { exercisesOf } from '../../../core/memory/exercises.ts';
import { scheduleVersion } from '../../../core/memory/schedule.ts';
import { rebuildMemory } from '../../../db/memory/cards.ts';
import { lessons, memoryCards, words } from '../../../db/schema/index.ts';
import { courseOf } from '../../../scripts/fixtures/made-up-course.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createFakeRecogniser } from '../../support/fake-voice.ts';
import {
  allRight,
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantPremium,
  type Learner,
  readPlaces,
  type WordPlace,
} from '../../support/learners.ts';
import { patient } from '../../support/patient.ts';

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;

let backend: TestBackend;
let places: CoursePlaces;
let nextId = 5000;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend();
  places = await readPlaces(backend.db);
});
afterEach(async () => {
  backend.clock.now = new Date(firstDay);
  await expectBalancesHold(backend.db);
});
afterAll(() => backend.close());

const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};
const word = (key: string): WordPlace => {
  const place = places.words[key];
  if (!place) throw new Error(`no word ${key}`);
  return place;
};

/** A learner who learned the words on the first day, without a slip. */
async function learnerOf(...keys: string[]): Promise<Learner> {
  backend.clock.now = new Date(firstDay);
  const learner = await createLearner(backend, ++nextId);
  for (const key of keys) await learner.finish(word(key));
  return learner;
}

/** The same learner with a token of now. */
const createLearnerAgain = ({ id }: Learner) => createLearner(backend, id);

/** Tokens live two hours. */
async function back({ id }: Learner): Promise<string> {
  return backend.login(id);
}

const today = async (learner: Learner, query: Record<string, string> = {}) =>
  backend.call('GET /today', { token: await back(learner), query });
type Answer = Partial<RequestBodyInput<'POST /reviews'>>;
const send = async (learner: Learner, key: string, answer: Answer = {}) =>
  backend.send('POST /reviews', { token: await back(learner), body: bodyOf(key, answer) });
const review = async (learner: Learner, key: string, answer: Answer = {}) =>
  backend.call('POST /reviews', { token: await back(learner), body: bodyOf(key, answer) });
/** The cards of a word, production first. */
const cardsOf = (learner: Learner, key: string) =>
  backend.db
    .select()
    .from(memoryCards)
    .where(and(eq(memoryCards.userId, learner.id), eq(memoryCards.wordId, word(key).wordId)))
    .orderBy(sql`skill desc`);
const bodyOf = (key: string, answer: Answer) => ({
  eventId: `review-${++events}`,
  wordId: word(key).wordId,
  exercise: 'write',
  result: 'right',
  ...answer,
});

describe('«Сегодня»', () => {
  it('has nothing on the day of the lesson, says when the words come, and then asks them once each', async () => {
    const learner = await learnerOf('shalom', 'aba');
    const before = await today(learner);
    expect(before).toMatchObject({ due: 0, minutes: 0, done: 0, tasks: [], again: [], words: [] });
    expect(before).toMatchObject({ learnedToday: 2, newWordsPerDay: 5, newWords: 3, newWordsPaused: false });
    expect(before.newWordsAt).toMatchObject({ lessonId: word('ima').lessonId });
    const days = [1, 2, 3, 4, 5].map((day) => new Date(Date.parse(firstDay) + day * dayMs).toISOString());
    expect(days.map((day) => day.slice(0, 10))).toContain(before.nextDue);

    goToDay(5);
    const session = await today(learner);
    expect(session).toMatchObject({ due: 2, done: 0, learnedToday: 0, newWords: 5, date: '2026-11-06' });
    // Both schedules of both words are due: each word is asked once.
    expect(session.tasks.map(({ wordId }) => wordId).sort()).toEqual(
      [word('shalom').wordId, word('aba').wordId].sort(),
    );
    expect(session.words.map(({ id }) => id).sort()).toEqual(
      [word('shalom').wordId, word('aba').wordId].sort(),
    );
    expect(session.words[0]?.audio).toMatch(/^\/audio\/hash-of-/);
    expect(session.minutes).toBeGreaterThan(0);
    const home = await backend.call('GET /home', { token: await back(learner) });
    expect(home.memory).toMatchObject({ due: 2, done: 0, newWords: 5, newWordsPaused: false });
    expect(home.memory.minutes).toBeGreaterThan(0);
  });

  it.each([
    [3, 1],
    [5, 3],
    [10, 8],
  ] as const)('offers %i new words a day at most: after two, %i more', async (newWordsPerDay, left) => {
    const learner = await learnerOf('shalom', 'aba');
    await backend.call('PUT /users/settings', { token: learner.token, body: { newWordsPerDay } });
    expect(await today(learner)).toMatchObject({ newWordsPerDay, learnedToday: 2, newWords: left });
    const home = await backend.call('GET /home', { token: learner.token });
    expect(home.memory.newWords).toBe(left);
  });

  it('can be asked for ahead: tomorrow as it stands now is what the next day asks, and nothing changes by that', async () => {
    const learner = await learnerOf('shalom', 'aba', 'ima');
    goToDay(4);
    await review(learner, 'aba', { result: 'wrong' });
    const [before, ahead] = [await today(learner), await today(learner, { day: 'tomorrow', speak: '0' })];
    expect([before.date, ahead.date]).toEqual(['2026-11-05', '2026-11-06']);
    // Missed today, and asked again by tomorrow.
    expect(ahead.tasks.map(({ wordId }) => wordId)).toContain(word('aba').wordId);
    expect(ahead).toMatchObject({ again: [], done: 0, learnedToday: 0 });
    expect(await today(learner)).toEqual({ ...before, serverTime: expect.any(String) });
    goToDay(5);
    expect(await today(learner, { speak: '0' })).toEqual({ ...ahead, serverTime: expect.any(String) });
    const refused = await backend.send('GET /today', { token: await back(learner), query: { day: 'ever' } });
    expect(refused.status).toBe(400);
  });

  it('offers no new words when those of the day are learned, or while more than seventy words are due', async () => {
    const course = courseOf({ lessons: 8, wordsPerLesson: 10 });
    const full = await openTestBackend({ course });
    const own = Object.values((await readPlaces(full.db)).words);
    full.clock.now = new Date(firstDay);
    const learner = await createLearner(full, 1);
    for (const place of own.slice(0, 71)) await learner.finish(place);
    const asked = async () => full.call('GET /today', { token: await full.login(1) });
    expect(await asked()).toMatchObject({ newWords: 0, newWordsPaused: false, newWordsAt: null });
    full.clock.now = new Date(Date.parse(firstDay) + 9 * dayMs);
    const full70 = await asked();
    expect(full70).toMatchObject({ due: 70, newWords: 0, newWordsPaused: true, newWordsAt: null });
    // The word that does not fit comes tomorrow, before any that is due later.
    expect(full70.nextDue).toBe('2026-11-11');
    const home = await full.call('GET /home', { token: await full.login(1) });
    expect(home.memory).toMatchObject({ due: 70, newWords: 0, newWordsPaused: true });
    await full.close();
  });

  it('names young words, and puts firm words that are alike side by side', async () => {
    const learner = await learnerOf('shalom', 'ima');
    goToDay(5);
    const young = await today(learner);
    expect(young.tasks.map(({ isYoung, rivalId }) => [isYoung, rivalId])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
    const { id } = learner;
    const firm = { stability: 40, due: '2027-01-01', lastDate: '2026-11-02', reviews: 4 };
    await backend.db.update(memoryCards).set(firm).where(eq(memoryCards.userId, id));
    await backend.db
      .update(memoryCards)
      .set({ due: '2026-11-06', lastDate: '2026-11-01' })
      .where(
        and(
          eq(memoryCards.userId, id),
          eq(memoryCards.skill, 'hear'),
          eq(memoryCards.wordId, word('shalom').wordId),
        ),
      );
    const session = await today(learner);
    const [shalom, ima] = [word('shalom').wordId, word('ima').wordId];
    expect(session.tasks).toEqual([
      { wordId: shalom, skill: 'hear', exercise: 'listen', isYoung: false, rivalId: ima },
    ]);
    expect(session.words.map((one) => one.id).sort()).toEqual([shalom, ima].sort());
  });

  it('has no numbers before the course has taught any, by ear or as a drill', async () => {
    const learner = await learnerOf('shalom');
    goToDay(5);
    expect(await today(learner)).toMatchObject({ numbers: [], numberKinds: [] });
    expect(await today(learner, { kind: 'numbers' })).toMatchObject({ numbers: [], tasks: [] });
  });

  it('asks numbers that were taught, in a drill, and never where nothing can be heard', async () => {
    const course = courseOf({ lessons: 2, wordsPerLesson: 2 });
    const [first, second] = course[0]?.subsections[0]?.lessons ?? [];
    if (!first || !second) throw new Error('a course of two lessons');
    first.key = 'numbers-1-10';
    const own = await openTestBackend({ course });
    own.clock.now = new Date(firstDay);
    const learner = await createLearner(own, 1);
    const places = Object.values((await readPlaces(own.db)).words);
    const drill = async (listen = '1') =>
      own.call('GET /today', { token: await own.login(1), query: { kind: 'numbers', listen } });
    const [one, two] = places;
    if (!one || !two) throw new Error('words');
    await learner.finish(one);
    expect((await drill()).numberKinds).toEqual([]);
    await learner.finish(two);
    const { numbers, numberKinds } = await drill();
    expect(numberKinds).toEqual(['phone']);
    expect(numbers).toHaveLength(10);
    expect(numbers[0]?.digits).toMatch(/^[1-9]{7}$/);
    expect(numbers[0]?.pieces[0]?.audio).toMatch(/^\/audio\/[0-9a-f]{32}\.mp3$/);
    expect((await drill('0')).numbers).toEqual([]);
    await own.close();
  });

  it('earns a point for a due word, once a day; the same event says the same again', async () => {
    const learner = await learnerOf('shalom', 'aba');
    goToDay(5);
    const eventId = 'once';
    const saved = await review(learner, 'shalom', { eventId, ms: 3000 });
    expect(saved.awarded).toEqual([
      { reason: 'review', ref: `${word('shalom').wordId}:2026-11-06`, points: 1 },
    ]);
    expect(saved).toMatchObject({ result: 'right', points: 3, isFirm: false });
    expect(saved.nextDue > '2026-11-06').toBe(true);
    expect(saved.cards.map(({ skill, reviews }) => [skill, reviews])).toEqual([
      ['hear', 0],
      // A right spelling is the first review of reading.
      ['read', 1],
      ['produce', 2],
    ]);
    expect(await review(learner, 'shalom', { eventId, result: 'wrong' })).toEqual(saved);
    expect((await review(learner, 'shalom')).awarded).toEqual([]);
    const left = await today(learner);
    expect(left).toMatchObject({ due: 1, done: 1 });
    expect(left.tasks.map(({ wordId }) => wordId)).toEqual([word('aba').wordId]);
  });

  it('writes no card for a second answer on a day: the first one counts', async () => {
    const learner = await learnerOf('shalom');
    goToDay(5);
    const written = async () => {
      const { rows } = await backend.db.execute<{ row: string; reviews: number }>(
        sql`select ctid::text as row, reviews from memory_cards where user_id = ${learner.id} order by skill`,
      );
      return rows;
    };
    const before = await written();
    await review(learner, 'shalom');
    const first = await written();
    expect(first.every(({ row }) => !before.some((card) => card.row === row))).toBe(true);
    await review(learner, 'shalom', { result: 'wrong' });
    expect(await written()).toEqual(first);
  });

  it('earns nothing for words that are not due, and for answers that nobody checked', async () => {
    const learner = await learnerOf('shalom');
    goToDay(0);
    expect((await review(learner, 'shalom')).awarded).toEqual([]);
    goToDay(25);
    expect((await review(learner, 'shalom', { exercise: 'speak', result: 'self' })).awarded).toEqual([]);
    expect(await today(learner)).toMatchObject({ due: 1, done: 0 });
    expect((await review(learner, 'shalom', { exercise: 'speak' })).points).toBe(2);
  });

  it('brings a miss back in the session of any device, and asks it again tomorrow', async () => {
    const learner = await learnerOf('shalom', 'aba');
    goToDay(5);
    const missed = await review(learner, 'shalom', { exercise: 'listen', result: 'wrong' });
    // Hearing was missed; of reading and producing the word nothing was learned.
    expect(missed.cards.map(({ skill, lapses }) => [skill, lapses])).toEqual([
      ['hear', 1],
      ['read', 0],
      ['produce', 0],
    ]);
    const { wordId } = word('shalom');
    const session = await today(learner);
    expect(session.again).toMatchObject([{ wordId, skill: 'hear', exercise: 'listen' }]);
    expect((await today(learner, { listen: '0' })).again[0]?.exercise).toMatch(/^choose-/);
    await review(learner, 'shalom', { exercise: 'listen' });
    expect((await today(learner)).again).toEqual([]);
    goToDay(6);
    const next = await today(learner);
    expect(next.again).toEqual([]);
    expect(next.tasks.map((task) => task.wordId)).toContain(wordId);
  });

  it('records the day for the streak, and a review of yesterday counts for yesterday', async () => {
    const learner = await learnerOf('shalom');
    goToDay(5);
    const at = new Date(Date.parse(firstDay) + 4 * dayMs).toISOString();
    const saved = await review(learner, 'shalom', { at });
    expect(saved.awarded.map(({ ref }) => ref)).toEqual([`${word('shalom').wordId}:2026-11-05`]);
    await review(learner, 'shalom');
    const { activityDates } = await backend.call('GET /users/{userId}/streak', {
      token: await back(learner),
      params: { userId: learner.id },
    });
    expect(activityDates).toEqual(expect.arrayContaining(['2026-11-06', '2026-11-05']));
  });

  it('takes an answer that is days late for the schedule, but gives no point for it', async () => {
    const learner = await learnerOf('shalom');
    goToDay(12);
    const at = new Date(Date.parse(firstDay) + 5 * dayMs).toISOString();
    const saved = await review(learner, 'shalom', { at });
    expect(saved.awarded).toEqual([]);
    expect(saved.cards.at(-1)).toMatchObject({ skill: 'produce', reviews: 2 });
  });

  it('refuses a word that is not learned yet, an unknown one and an unknown exercise', async () => {
    const learner = await learnerOf('shalom');
    expect((await send(learner, 'aba')).status).toBe(404);
    expect((await send(learner, 'shalom', { wordId: 2_000_000 })).status).toBe(404);
    const odd = await backend.send('POST /reviews', {
      token: learner.token,
      body: { ...bodyOf('shalom', {}), exercise: 'dance' },
    });
    expect(odd.status).toBe(400);
  });

  it('asks learned words of locked lessons when premium has ended, and none of unpublished or deleted ones', async () => {
    const learner = await learnerOf('shalom', 'aba');
    await grantPremium(backend.db, learner.id, new Date(Date.parse(firstDay) + dayMs));
    const locked = Object.entries(places.words).find(([, { lessonId }]) => lessonId === places.lessons.three);
    if (!locked) throw new Error('no locked word');
    await learner.finish(locked[1]);
    goToDay(6);
    expect((await today(learner)).words.map(({ id }) => id)).toContain(locked[1].wordId);
    expect((await send(learner, locked[0])).status).toBe(200);

    const asked = async () => (await today(learner)).tasks.map(({ wordId }) => wordId);
    const onHome = async () => (await backend.call('GET /home', { token: await back(learner) })).memory.due;
    expect(await onHome()).toBe(2);
    await backend.db
      .update(words)
      .set({ deletedAt: backend.clock() })
      .where(sql`id = ${word('aba').wordId}`);
    expect(await asked()).toEqual([word('shalom').wordId]);
    expect(await onHome()).toBe(1);
    const { lessonId } = word('shalom');
    await backend.db.update(lessons).set({ isPublished: false }).where(sql`id = ${lessonId}`);
    backend.deps.catalogue.forget();
    expect(await asked()).toEqual([]);
    expect(await onHome()).toBe(0);
    await backend.db.update(words).set({ deletedAt: null }).where(sql`true`);
    await backend.db.update(lessons).set({ isPublished: true }).where(sql`id = ${lessonId}`);
    backend.deps.catalogue.forget();
  });

  it('counts words that were learned before there were schedules', async () => {
    const learner = await learnerOf('shalom', 'aba');
    await backend.db.execute(sql`delete from memory_cards where user_id = ${learner.id}`);
    goToDay(5);
    expect((await today(learner)).tasks).toHaveLength(2);
    expect((await rebuildMemory(backend.db, learner.id)).changed).toBe(0);
  });

  it('begins a word as hard after a slip in its lesson, sooner than one without', async () => {
    const learner = await learnerOf('shalom');
    const slipped = Object.entries(allRight ?? {}).map(([stage, answer]) => [stage, { ...answer, tries: 3 }]);
    await learner.save({ ...word('aba'), attempts: Object.fromEntries(slipped), eventId: 'with-a-slip' });
    const produced = async (key: string) => {
      const [card] = await cardsOf(learner, key);
      return card;
    };
    // Home sees estimates, and has them counted behind its answer.
    await backend.call('GET /home', { token: learner.token });
    await vi.waitFor(async () => expect((await produced('aba'))?.version).toBe(scheduleVersion), patient);
    const shalom = await produced('shalom');
    const aba = await produced('aba');
    expect([shalom?.lastGrade, aba?.lastGrade]).toEqual(['good', 'hard']);
    expect(aba?.stability).toBeLessThan(shalom?.stability ?? 0);
    expect((await rebuildMemory(backend.db, learner.id)).changed).toBe(0);
  });

  it('tells the median of an exercise after five right answers, and words for the choices', async () => {
    const learner = await learnerOf('shalom');
    for (const [index, ms] of [1000, 2000, 3000, 4000, 90_000].entries()) {
      goToDay(index + 3);
      await review(learner, 'shalom', { exercise: 'listen', ms });
    }
    goToDay(9);
    const session = await today(learner);
    expect(session.medians).toEqual({ listen: 3000 });
    const asked = session.words.map(({ id }) => id);
    const spellings = [...session.words, ...session.distractors].map(({ hebrew }) => hebrew);
    expect(session.distractors.length).toBeGreaterThan(0);
    expect(session.distractors.some(({ id }) => asked.includes(id))).toBe(false);
    expect(new Set(spellings).size).toBe(spellings.length);
  });

  it('asks to speak only where speech is recognised and the learner can', async () => {
    const spoken = await openTestBackend({
      course: courseOf({ lessons: 1, wordsPerLesson: 4 }),
      recogniser: createFakeRecogniser(),
    });
    const own = await readPlaces(spoken.db);
    spoken.clock.now = new Date(firstDay);
    const learner = await createLearner(spoken, 1);
    for (const place of Object.values(own.words)) await learner.finish(place);
    // Speaking is what went worst; after understanding it is the turn of production.
    for (const [day, exercise, result] of [
      [4, 'speak', 'wrong'],
      [5, 'listen', 'right'],
    ] as const) {
      spoken.clock.now = new Date(Date.parse(firstDay) + day * dayMs);
      const token = await spoken.login(1);
      for (const { wordId } of Object.values(own.words)) {
        const body = { eventId: `${exercise}-${wordId}`, wordId, exercise, result };
        await spoken.call('POST /reviews', { token, body });
      }
    }
    spoken.clock.now = new Date(Date.parse(firstDay) + 6 * dayMs);
    const at = (query: Record<string, string>) => async () => {
      const session = await spoken.call('GET /today', { token: await spoken.login(1), query });
      expect(session.voice).toBe(true);
      return session.tasks.map(({ exercise }) => exercise);
    };
    expect(await at({})()).toContain('speak');
    expect(await at({ speak: '0' })()).not.toContain('speak');
    await spoken.close();
  });
});

describe('a session held in parts', () => {
  it('on two devices counts each word once: the first answer moves the schedules and earns', async () => {
    const learner = await learnerOf('shalom', 'aba');
    goToDay(5);
    const [phone, tablet] = [await today(learner), await today(learner)];
    expect(tablet.tasks).toEqual(phone.tasks);
    const first = await review(learner, 'shalom', { exercise: 'listen', eventId: `phone-${learner.id}` });
    const second = await review(learner, 'shalom', {
      exercise: 'listen',
      result: 'wrong',
      eventId: `tablet-${learner.id}`,
    });
    expect(first.awarded.map(({ points }) => points)).toEqual([1]);
    expect(second.awarded).toEqual([]);
    expect(second.cards).toEqual(first.cards);
    // The miss comes back as practice, on both.
    const rest = await today(learner);
    expect(rest.tasks.map(({ wordId }) => wordId)).toEqual([word('aba').wordId]);
    expect(rest.again.map(({ wordId }) => wordId)).toEqual([word('shalom').wordId]);
  });

  it('takes answers of an app that was not reloaded: only what the first release sent', async () => {
    const learner = await learnerOf('shalom');
    goToDay(5);
    for (const exercise of ['choose-russian', 'choose-hebrew', 'listen', 'speak', 'write', 'type'] as const) {
      const token = await back(learner);
      const body = {
        eventId: `old-${learner.id}-${exercise}`,
        wordId: word('shalom').wordId,
        exercise,
        result: 'right',
      };
      for (const _ of [1, 2]) {
        const response = await backend.send('POST /reviews', { token, body });
        expect([exercise, response.status]).toEqual([exercise, 200]);
      }
    }
    const cards = await cardsOf(learner, 'shalom');
    expect(cards.map(({ reviews }) => reviews).toSorted()).toEqual([0, 1, 1]);
  });

  it('goes on when a word, or the other of two, is deleted in the middle: its answer is kept, it is not asked', async () => {
    const learner = await learnerOf('shalom', 'ima', 'aba');
    goToDay(5);
    expect((await today(learner)).tasks).toHaveLength(3);
    const deletedAt = backend.clock.now;
    const { wordId } = word('ima');
    await backend.db.update(words).set({ deletedAt }).where(eq(words.id, wordId));
    const response = await send(learner, 'ima', { exercise: 'listen' });
    expect(response.status).toBe(200);
    const rest = await today(learner);
    expect(rest.tasks.map((task) => task.wordId)).not.toContain(wordId);
    expect(rest.again).toEqual([]);
    const rivals = rest.tasks.map(({ rivalId }) => rivalId);
    expect(rivals).not.toContain(wordId);
    await backend.db.update(words).set({ deletedAt: null }).where(eq(words.id, wordId));
  });
});

describe('a word that comes back between the words of a lesson', () => {
  const stabilities = async (learner: Learner) =>
    (await cardsOf(learner, 'aba')).map((card) => card.stability);

  it('begins harder when it was missed there, and earns and counts nothing', async () => {
    const learner = await learnerOf('aba');
    const other = await learnerOf('aba');
    const said = await review(learner, 'aba', { exercise: 'write', result: 'wrong', inLesson: true });
    expect(said).toMatchObject({ result: 'wrong', awarded: [], points: 1 });
    await review(other, 'aba', { exercise: 'write', inLesson: true });
    const [produced, ...understood] = await stabilities(learner);
    const [easier, ...same] = await stabilities(other);
    expect(produced).toBeLessThan(easier ?? 0);
    expect(understood).toEqual(same);
    expect(await today(learner)).toMatchObject({ done: 0, again: [], learnedToday: 1 });
  });

  it('moves its schedules on a later day without a point, once however often it is sent', async () => {
    const learner = await learnerOf('aba');
    goToDay(5);
    const answer = { exercise: 'type', typed: 'אבא', inLesson: true, eventId: 'warm-up' } as const;
    const said = await review(learner, 'aba', answer);
    expect(said).toMatchObject({ result: 'right', awarded: [], points: 1 });
    expect(said.cards.map(({ reviews }) => reviews)).toEqual([0, 1, 2]);
    expect(await review(learner, 'aba', answer)).toMatchObject({ awarded: [], cards: said.cards });
    expect(await today(learner)).toMatchObject({ due: 0, done: 0 });
  });

  it('is not there before it was learned', async () => {
    const learner = await learnerOf();
    expect((await send(learner, 'aba', { exercise: 'listen', inLesson: true })).status).toBe(404);
  });
});

describe('undo', () => {
  const undo = async (learner: Learner, eventId: string) =>
    backend.send('POST /reviews/undo', { token: await back(learner), body: { eventId } });

  it('takes the last miss back as if it had not been given, and may be sent twice', async () => {
    const learner = await learnerOf('shalom');
    goToDay(5);
    const before = (await today(learner)).tasks;
    await review(learner, 'shalom', { eventId: 'slip', result: 'wrong' });
    expect((await undo(learner, 'slip')).status).toBe(200);
    expect((await undo(learner, 'slip')).status).toBe(200);
    const session = await today(learner);
    expect(session).toMatchObject({ due: 1, done: 0, again: [] });
    expect(session.tasks).toEqual(before);
    expect((await rebuildMemory(backend.db, learner.id)).changed).toBe(0);
    // The phone tells the answer once more, too late.
    await review(learner, 'shalom', { eventId: 'slip', result: 'wrong' });
    expect((await today(learner)).due).toBe(1);
    expect((await rebuildMemory(backend.db, learner.id)).changed).toBe(0);
    // The schedule forgets the slip; the point is for a first answer.
    expect((await review(learner, 'shalom')).awarded).toHaveLength(0);
  });

  it('is for the last answer only, for one that earned nothing, and for the own one', async () => {
    const learner = await learnerOf('shalom', 'aba');
    const stranger = await learnerOf('shalom');
    goToDay(5);
    await review(learner, 'shalom', { eventId: 'first', result: 'wrong' });
    backend.clock.now = new Date(backend.clock.now.getTime() + 10_000);
    await review(learner, 'aba', { eventId: 'second' });
    const codeOf = async (answer: Promise<Response>) => {
      const { status } = await answer;
      const { code } = (await (await answer).json()) as { code: string };
      return [status, code];
    };
    expect(await codeOf(undo(learner, 'first'))).toEqual([409, 'review_not_last']);
    expect(await codeOf(undo(learner, 'second'))).toEqual([409, 'review_earned']);
    expect(await codeOf(undo(stranger, 'second'))).toEqual([404, 'review_not_found']);
  });
});

describe('typing', () => {
  it('is judged by the server at the first try: what is not the word is no right answer', async () => {
    const learner = await learnerOf('shalom', 'ima');
    goToDay(5);
    const typed = (text: string, answer: Answer = {}) => ({
      exercise: 'type' as const,
      typed: text,
      ...answer,
    });
    expect(await review(learner, 'shalom', typed('סלום'))).toMatchObject({ result: 'wrong', awarded: [] });
    expect(await review(learner, 'ima', typed('אימא', { result: 'wrong' }))).toMatchObject({
      result: 'right',
    });
  });

  it('of a synonym changes and keeps nothing: the word waits for another answer', async () => {
    const learner = await learnerOf('shalom');
    goToDay(5);
    const before = await cardsOf(learner, 'shalom');
    const synonym = { exercise: 'type', typed: 'היי', result: 'wrong' } as const; // hi
    const reply = await review(learner, 'shalom', synonym);
    expect(reply).toMatchObject({ result: 'skipped', awarded: [], becameFirm: false, points: 1 });
    expect(await cardsOf(learner, 'shalom')).toEqual(before);
    expect((await today(learner)).tasks.map(({ wordId }) => wordId)).toEqual([word('shalom').wordId]);
    const right = { exercise: 'type', typed: 'שלום' } as const;
    expect((await review(learner, 'shalom', right)).awarded).toMatchObject([{ reason: 'review' }]);
  });

  it('of a synonym that an author has written keeps nothing either', async () => {
    const learner = await learnerOf('shalom');
    goToDay(5);
    const typed = { exercise: 'type', typed: 'אבא' } as const; // aba
    const gloss = (russian: string) =>
      backend.db
        .update(words)
        .set({ russian })
        .where(eq(words.id, word('aba').wordId));
    await gloss('тишина, мир');
    expect(await review(learner, 'shalom', typed)).toMatchObject({ result: 'skipped', awarded: [] });
    await gloss('папа');
    expect(await review(learner, 'shalom', typed)).toMatchObject({ result: 'wrong' });
  });

  it('tells which letters are mixed up, and drills words that have them', async () => {
    const learner = await learnerOf('shalom', 'ima');
    goToDay(5);
    await review(learner, 'ima', { exercise: 'type', typed: 'עימא', result: 'wrong' });
    const slip = { TYPE: { result: 'wrong' as const, typed: 'אבה' } };
    await (await createLearnerAgain(learner)).save({
      ...word('aba'),
      eventId: 'lesson-slip',
      attempts: slip,
    });
    const { pairs, drillWords } = await backend.call('GET /memory/confusions', {
      token: await back(learner),
    });
    expect(pairs.map(({ letters, times }) => [letters.join(''), times])).toEqual([
      ['אה', 1],
      ['אע', 1],
    ]);
    expect(pairs[1]?.examples).toEqual([expect.objectContaining({ typed: 'עימא' })]);
    expect(drillWords).toBe(1);
    const drill = await today(learner, { kind: 'letters' });
    expect(drill.tasks).toMatchObject([{ wordId: word('ima').wordId, skill: 'produce', exercise: 'type' }]);
    expect(drill.again).toEqual([]);
  });
});

describe('difficult words', () => {
  it('are those that were missed, the most missed first; their answers are answers like any other', async () => {
    const learner = await learnerOf('shalom', 'aba', 'ima');
    goToDay(5);
    await review(learner, 'aba', { result: 'wrong' });
    goToDay(6);
    await review(learner, 'aba', { result: 'wrong' });
    await review(learner, 'ima', { result: 'wrong' });
    const session = await today(learner, { kind: 'difficult' });
    expect(session.tasks.map(({ wordId }) => wordId)).toEqual([word('aba').wordId, word('ima').wordId]);
  });
});

describe('the settings of memory', () => {
  it('kept firmer brings every word sooner, and as a rebuild would', async () => {
    const learner = await learnerOf('shalom', 'aba', 'ima');
    goToDay(5);
    for (const key of ['shalom', 'aba']) await review(learner, key);
    const dates = async () => {
      const cards = await backend.db
        .select({ due: memoryCards.due })
        .from(memoryCards)
        .where(eq(memoryCards.userId, learner.id))
        .orderBy(asc(memoryCards.wordId), asc(memoryCards.skill));
      return cards.map(({ due }) => due);
    };
    // A card that was not asked for yet is an estimate until it is used.
    await today(learner);
    const usual = await dates();
    await backend.call('PUT /users/settings', { token: await back(learner), body: { retention: 'firmer' } });
    const firmer = await dates();
    expect(firmer.every((date, index) => date <= (usual[index] ?? ''))).toBe(true);
    expect(firmer).not.toEqual(usual);
    expect((await rebuildMemory(backend.db, learner.id)).changed).toBe(0);
    await backend.call('PUT /users/settings', { token: await back(learner), body: { retention: 'usual' } });
    expect(await dates()).toEqual(usual);
  });
});

describe('the memory of the profile', () => {
  it('counts firm words, reviews by day, and what comes', async () => {
    const learner = await learnerOf('shalom', 'aba');
    let day = 0;
    // Answered right on each due day, the word becomes firm.
    for (let round = 0; round < 12; round += 1) {
      const [next] = (await cardsOf(learner, 'shalom')).sort((a, b) => (a.due < b.due ? -1 : 1));
      if (!next) throw new Error('no card');
      day = (Date.parse(next.due) - Date.parse('2026-11-01')) / dayMs;
      goToDay(day);
      const exercise = exercisesOf[next.skill][0];
      const saved = await review(learner, 'shalom', { exercise });
      if (saved.becameFirm) break;
    }
    const memory = await backend.call('GET /memory', { token: await back(learner) });
    expect(memory).toMatchObject({ words: 2, firmWords: 1, due: 1 });
    expect(memory.days.at(-1)).toEqual({ date: memory.forecast[0]?.date, reviews: 1 });
    expect(memory.forecast).toHaveLength(14);
    expect(memory.forecast[0]?.reviews).toBe(1);
  });
});

describe('the learner takes his words away', () => {
  it('as a table for spreadsheets, and as text for Anki', async () => {
    const learner = await learnerOf('shalom', 'ima');
    const fileOf = async (format: string) => {
      const response = await backend.send('GET /memory/export', { token: learner.token, query: { format } });
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="mila-/);
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    };
    const csv = await fileOf('csv');
    expect(csv.startsWith('\ufeffИврит,')).toBe(true);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
    const anki = await fileOf('anki');
    expect(anki).toContain('#separator:tab\n');
    expect(anki).toContain('[sound:hash-of-shalom.mp3]');
    expect(
      (await backend.send('GET /memory/export', { token: learner.token, query: { format: 'pdf' } })).status,
    ).toBe(400);
  });
});

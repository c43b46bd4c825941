import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { skills } from '../../../core/memory/exercises.ts';
import { rebuildMemory } from '../../../db/memory/cards.ts';
import { ledger, memoryCards } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { lessonsOfHome, shownHome } from '../../support/home.ts';
import {
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantPremium,
  type Learner,
  readPlaces,
} from '../../support/learners.ts';

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;

let backend: TestBackend;
let places: CoursePlaces;
let nextId = 8100;

beforeAll(async () => {
  backend = await openTestBackend();
  places = await readPlaces(backend.db);
});
afterEach(async () => {
  backend.clock.now = new Date(firstDay);
  await expectBalancesHold(backend.db);
});
afterAll(() => backend.close());

async function newLearner(): Promise<Learner> {
  backend.clock.now = new Date(firstDay);
  return createLearner(backend, ++nextId);
}
const token = ({ id }: Learner) => backend.login(id);
const placement = async (learner: Learner) => backend.call('GET /placement', { token: await token(learner) });
const home = async (learner: Learner) => backend.call('GET /home', { token: await token(learner) });
const today = async (learner: Learner) =>
  backend.call('GET /today', { token: await token(learner), query: {} });
const take = async (learner: Learner, beforeLessonId: number) =>
  backend.call('POST /known-words', { token: await token(learner), body: { beforeLessonId } });
const forget = async (learner: Learner) =>
  backend.call('POST /known-words/forget', { token: await token(learner), body: {} });
const homeLessons = async (learner: Learner) => lessonsOfHome(await shownHome(backend, await token(learner)));
/** The second of the lessons that the learner may open. */
const second = async (learner: Learner) =>
  (await homeLessons(learner)).filter(({ locked }) => !locked)[1]?.id ?? 0;
const cards = ({ id }: Learner) =>
  backend.db.select().from(memoryCards).where(eq(memoryCards.userId, id)).orderBy(asc(memoryCards.wordId));

describe('a placement', () => {
  it('asks words of open lessons in the order of the course, the same ones at every call', async () => {
    const learner = await newLearner();
    const { levels } = await placement(learner);
    const open = (await homeLessons(learner)).filter(({ locked }) => !locked).map(({ id }) => id);
    expect(levels.map(({ lessonId }) => lessonId)).toEqual(
      open.filter((id) => levels.some((l) => l.lessonId === id)),
    );
    expect(levels.length).toBeGreaterThan(0);
    expect(levels[0]?.wordsBefore).toBe(0);
    for (const { words } of levels) expect(words.length).toBeGreaterThanOrEqual(2);
    expect(await placement(learner)).toEqual({ levels });
  });

  it('asks words of premium lessons only of those who may open them', async () => {
    const learner = await newLearner();
    const locked = (await homeLessons(learner)).filter((lesson) => lesson.locked).map(({ id }) => id);
    const asked = async () => (await placement(learner)).levels.map(({ lessonId }) => lessonId);
    expect((await asked()).filter((id) => locked.includes(id))).toEqual([]);
    expect(locked.length).toBeGreaterThan(0);
    await grantPremium(backend.db, learner.id);
    expect(await take(learner, locked[0] ?? 0)).toMatchObject({ waiting: 0 });
  });
});

describe('words taken as known', () => {
  it('are counted and scheduled, earn nothing, and lead past their lesson', async () => {
    const learner = await newLearner();
    const before = await home(learner);
    const lessonId = await second(learner);
    const { taken, total, waiting } = await take(learner, lessonId);
    expect(taken).toBeGreaterThan(0);
    expect([total, waiting]).toEqual([taken, 0]);
    const after = await home(learner);
    const first = (await homeLessons(learner)).find(({ known }) => known);
    expect(first).toMatchObject({
      known: ` · ✓ известно ${taken}`,
      completedWordsCount: 0,
      isCompleted: false,
    });
    expect(after.continueAt?.lessonId).toBe(lessonId);
    expect([after.stats.points, after.stats.words_learned]).toEqual([before.stats.points, 0]);
    expect(after.memory).toMatchObject({ due: 0, newWords: before.memory.newWords });
    const known = await cards(learner);
    expect(known).toHaveLength(taken * skills.length);
    expect(known.every(({ due }) => due > '2026-11-02')).toBe(true);
    expect(await backend.db.select().from(ledger).where(eq(ledger.userId, learner.id))).toEqual([]);
  });

  it('are taken once, however often and from wherever they are asked for', async () => {
    const learner = await newLearner();
    const lessonId = await second(learner);
    const [one, other] = await Promise.all([take(learner, lessonId), take(learner, lessonId)]);
    expect([one.taken, other.taken].sort()).toEqual([0, Math.max(one.taken, other.taken)]);
    expect(one.total).toBe(other.total);
    expect((await rebuildMemory(backend.db, learner.id)).changed).toBe(0);
  });

  it('are reviewed without a point until the word is learned', async () => {
    const learner = await newLearner();
    await take(learner, await second(learner));
    backend.clock.now = new Date(Date.parse(firstDay) + 20 * dayMs);
    const [due] = (await today(learner)).tasks;
    if (!due) throw new Error('known words are due within two weeks');
    const body = { eventId: 'known-review', wordId: due.wordId, exercise: 'write', result: 'right' } as const;
    const said = await backend.call('POST /reviews', { token: await token(learner), body });
    expect(said).toMatchObject({ result: 'right', awarded: [], points: 0 });
    expect(said.nextDue > '2026-11-21').toBe(true);
  });

  it('are learned for points at any time, and then no longer counted as known', async () => {
    const learner = await newLearner();
    const { total } = await take(learner, await second(learner));
    const [card] = await cards(learner);
    const place = Object.values(places.words).find(({ wordId }) => wordId === card?.wordId);
    if (!place) throw new Error('a known word has a place');
    await learner.finish(place);
    expect((await home(learner)).stats).toMatchObject({ points: 1, words_learned: 1 });
    expect(await backend.call('GET /known-words', { token: await token(learner) })).toMatchObject({
      total: total - 1,
    });
    await forget(learner);
    const kept = await cards(learner);
    expect(kept.map(({ wordId }) => wordId)).toEqual(skills.map(() => place.wordId));
  });

  it('can be taken back, and taken again', async () => {
    const learner = await newLearner();
    const lessonId = await second(learner);
    const { taken, leftToday } = await take(learner, lessonId);
    expect(await forget(learner)).toEqual({ total: 0, leftToday: 100 });
    expect(leftToday).toBe(100 - taken);
    expect(await cards(learner)).toEqual([]);
    expect((await home(learner)).continueAt?.lessonId).not.toBe(lessonId);
    expect(await take(learner, lessonId)).toMatchObject({ taken });
  });

  it('are named by their lesson, and one of them alone becomes new again', async () => {
    const learner = await newLearner();
    const lessonId = (await homeLessons(learner)).filter(({ locked }) => !locked)[0]?.id ?? 0;
    const lesson = async () =>
      backend.call('GET /lessons/{id}', { token: await token(learner), params: { id: lessonId } });
    expect((await lesson()).known).toEqual([]);
    const { taken } = await take(learner, await second(learner));
    const { known, words } = await lesson();
    expect(known.toSorted()).toEqual(words.map(({ id }) => id).toSorted());
    const [one = 0] = known;
    const left = await backend.call('POST /known-words/forget', {
      token: await token(learner),
      body: { wordId: one },
    });
    expect(left.total).toBe(taken - 1);
    expect((await lesson()).known).toEqual(known.slice(1));
    expect((await cards(learner)).some(({ wordId }) => wordId === one)).toBe(false);
  });

  it('are at most a hundred a server day; the others wait for the next one', async () => {
    const learner = await newLearner();
    await grantPremium(backend.db, learner.id);
    const open = (await homeLessons(learner)).filter(({ locked }) => !locked);
    const last = open.at(-1)?.id ?? 0;
    const words = open.slice(0, -1).reduce((sum, lesson) => sum + lesson.totalWordsCount, 0);
    const first = await take(learner, last);
    expect(first).toMatchObject({ taken: Math.min(100, words), waiting: Math.max(0, words - 100) });
    expect(await take(learner, last)).toMatchObject({ taken: 0, waiting: first.waiting });
    backend.clock.now = new Date(Date.parse(firstDay) + dayMs);
    expect(await take(learner, last)).toMatchObject({ taken: Math.min(100, first.waiting) });
  });

  it('are refused before a lesson that is unknown or not open', async () => {
    const learner = await newLearner();
    const locked = (await homeLessons(learner)).find((lesson) => lesson.locked)?.id ?? 0;
    for (const beforeLessonId of [locked, 999_999]) {
      const refused = await backend.send('POST /known-words', {
        token: await token(learner),
        body: { beforeLessonId },
      });
      expect(refused.status).toBe(404);
    }
    expect(await cards(learner)).toEqual([]);
  });
});

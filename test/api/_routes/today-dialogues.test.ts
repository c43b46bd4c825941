import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBodyInput } from '../../../core/contracts/endpoints.ts';
import { readCatalogue } from '../../../db/course/catalogue.ts';
import { readDays } from '../../../db/reminders.ts';
import { activityDays, dialogues, ledger, memoryCards, stageAnswers } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { smallDialogues } from '../../support/dialogues.ts';
import { type CoursePlaces, createLearner, type Learner, readPlaces } from '../../support/learners.ts';

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;

let backend: TestBackend;
let ids: Record<string, number>;
let places: CoursePlaces;
let learner: Learner;
let nextId = 9800;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({ dialogues: smallDialogues });
  const rows = await backend.db.select({ id: dialogues.id, key: dialogues.key }).from(dialogues);
  ids = Object.fromEntries(rows.map(({ id, key }) => [key, id]));
  places = await readPlaces(backend.db);
});
beforeEach(async () => {
  goToDay(0);
  learner = await createLearner(backend, ++nextId);
});
afterAll(() => backend.close());

const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};
type Answer = Partial<RequestBodyInput<'POST /dialogues/{id}/answers'>>;
const token = () => backend.login(learner.id);
const save = async (answer: Answer, key = 'hello') =>
  backend.call('POST /dialogues/{id}/answers', {
    token: await token(),
    params: { id: ids[key] ?? 0 },
    body: { eventId: `said-${++events}`, event: 'line', ...answer },
  });
const today = async () => backend.call('GET /today', { token: await token() });
const answerAll = async (key = 'hello') => {
  for (const place of [0, 1]) await save({ event: 'question', place, isRight: true }, key);
};
const learn = async (key: string) => {
  const place = places.words[key];
  if (!place) throw new Error(`no word ${key}`);
  await learner.finish(place);
};
const learnFirstLesson = async () => {
  for (const key of ['shalom', 'ima']) await learn(key);
};

describe('a dialogue in «Сегодня»', () => {
  it('comes when its lesson is finished and words are due, and is heard once', async () => {
    await learn('shalom');
    goToDay(2);
    expect(await today()).not.toHaveProperty('dialogue');
    learner = await createLearner(backend, learner.id);
    await learn('ima');
    const day = await today();
    expect(day.tasks.length).toBeGreaterThan(0);
    expect(day.dialogue).toEqual({
      ...{ dialogueId: ids.hello, key: 'hello', title: 'Диалог hello', seconds: 28, state: 'new' },
    });
    await answerAll();
    expect(await today()).not.toHaveProperty('dialogue');
  });

  it('comes again after a week to be played, sooner when its words are firm, and not once it was', async () => {
    await learnFirstLesson();
    goToDay(2);
    await answerAll();
    goToDay(6);
    expect((await today()).dialogue).toBeUndefined();
    const own = eq(memoryCards.userId, learner.id);
    await backend.db.update(memoryCards).set({ stability: 30 }).where(own);
    expect((await today()).dialogue).toMatchObject({ key: 'hello', state: 'heard' });
    await backend.db.update(memoryCards).set({ stability: 2 }).where(own);
    expect((await today()).dialogue).toBeUndefined();
    goToDay(9);
    expect((await today()).dialogue).toMatchObject({ key: 'hello', state: 'heard' });
    await save({ event: 'played', speaker: 0, level: 'cue' });
    goToDay(20);
    expect((await today()).dialogue).toBeUndefined();
  });
});

describe('the minutes on home and in reminders', () => {
  const home = async () => {
    const data = await backend.call('GET /home', { token: await token() });
    const days = await readDays(
      backend.db,
      {
        userIds: [learner.id],
        today: backend.clock().toISOString().slice(0, 10),
        catalogue: await readCatalogue(backend.db),
      },
      backend.clock(),
    );
    expect(days.get(learner.id)?.minutes).toBe(data.memory.minutes);
    return data.memory.minutes;
  };
  /** The same, if there were no dialogues. */
  const without = async () => {
    await change({ deletedAt: backend.clock() });
    const minutes = await home();
    await change({ deletedAt: null });
    return minutes;
  };
  const change = async (values: Partial<typeof dialogues.$inferInsert>, id?: number) => {
    await backend.db
      .update(dialogues)
      .set(values)
      .where(id === undefined ? undefined : eq(dialogues.id, id));
    backend.deps.catalogue.forget();
  };

  it('count the dialogue on the days that have one, and on no others', async () => {
    const long = Array.from({ length: 10 }, () => ({ transcription: 'а'.repeat(40) }));
    const rows = await backend.db.select().from(dialogues);
    for (const { id, turns } of rows) {
      const longer = long.map((one, at) => ({ ...turns[at % turns.length], ...one })) as typeof turns;
      await change({ turns: longer }, id);
    }
    await learn('shalom');
    goToDay(2);
    expect(await home()).toBe(await without());
    learner = await createLearner(backend, learner.id);
    await learn('ima');
    const difference = async () => (await home()) - (await without());
    expect(await difference()).toBeGreaterThanOrEqual(1);
    expect((await today()).dialogue).toBeDefined();
    await answerAll();
    for (const day of [2, 4, 6, 9]) {
      goToDay(day);
      const { dialogue, tasks } = await today();
      expect(tasks.length).toBeGreaterThan(0);
      expect((await difference()) > 0).toBe(dialogue !== undefined);
    }
    await backend.db.update(memoryCards).set({ stability: 30 }).where(eq(memoryCards.userId, learner.id));
    for (const day of [2, 5, 6]) {
      goToDay(day);
      const { dialogue } = await today();
      expect((await difference()) > 0).toBe(dialogue !== undefined);
    }
    for (const { id, turns } of rows) await change({ turns }, id);
  });
});

describe('a line of a role', () => {
  const said = (): Answer => ({
    ...{ event: 'line', place: 0, speaker: 0, level: 'cue', way: 'spoken', isRight: true },
    said: [places.words.shalom?.wordId ?? 0],
  });
  const reviewed = () =>
    backend.db
      .select()
      .from(stageAnswers)
      .where(and(eq(stageAnswers.userId, learner.id), like(stageAnswers.eventId, 'dialogue-%')));
  const produced = async () => {
    const [card] = await backend.db
      .select()
      .from(memoryCards)
      .where(
        and(
          eq(memoryCards.userId, learner.id),
          eq(memoryCards.wordId, places.words.shalom?.wordId ?? 0),
          eq(memoryCards.skill, 'produce'),
        ),
      );
    return card;
  };

  it('that was said from its cue reviews the words that were said, once a day, and earns nothing', async () => {
    await learnFirstLesson();
    goToDay(2);
    const before = await produced();
    const points = await backend.db.select().from(ledger).where(eq(ledger.userId, learner.id));
    await save(said());
    await save({ ...said(), level: 'memory' });
    await save(said(), 'second');
    expect(await reviewed()).toMatchObject([
      {
        eventId: `dialogue-2026-11-03-${places.words.shalom?.wordId}`,
        ...{ exercise: 'speak', result: 'right', inLesson: true, wordId: places.words.shalom?.wordId },
      },
    ]);
    const after = await produced();
    expect(after?.reviews).toBe((before?.reviews ?? 0) + 1);
    expect((after?.due ?? '') > (before?.due ?? '')).toBe(true);
    expect(await backend.db.select().from(ledger).where(eq(ledger.userId, learner.id))).toEqual(points);
    goToDay(3);
    await save(said());
    expect(await reviewed()).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ['was read', { level: 'reading' }],
    ['was typed', { way: 'typed' }],
    ['was put together', { way: 'ordered' }],
    ['was judged by the learner', { way: 'self' }],
    ['was missed', { isRight: false }],
    ['has not the word', { place: 1 }],
    ['said no word', { said: [] }],
  ])('that %s says nothing about its words', async (_, over) => {
    await learnFirstLesson();
    await save({ ...said(), ...over });
    expect(await reviewed()).toEqual([]);
  });

  it('says nothing about a word that is not learned', async () => {
    await learn('ima');
    expect(await save(said())).toEqual({ id: ids.hello, state: 'new' });
    expect(await reviewed()).toEqual([]);
  });

  it('makes the day one of activity, as a question does; hearing does not', async () => {
    const days = () => backend.db.select().from(activityDays).where(eq(activityDays.userId, learner.id));
    await save({ event: 'heard' });
    expect(await days()).toEqual([]);
    await save({ event: 'question', place: 0, isRight: false });
    await save({ ...said(), level: 'reading' });
    expect(await days()).toMatchObject([{ date: '2026-11-01' }]);
    const [day] = await days();
    expect(day?.runLength).toBe(1);
  });
});

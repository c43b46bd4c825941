import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RequestBodyInput, ResponseData } from '../../../core/contracts/endpoints.ts';
import { hebrewLettersOf } from '../../../core/hebrew/niqqud.ts';
import { sections } from '../../../db/content/index.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { achievements, ledger, lessons, letterAnswers, letterCards } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner, expectBalancesHold, grantPremium, readPlaces } from '../../support/learners.ts';

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;

let backend: TestBackend;
let nextId = 9000;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({ course: sections.slice(0, 1) });
  backend.clock.now = new Date(firstDay);
});
afterEach(async () => {
  backend.clock.now = new Date(firstDay);
  await expectBalancesHold(backend.db);
});
afterAll(() => backend.close());

type Answer = Partial<RequestBodyInput<'POST /letters/answers'>>;
const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};
const bodyOf = (answer: Answer) => ({
  eventId: `letter-${++events}`,
  letters: ['shin'],
  event: 'find',
  ...answer,
});
const send = async (id: number, answer: Answer) =>
  backend.send('POST /letters/answers', { token: await backend.login(id), body: bodyOf(answer) });
const save = async (id: number, answer: Answer = {}) =>
  backend.call('POST /letters/answers', { token: await backend.login(id), body: bodyOf(answer) });
const letters = async (id: number) => backend.call('GET /letters', { token: await backend.login(id) });
const find = (items: ResponseData<'GET /letters'>, key: string) => {
  const item = items.find((one) => one.key === key);
  if (!item) throw new Error(`no item ${key}`);
  return item;
};
const today = async (id: number) => backend.call('GET /today', { token: await backend.login(id) });

describe('the letters', () => {
  it('come without their words where a lesson is locked, except to whoever may open it', async () => {
    const [key] = letterItems.map(({ lesson }) => lesson);
    const lock = (isFree: boolean) =>
      backend.db
        .update(lessons)
        .set({ isFree })
        .where(eq(lessons.key, key ?? ''));
    const id = ++nextId;
    const [open] = await letters(id);
    await lock(false);
    const [locked] = await letters(id);
    await grantPremium(backend.db, id);
    const [bought] = await letters(id);
    await lock(true);
    expect(open?.word).toMatchObject({ hebrew: expect.any(String) });
    expect(locked).toMatchObject({ word: null, lessonId: open?.lessonId });
    expect(bought?.word).toEqual(open?.word);
  });

  it('are all there for a new learner, every field of their state filled', async () => {
    const items = await letters(++nextId);
    expect(items.map(({ letter }) => letter)).toEqual(letterItems.map(({ letter }) => letter));
    const state = {
      phase: 'new',
      sureness: 0,
      isDue: false,
      due: '2026-11-01',
      answers: 0,
      misses: 0,
      isClaimed: false,
      mixedUpWith: [],
    };
    expect(items.map((item) => item.state)).toEqual(items.map(() => state));
    expect(items.filter(({ lessonId }) => lessonId === null)).toEqual([]);
    const texts = items.flatMap(({ letter, name, transcription, hint }) => [
      letter,
      name,
      transcription,
      hint,
    ]);
    expect(texts).not.toContain('');
    const alone = items.filter(({ kind, lookAlikes }) => kind !== 'point' && lookAlikes.length === 0);
    expect(alone).toEqual([]);
    expect(find(items, 'shin')).toMatchObject({
      letter: 'ש',
      kind: 'letter',
      name: 'шин',
      transcription: 'ш, с',
      finalOf: null,
      word: { hebrew: 'שלום', russian: 'мир (не война), привет, здравствуйте, до свидания' },
    });
    expect(find(items, 'shin').spokenName.audio).toMatch(/^\/audio\/[0-9a-f]{32}\.mp3$/);
    expect(find(items, 'qamats')).toMatchObject({ kind: 'point', letter: '\u05b8', shown: 'מָ' });
    expect(find(items, 'khaf-final')).toMatchObject({ kind: 'final', finalOf: 'kaf' });
    expect(find(items, 'dalet').lookAlikes).toContain('ר');
  });

  it('name those that no ear tells apart, each with a word that has the one and not the other', async () => {
    const items = await letters(++nextId);
    const [tet, tav] = ['tet', 'tav'].map((key) => find(items, key));
    expect(tet?.twins).toMatchObject([{ key: 'tav', transcription: 'т', word: { hebrew: 'עט' } }]);
    expect(tav?.twins).toMatchObject([{ key: 'tet', transcription: 'т', word: { hebrew: 'תודה רבה' } }]);
    expect(tet?.twins[0]?.lessonId).toBe(find(items, 'sin-dot').lessonId);
    expect(find(items, 'lamed').twins).toEqual([]);
  });

  it('name the lesson that teaches them, and the lesson names them', async () => {
    const id = ++nextId;
    const items = await letters(id);
    const lessonId = find(items, 'shin').lessonId ?? 0;
    const lesson = await backend.call('GET /lessons/{id}', {
      token: await backend.login(id),
      params: { id: lessonId },
    });
    const taught = items.filter((item) => item.lessonId === lessonId).map(({ key }) => key);
    expect(lesson.letters).toEqual(taught);
    expect(lesson.letters).toContain('mem-final');
  });

  it('are refused to a stranger', async () => {
    expect((await backend.send('GET /letters')).status).toBe(401);
    expect((await backend.send('POST /letters/answers', { body: bodyOf({}) })).status).toBe(401);
  });
});

describe('the promise for tomorrow', () => {
  it('counts the letters that will be due then, and «Сегодня» keeps it', async () => {
    const id = ++nextId;
    for (const letter of ['shin', 'mem-final']) {
      await save(id, { letters: [letter], event: 'meet' });
      await save(id, { letters: [letter], result: 'wrong' });
    }
    const { lettersTomorrow } = await backend.call('GET /memory', { token: await backend.login(id) });
    expect(lettersTomorrow).toBe(2);
    goToDay(1);
    expect((await today(id)).dueLetters).toBe(2);
  });
});

describe('an answer about a letter', () => {
  it('moves its state and earns no points; sent again from two devices it changes nothing', async () => {
    const id = ++nextId;
    await save(id, { event: 'meet' });
    const body: Answer = { eventId: 'twice', result: 'wrong', chosen: 'ayin' };
    const first = await save(id, body);
    const again = await save(id, body);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ awarded: [], points: 0 });
    const state = find(await letters(id), 'shin').state;
    expect(state).toMatchObject({ phase: 'learning', answers: 1, misses: 1, isDue: false });
    expect(state.mixedUpWith).toEqual([{ key: 'ayin', letter: 'ע', times: 1 }]);
    expect(first.letters).toEqual([{ key: 'shin', state }]);
    expect(await backend.db.select().from(ledger).where(eq(ledger.userId, id))).toEqual([]);
  });

  it('that come at once are all kept', async () => {
    const id = ++nextId;
    await backend.login(id);
    const answers = ['find', 'hear', 'write', 'find', 'hear'] as const;
    await Promise.all(answers.map((event) => save(id, { event })));
    expect(find(await letters(id), 'shin').state.answers).toBe(answers.length);
  });

  it.each<[string, Answer, string]>([
    ['a letter that does not exist', { letters: ['tau'] }, 'letters'],
    ['a chosen letter that does not exist', { chosen: 'tau' }, 'chosen'],
    ['several letters in one exercise', { letters: ['shin', 'tav'] }, 'letters'],
    ['no letter', { letters: [] }, 'letters'],
    ['an unknown exercise', { event: 'sing' as 'find' }, 'event'],
    ['an event without a name', { eventId: '' }, 'eventId'],
    ['a damaged time', { at: 'yesterday' }, 'at'],
  ])('is refused with %s, and the field is named', async (_, answer, field) => {
    const id = ++nextId;
    const response = await send(id, answer);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(field);
    expect(await backend.db.select().from(letterAnswers).where(eq(letterAnswers.userId, id))).toEqual([]);
  });

  it('counts for its own day when it comes late, and for today from a clock that was turned back for years', async () => {
    const id = ++nextId;
    goToDay(3);
    await save(id, { event: 'find', at: '2026-11-02T10:00:00+02:00' });
    await save(id, { event: 'find', letters: ['tav'], at: '2019-01-01T10:00:00+02:00' });
    const rows = await backend.db.select().from(letterAnswers).where(eq(letterAnswers.userId, id));
    expect(rows.map(({ letter, localTime }) => `${letter} ${localTime.slice(0, 10)}`).toSorted()).toEqual([
      'shin 2026-11-02',
      'tav 2026-11-04',
    ]);
  });

  it('with which the whole alphabet was answered right brings its achievement, once and without points', async () => {
    const id = ++nextId;
    const keys = letterItems.filter(({ kind }) => kind !== 'point').map(({ key }) => key);
    for (const key of keys.slice(1)) {
      expect((await save(id, { letters: [key], event: 'write' })).awarded).toEqual([]);
    }
    const last = keys.slice(0, 1);
    expect((await save(id, { letters: last, event: 'meet' })).awarded).toEqual([]);
    expect((await save(id, { letters: last, result: 'wrong' })).awarded).toEqual([]);
    const done = await save(id, { letters: last });
    expect(done).toMatchObject({ awarded: [{ reason: 'alphabet', ref: 'all', points: 0 }], points: 0 });
    expect((await save(id, { letters: last })).awarded).toEqual([]);
    const rows = await backend.db
      .select()
      .from(achievements)
      .where(and(eq(achievements.userId, id), eq(achievements.achievement, 'alphabet')));
    expect(rows.length).toBe(1);
    const home = await backend.call('GET /home', { token: await backend.login(id) });
    expect(home.achievements).toMatchObject([{ id: 'alphabet', points: 0 }]);
    expect(home.news.map(({ activity_type }) => activity_type)).toContain('alphabet');
  });
});

describe('a learner who reads', () => {
  it('skips all letters with one answer: they are known, none comes back, and a miss brings one back', async () => {
    const id = ++nextId;
    const keys = letterItems.map(({ key }) => key);
    const saved = await save(id, { event: 'claim', letters: keys });
    expect(new Set(saved.letters.map(({ state }) => state.phase))).toEqual(new Set(['known']));
    expect(saved.awarded).toEqual([]);
    goToDay(30);
    expect((await today(id)).letters).toEqual([]);
    await save(id, { event: 'find', letters: ['dalet'], result: 'wrong', chosen: 'resh' });
    goToDay(31);
    expect((await today(id)).letters.map(({ key }) => key)).toEqual(['dalet']);
  });
});

describe('letters that were not met', () => {
  /** Somebody who learned a lesson without its letters having been answered, and comes back on the next day. */
  async function learnerOf(lesson: string) {
    const learner = await createLearner(backend, ++nextId);
    const content = sections[0]?.subsections.flatMap((one) => one.lessons).find(({ key }) => key === lesson);
    const { words } = await readPlaces(backend.db);
    for (const { key } of content?.words ?? []) {
      const place = words[key];
      if (place) await learner.finish(place);
    }
    goToDay(1);
    return learner.id;
  }
  const lettersOf = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => [...hebrewLettersOf(text)]));

  it('are told from those of learned words, which count as known on the chart', async () => {
    const id = await learnerOf('first-letters');
    const learned = (await letters(id)).filter(({ isInWords }) => isInWords);
    expect(
      learned
        .map(({ letter }) => letter)
        .toSorted()
        .join(''),
    ).toBe('אבולםמש');
  });

  it('are in nothing that the second day asks or offers: no plural, no wrong answer', async () => {
    const id = await learnerOf('first-letters');
    const day = await today(id);
    expect(day.tasks.length).toBe(10);
    const learned = lettersOf(day.words.map(({ hebrew }) => hebrew));
    expect([...learned].sort().join('')).toBe('אבולםמש');
    const shown = lettersOf([
      ...day.distractors.map(({ hebrew }) => hebrew),
      ...day.forms.flatMap(({ answer, noun, options }) => [
        answer.full,
        noun?.full ?? '',
        ...options.map(({ hebrew }) => hebrew?.full ?? ''),
      ]),
    ]);
    expect([...shown].filter((letter) => !learned.has(letter))).toEqual([]);
  });

  it('are none for whoever reads: then forms come on the second day', async () => {
    const id = await learnerOf('first-letters');
    await save(id, { event: 'claim', letters: letterItems.map(({ key }) => key) });
    const { forms } = await today(id);
    expect(forms.map(({ skill, answer }) => [skill, answer.full])).toContainEqual(['adjective:sg.f', 'מלאה']);
  });
});

describe('letters in «Сегодня»', () => {
  it('come back while they are unsure, and stay away once they are known', async () => {
    const id = ++nextId;
    await save(id, { event: 'meet' });
    await save(id, { event: 'write' });
    expect((await today(id)).letters).toEqual([]);
    const due = new Date(find(await letters(id), 'shin').state.due);
    backend.clock.now = new Date(due.getTime() + 9 * 60 * 60 * 1000);
    const first = await today(id);
    expect(first.letters).toMatchObject([{ key: 'shin' }]);
    expect(find(await letters(id), 'shin').state.isDue).toBe(true);
    await save(id, { event: first.letters[0]?.exercise ?? 'find' });
    expect((await today(id)).letters).toEqual([]);
    for (let round = 0; round < 4; round += 1) {
      const { phase, due: next } = find(await letters(id), 'shin').state;
      if (phase === 'known') break;
      backend.clock.now = new Date(Date.parse(next) + 9 * 60 * 60 * 1000);
      await save(id, { event: 'find' });
    }
    expect(find(await letters(id), 'shin').state.phase).toBe('known');
    backend.clock.now = new Date(backend.clock.now.getTime() + 60 * dayMs);
    expect((await today(id)).letters).toEqual([]);
  });

  it('are counted by home and by the session, with a minute for them alone', async () => {
    const id = ++nextId;
    for (const letter of ['shin', 'lamed']) {
      await save(id, { event: 'meet', letters: [letter] });
      await save(id, { letters: [letter] });
    }
    const memory = async () => (await backend.call('GET /home', { token: await backend.login(id) })).memory;
    expect(await memory()).toMatchObject({ due: 0, dueLetters: 0, minutes: 0 });
    goToDay(20);
    expect(await memory()).toMatchObject({ due: 0, dueLetters: 2, minutes: 1 });
    expect(await today(id)).toMatchObject({ due: 0, dueLetters: 2 });
    await save(id, { letters: ['shin'] });
    expect(await memory()).toMatchObject({ dueLetters: 1, minutes: 1 });
  });

  it('are computed again when the rules have changed', async () => {
    const id = ++nextId;
    await save(id, { event: 'meet' });
    const cards = () => backend.db.select().from(letterCards).where(eq(letterCards.userId, id));
    const before = await cards();
    await backend.db
      .update(letterCards)
      .set({ version: 0, due: '2030-01-01' })
      .where(eq(letterCards.userId, id));
    goToDay(1);
    expect((await today(id)).letters).toMatchObject([{ key: 'shin' }]);
    expect(await cards()).toEqual(before);
  });
});

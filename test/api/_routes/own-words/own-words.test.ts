import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBodyInput, ResponseData } from '../../../../core/contracts/endpoints.ts';
import type { SectionContent } from '../../../../core/lesson/content.ts';
import { ownLessonId } from '../../../../core/own-words/limits.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { smallCourse } from '../../../support/course.ts';
import {
  allRight,
  createLearner,
  expectBalancesHold,
  type Learner,
  readPlaces,
} from '../../../support/learners.ts';

type Written = RequestBodyInput<'POST /own-words'>['words'][number];
type OwnWord = ResponseData<'POST /own-words'>['words'][number];

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;

const pointed: Record<string, { pronunciation: string; transcription: string }> = {
  aba: { pronunciation: 'אַבָּא', transcription: 'а́ба' },
  kelev: { pronunciation: 'כֶּלֶב', transcription: 'кэ́лев' },
};

/** With the niqqud of two words, one of them in a premium lesson. */
const course: SectionContent[] = smallCourse.map((section) => ({
  ...section,
  subsections: section.subsections.map((subsection) => ({
    ...subsection,
    lessons: subsection.lessons.map((lesson) => ({
      ...lesson,
      words: lesson.words.map((word) => ({ ...word, ...pointed[word.key] })),
    })),
  })),
}));

let backend: TestBackend;
let nextId = 7000;
let events = 0;
let learner: Learner;

beforeAll(async () => {
  backend = await openTestBackend({ course, adminIds: [3] });
});
beforeEach(async () => {
  backend.clock.now = new Date(firstDay);
  learner = await createLearner(backend, ++nextId);
});
afterAll(() => backend.close());

const goToDay = async (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
  learner = await createLearner(backend, learner.id);
};
const add = (words: Written[], eventId = `add-${++events}`, { token } = learner) =>
  backend.call('POST /own-words', { token, body: { eventId, words } });
const list = (query: Record<string, string> = {}, { token } = learner) =>
  backend.call('GET /own-words', { token, query });
const only = async (written: Written): Promise<OwnWord> => {
  const [word] = (await add([written])).words;
  if (!word) throw new Error('not added');
  return word;
};
const sign: Written = { hebrew: 'שלט', russian: 'вывеска' };
const refusal = async (response: Response) => {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
};
const answer = (word: OwnWord, more: object = {}) =>
  learner.save({
    lessonId: ownLessonId,
    wordId: word.id,
    attempts: allRight,
    eventId: `answer-${++events}`,
    ...more,
  });
const review = (wordId: number, exercise: string, result = 'right') =>
  backend.call('POST /reviews', {
    token: learner.token,
    body: { eventId: `review-${++events}`, wordId, exercise, result },
  });
const today = () => backend.call('GET /today', { token: learner.token });

describe('own words', () => {
  it('are kept in the order in which they came, with the sentence in which they were met', async () => {
    const added = await add([sign, { hebrew: 'מבצע', russian: 'скидка', sentence: 'מבצע גדול!' }]);
    expect(added.limits).toEqual({ words: 2, maxWords: 2000, addedToday: 2, maxPerDay: 200 });
    const { words, next } = await list();
    expect(next).toBeNull();
    expect(words.map(({ hebrew, sentence, state }) => [hebrew, sentence, state])).toEqual([
      ['מבצע', 'מבצע גדול!', 'new'],
      ['שלט', null, 'new'],
    ]);
    expect(words[0]).toMatchObject({ pronunciation: '', transcription: '', audio: null, hasOwnSound: false });
  });

  it('take the niqqud of an open word of the course, and none of a locked one', async () => {
    const { words } = await add([
      { hebrew: 'אבא', russian: 'папа' },
      { hebrew: 'כלב', russian: 'собака' },
    ]);
    const [kelev, aba] = words;
    expect(aba).toMatchObject({ pronunciation: 'אַבָּא', transcription: 'а́ба' });
    expect(aba?.audio).toMatch(new RegExp(`^/api/audio/${ownLessonId}/${aba?.id}\\?`));
    expect(kelev).toMatchObject({ pronunciation: '', audio: null });
  });

  it('are added once, however often the event comes', async () => {
    const body = { eventId: 'once', words: [sign, { hebrew: 'no', russian: 'x' }] };
    const call = () => backend.call('POST /own-words', { token: learner.token, body });
    const first = await call();
    const [second, third] = await Promise.all([call(), call()]);
    expect(first.refused).toEqual([{ place: 1, problem: 'no-hebrew' }]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect((await list()).words).toHaveLength(1);
  });

  it('of one translation are one word; of another they are two', async () => {
    const first = await add([sign, sign]);
    expect(first.added).toHaveLength(1);
    const again = await add([
      { hebrew: '«שלט»', russian: ' вывеска ' },
      { hebrew: 'שלט', russian: 'указатель' },
    ]);
    expect(again.added).toHaveLength(1);
    expect(again.words).toHaveLength(2);
    expect(again.limits.words).toBe(2);
  });

  it('are pages, and are found by a part of any text', async () => {
    await add(['א', 'ב', 'ג'].map((letter) => ({ hebrew: `${letter}לט`, russian: `слово ${letter}` })));
    const first = await list({ limit: '2' });
    expect(first.words.map(({ hebrew }) => hebrew)).toEqual(['גלט', 'בלט']);
    const second = await list({ limit: '2', before: String(first.next) });
    expect([second.words.map(({ hebrew }) => hebrew), second.next]).toEqual([['אלט'], null]);
    expect((await list({ q: 'ב' })).words).toHaveLength(1);
    expect((await list({ q: 'СЛОВО' })).words).toHaveLength(3);
    expect((await list({ q: "%_'" })).words).toHaveLength(0);
  });

  it('are two hundred a day, deleted ones among them', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({ hebrew: 'שלט', russian: `значение ${from + at}` }));
    const first = await add(many(0, 150));
    const { token } = learner;
    await backend.call('DELETE /own-words/{id}', { token, params: { id: first.added[0] ?? 0 } });
    const second = await add(many(150, 100));
    expect(second.added).toHaveLength(50);
    expect(second.refused).toHaveLength(50);
    expect(second.refused[0]).toEqual({ place: 50, problem: 'too-many-today' });
    expect(second.limits).toMatchObject({ words: 199, addedToday: 200 });
    await goToDay(1);
    expect((await add(many(250, 1))).added).toHaveLength(1);
    // The event of yesterday comes again: it adds nothing of what there was no room for.
    const repeated = await add(many(150, 100), `add-${events - 1}`);
    expect(repeated.added).toEqual(second.added);
    expect(repeated.refused).toHaveLength(50);
  });

  it.each([
    ['ten thousand letters', { hebrew: 'ש'.repeat(10_000), russian: 'x' }],
    ['no translation', { hebrew: 'שלט' }],
    ['a broken character', { hebrew: 'שלט', russian: '\ud800' }],
  ])('are refused whole with %s', async (_, word) => {
    const body = { eventId: 'bad', words: [word] };
    expect((await backend.send('POST /own-words', { token: learner.token, body })).status).toBe(400);
  });

  it('are read from pasted lines without being kept', async () => {
    await add([sign]);
    const { lines, left } = await backend.call('POST /own-words/read', {
      token: learner.token,
      body: { text: 'שלט — вывеска\nאבא\n<script>alert(1)</script>\nמבצע — скидка' },
    });
    expect(left).toBe(0);
    expect(lines.map(({ hebrew, russian, isKept, problem }) => [hebrew, russian, isKept, problem])).toEqual([
      ['שלט', 'вывеска', true, null],
      ['אבא', '', false, 'no-russian'],
      ['', 'script>alert(1)</script', false, 'no-hebrew'],
      ['מבצע', 'скидка', false, null],
    ]);
    expect(lines[1]?.proposals).toEqual([{ pronunciation: 'אַבָּא', transcription: 'а́ба', russian: 'папа' }]);
    expect((await list()).words).toHaveLength(1);
  });
});

describe('an own word', () => {
  it('is changed, and keeps what was learned of it', async () => {
    const word = await only({ ...sign, sentence: 'שלט גדול' });
    await answer(word);
    const changed = await backend.call('PUT /own-words/{id}', {
      token: learner.token,
      params: { id: word.id },
      body: { hebrew: 'שֶׁלֶט', russian: 'указатель' },
    });
    expect(changed).toMatchObject({
      id: word.id,
      pronunciation: 'שֶׁלֶט',
      transcription: 'шэ́лэт',
      russian: 'указатель',
      sentence: 'שלט גדול',
      state: 'learned',
    });
  });

  it('is not changed into another one, nor into nonsense', async () => {
    const word = await only(sign);
    await only({ hebrew: 'מבצע', russian: 'скидка' });
    const change = (body: Written) =>
      backend
        .send('PUT /own-words/{id}', { token: learner.token, params: { id: word.id }, body })
        .then(refusal);
    expect(await change({ hebrew: 'מבצע', russian: 'скидка' })).toEqual([409, 'own_word_kept']);
    expect(await change({ hebrew: 'sign', russian: 'скидка' })).toEqual([400, 'own_no_hebrew']);
  });

  it('is deleted, and comes back within a day with all that was learned', async () => {
    const word = await only(sign);
    await answer(word);
    const { token } = learner;
    const at = { token, params: { id: word.id } };
    for (let time = 0; time < 2; time += 1) {
      expect((await backend.call('DELETE /own-words/{id}', at)).limits.words).toBe(0);
    }
    expect((await list()).words).toEqual([]);
    expect(await backend.call('POST /own-words/{id}/restore', at)).toMatchObject({ state: 'learned' });
    expect(await backend.call('POST /own-words/{id}/restore', at)).toMatchObject({ state: 'learned' });
    await goToDay(4);
    expect((await today()).tasks.map(({ wordId }) => wordId)).toEqual([word.id]);
  });

  it('is gone for good a day after it was deleted, and is not asked meanwhile', async () => {
    const word = await only(sign);
    await answer(word);
    await backend.call('DELETE /own-words/{id}', { token: learner.token, params: { id: word.id } });
    await goToDay(4);
    expect((await today()).tasks).toEqual([]);
    expect((await backend.call('GET /home', { token: learner.token })).memory.due).toBe(0);
    const restored = await backend.send('POST /own-words/{id}/restore', {
      token: learner.token,
      params: { id: word.id },
    });
    expect(await refusal(restored)).toEqual([404, 'own_word_not_found']);
    await add([{ hebrew: 'מבצע', russian: 'скидка' }]);
    expect(await backend.call('GET /progress', { token: learner.token })).toEqual([]);
  });

  it('does not come back beside its like', async () => {
    const word = await only(sign);
    const at = { token: learner.token, params: { id: word.id } };
    await backend.call('DELETE /own-words/{id}', at);
    await only(sign);
    expect(await refusal(await backend.send('POST /own-words/{id}/restore', at))).toEqual([
      409,
      'own_word_kept',
    ]);
  });
});

describe('learning own words', () => {
  it('is a lesson of ten that are not learned yet, the oldest first', async () => {
    const twelve = Array.from({ length: 12 }, (_, at) => ({ hebrew: 'שלט', russian: `значение ${at}` }));
    await add(twelve);
    const lesson = () =>
      backend.call('GET /lessons/{id}', { token: learner.token, params: { id: ownLessonId } });
    const first = await lesson();
    expect(first).toMatchObject({ id: ownLessonId, name: 'Мои слова', is_free: true, nextLessonId: null });
    expect(first.words.map(({ russian }) => russian)).toEqual(
      twelve.slice(0, 10).map(({ russian }) => russian),
    );
    const [word] = (await list({ q: 'значение 0' })).words;
    if (!word) throw new Error('no word');
    await learner.save({
      lessonId: ownLessonId,
      wordId: word.id,
      attempts: { LISTEN: { completed: true, result: 'right' } },
      eventId: 'half',
    });
    expect((await lesson()).progress).toMatchObject([{ word_id: word.id, completed: false }]);
    await answer(word);
    expect((await lesson()).words.map(({ russian }) => russian)).toEqual(
      twelve.slice(1, 11).map(({ russian }) => russian),
    );
  });

  it('earns no points and no words, and counts for the day and the goal', async () => {
    const word = await only(sign);
    const saved = await answer(word);
    expect(saved).toMatchObject({ points: 0, words_learned: 0, awarded: [] });
    const home = await backend.call('GET /home', { token: learner.token });
    expect(home.stats).toMatchObject({ points: 0, words_learned: 0 });
    expect(home.stats.daily_streak).toBe(1);
    expect(home.memory.newWords).toBe(4);
    await goToDay(1);
    expect(await review(word.id, 'type')).toMatchObject({ points: 0, awarded: [] });
    await expectBalancesHold(backend.db);
  });

  it('leaves «Продолжить» where it was', async () => {
    const { words } = await readPlaces(backend.db);
    const { aba } = words;
    if (!aba) throw new Error('no word');
    await learner.save({ ...aba, attempts: { LISTEN: { completed: true } }, eventId: 'course' });
    const before = (await backend.call('GET /home', { token: learner.token })).continueAt;
    await answer(await only(sign));
    const after = (await backend.call('GET /home', { token: learner.token })).continueAt;
    expect(after).toEqual(before);
    expect(before?.lessonId).toBe(aba.lessonId);
  });

  it('comes back in «Сегодня» beside the words of the course', async () => {
    const { words: places } = await readPlaces(backend.db);
    if (!places.aba) throw new Error('no word');
    await learner.finish(places.aba);
    const word = await only({ hebrew: 'שֶׁלֶט', russian: 'вывеска' });
    await answer(word);
    await goToDay(1);
    const day = await today();
    expect(day.tasks).toContainEqual(
      expect.objectContaining({ wordId: word.id, skill: 'hear', exercise: 'listen' }),
    );
    expect(day.tasks).toHaveLength(2);
    const shown = day.words.find(({ id }) => id === word.id);
    expect(shown).toMatchObject({ lessonId: ownLessonId, hebrew: 'שלט', russian: 'вывеска', examples: [] });
    expect(shown?.audio).toContain('signature=');
    expect(day.distractors.map(({ id }) => id)).not.toContain(word.id);
    expect((await backend.call('GET /home', { token: learner.token })).memory.due).toBe(2);
  });

  it('asks a word without sound by reading and producing alone, until it is firm', async () => {
    const word = await only(sign);
    await answer(word);
    const asked: string[] = [];
    let isFirm = false;
    for (let day = 1; day < 120 && !isFirm; day += 1) {
      await goToDay(day);
      for (const { wordId, skill, exercise } of (await today()).tasks) {
        expect(wordId).toBe(word.id);
        asked.push(skill);
        ({ isFirm } = await review(word.id, exercise));
      }
    }
    expect(isFirm).toBe(true);
    expect(new Set(asked)).toEqual(new Set(['read', 'produce']));
    const memory = await backend.call('GET /memory', { token: learner.token });
    expect(memory).toMatchObject({ words: 1, firmWords: 1 });
    expect((await list()).words[0]?.state).toBe('firm');
  });

  it('judges what was typed, and takes back an answer', async () => {
    const word = await only({ hebrew: "צ'יפס", russian: 'картошка фри' });
    await answer(word);
    await goToDay(3);
    const body = { wordId: word.id, exercise: 'type', tries: 1 };
    const send = (eventId: string, typed: string) =>
      backend.call('POST /reviews', {
        token: learner.token,
        body: { ...body, eventId, typed, result: 'wrong' },
      });
    await today(); // computes the schedule exactly
    const { due } = (await list()).words[0] ?? {};
    expect((await send('typed-wrong', 'שלום')).result).toBe('wrong');
    await backend.call('POST /reviews/undo', { token: learner.token, body: { eventId: 'typed-wrong' } });
    expect((await list()).words[0]?.due).toBe(due);
    expect((await send('typed-right', 'ציפס')).result).toBe('right');
  });

  it('has no quiz and no second pass, and takes no answer in a lesson of the course', async () => {
    const word = await only(sign);
    const { token } = learner;
    const quiz = await backend.send('POST /quiz/start', { token, body: { lessonId: ownLessonId } });
    expect((await refusal(quiz))[0]).toBe(404);
    const pass = await learner.send({ lessonId: ownLessonId, completed: false, eventId: 'pass' });
    expect((await refusal(pass))[0]).toBe(404);
    const { lessons } = await readPlaces(backend.db);
    const elsewhere = await learner.send({
      lessonId: lessons.one ?? 0,
      wordId: word.id,
      attempts: allRight,
      eventId: 'elsewhere',
    });
    expect(await refusal(elsewhere)).toEqual([404, 'word_not_found']);
  });
});

describe('the file of own words', () => {
  const file = async (format: string) => {
    const response = await backend.send('GET /own-words/export', { token: learner.token, query: { format } });
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  };

  it('is a table that can be pasted back, JSON, or notes for Anki', async () => {
    await add([
      { hebrew: 'שֶׁלֶט', russian: 'вывеска' },
      { hebrew: 'מבצע', russian: '=1+1 скидка', sentence: 'מבצע\tגדול' },
    ]);
    const tsv = await file('tsv');
    expect(tsv.split('\r\n')).toEqual([
      '\ufeffИврит\tПеревод\tТранскрипция\tПредложение',
      'שֶׁלֶט\tвывеска\tшэ́лэт\t',
      "מבצע\t'=1+1 скидка\t\tמבצע גדול",
      '',
    ]);
    expect(JSON.parse(await file('json'))).toMatchObject({
      words: [
        { hebrew: 'שלט', russian: 'вывеска' },
        { hebrew: 'מבצע', sentence: 'מבצע גדול' },
      ],
    });
    expect(await file('anki')).toContain('Мои слова');
    const { lines } = await backend.call('POST /own-words/read', {
      token: learner.token,
      body: { text: tsv },
    });
    expect(lines.map(({ pronunciation }) => pronunciation)).toEqual(['', 'שֶׁלֶט', '']);
  });

  it('of learned words has own ones, too', async () => {
    await answer(await only(sign));
    const response = await backend.send('GET /memory/export', { token: learner.token });
    expect(await response.text()).toContain('שלט,,,вывеска,,,,Мои слова');
  });
});

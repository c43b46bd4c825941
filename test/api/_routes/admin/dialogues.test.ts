import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointKey, RequestBodyInput } from '../../../../core/contracts/endpoints.ts';
import type { RefusedPart } from '../../../../core/contracts/shapes/parts-admin.ts';
import { readEdition } from '../../../../db/course/catalogue.ts';
import { dialogues } from '../../../../db/schema/index.ts';
import { keepRendering } from '../../../../db/voices/renderings.ts';
import { auditRows, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { familyDialogue, talkingCourse } from '../../../support/family-dialogue.ts';
import { createLearner, type Learner, readPlaces } from '../../../support/learners.ts';

type Body = RequestBodyInput<'POST /admin/dialogues'>;
type Turn = Body['turns'][number];

let backend: TestBackend;
let anna: Learner;
let boris: Learner;
let learner: Learner;
let ids: Record<string, number>;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({
    course: talkingCourse,
    dialogues: [familyDialogue],
    audioOf: ({ transcription }) => (transcription === 'шало́м и́ма' ? 'a'.repeat(32) : undefined),
    adminIds: [3, 4],
  });
  anna = await createLearner(backend, 3, 'Анна');
  boris = await createLearner(backend, 4, 'Борис');
  learner = await createLearner(backend, 1, 'Ученик');
  ({ lessons: ids } = await readPlaces(backend.db));
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.execute(sql`truncate audit_log`);
  await backend.db.execute(sql`delete from dialogues where key like 'own-%'`);
});

/** The dialogue of the family as the editor sends it. */
const plain = (): Omit<Body, 'eventId'> => {
  const { title, scene, note = '', people, turns, questions } = familyDialogue;
  return {
    ...{ title, scene, note, people: [people[0], people[1]], names: [], lessonId: ids.sizes ?? 0 },
    turns: turns.map(({ also = [], examples = [], ...turn }) => ({
      ...turn,
      also: [...also],
      examples: [...examples],
    })),
    questions: questions.map((question) => ({ ...question, options: [...question.options] })),
  };
};
const wire = (change: Partial<Body> = {}): Omit<Body, 'eventId'> => ({ ...plain(), ...change });
/** The turns with one of them changed. */
const withTurn = (at: number, change: Partial<Turn>): Pick<Body, 'turns'> => ({
  turns: plain().turns.map((turn, place) => (place === at ? { ...turn, ...change } : turn)),
});
const withQuestion = (change: Partial<Body['questions'][number]>): Pick<Body, 'questions'> => ({
  questions: plain().questions.map((question, at) => (at === 0 ? { ...question, ...change } : question)),
});

const create = (change: Partial<Body> = {}, who = anna) =>
  backend.call('POST /admin/dialogues', {
    token: who.token,
    body: { eventId: `dialogue-${++events}`, ...wire({ title: 'Новый диалог', ...change }) },
  });
const post = (change: Partial<Body>) =>
  refusalOf(
    backend.send('POST /admin/dialogues', {
      token: anna.token,
      body: { eventId: `dialogue-${++events}`, ...wire(change) },
    }),
  );
const put = (id: number, body: object, who = anna) =>
  backend.send('PUT /admin/dialogues/{id}', { token: who.token, params: { id }, body });
const change = (id: number, body: object, who = anna) =>
  backend.call('PUT /admin/dialogues/{id}', { token: who.token, params: { id }, body });
const read = (id: number) => backend.call('GET /admin/dialogues/{id}', { token: anna.token, params: { id } });
const list = async () => (await backend.call('GET /admin/dialogues', { token: anna.token })).dialogues;
const shown = () => backend.call('GET /dialogues', { token: learner.token });
const check = async (body: object) =>
  (await backend.call('POST /admin/dialogues/check', { token: anna.token, body })).problems;
const actions = async () => (await auditRows(backend)).map(({ action, target }) => `${action} ${target}`);
const seeded = async () => {
  const [row] = await backend.db.select().from(dialogues).where(eq(dialogues.key, familyDialogue.key));
  if (!row) throw new Error('no dialogue');
  return row;
};

describe('a dialogue of an author', () => {
  it('is shown to learners at the end of its lesson, its words known by the course', async () => {
    const saved = await create({ note: 'Маме звонят каждый день.' });
    expect(saved).toMatchObject({ key: expect.stringMatching(/^own-[0-9a-f]{12}$/), revision: 1 });
    expect((await shown()).map(({ title, turns }) => [title, turns])).toEqual([
      ['Спасибо, мама', 4],
      ['Новый диалог', 4],
    ]);
    const played = await backend.call('GET /dialogues/{id}', {
      token: learner.token,
      params: { id: saved.id },
    });
    expect(played).toMatchObject({ note: 'Маме звонят каждый день.', scene: familyDialogue.scene });
    expect(played.turns[0]?.words.map(({ russian }) => russian)).toEqual(['мир, привет', 'мама']);
    expect(await actions()).toEqual([`dialogue.create dialogue:${saved.id}`]);
  });

  it('is read as it was written, with who wrote it', async () => {
    const names = [{ pronunciation: 'לֵנָה', transcription: 'лэ́на', russian: 'Лена', gender: 'f' as const }];
    const { id } = await create({ names });
    const { turns, ...rest } = await read(id);
    const { turns: sent, lessonId: _, ...own } = wire({ title: 'Новый диалог', names });
    expect(rest).toMatchObject({
      ...own,
      lesson: { id: ids.sizes, name: 'Урок sizes', number: 4, isPublished: true },
      lastEdit: { by: 3, name: 'Анна' },
    });
    expect(turns.map(({ audio: _, voice: __, ...turn }) => turn)).toEqual(sent);
    expect(await list()).toMatchObject([
      { title: 'Спасибо, мама', people: ['Дана', 'Рон'], turns: 4, editedAt: null },
      { title: 'Новый диалог', people: ['Дана', 'Рон'], turns: 4, editedAt: expect.any(String) },
    ]);
  });

  it('has the sounds of turns said alike, and of a published voice; where there is none it says so', async () => {
    const { id } = await create();
    const audios = async () => (await read(id)).turns.map(({ audio }) => audio);
    expect(await audios()).toEqual([expect.stringContaining('a'.repeat(32)), null, null, null]);
    const turn = familyDialogue.turns[2];
    if (!turn) throw new Error('no turn');
    const sound = { hash: 'b'.repeat(32), bytes: new Uint8Array([1]), mime: 'audio/mpeg' };
    const key = `${turn.pronunciation}|${turn.transcription}`;
    await keepRendering(backend.db, { key, provider: 'google', voice: 'one', sound }, backend.clock.now);
    const heard = await audios();
    expect(heard.map((audio) => audio !== null)).toEqual([true, false, true, false]);
    const played = await backend.call('GET /dialogues/{id}', { token: learner.token, params: { id } });
    expect(heard).toEqual(played.turns.map(({ audio }) => audio));
  });

  it('sent again under the same name is the same dialogue, whoever else uses that name', async () => {
    const first = await create({ eventId: 'lost-answer' });
    expect(first).not.toHaveProperty('isRepeat');
    expect(await create({ eventId: 'lost-answer', title: 'Позже' })).toEqual({ ...first, isRepeat: true });
    expect((await create({ eventId: 'lost-answer' }, boris)).id).not.toBe(first.id);
    await backend.call('DELETE /admin/dialogues/{id}', { token: anna.token, params: { id: first.id } });
    const another = await create({ eventId: 'lost-answer' });
    expect(another).not.toHaveProperty('isRepeat');
    expect(another.id).not.toBe(first.id);
  });

  it('is cleaned of what a paste brings along', async () => {
    const { id } = await create({ title: ' \u200fНовый\u00a0диалог\u200b ', scene: 'Дана \n и Рон.' });
    expect(await read(id)).toMatchObject({ title: 'Новый диалог', scene: 'Дана и Рон.' });
  });

  it('is in the catalogue that a function keeps, as it is after each act', async () => {
    const kept = async () => {
      const { db } = backend;
      const { dialogues: all } = await backend.deps.catalogue.getEdition(db, await readEdition(db));
      return all.map(({ lessonId, questions, words }) => ({ lessonId, questions, words: words.length }));
    };
    const [before] = await kept();
    expect(before).toEqual({ lessonId: expect.any(Number), questions: 2, words: expect.any(Number) });
    const { id, revision } = await create();
    expect(await kept()).toEqual([before, { ...before, lessonId: ids.sizes }]);
    const asked = plain().questions;
    const third = asked.slice(0, 1).map((question) => ({ ...question, prompt: 'Кто говорит с мамой?' }));
    await change(id, { revision, questions: [...asked, ...third] });
    expect((await kept()).map(({ questions }) => questions)).toEqual([2, 3]);
    await backend.call('DELETE /admin/dialogues/{id}', { token: anna.token, params: { id } });
    expect(await kept()).toEqual([before]);
    await backend.call('POST /admin/bin/restore', {
      token: anna.token,
      body: { kind: 'dialogue', id },
    });
    expect(await kept()).toHaveLength(2);
  });

  it('goes away, and is not found any more', async () => {
    const { id } = await create();
    await backend.call('DELETE /admin/dialogues/{id}', { token: anna.token, params: { id } });
    expect((await shown()).map(({ title }) => title)).toEqual(['Спасибо, мама']);
    for (const sending of [
      backend.send('GET /admin/dialogues/{id}', { token: anna.token, params: { id } }),
      backend.send('DELETE /admin/dialogues/{id}', { token: anna.token, params: { id } }),
      put(id, { revision: 1, title: 'Снова' }),
    ]) {
      expect(await refusalOf(sending)).toMatchObject({ status: 404, code: 'dialogue_not_found' });
    }
    expect(await actions()).toEqual([`dialogue.create dialogue:${id}`, `dialogue.delete dialogue:${id}`]);
  });
});

describe('a change of a dialogue', () => {
  it('keeps what is not sent, says who made it, and is an admin’s from then on', async () => {
    const before = await seeded();
    const saved = await change(before.id, { revision: before.revision, title: 'Мама' });
    expect(saved).toEqual({ id: before.id, key: familyDialogue.key, revision: before.revision + 1 });
    const { title, editedAt, ...rest } = await seeded();
    expect([title, editedAt !== null]).toEqual(['Мама', true]);
    expect(rest).toMatchObject({ scene: before.scene, turns: before.turns, questions: before.questions });
    expect(await change(before.id, { revision: saved.revision, title: ' Мама ' })).toEqual(saved);
    expect(await actions()).toEqual([`dialogue.edit dialogue:${before.id}`]);
    expect((await auditRows(backend))[0]).toMatchObject({
      before: { [`dialogue ${familyDialogue.key}`]: { title: familyDialogue.title } },
      after: { [`dialogue ${familyDialogue.key}`]: { title: 'Мама' } },
    });
    await change(before.id, { revision: saved.revision, title: familyDialogue.title });
  });

  it('finds the words of the turns again', async () => {
    const { id } = await create();
    const turns = withTurn(0, {
      pronunciation: 'תּוֹדָה, אִימָּא!',
      transcription: 'тода́ и́ма',
      russian: 'Спасибо, мама!',
      needs: 'תודה אימא',
    });
    await change(id, { revision: 1, ...turns, note: '' });
    const played = await backend.call('GET /dialogues/{id}', { token: learner.token, params: { id } });
    expect(played.turns[0]?.words.map(({ russian }) => russian)).toEqual(['спасибо', 'мама']);
  });

  it('of a dialogue that another admin has changed is refused, and nothing is lost', async () => {
    const { id, revision } = await create();
    await change(id, { revision, title: 'Бориса' }, boris);
    expect(await refusalOf(put(id, { revision, title: 'Анны' }))).toMatchObject({
      ...{ status: 409, code: 'stale_dialogue' },
      data: { revision: 2, lastEdit: { by: 4, name: 'Борис' } },
    });
    expect((await read(id)).title).toBe('Бориса');
  });

  it('needs the revision that was read', async () => {
    const { id } = await seeded();
    const refusal = await refusalOf(put(id, { title: 'Без ревизии' }));
    expect(refusal).toMatchObject({ status: 400, field: 'revision' });
  });
});

describe('a bad dialogue is refused by name at the field', () => {
  it.each<[string, () => Partial<Body>, string, string]>([
    ['no lesson', () => ({ lessonId: null }), 'lesson', 'У диалога нет урока.'],
    ['a lesson that is not there', () => ({ lessonId: 999_999 }), 'lesson', 'У диалога нет урока.'],
    ['a lesson too early', () => ({ lessonId: ids.thanks ?? 0 }), 'lesson', 'Диалоги начинаются с урока 4.'],
    ['an empty title', () => ({ title: ' ' }), 'title', 'Заполните поле.'],
    ['three turns', () => ({ turns: plain().turns.slice(0, 3) }), 'turns', 'Реплик должно быть от 4 до 10.'],
    [
      'a role without a line',
      () => ({ turns: plain().turns.map((turn) => ({ ...turn, speaker: 0 as const })) }),
      'people.1',
      'У этой роли нет ни одной реплики.',
    ],
    [
      'a form that is not taught',
      () =>
        withTurn(3, {
          pronunciation: 'פִּיל, דָּנָה!',
          transcription: 'пил да́на',
          russian: 'Слон, Дана!',
          needs: 'דנה',
        }),
      'turns.3.pronunciation',
      'Форма פיל ещё не пройдена к уроку «Урок sizes».',
    ],
    [
      'a line without its end',
      () => withTurn(0, { pronunciation: 'שָׁלוֹם, אִימָּא' }),
      'turns.0.pronunciation',
      'Реплика кончается точкой',
    ],
    ['no pattern', () => withTurn(1, { needs: '' }), 'turns.1.needs', 'Заполните поле.'],
    [
      'a pattern that the line does not meet',
      () => withTurn(0, { needs: 'שלום תודה' }),
      'turns.0.needs',
      'В самой фразе этого нет: תודה.',
    ],
    [
      'no turn about oneself',
      () => withTurn(2, { examples: [] }),
      'turns',
      'Ровно в одной реплике ученик отвечает о себе.',
    ],
    [
      'an example that is empty',
      () =>
        withTurn(2, {
          examples: [
            ...(plain().turns[2]?.examples.slice(0, 2) ?? []),
            { pronunciation: '', transcription: '', russian: '' },
          ],
        }),
      'turns.2.examples.2.pronunciation',
      'Здесь нужны буквы иврита.',
    ],
    [
      'a question without a right answer',
      () => withQuestion({ answer: 7 }),
      'questions.0.answer',
      'Отметьте верный',
    ],
    ['a question on no turn', () => withQuestion({ turn: 9 }), 'questions.0.turn', 'Такой реплики нет.'],
    [
      'an option twice',
      () => withQuestion({ options: ['маме', 'маме'] }),
      'questions.0.options.1',
      '«маме» стоит дважды.',
    ],
    [
      'two people of one name',
      () => ({ people: [plain().people[0], { ...plain().people[1], russian: 'Дана' }] }),
      'people.1.russian',
      'Имя «Дана» уже есть.',
    ],
  ])('%s', async (_, broken, field, message) => {
    const refusal = await post(broken());
    expect(refusal).toMatchObject({ status: 400, code: 'dialogue_refused' });
    const { problems } = refusal.data as RefusedPart;
    expect(problems).toContainEqual({
      field,
      code: expect.any(String),
      message: expect.stringContaining(message.normalize('NFC')),
    });
    expect(await auditRows(backend)).toEqual([]);
    expect(await check(wire(broken()))).toEqual(problems);
  });

  it('a turn without a speaker', async () => {
    const turns = plain().turns.map(({ speaker: _, ...turn }) => turn);
    const body = { eventId: 'silent', ...wire(), turns };
    expect(await refusalOf(backend.send('POST /admin/dialogues', { token: anna.token, body }))).toMatchObject(
      {
        status: 400,
        field: 'turns.0.speaker',
      },
    );
  });
});

describe('a dialogue that is being written', () => {
  it('is checked without being saved', async () => {
    expect(await check(wire({ title: '' }))).toMatchObject([{ field: 'title', code: 'dialogue-empty' }]);
    const { id } = await seeded();
    expect(await check({ ...wire(), id })).toEqual([]);
    expect((await list()).length).toBe(1);
    const sending = backend.send('POST /admin/dialogues/check', {
      token: anna.token,
      body: { ...wire(), id: 999_999 },
    });
    expect(await refusalOf(sending)).toMatchObject({ status: 404, code: 'dialogue_not_found' });
  });
});

describe('the dialogues of authors', () => {
  it.each<EndpointKey>(['GET /admin/dialogues', 'POST /admin/dialogues', 'POST /admin/dialogues/check'])(
    'are no learner’s: %s',
    async (key) => {
      const body = key === 'GET /admin/dialogues' ? undefined : { eventId: 'x', ...wire() };
      const sending = backend.send(key, { token: learner.token, body });
      expect(await refusalOf(sending)).toMatchObject({ status: 403, code: 'admin_required' });
      expect((await backend.send(key, { body })).status).toBe(401);
    },
  );

  it('are no learner’s to read, change or delete one by one', async () => {
    const { id, revision } = await seeded();
    for (const [key, body] of [
      ['GET /admin/dialogues/{id}', undefined],
      ['PUT /admin/dialogues/{id}', { revision, title: 'Чужое' }],
      ['DELETE /admin/dialogues/{id}', undefined],
    ] as const) {
      const sending = backend.send(key, { token: learner.token, params: { id }, body });
      expect(await refusalOf(sending)).toMatchObject({ status: 403, code: 'admin_required' });
    }
    expect((await seeded()).title).toBe(familyDialogue.title);
  });
});

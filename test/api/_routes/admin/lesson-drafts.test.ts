import { asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { maxPastedLessons } from '../../../../core/lesson/many.ts';
import { lessons, words } from '../../../../db/schema/index.ts';
import { auditRows, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';
import { gadol, ima, lessonOf, lo, sectionOf, shalom } from '../../../support/taught-course.ts';

/** Two subsections; the second one is premium, of another level. */
const course = [
  sectionOf('home', [lessonOf('hello', [shalom]), lessonOf('no', [lo], { number: 2 })]),
  sectionOf('town', [lessonOf('big', [gadol], { number: 3, isFree: false, level: 'A2' })]),
];

let backend: TestBackend;
let anna: Learner;
let boris: Learner;

beforeEach(async () => {
  await backend?.close();
  backend = await openTestBackend({ course, adminIds: [3, 4] });
  anna = await createLearner(backend, 3, 'Анна');
  boris = await createLearner(backend, 4, 'Борис');
});
afterAll(() => backend.close());

const rows = () =>
  backend.db.select().from(lessons).where(isNull(lessons.deletedAt)).orderBy(asc(lessons.lessonNumber));
const placeOf = async (key: string) => {
  const [row] = await backend.db.select().from(lessons).where(eq(lessons.key, key));
  return row?.subsectionId ?? 0;
};
const wordOf = ({ hebrew, pronunciation, transcription, russian }: typeof shalom) => ({
  ...{ hebrew, pronunciation, transcription, russian },
});
/** Two lessons: a word that the course has a sound for, and two that it has not. */
const section = [
  { name: 'Привет', words: [wordOf(shalom)] },
  { name: 'Мама', words: [wordOf(ima), { ...wordOf(lo), gender: 'm' as const }] },
];
const bodyFor = async (key: string, eventId = 'section') => ({
  subsection_id: await placeOf(key),
  lessons: section,
  eventId,
});
const send = (body: object, who = anna) =>
  backend.send('POST /admin/lessons/drafts', { token: who.token, body });
const create = async (key: string, eventId?: string) =>
  backend.call('POST /admin/lessons/drafts', { token: anna.token, body: await bodyFor(key, eventId) });

describe('lessons of a section that was pasted', () => {
  it('are drafts at the end of their subsection, in one act, with the level and access of the last lesson there', async () => {
    const { ids, isRepeat } = await create('hello');
    expect(isRepeat).toBe(false);
    expect((await rows()).map(({ name, lessonNumber }) => [name, lessonNumber])).toEqual([
      ['Урок hello', 1],
      ['Урок no', 2],
      ['Привет', 3],
      ['Мама', 4],
      ['Урок big', 5],
    ]);
    const made = (await rows()).filter(({ id }) => ids.includes(id));
    expect(made.map(({ id }) => id)).toEqual(ids);
    expect(made).toMatchObject([
      { isPublished: false, isFree: true, publishedAt: null, editedAt: backend.clock() },
      { isPublished: false, topic: expect.stringMatching(/./), description: expect.stringContaining('мама') },
    ]);
    expect((await backend.call('GET /lessons')).map(({ name }) => name)).not.toContain('Привет');
    const { ids: others } = await create('big', 'another');
    expect((await rows()).filter(({ id }) => others.includes(id))).toMatchObject([
      { isFree: false, level: 'A2' },
      { isFree: false, level: 'A2' },
    ]);
    const acts = await auditRows(backend);
    expect(acts.map(({ action, target }) => [action, target])).toEqual([
      ['lessons.draft', 'course'],
      ['lessons.draft', 'course'],
    ]);
  });

  it('have their words in order, with the sounds that the course has for them', async () => {
    await backend.db.update(words).set({ audioHash: 'said' }).where(eq(words.hebrew, shalom.hebrew));
    const { ids } = await create('hello');
    const heard = await backend.db.select().from(words).where(eq(words.hebrew, shalom.hebrew));
    expect(heard.map(({ audioHash }) => audioHash)).toEqual(['said', 'said']);
    const [, second = 0] = ids;
    const read = await backend.call('GET /lessons/{id}', {
      token: anna.token,
      params: { id: second },
    });
    expect(read.words.map(({ hebrew, gender }) => [hebrew, gender])).toEqual([
      [ima.hebrew, null],
      [lo.hebrew, 'm'],
    ]);
  });

  it('are created once, however often the event arrives', async () => {
    const made = await create('hello');
    expect(await create('hello')).toEqual({ ...made, isRepeat: true });
    expect(await rows()).toHaveLength(5);
    // The name of an event is its admin's.
    const others = await (await send(await bodyFor('hello'), boris)).json();
    expect(others).toMatchObject({ data: { isRepeat: false } });
  });

  it('are taken back as a whole, and come again when that is taken back', async () => {
    const { actionId } = await create('hello');
    await backend.call('POST /admin/actions/undo', { token: anna.token, body: { id: actionId } });
    expect((await rows()).map(({ lessonNumber }) => lessonNumber)).toEqual([1, 2, 3]);
    const { actions } = await backend.call('GET /admin/actions', { token: anna.token });
    await backend.call('POST /admin/actions/undo', { token: anna.token, body: { id: actions[0]?.id ?? 0 } });
    expect((await rows()).map(({ name }) => name)).toContain('Мама');
  });

  it('can be published together', async () => {
    const { ids } = await create('hello');
    const body = { act: 'publish', ids, eventId: 'publish' } as const;
    const outcome = await backend.call('POST /admin/lessons/many', { token: anna.token, body });
    expect(outcome).toMatchObject({ done: 2, refusedCount: 0 });
    expect((await backend.call('GET /lessons')).map(({ name }) => name)).toContain('Мама');
  });

  it('are all refused where one breaks a rule, with its place', async () => {
    const body = await bodyFor('hello');
    const wrong = [section[0], { name: '', words: [{ ...wordOf(lo), russian: 'no' }] }];
    const refused = await send({ ...body, lessons: wrong });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      data: {
        problems: expect.arrayContaining([
          expect.objectContaining({ field: 'lessons.1.name' }),
          expect.objectContaining({ field: 'lessons.1.words.0.russian' }),
        ]),
      },
    });
    const eleven = Array.from({ length: 11 }, () => wordOf(shalom));
    for (const lessons of [[], [{ name: 'Много', words: eleven }], [{ name: 'Пусто', words: [] }]]) {
      expect((await send({ ...body, lessons })).status).toBe(400);
    }
    const tooMany = Array.from({ length: maxPastedLessons + 1 }, () => section[0]);
    expect((await send({ ...body, lessons: tooMany })).status).toBe(400);
    expect(await rows()).toHaveLength(3);
  });

  it('need a subsection that is there, and an admin', async () => {
    const body = await bodyFor('hello');
    expect(await refusalOf(send({ ...body, subsection_id: 9_999 }))).toMatchObject({
      code: 'subsection_not_found',
    });
    const stranger = await createLearner(backend, 5, 'Ученик');
    expect((await send(body, stranger)).status).toBe(403);
    expect(await rows()).toHaveLength(3);
  });

  it('may be as many as one paste holds', async () => {
    const body = await bodyFor('hello');
    const many = Array.from({ length: maxPastedLessons }, (_, at) => ({ ...section[1], name: `Урок ${at}` }));
    const { ids } = await backend.call('POST /admin/lessons/drafts', {
      token: anna.token,
      body: { ...body, lessons: many.map(({ name }) => ({ name, words: section[1]?.words ?? [] })) },
    });
    expect(new Set(ids).size).toBe(maxPastedLessons);
    const made = (await rows()).filter(({ id }) => ids.includes(id));
    expect(made.map(({ name }) => name)).toEqual(many.map(({ name }) => name));
  });
});

import { asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManyAct } from '../../../../core/lesson/many.ts';
import { lessons, words } from '../../../../db/schema/index.ts';
import { auditRows, packForm, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';
import { gadol, ima, lessonOf, lo, sectionOf, shalom } from '../../../support/taught-course.ts';

/** Two subsections of the section 'home', and one of the section 'town'. */
const course = [
  sectionOf(
    'home',
    [lessonOf('hello', [shalom]), lessonOf('no', [lo], { number: 2 })],
    [lessonOf('mother', [ima], { number: 3 })],
  ),
  sectionOf('town', [lessonOf('big', [gadol], { number: 4, isFree: false })]),
];

let backend: TestBackend;
let anna: Learner;
let boris: Learner;
let events = 0;

beforeEach(async () => {
  await backend?.close();
  backend = await openTestBackend({ course, adminIds: [3, 4] });
  anna = await createLearner(backend, 3, 'Анна');
  boris = await createLearner(backend, 4, 'Борис');
});
afterAll(() => backend.close());

const rows = () =>
  backend.db.select().from(lessons).where(isNull(lessons.deletedAt)).orderBy(asc(lessons.lessonNumber));
const rowOf = async (key: string) => {
  const [row] = await backend.db.select().from(lessons).where(eq(lessons.key, key));
  if (!row) throw new Error(`no lesson ${key}`);
  return row;
};
const idsOf = async (...keys: string[]) => Promise.all(keys.map(async (key) => (await rowOf(key)).id));
const many = async (act: ManyAct, ids: number[], rest: { subsection_id?: number; eventId?: string } = {}) => {
  events += 1;
  const body = { act, ids, eventId: `event-${events}`, ...rest };
  return backend.call('POST /admin/lessons/many', { token: anna.token, body });
};
const sending = (body: object, who = anna) =>
  backend.send('POST /admin/lessons/many', { token: who.token, body });
const namesOfLearners = async () => (await backend.call('GET /lessons')).map(({ name }) => name);
const breakNiqqud = async (key: string) =>
  backend.db
    .update(words)
    .set({ pronunciation: '' })
    .where(eq(words.lessonId, (await rowOf(key)).id));

describe('many lessons at once', () => {
  it('are hidden and published by one act, and learners see it at once', async () => {
    const ids = await idsOf('hello', 'no', 'big');
    expect(await many('hide', ids)).toMatchObject({ done: 3, unchanged: 0, gone: 0, refusedCount: 0 });
    expect(await namesOfLearners()).toEqual(['Урок mother']);
    const outcome = await many('publish', [...ids, ...(await idsOf('mother'))]);
    expect(outcome).toMatchObject({ done: 3, unchanged: 1, gone: 0, refused: [], isRepeat: false });
    expect(await namesOfLearners()).toHaveLength(4);
    const acts = await auditRows(backend);
    expect(acts.map(({ action, target }) => [action, target])).toEqual([
      ['lessons.hide', 'course'],
      ['lessons.publish', 'course'],
    ]);
    expect(acts[1]).toMatchObject({
      admin_id: 3,
      before: { 'lesson hello': { isPublished: false } },
      after: { 'lesson hello': { isPublished: true }, lessonIds: ids },
    });
  });

  it('keep the moments at which they were first published, last hidden and last locked', async () => {
    const before = await rowOf('hello');
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    await many('hide', [before.id]);
    await many('publish', [before.id]);
    await many('premium', [before.id]);
    expect(await rowOf('hello')).toMatchObject({
      publishedAt: before.publishedAt,
      unpublishedAt: backend.clock.now,
      lockedAt: backend.clock.now,
      isFree: false,
      revision: before.revision + 3,
    });
    await many('free', [before.id]);
    expect(await rowOf('hello')).toMatchObject({ isFree: true });
  });

  it('are published but for those with errors, which are named with the reason', async () => {
    const ids = await idsOf('hello', 'no', 'mother');
    await many('hide', ids);
    await breakNiqqud('no');
    const mother = await idsOf('mother');
    await backend.db
      .update(words)
      .set({ transcription: 'ама́' })
      .where(eq(words.lessonId, mother[0] ?? 0));
    const outcome = await many('publish', ids);
    expect(outcome).toMatchObject({ done: 1, refusedCount: 2 });
    expect(outcome.refused).toMatchObject([
      { id: ids[1], name: 'Урок no', reason: expect.stringMatching(/^Слово 1: .*огласовок/) },
      { id: ids[2], name: 'Урок mother', reason: expect.stringMatching(/^Слово 1: /) },
    ]);
    expect(await namesOfLearners()).toEqual(['Урок hello', 'Урок big']);
  });

  it('are hidden whatever is wrong with them', async () => {
    await breakNiqqud('no');
    expect(await many('hide', await idsOf('no'))).toMatchObject({ done: 1, refusedCount: 0 });
  });

  it('are done but for those that are gone, and nothing is noted where nothing changes', async () => {
    const [gone = 0, stays = 0] = await idsOf('hello', 'no');
    await many('delete', [gone]);
    expect(await many('hide', [gone, stays, 9_999])).toMatchObject({ done: 1, gone: 2 });
    const before = await auditRows(backend);
    expect(await many('hide', [gone, stays, stays])).toMatchObject({
      ...{ done: 0, unchanged: 1, gone: 1, actionId: null },
    });
    expect(await auditRows(backend)).toHaveLength(before.length);
  });

  it('are done once however often the event comes, and each time with the same answer', async () => {
    const [id = 0] = await idsOf('hello');
    const first = await many('copy', [id], { eventId: 'once' });
    expect(await many('copy', [id], { eventId: 'once' })).toEqual({ ...first, isRepeat: true });
    const both = await Promise.all([
      many('copy', [id], { eventId: 'twice' }),
      many('copy', [id], { eventId: 'twice' }),
    ]);
    expect(both.map(({ isRepeat }) => isRepeat).sort()).toEqual([false, true]);
    expect((await rows()).map(({ name }) => name)).toEqual([
      ...['Урок hello', 'Урок no', 'Урок hello (копия)', 'Урок hello (копия 2)', 'Урок mother', 'Урок big'],
    ]);
    // The name of another admin's event is another one.
    const body = { act: 'hide', ids: [id], eventId: 'once' };
    expect((await sending(body, boris)).status).toBe(200);
    expect((await rowOf('hello')).isPublished).toBe(false);
  });

  it('are not for learners', async () => {
    const learner = await createLearner(backend, 1, 'Ученик');
    const body = { act: 'delete', ids: await idsOf('hello'), eventId: 'no' };
    expect((await sending(body, learner)).status).toBe(403);
    expect(await rows()).toHaveLength(4);
  });
});

describe('lessons that are moved, copied and deleted together', () => {
  it('go to the end of a subsection in their order, and every lesson has its new number', async () => {
    const { subsectionId } = await rowOf('mother');
    const ids = await idsOf('big', 'mother', 'hello');
    const outcome = await many('move', ids, { subsection_id: subsectionId });
    expect(outcome).toMatchObject({ done: 2, unchanged: 1 });
    expect((await rows()).map(({ key, lessonNumber }) => `${lessonNumber} ${key}`)).toEqual([
      ...['1 no', '2 mother', '3 hello', '4 big'],
    ]);
    // The numbers of the app, of the export and of the admins are the same ones.
    const learners = await backend.call('GET /lessons');
    expect(learners.map(({ name, lesson_number }) => `${lesson_number} ${name}`)).toEqual([
      ...['1 Урок no', '2 Урок mother', '3 Урок hello', '4 Урок big'],
    ]);
    const { lessons: listed } = await backend.call('GET /admin/lessons', { token: anna.token });
    expect(listed.map(({ name }) => name)).toEqual(learners.map(({ name }) => name));
    const file = await backend.send('GET /admin/export', { token: anna.token });
    const exported = JSON.stringify(await file.json());
    const places = ['no', 'mother', 'hello', 'big'].map((key) => exported.indexOf(`"Урок ${key}"`));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('need a subsection that is there', async () => {
    const ids = await idsOf('hello');
    expect(await refusalOf(sending({ act: 'move', ids, eventId: 'a' }))).toMatchObject({
      ...{ status: 400, field: 'subsection_id' },
    });
    const gone = { act: 'move', ids, subsection_id: 999, eventId: 'b' };
    expect(await refusalOf(sending(gone))).toMatchObject({ status: 404, code: 'subsection_not_found' });
    expect(await auditRows(backend)).toEqual([]);
  });

  it('are copied as drafts with words, sounds and pictures, and the originals stay as they are', async () => {
    const [id = 0] = await idsOf('hello');
    const ofLesson = (of: number) => backend.db.select().from(words).where(eq(words.lessonId, of));
    const files = { audioHash: 'a'.repeat(32), audioBlobHash: 'b'.repeat(32) };
    await backend.db.update(words).set(files).where(eq(words.lessonId, id));
    const before = await rowOf('hello');
    const { copyIds } = await many('copy', [id]);
    const [copy] = await backend.db
      .select()
      .from(lessons)
      .where(eq(lessons.id, copyIds[0] ?? 0));
    expect(copy).toMatchObject({
      ...{ name: 'Урок hello (копия)', isPublished: false, publishedAt: null, revision: 1 },
      ...{ subsectionId: before.subsectionId, lessonNumber: 3, isFree: true },
    });
    expect(copy?.key).toMatch(/^own-\d+$/);
    const { id: _, lessonId: _of, editedAt: _at, ...word } = (await ofLesson(id))[0] ?? {};
    expect(await ofLesson(copyIds[0] ?? 0)).toMatchObject([{ ...word, ...files }]);
    expect(await rowOf('hello')).toEqual(before);
    expect(await namesOfLearners()).not.toContain('Урок hello (копия)');
  });

  it('leave no hole in the numbers when they are deleted', async () => {
    expect(await many('delete', await idsOf('hello', 'mother'))).toMatchObject({ done: 2 });
    expect((await rows()).map(({ key, lessonNumber }) => `${lessonNumber} ${key}`)).toEqual([
      ...['1 no', '2 big'],
    ]);
  });
});

describe('an editor who has a lesson open', () => {
  const save = (id: number, revision: number) =>
    refusalOf(
      backend.send('PUT /lessons/{id}', {
        token: boris.token,
        params: { id },
        body: { revision, name: 'Имя Бориса', isPublished: true },
      }),
    );

  it('does not overwrite what was done with many, and is told by whom it was done', async () => {
    const { id, revision } = await rowOf('hello');
    await many('hide', [id]);
    expect(await save(id, revision)).toMatchObject({
      ...{ status: 409, code: 'stale_revision' },
      data: { revision: revision + 1, lastEdit: { by: 3, name: 'Анна' } },
    });
    expect((await rowOf('hello')).isPublished).toBe(false);
  });

  it('does not overwrite an import, and is told by whom it was made', async () => {
    const { id, revision } = await rowOf('hello');
    const file = await backend.send('POST /admin/lessons/export', {
      token: anna.token,
      body: { ids: [id] },
    });
    const text = (await file.text()).replaceAll('мир, привет', 'мир');
    const packed = await packForm({ bytes: new TextEncoder().encode(text), name: 'lessons.json' });
    const imported = await backend.send('POST /admin/import', { token: anna.token, ...packed });
    expect(await imported.json()).toMatchObject({ data: { applied: true, total: 1 } });
    expect(await save(id, revision)).toMatchObject({
      ...{ status: 409, code: 'stale_revision' },
      data: { lastEdit: { by: 3, name: 'Анна' } },
    });
    expect((await rowOf('hello')).name).toBe('Урок hello');
  });

  it('is not asked about lessons of which nothing changed', async () => {
    const { id, revision } = await rowOf('hello');
    await many('publish', [id]);
    await many('copy', [id]);
    expect((await rowOf('hello')).revision).toBe(revision);
  });
});

describe('a selection', () => {
  const ids = (query: Record<string, string> = {}) =>
    backend.call('GET /admin/lessons/ids', { token: anna.token, query });

  it('of all that is found holds more than a page, in the order of the course', async () => {
    const [of = 0] = await idsOf('no');
    await many('copy', [of]);
    await backend.db.execute(sql`insert into lessons (key, name, description, topic, level, is_free, is_published,
        subsection_id, position)
      select 'more-' || n, 'Много', '', '', 'A1', true, false, subsection_id, 100 + n
      from lessons, generate_series(1, 120) n where key = 'no'`);
    expect((await ids()).ids).toHaveLength(125);
    expect((await ids({ q: 'много', state: 'draft' })).ids).toHaveLength(120);
    expect((await ids({ state: 'published' })).ids).toEqual(await idsOf('hello', 'no', 'mother', 'big'));
  });

  it('is exported as a file of just these lessons, which changes nothing when it is imported', async () => {
    for (const format of ['json', 'csv'] as const) {
      const file = await backend.send('POST /admin/lessons/export', {
        token: anna.token,
        body: { ids: [...(await idsOf('mother')), 9_999], format },
      });
      expect(file.headers.get('content-disposition')).toMatch(/"mila-lessons-\d{4}-\d\d-\d\d\.(json|csv)"/);
      const text = await file.text();
      expect(text).toContain('Урок mother');
      expect(text).not.toMatch(/Урок (hello|no|big)/);
      const packed = await packForm({ bytes: new TextEncoder().encode(text), name: `lessons.${format}` });
      const imported = await backend.send('POST /admin/import', { token: anna.token, ...packed });
      expect(await imported.json()).toMatchObject({ data: { applied: false, total: 0 } });
    }
    const acts = await auditRows(backend);
    expect(acts.map(({ action }) => action)).toEqual(['lessons.export', 'lessons.export']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';
import { taughtCourse } from '../../../support/taught-course.ts';

let backend: TestBackend;
let anna: Learner;
let boris: Learner;
beforeAll(async () => {
  backend = await openTestBackend({ course: taughtCourse, adminIds: [501, 502] });
  anna = await createLearner(backend, 501, 'Анна');
  boris = await createLearner(backend, 502, 'Борис');
});
afterAll(() => backend.close());

const lessonNow = (id: number) => backend.call('GET /lessons/{id}', { token: anna.token, params: { id } });
const versions = async (id: number) =>
  (await backend.call('GET /admin/lessons/{id}/versions', { token: anna.token, params: { id } })).versions;
async function rename(id: number, name: string, by = anna) {
  const { revision } = await lessonNow(id);
  await backend.call('PUT /lessons/{id}', { token: by.token, params: { id }, body: { revision, name } });
}

describe('the versions of a lesson', () => {
  it('are listed, read, taken back, and that is undone', async () => {
    await rename(1, 'Первое имя');
    await rename(1, 'Второе имя', boris);
    const listed = await versions(1);
    expect(listed).toMatchObject([
      { edit: { name: 'Борис' }, lines: ['Название: «Первое имя» → «Второе имя»'], isNow: true },
      { edit: { name: 'Анна' }, lines: ['Название: «Урок hello» → «Первое имя»'], isNow: false },
      { id: 0, edit: null },
    ]);
    const params = { id: 1, version: listed[1]?.id ?? 0 };
    const read = await backend.call('GET /admin/lessons/{id}/versions/{version}', {
      token: anna.token,
      params,
    });
    expect(read).toMatchObject({
      name: 'Первое имя',
      difference: ['Название: «Второе имя» → «Первое имя»'],
    });
    const body = { revision: read.revision };
    const { id } = await backend.call('POST /admin/lessons/{id}/versions/{version}', {
      token: anna.token,
      ...{ params, body },
    });
    expect(await lessonNow(1)).toMatchObject({ name: 'Первое имя', lastEdit: { name: 'Анна' } });
    const again = backend.send('POST /admin/lessons/{id}/versions/{version}', {
      token: boris.token,
      ...{ params, body },
    });
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'stale_revision' });
    const [act] = (await backend.call('GET /admin/actions', { token: anna.token })).actions;
    expect(act).toMatchObject({ id, text: expect.stringContaining('Возвращена версия урока') });
    await backend.call('POST /admin/actions/undo', { token: anna.token, body: { target: 'lesson:1' } });
    expect(await lessonNow(1)).toMatchObject({ name: 'Второе имя' });
  });

  it('are refused with a reason where they are not kept', async () => {
    const params = { id: 1, version: 7777 };
    const refused = backend.send('GET /admin/lessons/{id}/versions/{version}', { token: anna.token, params });
    expect(await refusalOf(refused)).toMatchObject({ status: 404, code: 'version_not_found' });
  });
});

describe('who is editing', () => {
  const beat = (by: Learner, isOpen: boolean, id = 2) =>
    backend.call('POST /admin/editing', { token: by.token, body: { kind: 'lesson', id, isOpen } });
  const seenBy = (who: Learner) => backend.call('GET /admin/editing', { token: who.token });

  it('is told to others with the same lesson open, and to the list', async () => {
    expect(await beat(anna, true)).toEqual({ others: [] });
    const other = { kind: 'lesson', id: 2, by: 501, name: 'Анна' };
    expect(await beat(boris, true)).toEqual({ others: [other] });
    expect(await beat(boris, true, 3)).toEqual({ others: [] });
    expect(await seenBy(boris)).toEqual({ others: [other] });
  });

  it('is nobody after leaving', async () => {
    await beat(anna, true);
    await beat(anna, false);
    expect(await seenBy(boris)).toEqual({ others: [] });
  });
});

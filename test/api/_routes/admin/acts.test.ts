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
  anna = await createLearner(backend, 501);
  boris = await createLearner(backend, 502);
});
afterAll(() => backend.close());

const bin = (query: Record<string, string> = {}) =>
  backend.call('GET /admin/bin', { token: anna.token, query });
const undo = (body: { id: number } | { target: string }, by = anna) =>
  backend.call('POST /admin/actions/undo', { token: by.token, body });
const refusedUndo = (body: { id: number } | { target: string }, by = anna) =>
  refusalOf(backend.send('POST /admin/actions/undo', { token: by.token, body }));
const log = async () => (await backend.call('GET /admin/actions', { token: anna.token })).actions;
const publicNames = async () => JSON.stringify(await backend.call('GET /lessons', { token: anna.token }));

describe('the bin', () => {
  it('shows what was deleted, and gives it back to learners too', async () => {
    await backend.call('DELETE /lessons/{id}', { token: anna.token, params: { id: 1 } });
    expect(await publicNames()).not.toContain('Урок hello');
    expect(await bin({ q: 'HELLO', kind: 'lesson' })).toMatchObject({
      items: [{ kind: 'lesson', id: 1, name: 'Урок hello', from: 'Подраздел 1', by: { id: 501 } }],
      next: null,
    });
    await backend.call('POST /admin/bin/restore', { token: boris.token, body: { kind: 'lesson', id: 1 } });
    expect((await bin()).items).toEqual([]);
    expect(await publicNames()).toContain('Урок hello');
    const again = { token: anna.token, body: { kind: 'lesson' as const, id: 1 } };
    expect(await refusalOf(backend.send('POST /admin/bin/restore', again))).toMatchObject({
      status: 409,
      code: 'bin_restored',
      message: 'Это уже вернули на место.',
    });
  });

  it('refuses a place that it did not give', async () => {
    const refused = await refusalOf(
      backend.send('GET /admin/bin', { token: anna.token, query: { after: 'x' } }),
    );
    expect(refused).toMatchObject({ status: 400, field: 'after' });
  });
});

describe('the log', () => {
  it('tells what was changed in words, and takes it back', async () => {
    const { revision } = await backend.call('GET /lessons/{id}', { token: anna.token, params: { id: 2 } });
    const body = { revision, name: 'Родные', is_free: true };
    await backend.call('PUT /lessons/{id}', { token: anna.token, params: { id: 2 }, body });
    const [edit] = await log();
    expect(edit).toMatchObject({ undo: { state: 'possible', text: null }, isUndo: false });
    expect(edit?.lines.toSorted()).toEqual(['Бесплатный: нет → да', 'Название: «Урок family» → «Родные»']);
    await undo({ id: edit?.id ?? 0 }, boris);
    const [undone, former] = await log();
    expect(undone).toMatchObject({ text: 'Отменено действие «Урок family»', isUndo: true });
    expect(undone?.lines).toContain('Название: «Родные» → «Урок family»');
    expect(former?.undo).toEqual({ state: 'undone', text: `Отменено: ${undone?.name}` });
    expect(await refusedUndo({ id: edit?.id ?? 0 })).toMatchObject({
      status: 409,
      code: 'act_undone',
      message: 'Это действие уже отменено.',
    });
  });

  it('names words by their letters, and tells what has no words of its own only as changed', async () => {
    const { revision, words } = await backend.call('GET /lessons/{id}', {
      token: anna.token,
      params: { id: 1 },
    });
    const [shalom] = words;
    const kept = { id: shalom?.id, hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м' };
    const body = { revision, words: [{ ...kept, russian: 'привет', variants: [] }] };
    await backend.call('PUT /lessons/{id}', { token: anna.token, params: { id: 1 }, body });
    const [edit] = await log();
    expect(edit?.lines).toEqual(['Слово «שלום». Перевод: «мир, привет» → «привет»', 'Удалено слово «לא»']);
    await undo({ target: 'lesson:1' });
  });

  it('says why money and messages stay as they are', async () => {
    await createLearner(backend, 777);
    const granted = { token: anna.token, params: { id: 777 }, body: { premium: 'year' as const } };
    await backend.call('PATCH /admin/users/{id}', granted);
    const [grant] = await log();
    expect(grant?.undo).toEqual({
      state: 'final',
      text: 'Доступ выдают и забирают в карточке ученика.',
    });
    expect(await refusedUndo({ id: grant?.id ?? 0 })).toMatchObject({ status: 409, code: 'act_premium' });
  });

  it('takes back a block at once', async () => {
    const learner = await createLearner(backend, 778);
    const blocking = { token: anna.token, params: { id: 778 }, body: { blocked: true, reason: ' Спам ' } };
    const blocked = await backend.call('PATCH /admin/users/{id}', blocking);
    expect(blocked.block_reason).toBe('Спам');
    expect((await log())[0]?.lines).toEqual(['Причина: Спам']);
    expect((await backend.send('GET /me', { token: learner.token })).status).toBe(403);
    await undo({ target: 'user:778' });
    expect((await backend.send('GET /me', { token: learner.token })).status).toBe(200);
    const card = await backend.call('GET /admin/users/{id}', { token: anna.token, params: { id: 778 } });
    expect(card.block_reason).toBeNull();
  });

  it('the last act on a target is taken back only by who did it', async () => {
    const order = await backend.call('GET /admin/categories', { token: anna.token });
    const body = { kind: 'sections' as const, ids: order.map(({ id }) => id).reverse() };
    await backend.call('PUT /admin/order', { token: anna.token, body });
    expect(await refusedUndo({ target: 'course' }, boris)).toMatchObject({ status: 409, code: 'act_newer' });
    await undo({ target: 'course' });
    expect(await backend.call('GET /admin/categories', { token: anna.token })).toEqual(order);
  });
});

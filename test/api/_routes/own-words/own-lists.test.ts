import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRows } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';

let backend: TestBackend;
let nextId = 8000;
let events = 0;
let owner: Learner;
let friend: Learner;
let admin: Learner;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [3] });
  admin = await createLearner(backend, 3, 'Админ');
});
beforeEach(async () => {
  // Shared and reported lists are counted by the minute.
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  owner = await createLearner(backend, ++nextId, 'Хозяйка');
  friend = await createLearner(backend, ++nextId, 'Друг');
});
afterAll(() => backend.close());

const signs = [
  { hebrew: 'שֶׁלֶט', russian: 'вывеска', sentence: 'Личное предложение' },
  { hebrew: 'מבצע', russian: 'скидка' },
];

async function shared(words = signs, title = 'Слова с улицы') {
  const { token } = owner;
  const { added } = await backend.call('POST /own-words', {
    token,
    body: { eventId: `words-${++events}`, words },
  });
  const body = { eventId: `list-${++events}`, title, wordIds: added };
  return { body, sharing: () => backend.send('POST /own-lists', { token, body }) };
}
async function sharedList() {
  const { body } = await shared();
  return backend.call('POST /own-lists', { token: owner.token, body });
}
const open = ({ token }: Learner, list: string) =>
  backend.send('GET /shared-lists/{token}', { token, params: { token: list } });
const copy = ({ token }: Learner, list: string, more: object = {}) =>
  backend.send('POST /shared-lists/{token}/copy', {
    token,
    params: { token: list },
    body: { eventId: 'copy', ...more },
  });
const report = ({ token }: Learner, list: string) =>
  backend.send('POST /shared-lists/{token}/report', { token, params: { token: list } });
const dataOf = async (response: Response) => ((await response.json()) as { data: never }).data;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('a list that is shared', () => {
  it('has a link that nobody can guess, and is made once for one event', async () => {
    const { body } = await shared();
    const call = () => backend.call('POST /own-lists', { token: owner.token, body });
    const list = await call();
    expect(list).toMatchObject({ title: 'Слова с улицы', words: 2, copies: 0, isHidden: false });
    expect(list.link).toBe(`https://t.me/mila_test_bot?startapp=list_${list.token}`);
    expect(list.token).toMatch(/^[\w-]{22}$/);
    expect(await call()).toEqual(list);
    expect(await backend.call('GET /own-lists', { token: owner.token })).toEqual([list]);
    const { body: other } = await shared([{ hebrew: 'שלט', russian: 'ещё' }]);
    expect((await backend.call('POST /own-lists', { token: owner.token, body: other })).token).not.toBe(
      list.token,
    );
  });

  it('shows words alone: neither its owner nor the sentences in which they were met', async () => {
    const { token } = await sharedList();
    const response = await open(friend, token);
    const text = await response.text();
    expect(JSON.parse(text).data).toEqual({
      token,
      title: 'Слова с улицы',
      isOwn: false,
      words: [
        { hebrew: 'שלט', pronunciation: 'שֶׁלֶט', transcription: 'шэ́лэт', russian: 'вывеска', isKept: false },
        { hebrew: 'מבצע', pronunciation: '', transcription: '', russian: 'скидка', isKept: false },
      ],
    });
    expect(text).not.toMatch(/Личное|Хозяйка|"ownerId"/);
    expect(text).not.toContain(String(owner.id));
  });

  it('is a copy: later changes of the words do not reach it', async () => {
    const { token } = await sharedList();
    const { words } = await backend.call('GET /own-words', { token: owner.token });
    for (const { id } of words) {
      await backend.call('DELETE /own-words/{id}', { token: owner.token, params: { id } });
    }
    expect((await open(friend, token)).status).toBe(200);
  });

  it('is taken once, whatever is taken twice, and what one has is not doubled', async () => {
    const { token } = await sharedList();
    await backend.call('POST /own-words', {
      token: friend.token,
      body: { eventId: 'mine', words: [{ hebrew: 'מבצע', russian: 'скидка' }] },
    });
    const first = (await dataOf(await copy(friend, token))) as { added: number[]; words: unknown[] };
    expect([first.added.length, first.words.length]).toEqual([1, 2]);
    expect(((await dataOf(await copy(friend, token))) as { added: number[] }).added).toEqual(first.added);
    const { words } = await backend.call('GET /own-words', { token: friend.token });
    expect(words.map(({ hebrew, sentence }) => [hebrew, sentence])).toEqual([
      ['שלט', null],
      ['מבצע', null],
    ]);
    const [list] = await backend.call('GET /own-lists', { token: owner.token });
    expect(list?.copies).toBe(1);
    expect(
      ((await dataOf(await open(friend, token))) as { words: { isKept: boolean }[] }).words,
    ).toMatchObject([{ isKept: true }, { isKept: true }]);
  });

  it('is taken in part', async () => {
    const { token } = await sharedList();
    const taken = (await dataOf(await copy(friend, token, { places: [1, 7] }))) as { added: number[] };
    expect(taken.added).toHaveLength(1);
  });

  it('gives its owner back what they have deleted, and counts that as no copy', async () => {
    const { token } = await sharedList();
    const { words } = await backend.call('GET /own-words', { token: owner.token });
    await backend.call('DELETE /own-words/{id}', { token: owner.token, params: { id: words[0]?.id ?? 0 } });
    const taken = (await dataOf(await copy(owner, token))) as { added: number[] };
    expect(taken.added).toHaveLength(1);
    expect((await backend.call('GET /own-lists', { token: owner.token }))[0]?.copies).toBe(0);
  });

  it('is closed by its owner alone; copies stay', async () => {
    const { token } = await sharedList();
    await copy(friend, token);
    const close = ({ token: who }: Learner) =>
      backend.send('DELETE /own-lists/{token}', { token: who, params: { token } });
    expect(await codeOf(await close(friend))).toEqual([404, 'list_not_found']);
    expect((await close(owner)).status).toBe(200);
    expect((await close(owner)).status).toBe(200);
    expect(await codeOf(await open(friend, token))).toEqual([404, 'list_not_found']);
    expect(await codeOf(await copy(friend, token, { eventId: 'late' }))).toEqual([404, 'list_not_found']);
    expect((await backend.call('GET /own-words', { token: friend.token })).words).toHaveLength(2);
  });

  it.each([
    [[{ hebrew: 'שלט', russian: 'смотри t.me/spam' }], 'Слова', 'own_has_link'],
    [[{ hebrew: 'שלט', russian: 'бля' }], 'Слова', 'own_has_insult'],
    [[{ hebrew: 'בן זונה', russian: 'ругательство' }], 'Слова', 'own_has_insult'],
    [signs, 'https://spam.example', 'own_has_link'],
    [signs, '  ', 'own_no_title'],
    [signs, 'а'.repeat(61), 'own_title_too_long'],
  ])('%# is refused', async (words, title, code) => {
    const { sharing } = await shared(words as typeof signs, title);
    expect(await codeOf(await sharing())).toEqual([400, code]);
  });

  it('holds no words of somebody else', async () => {
    const { body } = await shared();
    const stolen = await backend.send('POST /own-lists', { token: friend.token, body });
    expect(await codeOf(stolen)).toEqual([404, 'own_word_not_found']);
  });

  it('is one of twenty at most', async () => {
    const { body } = await shared();
    for (let count = 0; count < 20; count += 1) {
      backend.clock.now = new Date(backend.clock.now.getTime() + 5000);
      await backend.call('POST /own-lists', {
        token: owner.token,
        body: { ...body, eventId: `many-${count}` },
      });
    }
    const further = await backend.send('POST /own-lists', {
      token: owner.token,
      body: { ...body, eventId: 'further' },
    });
    expect(await codeOf(further)).toEqual([429, 'own_lists_full']);
  });
});

describe('a list that is reported', () => {
  const reported = async (token: string) =>
    (await backend.call('GET /admin/shared-lists', { token: admin.token })).find(
      (list) => list.token === token,
    );
  const hide = (token: string, isHidden: boolean) =>
    backend.call('PUT /admin/shared-lists/{token}', {
      token: admin.token,
      params: { token },
      body: { isHidden },
    });

  it('is seen by admins, with how many have reported it', async () => {
    const { token } = await sharedList();
    expect(await reported(token)).toBeUndefined();
    await report(friend, token);
    await report(friend, token);
    expect(await reported(token)).toMatchObject({
      ownerId: owner.id,
      reports: 1,
      isHidden: false,
      words: [{ hebrew: 'שלט', russian: 'вывеска' }, { hebrew: 'מבצע' }],
    });
    await report(owner, token);
    expect((await reported(token))?.reports).toBe(1);
  });

  it('is hidden by an admin from everybody but its owner, and shown again', async () => {
    const { token } = await sharedList();
    await report(friend, token);
    expect(await hide(token, true)).toMatchObject({ isHidden: true });
    expect(await hide(token, true)).toMatchObject({ isHidden: true });
    expect(await codeOf(await open(friend, token))).toEqual([404, 'list_not_found']);
    expect((await open(owner, token)).status).toBe(200);
    expect((await backend.call('GET /own-lists', { token: owner.token }))[0]?.isHidden).toBe(true);
    await hide(token, false);
    expect((await open(friend, token)).status).toBe(200);
    const acts = (await auditRows(backend)).filter(({ target }) => target === `list:${token}`);
    expect(acts.map(({ action }) => action)).toEqual(['lists.hide', 'lists.show']);
  });

  it('is no business of learners', async () => {
    const { token } = await sharedList();
    const asked = await backend.send('GET /admin/shared-lists', { token: owner.token });
    expect(asked.status).toBe(403);
    const hidden = await backend.send('PUT /admin/shared-lists/{token}', {
      token: friend.token,
      params: { token },
      body: { isHidden: true },
    });
    expect(hidden.status).toBe(403);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleInbox } from '../../../api/_timers/inbox.ts';
import { settleReports } from '../../../api/_timers/reports.ts';
import type { RequestBodyInput } from '../../../core/contracts/endpoints.ts';
import { saveMessage } from '../../../db/inbox/save-message.ts';
import { auditLog, reports, threads, words } from '../../../db/schema/index.ts';
import { openTestBackend, type SendOptions, type TestBackend } from '../../support/backend.ts';

const [boris, dana] = [31, 32];
let backend: TestBackend;
let wordId = 0;
let nextId = 5000;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [boris, dana] });
  const [word] = await backend.db.select({ id: words.id }).from(words).limit(1);
  wordId = word?.id ?? 0;
  for (const id of [boris, dana]) await loginAdmin(id);
});
beforeEach(async () => {
  await backend.finishWork();
  await backend.db.delete(threads);
  await backend.db.delete(reports);
  backend.stars.gone.clear();
  backend.stars.isAway = false;
  backend.stars.takeSaid();
});
afterAll(() => backend.close());

type Sent = Partial<RequestBodyInput<'POST /threads'>>;
async function write(userId: number, given: Sent = {}) {
  const body = { eventId: `question-${++events}`, text: 'Не слышно', ...given };
  const token = await backend.login(userId, 'Аня');
  return (await backend.call('POST /threads', { token, body })).outcome;
}
const loginAdmin = (id: number) => backend.login(id, id === boris ? 'Борис' : 'Дана');
/** As it is done behind the answers, and then by the timers. */
async function settle() {
  await backend.finishWork();
  await settleReports(backend.deps, backend.clock());
  await settleInbox(backend.deps, backend.clock());
  return backend.stars.takeSaid();
}
const asAdmin = async (key: string, options: SendOptions = {}, adminId = boris) =>
  backend.send(key, { ...options, token: await loginAdmin(adminId) });
const list = async (query: SendOptions['query'] = {}) =>
  (await backend.call('GET /admin/threads', { token: await loginAdmin(boris), query })).threads;
const answer = (id: number, given: { text?: string; again?: boolean } = {}, adminId = boris) => {
  const body = { eventId: `answer-${++events}`, text: 'Починили', ...given };
  return asAdmin('POST /admin/threads/{id}/messages', { params: { id }, body }, adminId);
};
const own = async (userId: number) =>
  backend.call('GET /threads', { token: await backend.login(userId, 'Аня') });

describe('a file of a thread', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const ogg = new Uint8Array(Buffer.from('OggS-and-a-voice'));

  async function sent(kind: 'photo' | 'voice' | 'document' | 'text', bytes: Uint8Array | string) {
    const user = { userId: ++nextId, firstName: 'Аня' };
    await backend.login(user.userId, user.firstName);
    const fileId = `file-${nextId}`;
    if (typeof bytes !== 'string') backend.files.set(fileId, bytes);
    const content = { kind, text: '', ...(kind === 'text' ? { text: 'Вопрос' } : { fileId }) };
    const message = { userId: user.userId, eventId: `file-${++events}`, kind: 'question' as const, content };
    const saved = await saveMessage(backend.db, message, backend.clock());
    return saved.outcome === 'taken'
      ? { id: saved.threadId, messageId: saved.messageId }
      : { id: 0, messageId: 0 };
  }
  const fetched = (params: { id: number; messageId: number }) =>
    asAdmin('GET /admin/threads/{id}/files/{messageId}', { params });
  const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

  it('comes through the server: a photo or a recording, as what its bytes are', async () => {
    const photo = await fetched(await sent('photo', jpeg));
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    expect(photo.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expect(photo.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await photo.arrayBuffer())).toEqual(jpeg);
    const voice = await fetched(await sent('voice', ogg));
    expect(voice.headers.get('content-type')).toBe('audio/ogg');
  });

  it('is refused where it is no picture, too large, of another kind or of another thread', async () => {
    const page = await fetched(await sent('photo', new TextEncoder().encode('<html><script>1</script>')));
    expect([page.status, await codeOf(page)]).toEqual([502, 'thread_file_failed']);
    const large = await fetched(await sent('photo', new Uint8Array(4 * 2 ** 20 + 1)));
    expect([large.status, await codeOf(large)]).toEqual([413, 'thread_file_too_large']);
    const unknown = await fetched(await sent('photo', 'Telegram has it no more'));
    expect([unknown.status, await codeOf(unknown)]).toEqual([502, 'thread_file_failed']);
    for (const kind of ['document', 'text'] as const) {
      const none = await fetched(await sent(kind, jpeg));
      expect([none.status, await codeOf(none)]).toEqual([404, 'thread_file_not_found']);
    }
    const { messageId } = await sent('photo', jpeg);
    const other = await sent('photo', jpeg);
    expect((await fetched({ id: other.id, messageId })).status).toBe(404);
  });

  it('is for admins alone', async () => {
    const params = await sent('photo', jpeg);
    const key = 'GET /admin/threads/{id}/files/{messageId}';
    expect((await backend.send(key, { params })).status).toBe(401);
    expect((await backend.send(key, { params, token: await backend.login(++nextId) })).status).toBe(403);
  });
});

describe('a message from the app', () => {
  it('goes to every admin, and its answer to the chat and the app of the learner', async () => {
    const userId = ++nextId;
    expect(await write(userId)).toBe('taken');
    const told = await settle();
    expect(told.map((one) => one.userId)).toEqual([boris, dana]);
    expect(told[0]?.buttons?.at(-1)).toMatchObject({
      text: 'Открыть обращение',
      appUrl: expect.stringMatching(/admin_thread_\d+$/),
    });
    const [{ id = 0 } = {}] = await list();
    expect(await (await answer(id)).json()).toMatchObject({ data: { outcome: 'kept' } });
    expect(await settle()).toMatchObject([{ userId, text: 'Ответ авторов Милы:\n\nПочинили' }]);
    expect(await settle()).toEqual([]);
    expect(await own(userId)).toMatchObject([
      { state: 'waiting', messages: [{ text: 'Не слышно' }, { author: 'admin', text: 'Починили' }] },
    ]);
    const acts = await backend.db.select().from(auditLog);
    expect(acts.at(-1)).toMatchObject({ action: 'support.answer', target: `user:${userId}` });
  });

  it('is kept once however often it is delivered, and is not kept without words', async () => {
    const userId = ++nextId;
    await write(userId, { eventId: 'same' });
    expect(await write(userId, { eventId: 'same' })).toBe('taken');
    expect((await own(userId))[0]?.messages).toHaveLength(1);
    const token = await backend.login(userId);
    const refused = async (text: string) =>
      (await backend.send('POST /threads', { token, body: { eventId: 'other', text } })).status;
    expect(await refused('  ')).toBe(400);
    expect(await refused('я'.repeat(2001))).toBe(400);
  });

  it('waits while Telegram does not answer', async () => {
    backend.stars.isAway = true;
    await write(++nextId);
    expect(await settle()).toEqual([]);
    backend.stars.isAway = false;
    expect(await settle()).toHaveLength(2);
  });
});

describe('an answer from the app', () => {
  it('beside that of somebody else is sent only on request', async () => {
    const userId = ++nextId;
    await write(userId);
    const [{ id = 0 } = {}] = await list();
    await answer(id);
    await settle();
    expect(await (await answer(id, { text: 'И я' }, dana)).json()).toMatchObject({
      data: { outcome: 'answered', by: 'Борис', text: 'Починили' },
    });
    expect(await settle()).toEqual([]);
    await answer(id, { text: 'И я', again: true }, dana);
    expect(await settle()).toMatchObject([{ userId, text: 'Ответ авторов Милы:\n\nИ я' }]);
  });

  it('to a chat that is closed is not tried again', async () => {
    const userId = ++nextId;
    await write(userId);
    await settle();
    backend.stars.gone.add(userId);
    const [{ id = 0 } = {}] = await list();
    await answer(id);
    expect(await settle()).toEqual([]);
    backend.stars.gone.clear();
    expect(await settle()).toEqual([]);
  });

  it('and everything else in the inbox is for admins only', async () => {
    const token = await backend.login(++nextId);
    const body = { eventId: 'mine', text: 'Сам' };
    const params = { id: 1 };
    const status = async (key: string, options: SendOptions = {}) =>
      (await backend.send(key, { token, ...options })).status;
    expect(await status('GET /admin/threads')).toBe(403);
    expect(await status('GET /admin/threads/{id}', { params })).toBe(403);
    expect(await status('POST /admin/threads/{id}/messages', { params, body })).toBe(403);
    expect(await status('POST /admin/threads/{id}/close', { params })).toBe(403);
    expect(await status('POST /admin/threads/{id}/copies', { params })).toBe(403);
    expect((await backend.send('GET /threads')).status).toBe(401);
    expect((await answer(999_999)).status).toBe(404);
    expect((await asAdmin('GET /admin/threads/{id}', { params: { id: 999_999 } })).status).toBe(404);
  });
});

describe('closing a thread', () => {
  it('is told to the learner once, and refused twice', async () => {
    const userId = ++nextId;
    await write(userId);
    await settle();
    const [{ id = 0 } = {}] = await list();
    const close = async () => (await asAdmin('POST /admin/threads/{id}/close', { params: { id } })).status;
    expect(await close()).toBe(200);
    expect(await settle()).toMatchObject([
      { userId, text: expect.stringContaining('Ваше обращение закрыто') },
    ]);
    expect(await settle()).toEqual([]);
    expect(await close()).toBe(409);
    expect((await answer(id)).status).toBe(409);
    expect(await list({ state: 'closed' })).toMatchObject([{ id }]);
  });
});

describe('files of a thread', () => {
  it('are sent into the chat of the admin who asks', async () => {
    const userId = ++nextId;
    await backend.login(userId, 'Аня');
    const from = { chatId: userId, messageId: 9 };
    const content = { kind: 'photo', text: '', fileId: 'file', from } as const;
    const photo = { userId, eventId: 'photo', kind: 'question', content } as const;
    await saveMessage(backend.db, photo, backend.clock());
    const [{ id = 0 } = {}] = await list();
    const sent = await asAdmin('POST /admin/threads/{id}/copies', { params: { id } }, dana);
    expect(await sent.json()).toMatchObject({ data: { sent: 1 } });
    expect(backend.stars.takeSaid()).toMatchObject([{ userId: dana }]);
  });
});

describe('a reported mistake', () => {
  const report = async (userId: number) => {
    const body = { eventId: `report-${++events}`, subject: 'word', subjectId: wordId, reason: 'sound' };
    await backend.call('POST /reports', { token: await backend.login(userId, 'Аня'), body });
    const [thread] = await list({ kind: 'report' });
    await settle();
    return { id: thread?.id ?? 0, reportId: thread?.report?.id ?? 0, thread };
  };

  it('opens a thread, in which it can be asked about before it is closed', async () => {
    const userId = ++nextId;
    const { id, reportId, thread } = await report(userId);
    expect(thread).toMatchObject({ kind: 'report', state: 'open', report: { reason: 'sound' }, last: null });
    await answer(id, { text: 'На каком телефоне?' });
    expect(await settle()).toMatchObject([{ userId, text: expect.stringContaining('На каком телефоне?') }]);
    const found = await asAdmin('GET /admin/reports', { query: { id: String(reportId), state: 'closed' } });
    expect(await found.json()).toMatchObject({ data: { reports: [{ id: reportId, closed: null }] } });
  });

  it('is closed with its thread, and the thread with it, and told of once', async () => {
    const [one, two] = [++nextId, ++nextId];
    const first = await report(one);
    const body = { reply: 'Исправили.' };
    await asAdmin('POST /admin/reports/{id}/close', { params: { id: first.reportId }, body });
    expect((await settle()).map(({ userId }) => userId)).toEqual([one]);
    expect(await list({ state: 'closed' })).toMatchObject([{ id: first.id }]);
    const second = await report(two);
    await asAdmin('POST /admin/threads/{id}/close', { params: { id: second.id } });
    expect((await settle()).map(({ userId }) => userId)).toEqual([two]);
    const refused = await asAdmin('POST /admin/reports/{id}/close', {
      params: { id: second.reportId },
      body,
    });
    expect(refused.status).toBe(409);
  });
});

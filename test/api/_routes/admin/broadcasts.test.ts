import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminBroadcast } from '../../../../core/contracts/admin/broadcasts.ts';
import type { Upload } from '../../../../core/contracts/voices/uploads.ts';
import { keepDraft } from '../../../../db/broadcasts/begin.ts';
import { auditRows, packForm, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { plainBroadcast } from '../../../support/broadcasts.ts';
import { createLearner, type Learner, readPlaces } from '../../../support/learners.ts';
import { signInitData } from '../../../support/sign-init-data.ts';
import { pngOf } from '../../../support/upload-files.ts';

let backend: TestBackend;
let admin: Learner;
let other: Learner;
let lessonId: number;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [3, 4] });
  admin = await createLearner(backend, 3, 'Анна');
  other = await createLearner(backend, 4, 'Борис');
  await createLearner(backend, 11, 'Ученик');
  lessonId = (await readPlaces(backend.db)).words.shalom?.lessonId ?? 0;
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.finishWork();
  backend.stars.takeSaid();
  backend.stars.gone.clear();
});

const said = { marked: '**Новый** урок', photo: null, button: null };
const whole = (over: object = {}) => {
  events += 1;
  return { ...said, eventId: `event-${events}`, audience: { kind: 'all' }, localTime: null, ...over };
};
const post = (body: object, who = admin) =>
  backend.send('POST /admin/broadcasts', { token: who.token, body });
const begin = async (over: object = {}): Promise<AdminBroadcast> => {
  const begun = (await (await post(whole(over))).json()) as { data: AdminBroadcast };
  await backend.finishWork();
  return begun.data;
};
const read = (id: number) =>
  backend.call('GET /admin/broadcasts/{id}', { token: admin.token, params: { id } });
const refused = (over: object) => refusalOf(post(whole(over)));
const actsOn = async (id: number) =>
  (await auditRows(backend)).filter(({ target }) => target === `broadcast:${id}`);

describe('a broadcast of the app', () => {
  it('goes to everybody behind the answer, with its formats, and its author hears of the end', async () => {
    const { id, total, state } = await begin();
    expect({ total, state }).toEqual({ total: 3, state: 'sending' });
    const told = backend.stars.takeSaid();
    expect(told.slice(0, 3).map(({ userId, text }) => [userId, text])).toEqual([
      [3, 'Новый урок'],
      [4, 'Новый урок'],
      [11, 'Новый урок'],
    ]);
    expect(told.at(-1)).toMatchObject({ userId: 3, text: expect.stringContaining('Рассылка завершена') });
    expect(await read(id)).toMatchObject({
      ...{ state: 'done', sent: 3, gone: 0, failed: 0, unsure: 0, tapped: 0, isRunning: false },
      entities: [{ type: 'bold', offset: 0, length: 5 }],
      ...{ marked: '**Новый** урок', lost: [], author: 'Анна' },
    });
    const acts = await actsOn(id);
    expect(acts).toMatchObject([{ admin_id: 3, action: 'broadcast.send', after: { total: 3 } }]);
  });

  it('sent twice by a phone that did not hear the answer is one, whatever has happened since', async () => {
    const body = whole({ localTime: '2026-11-21T12:00' });
    const first = (await (await post(body)).json()) as { data: AdminBroadcast };
    const before = backend.clock.now;
    backend.clock.now = new Date('2026-11-21T15:00:00Z');
    const token = (await createLearner(backend, 3, 'Анна')).token;
    const again = await backend.send('POST /admin/broadcasts', { token, body });
    backend.clock.now = before;
    expect(again.status).toBe(200);
    expect(((await again.json()) as { data: AdminBroadcast }).data.id).toBe(first.data.id);
    // The same name of another admin's event is another one.
    expect((await post({ ...body, localTime: null }, other)).status).toBe(200);
    await backend.finishWork();
  });

  it('waits for its hour, and can be stopped by any admin, also twice', async () => {
    const waiting = await begin({ localTime: '2026-11-23T10:00' });
    expect(waiting).toMatchObject({ state: 'waiting', localTime: '2026-11-23T10:00' });
    expect(backend.stars.takeSaid()).toEqual([]);
    const stop = (who: Learner) =>
      backend.call('POST /admin/broadcasts/{id}/stop', { token: who.token, params: { id: waiting.id } });
    expect(await stop(other)).toMatchObject({ state: 'stopped', nextAt: null });
    expect(await stop(admin)).toMatchObject({ state: 'stopped' });
    const acts = await actsOn(waiting.id);
    expect(acts.map(({ admin_id, action }) => [admin_id, action]).toSorted()).toEqual([
      [3, 'broadcast.send'],
      [4, 'broadcast.stop'],
    ]);
  });

  it('that was interrupted goes on when an admin looks, and one that waits does not', async () => {
    backend.stars.postAnswer = (userId) => (userId === 11 ? { waitSeconds: 60 } : undefined);
    const { id } = await begin();
    backend.stars.postAnswer = () => undefined;
    expect(await read(id)).toMatchObject({ state: 'sending', sent: 2, isRunning: false });
    backend.stars.takeSaid();
    const goOn = (of: number) =>
      backend.call('POST /admin/broadcasts/{id}/continue', { token: admin.token, params: { id: of } });
    await goOn(id);
    await backend.finishWork();
    expect(backend.stars.takeSaid().map(({ userId }) => userId)).toEqual([11, 3]);
    expect(await read(id)).toMatchObject({ state: 'done', sent: 3 });
    const { id: later } = await begin({ localTime: '2026-11-23T10:00' });
    await goOn(later);
    await backend.finishWork();
    expect(backend.stars.takeSaid()).toEqual([]);
  });

  it.each([
    ['a mark without an end', { marked: '**Новый' }, 400, 'broadcast_text_broken'],
    ['nothing to say', { marked: ' ' }, 400, 'broadcast_text_empty'],
    ['too much to say', { marked: 'а'.repeat(4097) }, 400, 'broadcast_text_long'],
    [
      'an address that is none',
      { button: { place: 'link', label: 'Сайт', url: 'example' } },
      400,
      'broadcast_link_broken',
    ],
    [
      'a button to a deleted lesson',
      { button: { place: 'lesson', label: 'Урок', id: 999_999 } },
      404,
      'broadcast_place_missing',
    ],
    [
      'a button to a section that is not there',
      { button: { place: 'section', label: 'Раздел', id: 999_999 } },
      404,
      'broadcast_place_missing',
    ],
    [
      'learners of a deleted lesson',
      { audience: { kind: 'lesson', lessonId: 999_999 } },
      404,
      'broadcast_place_missing',
    ],
    ['a picture that is not there', { photo: { uploadId: '0'.repeat(32) } }, 404, 'upload_not_found'],
    ['an hour that is past', { localTime: '2026-11-21T08:00' }, 400, 'broadcast_in_past'],
    ['an hour of the night', { localTime: '2026-11-22T23:00' }, 400, 'broadcast_at_night'],
    ['an hour of next year', { localTime: '2027-11-22T12:00' }, 400, 'broadcast_too_far'],
    ['nobody to go to', { audience: { kind: 'premium' } }, 409, 'broadcast_audience_empty'],
  ])('is refused with %s', async (_, over, status, code) => {
    expect(await refused(over)).toMatchObject({ status, code });
    await backend.finishWork();
    expect(backend.stars.takeSaid()).toEqual([]);
  });

  it('is no business of a learner', async () => {
    const learner = await createLearner(backend, 11, 'Ученик');
    expect((await post(whole(), learner)).status).toBe(403);
  });

  it('is in the list, newest first, page by page', async () => {
    const { broadcasts, hasMore } = await backend.call('GET /admin/broadcasts', { token: admin.token });
    expect(hasMore).toBe(false);
    expect(broadcasts.map(({ id }) => id)).toEqual(
      broadcasts.map(({ id }) => id).toSorted((one, another) => another - one),
    );
    const query = { before: String(broadcasts[0]?.id ?? 0) };
    const rest = await backend.call('GET /admin/broadcasts', { token: admin.token, query });
    expect(rest.broadcasts).toEqual(broadcasts.slice(1));
  });
});

describe('the audience', () => {
  const count = (query: Record<string, string>) =>
    backend.call('GET /admin/broadcasts/audience', { token: admin.token, query });

  it('is counted by its kind', async () => {
    expect(await count({ kind: 'all' })).toEqual({ count: 3 });
    expect(await count({ kind: 'premium' })).toEqual({ count: 0 });
    expect(await count({ kind: 'away', days: '7' })).toEqual({ count: 0 });
    expect(await count({ kind: 'lesson', lessonId: String(lessonId) })).toEqual({ count: 0 });
  });

  it.each([[{ kind: 'away' }], [{ kind: 'away', days: '0' }], [{ kind: 'lesson' }]])(
    'of %j is refused',
    async (query) => {
      const response = await backend.send('GET /admin/broadcasts/audience', { token: admin.token, query });
      expect(response.status).toBe(400);
    },
  );
});

describe('a test to oneself', () => {
  const test = (body: object) => backend.send('POST /admin/broadcasts/test', { token: admin.token, body });

  it('is the message that learners would get, to the admin alone', async () => {
    const button = { place: 'lesson', label: 'Открыть', id: lessonId };
    expect((await test({ ...said, button })).status).toBe(200);
    expect(backend.stars.takeSaid()).toMatchObject([
      {
        ...{ userId: 3, text: 'Новый урок' },
        buttons: [{ text: 'Открыть', url: `https://t.me/mila_test_bot?startapp=b0_lesson_${lessonId}` }],
      },
    ]);
  });

  it('cannot reach an admin who has closed the chat', async () => {
    backend.stars.gone.add(3);
    expect(await refusalOf(test(said))).toMatchObject({ status: 409, code: 'broadcast_chat_closed' });
  });
});

describe('a picture', () => {
  it('goes to Telegram once, as the test to the admin, and to everybody by its id', async () => {
    const packed = await packForm({ name: 'фото.png', bytes: pngOf() }, { kind: 'photo' });
    const sent = await backend.send('POST /uploads', { token: admin.token, ...packed });
    const { id: uploadId, url } = ((await sent.json()) as { data: Upload }).data;
    const content = { marked: 'Смотрите', photo: { uploadId }, button: null };
    await backend.call('POST /admin/broadcasts/test', { token: admin.token, body: content });
    expect(backend.stars.takeSaid()).toMatchObject([{ userId: 3, text: 'Смотрите', photo: 'photo-1' }]);
    const { id, photo } = await begin(content);
    expect(photo).toEqual({ uploadId, url: expect.stringContaining(`/api/uploads/${uploadId}`) });
    expect(url).toContain(uploadId);
    const told = backend.stars.takeSaid().slice(0, 3);
    expect(told.map((one) => one.photo)).toEqual(['photo-1', 'photo-1', 'photo-1']);
    expect(await read(id)).toMatchObject({ state: 'done', sent: 3 });
    expect(await refused({ ...content, marked: 'а'.repeat(1025) })).toMatchObject({
      code: 'broadcast_text_long',
    });
  });

  it('is no drawing', async () => {
    const svg = new TextEncoder().encode('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>');
    const packed = await packForm({ name: 'x.svg', bytes: svg }, { kind: 'photo' });
    const sent = backend.send('POST /uploads', { token: admin.token, ...packed });
    expect(await refusalOf(sent)).toMatchObject({ status: 400, code: 'upload_type' });
  });
});

describe('a draft from the chat', () => {
  const { audience, localTime, ...content } = plainBroadcast;
  const keep = (begunBy: number) =>
    keepDraft(
      backend.db,
      { ...content, text: 'Из чата', photo: 'photo-of-chat', adminId: 3, begunBy },
      backend.clock(),
    );

  it('is completed in the app with its picture, once', async () => {
    const { id: draftId } = await keep(701);
    expect(await read(draftId)).toMatchObject({
      ...{ state: 'draft', marked: 'Из чата' },
      photo: { uploadId: null, url: null },
    });
    const completed = { marked: 'Дописано', photo: { draftId }, draftId };
    const { id } = await begin(completed);
    expect(backend.stars.takeSaid()[0]).toMatchObject({ text: 'Дописано', photo: 'photo-of-chat' });
    expect(await read(id)).toMatchObject({ state: 'done' });
    expect((await backend.send(`GET /admin/broadcasts/${draftId}`, { token: admin.token })).status).toBe(404);
    // Another admin had it open.
    expect(await refused(completed)).toMatchObject({ status: 409, code: 'broadcast_draft_used' });
    expect(await refused({ draftId })).toMatchObject({ status: 409, code: 'broadcast_draft_used' });
    await backend.finishWork();
    expect(backend.stars.takeSaid()).toEqual([]);
  });

  it('is deleted, and nothing that was sent is', async () => {
    const drop = (id: number) => backend.send(`DELETE /admin/broadcasts/${id}`, { token: admin.token });
    const { id } = await keep(702);
    expect((await drop(id)).status).toBe(200);
    expect((await drop(id)).status).toBe(409);
    const sent = await begin();
    expect((await drop(sent.id)).status).toBe(409);
  });
});

it('a launch by the button of a broadcast is counted, once for each', async () => {
  const button = { place: 'today', label: 'Учить' };
  const { id } = await begin({ button });
  const launch = async (userId: number, startParam: string) => {
    const fields = { start_param: startParam };
    const initData = signInitData({ id: userId, first_name: 'А' }, backend.clock(), { fields });
    await backend.call('POST /auth/telegram', { body: { initData } });
  };
  await launch(11, `b${id}_today`);
  await launch(11, `b${id}_today`);
  await launch(12, `b${id}_today`);
  await launch(11, 'b0_today');
  await backend.finishWork();
  expect(await read(id)).toMatchObject({ tapped: 1 });
});

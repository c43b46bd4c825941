import { describe, expect, it } from 'vitest';
import { ApiError, createHttp, NetworkError } from '../../../../web/src/lib/api/http.ts';
import { createNetwork, createTimer } from '../../../support/web/fakes.ts';
import { failure, success } from '../../../support/web/samples.ts';

function setUp(...replies: Parameters<typeof createNetwork>) {
  const network = createNetwork(...replies);
  const timer = createTimer();
  const reached: boolean[] = [];
  const http = createHttp({ fetch: network.fetch, later: timer.later, onReach: (was) => reached.push(was) });
  return { http, sent: network.sent, timer, reached };
}

describe('a call', () => {
  it('is spelt by its key, its parameters and its query, and answers what the envelope holds', async () => {
    const { http, sent } = setUp({ body: success({ id: 7 }) });
    const lesson = await http.request('GET /lessons/{id}', { params: { id: 7 }, token: 'abc' });
    expect(lesson).toEqual({ id: 7 });
    expect(sent).toEqual([{ method: 'GET', url: '/api/lessons/7', body: undefined, token: 'Bearer abc' }]);
  });

  it('sends its body as JSON, and no authorization without a token', async () => {
    const { http, sent } = setUp({ body: success({}) });
    await http.request('POST /progress', { body: { lessonId: 1, wordId: 2 } });
    expect(sent[0]).toEqual({
      method: 'POST',
      url: '/api/progress',
      body: { lessonId: 1, wordId: 2 },
      token: null,
    });
  });

  it('reads the older envelope { success: true } too', async () => {
    const { http } = setUp({ body: { success: true, data: { valid: true } } });
    expect(await http.request('GET /me')).toEqual({ valid: true });
  });
});

describe('a network failure', () => {
  it('is tried again three times, after 1, 2 and 4 seconds, and then told', async () => {
    const { http, sent, timer, reached } = setUp('no network');
    const call = http.request('GET /home').catch((error: unknown) => error);
    await timer.pass(0);
    expect(sent).toHaveLength(1);
    expect(timer.waiting()).toEqual([1000]);
    await timer.pass(1000);
    expect(timer.waiting()).toEqual([2000]);
    await timer.pass(2000);
    expect(timer.waiting()).toEqual([4000]);
    await timer.pass(4000);
    const error = await call;
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as Error).message).toBe('Нет соединения');
    expect(sent).toHaveLength(4);
    expect(reached).toEqual([false, false, false, false]);
  });

  it('is forgotten when a later try comes through', async () => {
    const { http, timer, reached } = setUp('no network', { body: success({ id: 1 }) });
    const call = http.request('GET /me');
    await timer.pass(1000);
    expect(await call).toEqual({ id: 1 });
    expect(reached).toEqual([false, true]);
  });

  it('is what silence of ten seconds counts as', async () => {
    const { http, sent, timer } = setUp('silence', { body: success({ id: 1 }) });
    const call = http.request('GET /me');
    await timer.pass(9_999);
    expect(sent).toHaveLength(1);
    await timer.pass(1 + 1000);
    expect(await call).toEqual({ id: 1 });
    expect(sent).toHaveLength(2);
  });

  it('is waited out ever longer, but never longer than ten seconds', async () => {
    const { http, sent, timer } = setUp('no network');
    http.request('GET /home', { retries: 6 }).catch(() => {});
    const waits: (number | undefined)[] = [];
    for (let tried = 1; tried <= 6; tried += 1) {
      await timer.pass(0);
      waits.push(timer.waiting()[0]);
      await timer.pass(timer.waiting()[0] ?? 0);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(sent).toHaveLength(7);
  });

  it('is all that is tried again: what the server answers is an answer', async () => {
    const { http, sent } = setUp({ status: 500, body: failure('internal', 'Что-то сломалось') });
    await expect(http.request('GET /home')).rejects.toThrow('Что-то сломалось');
    expect(sent).toHaveLength(1);
  });

  it('is not tried again on a device that knows it has no network', async () => {
    const network = createNetwork('no network');
    const http = createHttp({ fetch: network.fetch, later: createTimer().later, mayRetry: () => false });
    await expect(http.request('GET /home')).rejects.toBeInstanceOf(NetworkError);
    expect(network.sent).toHaveLength(1);
  });
});

describe('a refusal of the server', () => {
  it('is not tried again and carries the message and the code', async () => {
    const { http, sent } = setUp({ status: 403, body: failure('premium_required', 'Нужен премиум') });
    const error = await http
      .request('GET /lessons/{id}', { params: { id: 1 } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 403, code: 'premium_required', message: 'Нужен премиум' });
    expect(sent).toHaveLength(1);
  });

  it('without a message of its own says its status', async () => {
    const { http } = setUp({ status: 502, statusText: 'Bad Gateway', body: '<html>' });
    await expect(http.request('GET /home')).rejects.toThrow('Ошибка 502: Bad Gateway');
  });

  it('is what an answer without an envelope counts as', async () => {
    const { http } = setUp({ body: '<html>' });
    await expect(http.request('GET /home')).rejects.toThrow('Неверный формат данных от сервера');
  });
});

it('a caller who gives up is told his own reason, and nothing is tried again', async () => {
  const { http, sent, timer } = setUp('silence');
  const controller = new AbortController();
  const call = http.request('GET /home', { signal: controller.signal }).catch((error: unknown) => error);
  await timer.pass(10);
  controller.abort(new Error('left the view'));
  await timer.pass(20_000);
  expect(await call).toMatchObject({ message: 'left the view' });
  expect(sent).toHaveLength(1);
});

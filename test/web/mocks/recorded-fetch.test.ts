import { afterEach, describe, expect, it } from 'vitest';
import { type MockSettings, mockGroups } from '../../../web/src/lib/mock/mock-groups.ts';
import { isMocked, mockKey, mockMode, mockUserId, setMockMode } from '../../../web/src/lib/mock/mock-mode.ts';
import { createMockServer, mockDelayMs } from '../../../web/src/mocks/mock-server.ts';
import lessons from '../../../web/src/mocks/recorded/lessons.json';
import { createMockFetch } from '../../../web/src/mocks/recorded-fetch.ts';
import { createNetwork, createTimer } from '../../support/web/fakes.ts';
import { sampleHome, sampleLogin, sampleOwnHome, success } from '../../support/web/samples.ts';

function start(settings: MockSettings, answer: unknown = success({}), { isAdmin = false } = {}) {
  const network = createNetwork({ body: answer });
  const timer = createTimer();
  const server = createMockServer({
    now: () => new Date('2026-11-21T09:00:00Z'),
    newId: () => crypto.randomUUID(),
    isAdmin,
  });
  const mockFetch = createMockFetch({ fetch: network.fetch, later: timer.later, settings, server });
  async function ask(method: string, path: string, body?: unknown) {
    const answered = mockFetch(`/api${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    await timer.pass(mockDelayMs);
    const response = await answered;
    return { status: response.status, body: await response.json() };
  }
  return { ask, mockFetch, timer, sent: network.sent };
}

describe("the learner's own mock mode", () => {
  it('answers after 300 ms, as if somebody had to be asked', async () => {
    const { mockFetch, timer } = start({ all: true });
    let answered = false;
    void mockFetch('/api/home').then(() => {
      answered = true;
    });
    await timer.pass(299);
    expect(answered).toBe(false);
    await timer.pass(1);
    expect(answered).toBe(true);
  });

  it('with everything on lets no call of ours out, not even one that it cannot answer', async () => {
    const { ask, sent } = start({ all: true });
    expect((await ask('GET', '/home')).body.data.stats.id).toBe(mockUserId);
    expect((await ask('POST', '/client-log', { message: 'x' })).status).toBe(200);
    expect(await ask('GET', '/no/such/call')).toMatchObject({ status: 501, body: { code: 'not_mocked' } });
    expect((await ask('GET', '/admin/users')).status).toBe(403);
    expect(sent).toEqual([]);
  });

  it('answers a file with one that the mini-app ships, or with its text and name', async () => {
    const { mockFetch, timer, sent } = start({ all: true }, success({}), { isAdmin: true });
    const get = async (path: string) => {
      const answered = mockFetch(`/api${path}`);
      await timer.pass(mockDelayMs);
      return answered;
    };
    const [word] = lessons[0]?.words ?? [];
    await get(`/google-tts?${new URLSearchParams({ text: word?.pronunciation ?? '' })}`);
    expect(sent).toMatchObject([{ url: word?.audio }]);
    const csv = await get('/admin/export?format=csv');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="mila-2026-11-21.csv"');
    expect(await csv.text()).toContain(word?.hebrew);
  });

  it('takes the fields of a form', async () => {
    const { mockFetch, timer } = start({ all: true }, success({}), { isAdmin: true });
    const form = new FormData();
    form.append('kind', 'handwriting');
    form.append('file', new File(['<svg/>'], 'word.svg', { type: 'image/svg+xml' }));
    const answered = mockFetch('/api/uploads', { method: 'POST', body: form });
    await timer.pass(mockDelayMs);
    const { data } = await (await answered).json();
    expect(data).toMatchObject({ kind: 'handwriting', mime: 'image/svg+xml' });
  });

  it('with one group on answers its readings and leaves the rest to the server', async () => {
    const { ask, sent } = start({ leaderboard: true });
    expect((await ask('GET', '/leaderboard?limit=20')).body.data.rows).toHaveLength(20);
    expect(sent).toEqual([]);
    await ask('GET', '/users/stats');
    expect(sent).toMatchObject([{ url: '/api/users/stats' }]);
  });

  it('puts the recorded parts into the home of the server, which stays that of its learner', async () => {
    const shown = sampleHome({ points: 64 });
    const real = sampleOwnHome(shown);
    const { ask } = start({ leaderboard: true, userStats: true }, success(real));
    const { data } = (await ask('GET', '/home')).body;
    expect(data.leaderboard.rows[0].name).toBe('Рома');
    expect(data.stats).toMatchObject({ id: real.stats.id, points: 56 });
    expect(data).toMatchObject({ course: real.course, progress: real.progress });
    const login = start({ sections: true }, success(sampleLogin(shown)));
    const answer = await login.ask('POST', '/auth/telegram', { initData: 'x', home: true });
    expect(answer.body.data.token).toBe(sampleLogin(shown).token);
    const course = await login.ask('GET', `/course/${answer.body.data.home.course}`);
    expect(course.body.data.sections[0].name).toBe('Знакомство');
    expect(answer.body.data.home.leaderboard).toEqual(real.leaderboard);
  });

  it('never swallows what a learner has really done', async () => {
    const groups: MockSettings = Object.fromEntries(mockGroups.map((group) => [group, true]));
    const { ask, sent } = start(groups);
    await ask('POST', '/progress', { lessonId: 2, wordId: 7, attempts: {} });
    await ask('POST', '/quiz/results', { lessonId: 2 });
    await ask('POST', '/payments/create-invoice', { subscriptionType: 'year' });
    await ask('PUT', '/users/settings', { dailyGoal: 3 });
    await ask('POST', '/reviews', { eventId: 'review', wordId: 7, exercise: 'type', result: 'right' });
    await ask('POST', '/reviews/undo', { eventId: 'review' });
    await ask('POST', '/user-activity', { date: '2026-11-21' });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/progress',
      '/api/quiz/results',
      '/api/payments/create-invoice',
      '/api/users/settings',
      '/api/reviews',
      '/api/reviews/undo',
      '/api/user-activity',
    ]);
  });

  it('keeps everything about a recorded lesson on the device', async () => {
    const { ask, sent } = start({ sections: true });
    const lesson = lessons[1];
    const wordId = lesson?.words[0]?.id;
    expect((await ask('GET', `/lessons/${lesson?.id}`)).status).toBe(200);
    expect((await ask('POST', '/progress', { lessonId: lesson?.id, wordId, attempts: {} })).status).toBe(200);
    expect((await ask('POST', '/quiz/start', { lessonId: lesson?.id })).status).toBe(200);
    expect(sent).toEqual([]);
  });
});

describe('the switch', () => {
  afterEach(() => {
    localStorage.clear();
    setMockMode(undefined);
  });

  it.each([null, '', 'nonsense', 'null', '"all"', '7', '[]', '{}', '{"all":false}', '{"all":"yes"}'])(
    'is off when local storage holds %j',
    (kept) => {
      if (kept !== null) localStorage.setItem(mockKey, kept);
      setMockMode(undefined);
      expect(isMocked()).toBe(false);
    },
  );

  it('is on for what it says, and does not change under a page that runs', () => {
    localStorage.setItem('mock-settings', '{"leaderboard":true}');
    setMockMode(undefined);
    expect(isMocked()).toBe(true);
    expect(mockMode()).toEqual({ leaderboard: true });
    localStorage.clear();
    expect(isMocked()).toBe(true);
  });
});

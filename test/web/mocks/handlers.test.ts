import { HttpResponse, http as msw } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mockHandlers } from '../../../web/src/mocks/handlers.ts';
import type { MockServer } from '../../../web/src/mocks/mock-server.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(`http://mila.test/api${path}`, init);
  return { status: response.status, body: await response.json() };
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('MSW over the recorded answers', () => {
  it('serves home to a learner who logs in', async () => {
    server.use(...mockHandlers());
    const { status, body } = await ask('/auth/telegram', posted({ initData: 'mock', home: true }));
    expect(status).toBe(200);
    const course = await ask(`/course/${body.data.home.course}`);
    expect(course.body.data.sections).toHaveLength(3);
  });

  it('answers a call that it does not know with an error, aloud', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(...mockHandlers());
    expect(await ask('/no/such/call')).toMatchObject({ status: 501, body: { code: 'not_mocked' } });
    expect(said).toHaveBeenCalledWith('mock: GET /no/such/call has no recorded answer');
  });

  it('refuses a call that the contract would refuse', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(...mockHandlers());
    const { status, body } = await ask('/payments/create-invoice', posted({ subscriptionType: 'month' }));
    expect([status, body.code]).toEqual([400, 'contract_broken']);
  });

  it('refuses a query that the contract would refuse', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(...mockHandlers());
    expect(await ask('/google-tts?text=hello')).toMatchObject({
      status: 400,
      body: { code: 'contract_broken' },
    });
  });

  it('serves the admin area to who plays an admin, files and forms too', async () => {
    server.use(...mockHandlers({ isAdmin: true }));
    expect((await ask(`/admin/users?q=${encodeURIComponent('Эмма')}&page=1`)).body.data.users).toHaveLength(
      1,
    );
    const form = new FormData();
    form.append('kind', 'audio');
    form.append('file', new File(['ID3'], 'word.mp3', { type: 'audio/mpeg' }));
    expect(await ask('/uploads', { method: 'POST', body: form })).toMatchObject({
      status: 200,
      body: { data: { kind: 'audio' } },
    });
    const file = await fetch('http://mila.test/api/admin/export?format=json');
    expect(file.headers.get('content-disposition')).toContain('mila-2026-11-21.json');
    server.use(msw.get('http://mila.test/audio/*', () => HttpResponse.text('sound')));
    // ani, 'I'
    expect(await (await fetch('http://mila.test/api/google-tts?text=אני')).text()).toBe('sound');
  });

  it('tells a learner that the admin area is not theirs', async () => {
    server.use(...mockHandlers());
    expect(await ask('/admin/users')).toMatchObject({ status: 403, body: { code: 'admin_required' } });
  });

  it('does not pass on an answer that has drifted from its contract', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const drifted: MockServer = {
      answer: () => ({ key: 'GET /me', status: 200, body: { status: 'success', data: { id: 'seven' } } }),
    };
    server.use(...mockHandlers({ server: drifted }));
    expect(await ask('/me')).toMatchObject({ status: 500, body: { code: 'contract_broken' } });
  });
});

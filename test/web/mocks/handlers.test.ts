import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MockServer } from '../../../core/mock/mock-server.ts';
import { mockHandlers } from '../../../web/src/mocks/handlers.ts';

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

describe('MSW over the canned answers', () => {
  it('serves home to a learner who logs in', async () => {
    server.use(...mockHandlers());
    const { status, body } = await ask('/auth/telegram', posted({ initData: 'mock', home: true }));
    expect(status).toBe(200);
    expect(body.data.home.sections).toHaveLength(3);
  });

  it('answers a call that it does not know with an error, aloud', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(...mockHandlers());
    expect(await ask('/no/such/call')).toMatchObject({ status: 501, body: { code: 'not_mocked' } });
    expect(said).toHaveBeenCalledWith('mock: GET /no/such/call has no canned answer');
  });

  it('refuses a call that the contract would refuse', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(...mockHandlers());
    const { status, body } = await ask('/payments/create-invoice', posted({ subscriptionType: 'month' }));
    expect([status, body.code]).toEqual([400, 'contract_broken']);
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

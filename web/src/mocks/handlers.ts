import { delay, HttpResponse, http } from 'msw';
import type { Endpoint } from '../../../core/contracts/endpoint.ts';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import { createMockServer, type MockReply, type MockServer } from '../../../core/mock/mock-server.ts';

/**
 * MSW over the canned answers: for the mini-app without a server (`npm run dev:mock`) and for tests of components. What
 * is asked and what is answered goes through the contract, so a mock that drifts fails; a call without a canned answer
 * is answered 501 and named in the console, never let through.
 */
export function mockHandlers({
  server = createPageServer(),
  delayMs = 0,
}: {
  server?: MockServer;
  delayMs?: number;
} = {}) {
  return [
    http.all('*/api/*', async ({ request }) => {
      const url = new URL(request.url);
      const path = url.pathname.slice(url.pathname.indexOf('/api/') + '/api'.length);
      const isJson = request.headers.get('content-type')?.includes('json') ?? false;
      const body: unknown = isJson ? await request.json() : undefined;
      await delay(delayMs);
      const reply = server.answer({ method: request.method, path, query: url.searchParams, body });
      if (!reply) return refuse(501, 'not_mocked', `${request.method} ${path} has no canned answer`);
      const problem = problemOf(reply, body);
      if (problem) return refuse(problem.status, 'contract_broken', `${reply.key}: ${problem.message}`);
      return HttpResponse.json(reply.body, { status: reply.status });
    }),
  ];
}

function createPageServer(): MockServer {
  return createMockServer({ now: () => new Date(), newId: () => crypto.randomUUID() });
}

function refuse(status: number, code: string, message: string) {
  console.error(`mock: ${message}`);
  return HttpResponse.json({ status: 'error', code, message }, { status });
}

/** How a call or its answer breaks the contract; undefined when both keep it. */
function problemOf({ key, body: reply }: MockReply, sent: unknown) {
  const { body, response } = endpoints[key] as Endpoint;
  const asked = sent === undefined ? undefined : body?.safeParse(sent);
  if (asked?.error) return { status: 400, message: asked.error.message };
  const told = reply.status === 'success' ? response?.safeParse(reply.data) : undefined;
  return told?.error && { status: 500, message: told.error.message };
}

import { delay, HttpResponse, http } from 'msw';
import type { Endpoint } from '../../../core/contracts/endpoint.ts';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import {
  createMockServer,
  type MockReply,
  type MockServer,
  mockedKeys,
} from '../../../core/mock/mock-server.ts';
import { findRoute } from '../../../core/mock/route.ts';

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
      const refused = checkBody(request.method, path, body);
      if (refused) return refuse(400, 'contract_broken', refused);
      const reply = server.answer({ method: request.method, path, query: url.searchParams, body });
      if (!reply) return refuse(501, 'not_mocked', `${request.method} ${path} has no canned answer`);
      const drifted = checkAnswer(reply);
      if (drifted) return refuse(500, 'contract_broken', drifted);
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

/** How a body breaks the contract of its call; undefined when it does not. */
function checkBody(method: string, path: string, sent: unknown): string | undefined {
  const key = findRoute(mockedKeys, method, path)?.key;
  if (key === undefined || sent === undefined) return undefined;
  const { body } = endpoints[key] as Endpoint;
  const problem = body?.safeParse(sent).error;
  return problem && `${key}: ${problem.message}`;
}

function checkAnswer({ key, body }: MockReply): string | undefined {
  if (body.status !== 'success') return undefined;
  const { response } = endpoints[key] as Endpoint;
  const problem = response?.safeParse(body.data).error;
  return problem && `${key}: ${problem.message}`;
}

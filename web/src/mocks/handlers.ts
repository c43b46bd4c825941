import { delay, HttpResponse, http } from 'msw';
import type { Endpoint } from '../../../core/contracts/endpoint.ts';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import { newEventId } from '../lib/outbox/event-id.ts';
import {
  createMockServer,
  fileResponse,
  type MockReply,
  type MockServer,
  mockedKeys,
} from './mock-server.ts';
import { findRoute } from './route.ts';

/**
 * MSW over the recorded responses: for the mini-app without a server (`npm run dev:mock`) and for tests of components.
 * Requests and responses are checked by their contracts, so a hand-written one that breaks its contract fails; a call
 * without a response gets 501 and is logged to the console, never let through.
 */
export function mockHandlers({
  isAdmin = false,
  server = createPageServer(isAdmin),
  delayMs = 0,
}: {
  /** The learner of the mock may use the admin area too. */
  isAdmin?: boolean;
  server?: MockServer;
  delayMs?: number;
} = {}) {
  return [
    // Of any host, but only at its root: modules of the page have folders of that name too.
    http.all(/^https?:\/\/[^/]+\/api\//, async ({ request }) => {
      const url = new URL(request.url);
      const path = url.pathname.slice('/api'.length);
      const body = await bodyOf(request);
      await delay(delayMs);
      const refused = checkRequest(request.method, path, { body, query: url.searchParams });
      if (refused) return refuse(400, 'contract_broken', refused);
      const reply = server.answer({ method: request.method, path, query: url.searchParams, body });
      if (!reply) return refuse(501, 'not_mocked', `${request.method} ${path} has no recorded answer`);
      if ('file' in reply) return fileResponse(reply.file, (file) => fetch(new URL(String(file), url)));
      const drifted = checkAnswer(reply);
      if (drifted) return refuse(500, 'contract_broken', drifted);
      return HttpResponse.json(reply.body, { status: reply.status });
    }),
  ];
}

function createPageServer(isAdmin: boolean): MockServer {
  return createMockServer({ now: () => new Date(), newId: () => newEventId(), isAdmin });
}

/** JSON, or the fields of a form with its files. */
async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  return type.includes('multipart') ? Object.fromEntries(await request.formData()) : undefined;
}

function refuse(status: number, code: string, message: string) {
  console.error(`mock: ${message}`);
  return HttpResponse.json({ status: 'error', code, message }, { status });
}

/** How a request breaks the contract of its call; undefined when it does not. */
function checkRequest(
  method: string,
  path: string,
  sent: { body: unknown; query: URLSearchParams },
): string | undefined {
  const key = findRoute(mockedKeys, method, path)?.key;
  if (key === undefined) return undefined;
  const { body, query } = endpoints[key] as Endpoint;
  const problem =
    (sent.body === undefined ? undefined : body?.safeParse(sent.body).error) ??
    query?.safeParse(Object.fromEntries(sent.query)).error;
  return problem && `${key}: ${problem.message}`;
}

function checkAnswer({ key, body }: Exclude<MockReply, { file: unknown }>): string | undefined {
  if (body.status !== 'success') return undefined;
  const { response } = endpoints[key] as Endpoint;
  const problem = response?.safeParse(body.data).error;
  return problem && `${key}: ${problem.message}`;
}

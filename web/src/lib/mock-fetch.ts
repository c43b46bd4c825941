import type { Home } from '../../../core/contracts/home.ts';
import { isCannedId } from '../../../core/mock/canned-id.ts';
import { groupOfCall, type MockSettings, withCannedParts } from '../../../core/mock/groups.ts';
import {
  createMockServer,
  type MockCall,
  type MockServer,
  mockDelayMs,
  mockedKeys,
} from '../../../core/mock/mock-server.ts';
import { findRoute } from '../../../core/mock/route.ts';
import { mockFileResponse } from './mock-file.ts';
import { mockMode } from './mock-mode.ts';
import { type Later, later } from './time/later.ts';

type MockFetchPorts = { fetch: typeof fetch; later: Later; settings: MockSettings; server: MockServer };

/**
 * The network with canned answers before it. With 'all' nothing reaches the network below /api. With single groups their
 * readings are canned, home gets their parts, and whatever speaks of a canned lesson stays here too: the server never
 * hears of it. All else, answers and payments of the real learner above all, goes its usual way.
 */
export function createMockFetch({ fetch, later, settings, server }: MockFetchPorts): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input), location.href);
    if (!url.pathname.startsWith('/api/')) return fetch(input, init);
    const call: MockCall = {
      method: init?.method ?? 'GET',
      path: url.pathname.slice('/api'.length),
      query: url.searchParams,
      body: bodyOf(init),
    };
    const reply =
      settings.all || concernsCanned(call) || isOfGroup(call, settings) ? server.answer(call) : undefined;
    if (reply) {
      await pause(later, init?.signal);
      if ('file' in reply) return mockFileResponse(reply.file, fetch);
      return json(reply.status, reply.body);
    }
    if (settings.all) return json(501, { status: 'error', code: 'not_mocked', message: notMocked(call) });
    return withParts(await fetch(input, init), call, { settings, server });
  };
}

/** English: for the console of whoever has switched the mock mode on. */
const notMocked = ({ method, path }: MockCall) => `${method} ${path} has no canned answer`;

function bodyOf(init: RequestInit | undefined): unknown {
  const body = init?.body;
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** The call names a canned lesson or word. */
function concernsCanned({ path, body }: MockCall): boolean {
  const inPath = /\/lessons?\/(\d+)$/.exec(path)?.[1];
  const named = Object(body) as { lessonId?: unknown; wordId?: unknown };
  return [Number(inPath), named.lessonId, named.wordId].some(isCannedId);
}

function isOfGroup(call: MockCall, settings: MockSettings): boolean {
  const route = findRoute(mockedKeys, call.method, call.path);
  const group = route && groupOfCall[route.key];
  return group !== undefined && settings[group] === true;
}

async function withParts(
  response: Response,
  call: MockCall,
  { settings, server }: Pick<MockFetchPorts, 'settings' | 'server'>,
): Promise<Response> {
  const isLogin = call.path === '/auth/telegram';
  if (!response.ok || !(isLogin || call.path === '/home')) return response;
  const canned = server.answer({ method: 'GET', path: '/home' });
  const body = await response.json();
  if (!canned || 'file' in canned || canned.body.status !== 'success') return json(response.status, body);
  const data = canned.body.data as Home;
  const real: unknown = isLogin ? body.data?.home : body.data;
  // The server's own home, as the contract has it; a login that was not asked for home has none.
  if (!real) return json(response.status, body);
  const home = withCannedParts(real as Home, data, settings);
  return json(response.status, { ...body, data: isLogin ? { ...body.data, home } : home });
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function pause(later: Later, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const callOff = later(mockDelayMs, resolve);
    signal?.addEventListener('abort', () => {
      callOff();
      reject(signal.reason);
    });
  });
}

/** The one of the page: its learner lives as long as the page does. */
export const mockFetch = createMockFetch({
  fetch: (...request) => fetch(...request),
  later,
  settings: mockMode(),
  server: createMockServer({
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    isAdmin: mockMode().admin === true,
  }),
});

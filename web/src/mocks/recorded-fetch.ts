import type { EndpointKey } from '../../../core/contracts/endpoints.ts';
import type { OwnHome } from '../../../core/contracts/home.ts';
import { abortReason } from '../lib/api/aborted.ts';
import { isCannedId } from '../lib/mock/canned-id.ts';
import { type MockGroup, type MockSettings, mockGroups } from '../lib/mock/mock-groups.ts';
import { mockMode } from '../lib/mock/mock-mode.ts';
import { newEventId } from '../lib/outbox/event-id.ts';
import { type Later, later } from '../lib/time/later.ts';
import {
  createMockServer,
  fileResponse,
  type MockCall,
  type MockServer,
  mockDelayMs,
  mockedKeys,
} from './mock-server.ts';
import { findRoute } from './route.ts';

/**
 * The group of a call. Calls that are not here are mocked with everything only: above all what writes. An answer, a quiz
 * or a payment of the real learner goes to the real server, or nowhere.
 */
const groupOfCall: Partial<Record<EndpointKey, MockGroup | readonly MockGroup[]>> = {
  'GET /course': ['sections', 'lessons'],
  'GET /course/{version}': ['sections', 'lessons'],
  'GET /sections': 'sections',
  'GET /categories': 'sections',
  'GET /lessons': 'lessons',
  'GET /users/stats': 'userStats',
  'GET /users/stats/{userId}': 'userStats',
  'GET /users/statistics': 'userStats',
  'POST /users/sync-stats': 'userStats',
  'POST /users/sync-stats/{userId}': 'userStats',
  'PATCH /users/{userId}': 'userStats',
  'GET /progress': 'userProgress',
  'GET /progress/user/{userId}': 'userProgress',
  'GET /progress/user/{userId}/lesson/{lessonId}': 'userProgress',
  'GET /users/progress': 'userProgress',
  'GET /users/{userId}/achievements': 'userActivities',
  'GET /users/{userId}/streak': 'userActivities',
  'GET /activity/updates': 'userActivities',
  'GET /global-updates': 'userActivities',
  'GET /user-status-levels': 'statusLevels',
  'GET /user-status-levels/{id}': 'statusLevels',
  'GET /leaderboard': 'leaderboard',
};

/** What of home belongs to a group; the rest of it stays the server's. */
const partsOfHome: Record<MockGroup, readonly (keyof OwnHome)[]> = {
  sections: ['course', 'progress', 'continueAt'],
  lessons: ['course', 'progress', 'continueAt'],
  userStats: ['stats'],
  userProgress: ['wordsToday', 'memory'],
  userActivities: ['streak', 'achievements', 'news'],
  statusLevels: [],
  leaderboard: ['leaderboard'],
};

/** The server's home with the canned parts of the groups that are on; it stays the home of its learner. */
function withCannedParts(real: OwnHome, canned: OwnHome, settings: MockSettings): OwnHome {
  const parts = mockGroups.filter((group) => settings[group] === true).flatMap((group) => partsOfHome[group]);
  const home = { ...real, ...Object.fromEntries(parts.map((part) => [part, canned[part]])) };
  return { ...home, stats: { ...home.stats, id: real.stats.id } };
}

type MockFetchPorts = { fetch: typeof fetch; later: Later; settings: MockSettings; server: MockServer };

/**
 * The network with recorded responses before it. With 'all' nothing below /api reaches the network. With single groups
 * what they read is recorded, home gets their parts, and whatever concerns a recorded lesson stays here too: the server
 * never sees it. All else, answers and payments of the real learner above all, is sent as usual.
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
      if ('file' in reply) return fileResponse(reply.file, fetch);
      return json(reply.status, reply.body);
    }
    if (settings.all) return json(501, { status: 'error', code: 'not_mocked', message: notMocked(call) });
    return withParts(await fetch(input, init), call, { settings, server });
  };
}

/** English: for the console, when the mock mode is on. */
const notMocked = ({ method, path }: MockCall) => `${method} ${path} has no recorded answer`;

function bodyOf(init: RequestInit | undefined): unknown {
  const body = init?.body;
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** The call names a recorded lesson or word. */
function concernsCanned({ path, body }: MockCall): boolean {
  const inPath = /\/lessons?\/(\d+)$/.exec(path)?.[1];
  const named = Object(body) as { lessonId?: unknown; wordId?: unknown };
  return [Number(inPath), named.lessonId, named.wordId].some(isCannedId);
}

function isOfGroup(call: MockCall, settings: MockSettings): boolean {
  const route = findRoute(mockedKeys, call.method, call.path);
  const groups = [(route && groupOfCall[route.key]) ?? []].flat();
  return groups.some((group) => settings[group] === true);
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
  const data = canned.body.data as OwnHome;
  const real: unknown = isLogin ? body.data?.home : body.data;
  // The server's own home, as the contract has it; a login without the request for home has none.
  if (!real) return json(response.status, body);
  const home = withCannedParts(real as OwnHome, data, settings);
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
      reject(abortReason(signal));
    });
  });
}

/** The page's mock server: its learner lasts as long as the page. */
export const openRecordedFetch = (): typeof fetch =>
  createMockFetch({
    fetch: (...request) => fetch(...request),
    later,
    settings: mockMode(),
    server: createMockServer({
      now: () => new Date(),
      newId: () => newEventId(),
      isAdmin: mockMode().admin === true,
    }),
  });

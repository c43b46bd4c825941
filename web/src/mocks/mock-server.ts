import type { EndpointKey } from '../../../core/contracts/endpoints.ts';
import { DomainError, httpStatus } from '../../../core/errors.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { testPhrase } from '../../../core/speech/test-phrase.ts';
import { errorText } from '../../../core/texts/errors.ts';
import { actMoves } from './act-moves.ts';
import { adminMoves } from './admin-moves.ts';
import { learnerMoves } from './learner-moves.ts';
import { type Call, createMockState, type MockState } from './mock-state.ts';
import admin from './recorded/admin.json';
import files from './recorded/files.json';
import learner from './recorded/learner.json';
import refusals from './recorded/refusals.json';
import { findRoute } from './route.ts';

/** SPEC §9 Network: simulated latency. */
export const mockDelayMs = 300;

/** A response other than JSON: a file that the mini-app ships, or a text with its name and type. */
type MockFile = { file: string } | { text: string; type: string; name?: string };

const moves = { ...learnerMoves, ...adminMoves, ...actMoves };
const fileByName: Readonly<Record<string, MockFile>> = files;
/** Responses for admins that are files or refusals, so not in admin.json. */
const otherOfAdmins: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'GET /admin/export',
  'GET /admin/users/file',
  'GET /admin/payments/file',
  'GET /admin/threads/{id}/files/{messageId}',
  'POST /admin/lessons/export',
  'GET /sounds/export',
  'POST /sounds/import',
  'POST /sounds/rendering',
]);
const refusalByKey: Readonly<Record<string, { status: number; code: string; message: string }>> = refusals;

/** Every key of the endpoint table that has a response; a test checks the list against the table. */
export const mockedKeys = [learner, admin, files, refusals].flatMap(
  (recorded) => Object.keys(recorded).filter((name) => !name.includes('?')) as EndpointKey[],
);

export type MockCall = {
  method: string;
  /** Below /api, without the query: '/lessons/7'. */
  path: string;
  query?: URLSearchParams;
  /** The parsed JSON body, where there is one. */
  body?: unknown;
};

/** A response as it is sent: the HTTP status and the envelope, or a file. */
export type MockReply =
  | { key: EndpointKey; status: number; body: MockEnvelope }
  | { key: EndpointKey; status: 200; file: MockFile };
export type MockEnvelope =
  | { status: 'success'; data: unknown }
  | { status: 'error'; code: string; message: string; data?: unknown };

export type MockServer = {
  /** Undefined for a call that is not in the endpoint table. */
  answer(call: MockCall): MockReply | undefined;
};

/**
 * The recorded responses, and those written by hand where something must change. What a page changes lasts as long as
 * the page; nothing is sent anywhere. `isAdmin`: the learner is an admin too.
 */
export function createMockServer(options: Pick<MockState, 'now' | 'newId' | 'isAdmin'>): MockServer {
  let opened: MockState | undefined;
  /** By event: a repeated event changes nothing and gets the same response. */
  const replies = new Map<string, unknown>();

  function dataFor(key: EndpointKey, call: Call<EndpointKey>): unknown {
    opened ??= createMockState(options);
    // The type of the moves ties each to its call; the compiler cannot follow that through a key found at run time.
    const move = (moves as Partial<Record<EndpointKey, (call: unknown, mock: MockState) => unknown>>)[key];
    if (!move) return opened.answers[key];
    const { eventId } = Object(call.body) as { eventId?: string };
    const event = `${key} ${eventId}`;
    const data = (eventId && replies.get(event)) || move(call, opened);
    if (eventId) replies.set(event, data);
    return data;
  }

  function soundOf(isWanted: (word: MockState['lessons'][number]['words'][number]) => boolean): MockFile {
    opened ??= createMockState(options);
    const audio = opened.lessons.flatMap(({ words }) => words).find(isWanted)?.audio;
    if (!audio) throw new DomainError('unavailable', { code: 'tts_failed' });
    return { file: audio };
  }

  function fileFor(key: EndpointKey, { params, query }: Call<EndpointKey>): MockFile | undefined {
    const text = stripNiqqud(query.text ?? '');
    if (key === 'GET /google-tts' && text !== testPhrase.hebrew)
      return soundOf(({ hebrew }) => hebrew === text);
    if (key === 'GET /audio/{lessonId}/{wordId}') return soundOf(({ id }) => id === params.wordId);
    return fileByName[`${key}?${new URLSearchParams(query as Record<string, string>)}`] ?? fileByName[key];
  }

  return {
    answer({ method, path, query, body }) {
      const route = findRoute(mockedKeys, method, path);
      if (!route) return undefined;
      const { key, params } = route;
      // What a call sends is checked by MSW, and by the compiler where the mini-app makes it.
      const call = { params, query: Object.fromEntries(query ?? []), body: body ?? {} } as Call<EndpointKey>;
      try {
        if (!options.isAdmin && (key in admin || otherOfAdmins.has(key))) {
          throw new DomainError('forbidden', { code: 'admin_required' });
        }
        const file = fileFor(key, call);
        if (file) return { key, status: 200, file };
        const refusal = refusalByKey[key];
        if (refusal) {
          const { status, code, message } = refusal;
          return { key, status, body: { status: 'error', code, message } };
        }
        return { key, status: 200, body: { status: 'success', data: dataFor(key, call) } };
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { kind, code, data } = error;
        const message = errorText(kind, code);
        return { key, status: httpStatus[kind], body: { status: 'error', code, message, data } };
      }
    },
  };
}

/** A recorded file as a response: one that the mini-app ships is fetched as such. */
export async function fileResponse(file: MockFile, get: typeof fetch): Promise<Response> {
  if ('file' in file) return get(file.file);
  const { text, type, name } = file;
  const headers = new Headers({ 'content-type': type });
  if (name) headers.set('content-disposition', `attachment; filename="${name}"`);
  return new Response(text, { headers });
}

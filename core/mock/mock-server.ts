import type { EndpointKey } from '../contracts/endpoints.ts';
import { DomainError, type ErrorKind } from '../errors.ts';
import { errorText } from '../texts/errors.ts';
import { categoryAnswers } from './admin-categories.ts';
import { lessonEditorAnswers } from './admin-course.ts';
import { adminFigureAnswers } from './admin-figures.ts';
import { peopleAnswers } from './admin-people.ts';
import { toolAnswers } from './admin-tools.ts';
import type { MockAnswer, MockContext, MockFile, MockRequest, MockTable } from './answer.ts';
import { fileAnswers, uploadAnswers } from './files.ts';
import { learningAnswers } from './learning.ts';
import { paymentAnswers } from './payments.ts';
import { accountAnswers, figureAnswers, memoryAnswers, platformAnswers, serviceAnswers } from './personal.ts';
import { findRoute } from './route.ts';
import { createWorld } from './world.ts';

/** SPEC §9 Network: as if somebody had to be asked. */
export const mockDelayMs = 300;

/** What only an admin may ask. */
const adminAnswers = {
  ...adminFigureAnswers,
  ...categoryAnswers,
  ...lessonEditorAnswers,
  ...peopleAnswers,
  ...toolAnswers,
  ...uploadAnswers,
};

/**
 * The one set of canned answers: for MSW in development and tests, and for the learner's own mock mode. Every row of the
 * endpoint table has one; the test beside this file walks the table and names the rows that have none yet.
 */
export const mockAnswers = {
  ...accountAnswers,
  ...learningAnswers,
  ...figureAnswers,
  ...memoryAnswers,
  ...paymentAnswers,
  ...serviceAnswers,
  ...platformAnswers,
  ...fileAnswers,
  ...adminAnswers,
} satisfies Partial<MockTable<EndpointKey>>;

export type MockedKey = keyof typeof mockAnswers;
export const mockedKeys = Object.keys(mockAnswers) as MockedKey[];

const exportKey = 'GET /admin/export';

export type MockCall = {
  method: string;
  /** Below /api, without the query: '/lessons/7'. */
  path: string;
  query?: URLSearchParams;
  /** The parsed JSON body, where there is one. */
  body?: unknown;
};

/** An answer as it goes over the wire: the HTTP status and the envelope, or a file. */
export type MockReply =
  | { key: MockedKey; status: number; body: MockEnvelope }
  | { key: MockedKey; status: 200; file: MockFile };
export type MockEnvelope =
  | { status: 'success'; data: unknown }
  | { status: 'error'; code: string; message: string };

export type MockServer = {
  /** Undefined for a call that is none of ours. */
  answer(call: MockCall): MockReply | undefined;
};

const statuses: Record<ErrorKind, number> = {
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  invalid: 400,
  'too-large': 413,
  limit: 429,
  upstream: 502,
  unavailable: 503,
};

export type MockServerOptions = {
  now: () => Date;
  newId: () => string;
  /** The learner is an admin too, and may use the whole admin area. */
  isAdmin?: boolean;
};

/**
 * A server of canned answers with a learner of its own, who lives as long as it does. Progress, points, settings, quizzes
 * and payments behave as with the real one, by the same rules of core. Nothing is sent anywhere.
 */
export function createMockServer({ now, newId, isAdmin = false }: MockServerOptions): MockServer {
  const world = createWorld(now(), { isAdmin });
  return {
    answer({ method, path, query, body }) {
      const route = findRoute(mockedKeys, method, path);
      if (!route) return undefined;
      const { key, params } = route;
      const request = { params, query: Object.fromEntries(query ?? []), body: body ?? {} };
      try {
        if ((key in adminAnswers || key === exportKey) && !isAdmin) {
          throw new DomainError('forbidden', { code: 'admin_required' });
        }
        const data = answerOnce(key, request, { world, now: now(), newId });
        // The table's type says that these answer files; the key is found at run time.
        if (key in fileAnswers) return { key, status: 200, file: data as MockFile };
        return { key, status: 200, body: { status: 'success', data } };
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { kind, code } = error;
        return {
          key,
          status: statuses[kind],
          body: { status: 'error', code, message: errorText(kind, code) },
        };
      }
    },
  };
}

/** A repeated event changes nothing and hears the same again. */
function answerOnce(
  key: MockedKey,
  request: { params: object; query: object; body: object },
  context: MockContext,
): unknown {
  // The table's type ties each answer to its request; the compiler cannot follow that through a key found at run time.
  const answer = mockAnswers[key] as MockAnswer<typeof key>;
  const eventId = 'eventId' in request.body ? `${key} ${String(request.body.eventId)}` : undefined;
  const before = eventId === undefined ? undefined : context.world.replies.get(eventId);
  if (before !== undefined) return before;
  const data: unknown = answer(request as MockRequest<typeof key>, context);
  if (eventId !== undefined) context.world.replies.set(eventId, data);
  return data;
}

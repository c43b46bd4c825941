import { DomainError, type ErrorKind } from '../errors.ts';
import { errorText } from '../texts/errors.ts';
import type { MockAnswer, MockContext, MockedKey, MockRequest, MockTable } from './answer.ts';
import { learningAnswers } from './learning.ts';
import { paymentAnswers } from './payments.ts';
import { accountAnswers, figureAnswers, memoryAnswers, serviceAnswers } from './personal.ts';
import { findRoute } from './route.ts';
import { createWorld } from './world.ts';

/** SPEC §9 Network: as if somebody had to be asked. */
export const mockDelayMs = 300;

/** The one set of canned answers: for MSW in development and tests, and for the learner's own mock mode. */
export const mockAnswers: MockTable = {
  ...accountAnswers,
  ...learningAnswers,
  ...figureAnswers,
  ...memoryAnswers,
  ...paymentAnswers,
  ...serviceAnswers,
};

export const mockedKeys = Object.keys(mockAnswers) as MockedKey[];

export type MockCall = {
  method: string;
  /** Below /api, without the query: '/lessons/7'. */
  path: string;
  query?: URLSearchParams;
  /** The parsed JSON body, where there is one. */
  body?: unknown;
};

/** An answer as it goes over the wire: the HTTP status and the envelope. */
export type MockReply = { key: MockedKey; status: number; body: MockEnvelope };
export type MockEnvelope =
  | { status: 'success'; data: unknown }
  | { status: 'error'; code: string; message: string };

export type MockServer = {
  /** Undefined for a call that the mock does not answer (`ServedByKind`, or no call of ours at all). */
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

/**
 * A server of canned answers with a learner of its own, who lives as long as it does. Progress, points, settings, quizzes
 * and payments behave as with the real one, by the same rules of core. Nothing is sent anywhere.
 */
export function createMockServer({ now, newId }: { now: () => Date; newId: () => string }): MockServer {
  const world = createWorld(now());
  return {
    answer({ method, path, query, body }) {
      const route = findRoute(mockedKeys, method, path);
      if (!route) return undefined;
      const { key, params } = route;
      const request = { params, query: Object.fromEntries(query ?? []), body: body ?? {} };
      try {
        const data = answerOnce(key, request, { world, now: now(), newId });
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

import type { Requester } from '@upstash/redis';
import { BodyTooLarge, readBoundedJson } from '../../core/bounded-body.ts';

type Answer = { result?: unknown; error?: string };

/** Far more than we keep under any key. */
const maxAnswerBytes = 4 * 2 ** 20;

export type UpstashAddress = {
  url: string;
  token: string;
  /** Read before each request: how long its answer may take, milliseconds. */
  answerWithinMs: () => number;
};

/**
 * Sends the commands of the Upstash client, instead of its own HTTP client, which reads answers of any length. A broken
 * connection is retried once, within the same time. Throws when there is no answer in time, and what Redis reports.
 */
export function createUpstashRequester({ url, token, answerWithinMs }: UpstashAddress): Requester {
  const root = url.replace(/\/+$/, '');
  /** Upstash's name for what this client has written: a replica that lags behind is not asked. */
  let syncToken = '';

  async function send(path: readonly string[], body: unknown): Promise<Response> {
    const signal = AbortSignal.timeout(answerWithinMs());
    const request = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'upstash-sync-token': syncToken,
      },
      body: JSON.stringify(body),
      signal,
    };
    const ask = () => fetch([root, ...path].join('/'), request);
    return ask().catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      return ask();
    });
  }

  return {
    async request<T>({ path = [], body }: { path?: string[]; body?: unknown }) {
      const response = await send(path, body);
      syncToken = response.headers.get('upstash-sync-token') ?? '';
      const answer = await readBoundedJson(response.body, maxAnswerBytes).catch((cause: unknown) => {
        if (cause instanceof BodyTooLarge) throw cause;
        throw new Error(`Redis answered ${response.status} without JSON`, { cause });
      });
      // The command itself may hold what must not be logged: it is not repeated.
      if (!response.ok) throw new Error(`Redis answered ${response.status}: ${errorOf(answer)}`);
      return answer as { result?: T; error?: string }; // the protocol of Upstash; the client checks no more than this
    },
  };
}

function errorOf(answer: unknown): string {
  const { error } = (answer ?? {}) as Answer;
  return String(error ?? 'no reason').slice(0, 200);
}

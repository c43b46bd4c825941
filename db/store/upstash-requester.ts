import { BodyTooLarge, readBoundedJson } from '../../core/bounded-body.ts';

type Command = readonly (string | number)[];

/** What Upstash answers to a command. */
type Answer = { result?: unknown; error?: string };

export type UpstashRequester = {
  /** The result of one command. */
  run(command: Command): Promise<unknown>;
  /** The results of commands that run as one transaction. */
  runTogether(commands: readonly Command[]): Promise<unknown[]>;
};

/** Far more than we keep under any key. */
const maxAnswerBytes = 4 * 2 ** 20;

export type UpstashAddress = {
  url: string;
  token: string;
  /** Read before each request: how long its answer may take, milliseconds. */
  answerWithinMs: () => number;
};

/**
 * Sends commands to the REST interface of Upstash and reads answers of bounded length. A broken connection is retried
 * once, within the same time. Throws when there is no answer in time, and what Redis reports.
 */
export function createUpstashRequester({ url, token, answerWithinMs }: UpstashAddress): UpstashRequester {
  const root = url.replace(/\/+$/, '');
  /** Upstash's name for what this client has written: a replica that lags behind is not asked. */
  let syncToken = '';

  async function send(path: string, body: unknown): Promise<Response> {
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
    const call = () => fetch(root + path, request);
    return call().catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      return call();
    });
  }

  async function ask(path: string, body: unknown): Promise<unknown> {
    const response = await send(path, body);
    syncToken = response.headers.get('upstash-sync-token') ?? '';
    const answer = await readBoundedJson(response.body, maxAnswerBytes).catch((cause: unknown) => {
      if (cause instanceof BodyTooLarge) throw cause;
      throw new Error(`Redis answered ${response.status} without JSON`, { cause });
    });
    // The command itself may hold what must not be logged: it is not repeated.
    if (!response.ok) throw new Error(`Redis answered ${response.status}: ${errorOf(answer)}`);
    return answer;
  }

  return {
    run: async (command) => resultOf(await ask('', command)),
    async runTogether(commands) {
      const answers = await ask('/multi-exec', commands);
      if (!Array.isArray(answers)) throw new TypeError('Redis answered a transaction without results');
      return answers.map(resultOf);
    },
  };
}

function resultOf(answer: unknown): unknown {
  const { result, error } = (answer ?? {}) as Answer; // the protocol of Upstash
  if (error !== undefined) throw new Error(`Redis answered: ${errorOf(answer)}`);
  if (result === undefined) throw new TypeError('Redis answered without a result');
  return result;
}

function errorOf(answer: unknown): string {
  const { error } = (answer ?? {}) as Answer;
  return String(error ?? 'no reason').slice(0, 200);
}

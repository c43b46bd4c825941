import { createTokens } from '../../../api/_auth/tokens.ts';
import { stages } from '../../../core/lesson/stages.ts';
import { defaultTimeZone } from '../../../core/streak/streak.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { benchJwtSecret, benchLearners, benchWebhookSecret } from './constants.ts';
import { machineClock } from './deps.ts';

const learners = benchLearners().length;

/** One kind of request; `make` is called for each, with a running number. */
export type Load = { name: string; make(n: number): Shot };
export type Shot = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Tokens as the product issues them: logging 200 people in would only measure the limit on logins. */
export async function issueTokens(learners = benchLearners()): Promise<string[]> {
  const store = createMemoryStore(machineClock);
  const tokens = createTokens({ secret: benchJwtSecret, clock: machineClock, store });
  const issued = learners.map((userId) => tokens.issue({ userId, zone: defaultTimeZone }));
  return (await Promise.all(issued)).map(({ token }) => token);
}

/** Kinds of requests of learners, who take turns: the `n`-th is made by the `n`-th of them. */
export function learnersLoads(tokens: readonly string[]) {
  const headers = (n: number) => ({ authorization: `Bearer ${tokens[n % tokens.length]}` });
  return {
    /** `call` names the request; its path may differ from one to the next, e.g. '/lessons/{id}'. */
    get: (call: string, pathOf: (n: number) => string = () => call): Load => ({
      name: `GET ${call}`,
      make: (n) => ({ method: 'GET', path: `/api${pathOf(n)}`, headers: headers(n) }),
    }),
    post: (call: string, bodyOf: (n: number) => object): Load => ({
      name: `POST ${call}`,
      make: (n) => ({
        method: 'POST',
        path: `/api${call}`,
        headers: headers(n),
        body: JSON.stringify(bodyOf(n)),
      }),
    }),
  };
}

let events = 0;

/** The answer to the `n`-th stage of a word of the first lesson, each as an event of its own. */
export function answerOf(n: number): object {
  events += 1;
  const stage = stages[Math.floor(n / learners) % stages.length] ?? 'TYPE';
  return {
    lessonId: 1,
    wordId: 1 + (Math.floor(n / (stages.length * learners)) % 8),
    eventId: `bench-${process.pid}-${events}`,
    attempts: { [stage]: { result: 'right', tries: 1, ms: 1200 } },
  };
}

let updates = Math.floor(Date.now() / 1000);

/** The command /start, from the `n`-th person. */
export function startCommand(n: number): Shot {
  updates += 1;
  const from = {
    id: 8_100_000_000 + (n % learners),
    is_bot: false,
    first_name: 'Нагрузка',
    language_code: 'ru',
  };
  const message = {
    message_id: updates,
    date: Math.floor(Date.now() / 1000),
    chat: { id: from.id, type: 'private', first_name: from.first_name },
    from,
    text: '/start',
    entities: [{ type: 'bot_command', offset: 0, length: 6 }],
  };
  return {
    method: 'POST',
    path: '/api/telegram',
    headers: { 'x-telegram-bot-api-secret-token': benchWebhookSecret, 'content-type': 'application/json' },
    body: JSON.stringify({ update_id: updates, message }),
  };
}

import { deployedEnvironment } from './environment.ts';
import { type Finding, problemsOf } from './finding.ts';
import { type Answer, answerOnce, type FunctionRequest, isolate } from './function-process.ts';
import type { Output } from './output.ts';
import type { PlatformNode } from './platform-node.ts';
import { findPlace } from './router.ts';

const origin = 'https://mila.example';
const neededVariable = 'DATABASE_URL';

type Trial = {
  name: string;
  path: string;
  request?: Omit<FunctionRequest, 'url'>;
  /** Problems of the response. */
  judge: (answer: Reply) => string[];
};
type Reply = { status: number; headers: Record<string, string>; body: string };

/**
 * Starts each function as it was built, in a fresh Node with the environment of a deployment, database and Redis out of
 * reach, and calls it over the routes of the output. `node`: another Node than this one.
 */
export async function checkStarts(output: Output, node?: PlatformNode): Promise<Finding[]> {
  const env = deployedEnvironment();
  const secrets = [env.TELEGRAM_BOT_TOKEN, env.JWT_SECRET, env.CRON_SECRET, env.TELEGRAM_WEBHOOK_SECRET];
  const { fileOf, remove } = isolate(output);
  const findings: Finding[] = [];
  const prefix = node ? `Node ${node.version}: ` : '';
  try {
    for (const trial of trials(env)) {
      const place = findPlace(output, { path: trial.path, method: trial.request?.method ?? 'GET' });
      if (place.kind !== 'function') {
        findings.push({ name: trial.name, problems: ['путь не ведёт ни к какой функции'] });
        continue;
      }
      const request = { url: `${origin}${trial.path}`, ...trial.request };
      const answer = await answerOnce(fileOf(place.function), request, env, node?.program);
      findings.push({ name: `${prefix}${trial.name}`, problems: judge(answer, trial, secrets) });
    }
    for (const built of output.functions) {
      const { [neededVariable]: _left, ...poor } = env;
      const answer = await answerOnce(fileOf(built), { url: `${origin}/api/health` }, poor, node?.program);
      findings.push({
        name: `${prefix}${built.name} без ${neededVariable}: не запускается и называет её`,
        problems: judgePoor(answer),
      });
    }
  } finally {
    remove();
  }
  return findings;
}

function trials(env: Record<string, string>): Trial[] {
  const knock = (secret?: string): Trial['request'] => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret ? { 'x-telegram-bot-api-secret-token': secret } : {}),
    },
    body: '{}',
  });
  return [
    {
      name: 'GET /api/openapi.json: 200, описание вызовов',
      path: '/api/openapi.json',
      judge: (reply) => [...status(reply, 200), ...problemsOf([[hasPaths(reply.body), 'нет paths']])],
    },
    {
      name: 'GET /api/health: 200, база и Redis недоступны',
      path: '/api/health',
      judge: (reply) => [
        ...status(reply, 200),
        ...problemsOf([
          [dataOf(reply.body).database === 'down', 'база не down'],
          [dataOf(reply.body).store === 'down', 'Redis не down'],
        ]),
      ],
    },
    {
      name: 'GET /api/no-such-call: 404, JSON с сообщением',
      path: '/api/no-such-call',
      judge: (reply) => [...status(reply, 404), ...refusal(reply)],
    },
    {
      name: 'GET /api/home без токена: 401',
      path: '/api/home',
      judge: (reply) => [...status(reply, 401), ...refusal(reply)],
    },
    {
      name: 'GET /api/cron/daily без секрета: 401',
      path: '/api/cron/daily',
      judge: (reply) => [...status(reply, 401), ...refusal(reply)],
    },
    {
      name: 'GET /api/cron/daily с секретом: 503, пока базы нет',
      path: '/api/cron/daily',
      request: { headers: { authorization: `Bearer ${env.CRON_SECRET}` } },
      judge: (reply) => [
        ...status(reply, 503),
        ...problemsOf([['retry-after' in reply.headers, 'нет Retry-After']]),
      ],
    },
    {
      name: 'GET /api/audio/1/2 без подписи: 401',
      path: '/api/audio/1/2',
      judge: (reply) => [...status(reply, 401), ...refusal(reply)],
    },
    {
      name: 'GET /api/queue снаружи: 404, как незнакомый путь',
      path: '/api/queue',
      judge: (reply) => [...status(reply, 404), ...refusal(reply)],
    },
    {
      name: 'POST /api/queue: клиент очереди открыт, вызов без сообщения 400',
      path: '/api/queue',
      request: { method: 'POST', headers: { 'ce-type': 'com.vercel.queue.v2beta' }, body: '{}' },
      judge: (reply) => status(reply, 400),
    },
    {
      name: 'POST /api/telegram без секрета: 401',
      path: '/api/telegram',
      request: knock(),
      judge: (reply) => status(reply, 401),
    },
    {
      name: 'POST /api/telegram с секретом: бот открыт, пустое обновление 400',
      path: '/api/telegram',
      request: knock(env.TELEGRAM_WEBHOOK_SECRET),
      judge: (reply) => status(reply, 400),
    },
  ];
}

function judge(answer: Answer, trial: Trial, secrets: readonly (string | undefined)[]): string[] {
  const said = JSON.stringify(answer);
  const isLeaking = secrets.some((secret) => secret !== undefined && said.includes(secret));
  return [
    ...('error' in answer
      ? [`не запустилась: ${answer.error}`]
      : [...trial.judge(answer), ...problemsOf([['x-request-id' in answer.headers, 'нет X-Request-Id']])]),
    ...problemsOf([[!isLeaking, 'секрет в ответе']]),
  ];
}

function judgePoor(answer: Answer): string[] {
  if (!('error' in answer)) return [`ответила ${answer.status}`];
  return problemsOf([[answer.error.includes(neededVariable), `сказала только: ${answer.error}`]]);
}

function status(reply: Reply, wanted: number): string[] {
  return problemsOf([[reply.status === wanted, `ответ ${reply.status}: ${reply.body.slice(0, 200)}`]]);
}

/** The envelope of a failure: for programs a code, for the learner a message. */
function refusal({ body }: Reply): string[] {
  const { status: kind, code, message } = parsed(body);
  const isWhole = kind === 'error' && typeof code === 'string' && typeof message === 'string';
  return problemsOf([[isWhole, `не конверт ошибки: ${body.slice(0, 200)}`]]);
}

function hasPaths(body: string): boolean {
  const { paths } = parsed(body);
  return typeof paths === 'object' && paths !== null && Object.keys(paths).length > 0;
}

function dataOf(body: string): Record<string, unknown> {
  const { data } = parsed(body);
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

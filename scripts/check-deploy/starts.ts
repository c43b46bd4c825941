import { deployedEnvironment } from './environment.ts';
import { type Finding, problemsOf } from './finding.ts';
import { type Answer, answerOnce, type FunctionRequest, isolate } from './function-process.ts';
import type { Output } from './output.ts';
import type { PlatformNode } from './platform-node.ts';
import { findPlace } from './router.ts';

const origin = 'https://mila.example';
const neededVariable = 'DATABASE_URL';

type Trial = {
  /** Begins with the method and the path. */
  name: string;
  request?: Omit<FunctionRequest, 'url'>;
  status: number;
  /** Other problems of the response. */
  judge?: (answer: Reply) => string[];
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
      const [method, path = ''] = trial.name.split(/[ :]/);
      const place = findPlace(output, { path, method });
      if (place.kind !== 'function') {
        findings.push({ name: trial.name, problems: ['путь не ведёт ни к какой функции'] });
        continue;
      }
      const request = { url: `${origin}${path}`, ...trial.request };
      const answer = await answerOnce(fileOf(place.function), request, env, node?.program);
      findings.push({
        name: `${prefix}${trial.name}: ${trial.status}`,
        problems: judge(answer, trial, secrets),
      });
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
  const queued = { method: 'POST', headers: { 'ce-type': 'com.vercel.queue.v2beta' }, body: '{}' };
  return [
    { name: 'GET /api/openapi.json: описание вызовов', status: 200, judge: describesCalls },
    { name: 'GET /api/health: база и Redis недоступны', status: 200, judge: isCutOff },
    { name: 'GET /api/no-such-call: JSON с сообщением', status: 404, judge: refusal },
    { name: 'GET /api/home без токена', status: 401, judge: refusal },
    { name: 'GET /api/cron/daily без секрета', status: 401, judge: refusal },
    {
      name: 'GET /api/cron/daily с секретом, пока базы нет',
      request: { headers: { authorization: `Bearer ${env.CRON_SECRET}` } },
      status: 503,
      judge: ({ headers }) => problemsOf([['retry-after' in headers, 'нет Retry-After']]),
    },
    { name: 'GET /api/audio/1/2 без подписи', status: 401, judge: refusal },
    { name: 'GET /api/queue снаружи: как незнакомый путь', status: 404, judge: refusal },
    { name: 'POST /api/queue: клиент очереди открыт, вызов без сообщения', request: queued, status: 400 },
    { name: 'POST /api/telegram без секрета', request: knock(), status: 401 },
    {
      name: 'POST /api/telegram с секретом: бот открыт, пустое обновление',
      request: knock(env.TELEGRAM_WEBHOOK_SECRET),
      status: 400,
    },
  ];
}

function judge(answer: Answer, trial: Trial, secrets: readonly (string | undefined)[]): string[] {
  const said = JSON.stringify(answer);
  const isLeaking = secrets.some((secret) => secret !== undefined && said.includes(secret));
  return [
    ...('error' in answer
      ? [`не запустилась: ${answer.error}`]
      : [
          ...problemsOf([
            [answer.status === trial.status, `ответ ${answer.status}: ${answer.body.slice(0, 200)}`],
            ['x-request-id' in answer.headers, 'нет X-Request-Id'],
          ]),
          ...(trial.judge?.(answer) ?? []),
        ]),
    ...problemsOf([[!isLeaking, 'секрет в ответе']]),
  ];
}

function judgePoor(answer: Answer): string[] {
  if (!('error' in answer)) return [`ответила ${answer.status}`];
  return problemsOf([[answer.error.includes(neededVariable), `сказала только: ${answer.error}`]]);
}

/** The envelope of a failure: for programs a code, for the learner a message. */
function refusal({ body }: Reply): string[] {
  const { status: kind, code, message } = parsed(body);
  const isWhole = kind === 'error' && typeof code === 'string' && typeof message === 'string';
  return problemsOf([[isWhole, `не конверт ошибки: ${body.slice(0, 200)}`]]);
}

function describesCalls({ body }: Reply): string[] {
  return problemsOf([[Object.keys(objectIn(parsed(body).paths)).length > 0, 'нет paths']]);
}

function isCutOff({ body }: Reply): string[] {
  const { database, store } = objectIn(parsed(body).data);
  return problemsOf([
    [database === 'down', 'база не down'],
    [store === 'down', 'Redis не down'],
  ]);
}

function parsed(body: string): Record<string, unknown> {
  try {
    return objectIn(JSON.parse(body));
  } catch {
    return {};
  }
}

const objectIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

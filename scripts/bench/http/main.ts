import { Agent, request as httpRequest } from 'node:http';
import autocannon from 'autocannon';
import { stages } from '../../../core/lesson/stages.ts';
import { startPostgres } from '../../fixtures/postgres.ts';
import { median, sum, timed } from '../figures.ts';
import { firstAnswers, type Place, readPlaces } from '../load/mix.ts';
import { type Pair, printRatio, type Ratio, ratioOf, whyTooBusy } from '../paired.ts';
import { atLeast, atMost, type Bar, printBars, printTable } from '../report.ts';
import { openServer } from './servers.ts';
import { answerShot, issueTokens, type Load, type Shot, startCommand } from './shots.ts';

const connections = 20;
const seconds = 4;
const rounds = 3;
/** Single requests of a block; the floor and a call take turns, block by block. */
const blockRequests = 25;
const blocks = 20;

type Rate = { perSecond: number; p50: number; p99: number; errors: number };

/**
 * Figures of one load on one server: its rate as the median of the rounds, missing where it was asked one at a time only,
 * and its single requests beside those to bare Node.
 */
type Figures = { rate: Rate | undefined; oneByOne: Ratio };

/**
 * Requests per second, latencies and one-at-a-time latency of the product's calls, each as a ratio to bare Node, in
 * interleaved rounds on one machine.
 */
export async function benchHttp(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) console.log('!!! Нет PostgreSQL: измеряется только встроенная база.');
  const bare = await openServer('bare');
  const hono = await openServer('hono');
  const bareWebhook = await openServer('bare-webhook');
  const embedded = await openServer('product');
  const product = postgres ? await openServer('product', postgres.url) : embedded;
  try {
    const tokens = await issueTokens();
    const hello: Load = { name: 'bare node', make: () => ({ method: 'GET', path: '/' }) };
    const update: Load = { name: 'bare node webhook', make: startCommand };
    const loads = productLoads(tokens);
    const busy = tokens.slice(0, busyLearners);
    const learned = (await readPlaces(product.port, busy[0])).slice(0, wordsOfDay);
    for (const server of new Set([product, embedded])) await fillDay(server.port, busy, learned);
    const busyDay = busyDayLoads(busy, learned);
    const results = new Map<string, Figures>();
    const on = (port: number, suffix = ''): Plan[] => [
      ...loads.map((load) => ({ name: load.name + suffix, port, load, isFlooded: true })),
      ...busyDay.map((load) => ({ name: load.name + suffix, port, load, isFlooded: false })),
    ];
    const plans: Plan[] = [
      { name: 'bare', port: bare.port, load: hello, isFlooded: true },
      { name: 'hono', port: hono.port, load: hello, isFlooded: true },
      { name: 'bare-webhook', port: bareWebhook.port, load: update, isFlooded: true },
      ...on(product.port),
      ...(product === embedded ? [] : on(embedded.port, ' · PGlite')),
    ];
    const samples = new Map<string, { rates: Rate[]; pairs: Pair[] }>();
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, port, load, isFlooded } of plans) {
        const sample = samples.get(name) ?? { rates: [], pairs: [] };
        if (isFlooded) sample.rates.push(await flood(port, load));
        sample.pairs.push(...(await oneByOne({ port, load }, { port: bare.port, load: hello })));
        samples.set(name, sample);
      }
    }
    for (const [name, { rates, pairs }] of samples) {
      const rate = rates.length > 0 ? medians(rates) : undefined;
      results.set(name, { rate, oneByOne: ratioOf(pairs) });
    }
    const why = whyTooBusy([...samples.values()].flatMap(({ pairs }) => pairs.map(({ floor }) => floor)));
    if (why) console.log(why);
    return report(results, product === embedded ? 'PGlite' : 'PostgreSQL');
  } finally {
    for (const { child } of [bare, hono, bareWebhook, embedded, product]) child.kill('SIGKILL');
    await postgres?.stop();
  }
}

type Plan = { name: string; port: number; load: Load; isFlooded: boolean };

function productLoads(tokens: string[]): Load[] {
  const headers = (n: number) => ({ authorization: `Bearer ${tokens[n % tokens.length]}` });
  return [
    { name: 'GET /me', make: (n) => ({ method: 'GET', path: '/api/me', headers: headers(n) }) },
    { name: 'GET /home', make: (n) => ({ method: 'GET', path: '/api/home', headers: headers(n) }) },
    {
      name: 'GET /lessons/{id}',
      make: (n) => ({ method: 'GET', path: '/api/lessons/1', headers: headers(n) }),
    },
    {
      // As a learner: one address may not ask so often without a name.
      name: 'GET /sections',
      make: (n) => ({ method: 'GET', path: '/api/sections', headers: headers(n) }),
    },
    { name: 'POST /progress', make: (n) => answerShot(n, headers(n)) },
    { name: 'webhook /start', make: startCommand },
  ];
}

/** Learners with a long day behind them: enough of them that none exceeds the limit of calls in a minute. */
const busyLearners = 10;
const answersOfDay = 500;
const wordsOfDay = 40;

/**
 * «Сегодня» of a learner who has given hundreds of answers since morning. Too often for a flood: one at a time only. The
 * reviews are about all the words of the day in turn, as people learn.
 */
function busyDayLoads(tokens: readonly string[], learned: readonly Place[]): Load[] {
  const headers = (n: number) => ({ authorization: `Bearer ${tokens[n % tokens.length]}` });
  let reviews = 0;
  return [
    { name: 'GET /today', make: (n) => ({ method: 'GET', path: '/api/today', headers: headers(n) }) },
    {
      name: 'POST /reviews',
      make: (n) => {
        reviews += 1;
        const body = {
          eventId: `day-${process.pid}-${reviews}`,
          wordId: learned[Math.floor(reviews / tokens.length) % learned.length]?.wordId,
          exercise: 'type',
          result: 'right',
        };
        return { method: 'POST', path: '/api/reviews', headers: headers(n), body: JSON.stringify(body) };
      },
    },
  ];
}

/** Gives each of these learners a day of `answersOfDay` answers: words learned, and then reviewed again and again. */
async function fillDay(port: number, tokens: readonly string[], learned: readonly Place[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const shot of firstAnswers(tokens, learned)) await send(agent, port, shot);
  const reviews = answersOfDay - learned.length * stages.length;
  for (const token of tokens) {
    for (let n = 0; n < reviews; n += 1) {
      const { wordId } = learned[n % learned.length] ?? {};
      const body = { eventId: `filled-${n}`, wordId, exercise: 'listen', result: 'right', ms: 1500 };
      const headers = { authorization: `Bearer ${token}` };
      await send(agent, port, { method: 'POST', path: '/api/reviews', headers, body: JSON.stringify(body) });
    }
  }
  agent.destroy();
}

async function flood(port: number, load: Load): Promise<Rate> {
  let n = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          n += 1;
          const { method, path, headers, body } = load.make(n);
          return {
            ...request,
            method,
            path,
            headers: { ...headers },
            ...(body === undefined ? {} : { body }),
          };
        },
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}

type Target = { port: number; load: Load };

/** Median milliseconds of single requests in blocks, to a call and to its floor in turn, each over one kept connection. */
async function oneByOne(target: Target, floor: Target): Promise<Pair[]> {
  const agents = [target, floor].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const [targetAgent, floorAgent] = agents as [Agent, Agent];
  let n = 0;
  const block = async (agent: Agent, { port, load }: Target) => {
    const times: number[] = [];
    for (let request = 0; request < blockRequests; request += 1) {
      n += 1;
      const shot = load.make(n);
      times.push(await timed(() => send(agent, port, shot)));
    }
    return median(times);
  };
  const pairs: Pair[] = [];
  for (let round = 0; round < blocks; round += 1) {
    pairs.push({ floor: await block(floorAgent, floor), value: await block(targetAgent, target) });
  }
  for (const agent of agents) agent.destroy();
  // Until here connections and compiled code were warming up.
  return pairs.slice(blocks / 5);
}

function send(agent: Agent, port: number, { method, path, headers = {}, body }: Shot): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume();
      // A refusal is quick, and no measurement.
      const isServed = response.statusCode !== undefined && response.statusCode < 400;
      response.on('end', () =>
        isServed ? resolve() : reject(new Error(`${method} ${path}: ${response.statusCode}`)),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

function medians(all: Rate[]): Rate {
  const of = (pick: (figures: Rate) => number) => median(all.map(pick));
  return {
    perSecond: of((f) => f.perSecond),
    p50: of((f) => f.p50),
    p99: of((f) => f.p99),
    errors: sum(all.map((f) => f.errors)),
  };
}

function report(results: Map<string, Figures>, engine: string): boolean {
  console.log(`\nHTTP, ${connections} соединений, база ${engine}; доли от голого Node в том же прогоне`);
  const share = (name: string, floor: string) =>
    (results.get(name)?.rate?.perSecond ?? 0) / (results.get(floor)?.rate?.perSecond ?? Number.NaN);
  const rows = [...results].map(([name, { rate, oneByOne }]) => ({
    call: name,
    'req/s': rate ? Math.round(rate.perSecond) : '',
    share: rate ? share(name, 'bare').toFixed(3) : '',
    'one at a time': `${printRatio(oneByOne)} x`,
    p50: rate?.p50 ?? '',
    p99: rate?.p99 ?? '',
    errors: rate?.errors ?? '',
  }));
  printTable(rows);
  // No bar: its time is Telegram's library, one statement and one message (test/bot/features/start.test.ts counts them).
  console.log(`/start: ${share('webhook /start', 'bare-webhook').toFixed(3)} голого webhook`);
  const failed = [...results].flatMap(([name, { rate }]) =>
    rate && rate.errors > 0 ? [{ name, rate }] : [],
  );
  for (const { name, rate } of failed) console.log(`НЕТ ${name}: ${rate.errors} ответов с ошибкой`);
  const slow = (name: string) => results.get(name)?.oneByOne.median ?? Number.NaN;
  const bars: Bar[] = [
    atMost('POST /progress, по одному, x bare', slow('POST /progress'), 4),
    atMost('GET /home, по одному, x bare', slow('GET /home'), 4),
    atMost('GET /lessons/{id}, по одному, x bare', slow('GET /lessons/{id}'), 4),
    atMost('POST /reviews в день с 500 ответами, по одному, x bare', slow('POST /reviews'), 6),
    atMost('GET /today в день с 500 ответами, по одному, x bare', slow('GET /today'), 6),
    ...(engine === 'PGlite'
      ? []
      : [atMost('GET /home на встроенной базе, по одному, x bare', slow('GET /home · PGlite'), 12)]),
    atLeast('GET /lessons/{id}, доля', share('GET /lessons/{id}', 'bare'), 0.05),
    atLeast('GET /sections, доля', share('GET /sections', 'bare'), 0.3),
    atLeast('GET /me, доля от Hono', share('GET /me', 'hono'), 0.5),
  ];
  return printBars(bars) && failed.length === 0;
}

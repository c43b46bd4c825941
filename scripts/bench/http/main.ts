import { Agent, request as httpRequest } from 'node:http';
import autocannon from 'autocannon';
import { startPostgres } from '../../fixtures/postgres.ts';
import { median, sum, timed } from '../figures.ts';
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

/** Figures of one load on one server, each the median of the rounds, and its single requests beside those to bare Node. */
type Figures = Rate & { oneByOne: Ratio };

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
    const results = new Map<string, Figures>();
    const plans: [string, number, Load][] = [
      ['bare', bare.port, hello],
      ['hono', hono.port, hello],
      ['bare-webhook', bareWebhook.port, update],
      ...loads.map((load): [string, number, Load] => [load.name, product.port, load]),
      ...(product === embedded
        ? []
        : loads.map((load): [string, number, Load] => [`${load.name} · PGlite`, embedded.port, load])),
    ];
    const samples = new Map<string, { rates: Rate[]; pairs: Pair[] }>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, port, load] of plans) {
        const sample = samples.get(name) ?? { rates: [], pairs: [] };
        sample.rates.push(await flood(port, load));
        sample.pairs.push(...(await oneByOne({ port, load }, { port: bare.port, load: hello })));
        samples.set(name, sample);
      }
    }
    for (const [name, { rates, pairs }] of samples) {
      results.set(name, { ...medians(rates), oneByOne: ratioOf(pairs) });
    }
    const busy = whyTooBusy([...samples.values()].flatMap(({ pairs }) => pairs.map(({ floor }) => floor)));
    if (busy) console.log(busy);
    return report(results, product === embedded ? 'PGlite' : 'PostgreSQL');
  } finally {
    for (const { child } of [bare, hono, bareWebhook, embedded, product]) child.kill('SIGKILL');
    await postgres?.stop();
  }
}

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
      response.on('end', resolve);
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
  const bare = results.get('bare');
  if (!bare) throw new Error('the floor was not measured');
  console.log(`\nHTTP, ${connections} соединений, база ${engine}; доли от голого Node в том же прогоне`);
  const rows = [...results].map(([name, f]) => ({
    call: name,
    'req/s': Math.round(f.perSecond),
    share: (f.perSecond / bare.perSecond).toFixed(3),
    'one at a time': `${printRatio(f.oneByOne)} x`,
    p50: f.p50,
    p99: f.p99,
    errors: f.errors,
  }));
  printTable(rows);
  const failed = [...results].filter(([, { errors }]) => errors > 0);
  for (const [name, { errors }] of failed) console.log(`НЕТ ${name}: ${errors} ответов с ошибкой`);
  return printBars(bars(results, bare)) && failed.length === 0;
}

function bars(results: Map<string, Figures>, bare: Figures): Bar[] {
  const of = (name: string) => results.get(name) ?? bare;
  const share = (name: string, floor: string) => of(name).perSecond / of(floor).perSecond;
  const slow = (name: string) => of(name).oneByOne.median;
  return [
    atMost('POST /progress, по одному, x bare', slow('POST /progress'), 5),
    atMost('GET /home, по одному, x bare', slow('GET /home'), 6),
    atMost('GET /lessons/{id}, по одному, x bare', slow('GET /lessons/{id}'), 4.5),
    atLeast('GET /lessons/{id}, доля', share('GET /lessons/{id}', 'bare'), 0.05),
    atLeast('GET /sections, доля', share('GET /sections', 'bare'), 0.2),
    atLeast('GET /me, доля от Hono', share('GET /me', 'hono'), 0.4),
    atLeast('webhook /start, доля от голого webhook', share('webhook /start', 'bare-webhook'), 0.25),
  ];
}

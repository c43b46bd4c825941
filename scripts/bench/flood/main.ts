/**
 * `npm run bench:flood`: how long a learner waits while somebody floods the server with calls that are refused, against
 * quiet, in turn in one run. `-- --rounds=5` takes more rounds.
 */
import { createHmac } from 'node:crypto';
import { startPostgres } from '../../fixtures/postgres.ts';
import { median } from '../figures.ts';
import { benchLearners } from '../http/constants.ts';
import { openServer } from '../http/servers.ts';
import { issueTokens, type Load, type Shot } from '../http/shots.ts';
import { driveAtRate } from '../load/fixed-rate.ts';
import { numberAsked } from '../number-asked.ts';
import { atMost, printBars, printTable } from '../report.ts';

const usualRounds = 3;
const secondsOfRound = 3;
/** The neighbours: learners who open home and lessons. */
const neighbourPerSecond = 20;
/** The attack that was once measured took the median from 25 to 136 ms with 4,800 refused calls in ten seconds. */
const floodPerSecond = 500;
const maxRatio = 2;

const [flooder = 0, ...neighbours] = benchLearners();

function forgedToken(n: number): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    sub: String(neighbours[n % neighbours.length]),
    zone: 'UTC',
    jti: `x${n}`,
    exp: 9_999_999_999,
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', 'a guess').update(signed).digest('base64url')}`;
}

const get = (path: string, token?: string): Shot => ({
  method: 'GET',
  path,
  ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
});

function floods(flooderToken: string): Load[] {
  return [
    { name: 'forged tokens', make: (n) => get('/api/home', forgedToken(n)) },
    {
      name: "another learner's rows",
      make: (n) => get(`/api/users/stats/${neighbours[n % neighbours.length]}`, flooderToken),
    },
    { name: 'calls of admins', make: () => get('/api/admin/analytics', flooderToken) },
    {
      name: 'forged launch data',
      make: (n) => ({
        method: 'POST',
        path: '/api/auth/telegram',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ initData: `user=%7B%7D&auth_date=1&hash=${String(n).padStart(64, '0')}` }),
      }),
    },
    { name: 'no token', make: () => get('/api/home') },
  ];
}

/** Learners who log in, open home and read a lesson; none of their calls may be refused. */
function honest(tokens: readonly string[]): Load[] {
  return ['/api/home', '/api/lessons/1'].map((path) => ({
    name: `GET ${path}`,
    make: (n: number) => get(path, tokens[n % tokens.length]),
  }));
}

async function measure(rounds: number): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('Для этого прогона нужен PostgreSQL.');
  const server = await openServer('product', postgres.url);
  try {
    const [flooderToken = '', ...tokens] = await issueTokens([flooder, ...neighbours]);
    const wheel = honest(tokens);
    const neighbour = async (name: string) => {
      const [slice] = await driveAtRate(server.port, wheel, {
        perSecond: neighbourPerSecond,
        seconds: secondsOfRound,
        slices: 1,
      });
      if (!slice || Object.keys(slice.errors).length > 0) {
        throw new Error(`a neighbour was refused during ${name}: ${JSON.stringify(slice?.errors)}`);
      }
      return slice;
    };
    await neighbour('warming up');
    const quiet: number[] = [];
    const flooded = new Map<string, number[]>();
    const refused = new Map<string, Record<string, number>>();
    for (let round = 0; round < rounds; round += 1) {
      for (const flood of floods(flooderToken)) {
        quiet.push((await neighbour('quiet')).p50);
        const [told] = await Promise.all([
          neighbour(flood.name),
          driveAtRate(server.port, [flood], {
            perSecond: floodPerSecond,
            seconds: secondsOfRound,
            slices: 1,
          }).then(([slice]) => refused.set(flood.name, slice?.errors ?? {})),
        ]);
        flooded.set(flood.name, [...(flooded.get(flood.name) ?? []), told.p50]);
      }
    }
    return report(quiet, flooded, refused);
  } finally {
    server.child.kill('SIGKILL');
    await postgres.stop();
  }
}

function report(
  quiet: readonly number[],
  flooded: ReadonlyMap<string, number[]>,
  refused: ReadonlyMap<string, Record<string, number>>,
): boolean {
  const calm = median(quiet);
  const lines = [...flooded].map(([flood, medians]) => ({ flood, p50: median(medians) }));
  console.log(
    `\nСосед: ${neighbourPerSecond} вызовов в секунду; наплыв: ${floodPerSecond} отказов в секунду`,
  );
  printTable([
    { flood: 'quiet', 'p50, мс': calm.toFixed(2), 'x quiet': '1.00', 'last round': '' },
    ...lines.map(({ flood, p50 }) => ({
      flood,
      'p50, мс': p50.toFixed(2),
      'x quiet': (p50 / calm).toFixed(2),
      'last round': Object.entries(refused.get(flood) ?? {})
        .map(([what, count]) => `${what.replace(flood, '').trim()}: ${count}`)
        .join(', '),
    })),
  ]);
  return printBars(
    lines.map(({ flood, p50 }) => atMost(`${flood}: медиана соседа, x quiet`, p50 / calm, maxRatio)),
  );
}

process.exit((await measure(Math.ceil(numberAsked('rounds', usualRounds)))) ? 0 : 1);

/**
 * `npm run bench:flood`: how long a learner waits while somebody floods the server with calls that are refused, against
 * quiet, in turn in one run. `-- --rounds=5` takes more rounds.
 */
import { createHmac } from 'node:crypto';
import { startPostgres } from '../../fixtures/postgres.ts';
import { median } from '../figures.ts';
import { benchLearners } from '../http/constants.ts';
import { openServer } from '../http/servers.ts';
import { issueTokens, type Load, learnersLoads, type Shot } from '../http/shots.ts';
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

/** The neighbour's median in milliseconds: quiet (before and after), and under the flood. */
type Round = { quiet: number; flooded: number };

async function measure(rounds: number): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('Для этого прогона нужен PostgreSQL.');
  const server = await openServer('product', postgres.url);
  try {
    const [flooderToken = '', ...tokens] = await issueTokens([flooder, ...neighbours]);
    // None of their calls may be refused.
    const { get: open } = learnersLoads(tokens);
    const wheel = [open('/home'), open('/lessons/1')];
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
    const rows = new Map<string, Round[]>();
    const refused = new Map<string, Record<string, number>>();
    for (let round = 0; round < rounds; round += 1) {
      for (const flood of floods(flooderToken)) {
        const before = await neighbour('quiet');
        const [during] = await Promise.all([
          neighbour(flood.name),
          driveAtRate(server.port, [flood], {
            perSecond: floodPerSecond,
            seconds: secondsOfRound,
            slices: 1,
          }).then(([slice]) => refused.set(flood.name, slice?.errors ?? {})),
        ]);
        const after = await neighbour('quiet');
        const round = { quiet: (before.p50 + after.p50) / 2, flooded: during.p50 };
        rows.set(flood.name, [...(rows.get(flood.name) ?? []), round]);
      }
    }
    return report(rows, refused);
  } finally {
    server.child.kill('SIGKILL');
    await postgres.stop();
  }
}

function report(
  rounds: ReadonlyMap<string, Round[]>,
  refused: ReadonlyMap<string, Record<string, number>>,
): boolean {
  const lines = [...rounds].map(([flood, of]) => ({
    flood,
    quiet: median(of.map(({ quiet }) => quiet)),
    flooded: median(of.map((round) => round.flooded)),
    // Round by round: both meet the same machine, so that minutes that were busier do not tell.
    ratio: median(of.map((round) => round.flooded / round.quiet)),
  }));
  console.log(
    `\nСосед: ${neighbourPerSecond} вызовов в секунду; наплыв: ${floodPerSecond} отказов в секунду`,
  );
  printTable(
    lines.map(({ flood, quiet, flooded, ratio }) => ({
      flood,
      'quiet p50, мс': quiet.toFixed(2),
      'p50, мс': flooded.toFixed(2),
      'x quiet': ratio.toFixed(2),
      'last round': Object.entries(refused.get(flood) ?? {})
        .map(([what, count]) => `${what.replace(flood, '').trim()}: ${count}`)
        .join(', '),
    })),
  );
  return printBars(
    lines.map(({ flood, ratio }) => atMost(`${flood}: медиана соседа, x quiet`, ratio, maxRatio)),
  );
}

process.exit((await measure(Math.ceil(numberAsked('rounds', usualRounds)))) ? 0 : 1);

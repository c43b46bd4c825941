import { startPostgres } from '../../fixtures/postgres.ts';
import { megabytes, sum } from '../figures.ts';
import { openServer } from '../http/servers.ts';
import { issueTokens, type Load } from '../http/shots.ts';
import { numberAsked } from '../number-asked.ts';
import { whyTooBusy } from '../paired.ts';
import { atLeast, atMost, type Bar, printBars, printTable } from '../report.ts';
import { mixedLoads } from './mix.ts';
import { connections, type Sustained, sustain } from './sustain.ts';

const usualSeconds = 30;
const seconds = numberAsked('seconds', usualSeconds);

/**
 * The mix of a busy evening (home, lessons, answers, quizzes, leaderboard) from 50 connections for half a minute, on
 * PostgreSQL and on the embedded database, each against a bare handler in the same run: requests a second, latencies,
 * errors, memory at the end against the beginning. `-- load --seconds=5` takes less time, and shows less.
 */
export async function benchLoad(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) console.log('!!! Нет PostgreSQL: под нагрузкой измеряется только встроенная база.');
  const results = new Map<string, Sustained>();
  const run = async (name: string, kind: string, wheel: readonly Load[], databaseUrl?: string) => {
    const server = await openServer(kind, databaseUrl);
    try {
      results.set(name, await sustain(server, wheel, seconds));
    } finally {
      server.child.kill('SIGKILL');
    }
  };
  try {
    const mix = mixedLoads(await issueTokens());
    await run(floorName, 'bare', [{ name: 'GET /', make: () => ({ method: 'GET', path: '/' }) }]);
    if (postgres) await run('PostgreSQL', 'product', mix, postgres.url);
    await run('PGlite', 'product', mix);
    return report(results);
  } finally {
    await postgres?.stop();
  }
}

const floorName = 'bare node';

/** Throws for anything that is not a number of seconds. */
function report(results: Map<string, Sustained>): boolean {
  const bare = results.get(floorName);
  if (!bare) throw new Error('the floor was not measured');
  const busy = whyTooBusy([bare.p50]);
  if (busy) console.log(busy);
  console.log(`\nНагрузка: ${connections} соединений, ${seconds} с; доли от голого Node в том же прогоне`);
  printTable([...results].map(([name, one]) => lineOf(name, one, bare)));
  for (const [name, { kinds, errors }] of results) {
    if (name === floorName) continue;
    console.log(`\n${name}, по вызовам`);
    printTable(
      Object.entries(kinds).map(([call, { count, p50, p99 }]) => ({
        call,
        count,
        'p50, мс': p50.toFixed(1),
        'p99, мс': p99.toFixed(1),
        'p50 x bare': (p50 / bare.p50).toFixed(1),
        'p99 x bare': (p99 / bare.p99).toFixed(1),
      })),
    );
    for (const [what, count] of Object.entries(errors)) console.log(`  ошибка: ${what}, ${count} раз`);
  }
  console.log('');
  return printBars([...results].flatMap(([name, one]) => barsOf(name, one, bare)));
}

function lineOf(name: string, one: Sustained, bare: Sustained) {
  return {
    server: name,
    'req/s': Math.round(one.perSecond),
    share: (one.perSecond / bare.perSecond).toFixed(3),
    'p50, мс': one.p50.toFixed(2),
    'x bare': (one.p50 / bare.p50).toFixed(1),
    'p99, мс': one.p99.toFixed(2),
    'x bare ': (one.p99 / bare.p99).toFixed(1),
    errors: errorsOf(one),
    'heap, МБ': `${megabytes(one.memory.begin.heap)} → ${megabytes(one.memory.end.heap)}`,
    'rss, МБ': `${megabytes(one.memory.begin.rss)} → ${megabytes(one.memory.end.rss)}`,
    'heap x bare': (heapGrowth(one) / heapGrowth(bare)).toFixed(2),
  };
}

const heapGrowth = ({ memory }: Sustained) => memory.end.heap / memory.begin.heap;
const errorsOf = ({ errors }: Sustained) => sum(Object.values(errors));

/** PGlite is one connection in one process: its rate has no bar. */
function barsOf(name: string, one: Sustained, bare: Sustained): Bar[] {
  if (name === floorName) return [];
  const bars = [
    atMost(`${name}: ошибок`, errorsOf(one), 0),
    atMost(`${name}: память в конце к началу, x bare`, heapGrowth(one) / heapGrowth(bare), 1.2),
  ];
  if (name !== 'PostgreSQL') return bars;
  return [...bars, atLeast(`${name}: запросов в секунду, доля`, one.perSecond / bare.perSecond, 0.02)];
}

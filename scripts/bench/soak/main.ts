/**
 * `npm run soak`: the product for half an hour at three tenths of what it can do, on PostgreSQL. Does it become slower,
 * does it hold more and more, does anything go wrong? `-- --minutes=2` takes less time, and shows less.
 */
import { startPostgres } from '../../fixtures/postgres.ts';
import { megabytes, sum } from '../figures.ts';
import { benchLearners } from '../http/constants.ts';
import { openServer } from '../http/servers.ts';
import { issueTokens } from '../http/shots.ts';
import { firstAnswers, firstVisits, readPlaces, soakLoads } from '../load/mix.ts';
import { settle } from '../load/settle.ts';
import { sustain } from '../load/sustain.ts';
import { numberAsked } from '../number-asked.ts';
import { atMost, type Bar, printBars, printTable } from '../report.ts';
import { watchDatabase } from './database-watch.ts';
import { type Soaked, soak } from './soak.ts';

const usualMinutes = 30;
/** Stretches of five minutes in a usual run: the last is compared with the first. */
const slices = 6;
const shareOfMost = 0.3;
/**
 * So many that in half an hour each of them makes about as many calls as a lesson does: nobody answers all day long.
 */
const learners = 5000;
/** Words that each of them knows at the beginning. */
const knownWords = 5;
/** The pool of an instance. */
const maxConnections = 10;
/** Sockets to the database come and go. */
const openTolerance = maxConnections;

type Ended = Soaked & { connections: { open: number; stuck: number }; wrongBalances: number };

async function runSoak(minutes: number): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('Для этого прогона нужен PostgreSQL.');
  const server = await openServer('product', postgres.url, learners);
  const bare = await openServer('bare');
  const database = await watchDatabase(postgres.url);
  try {
    const tokens = await issueTokens(benchLearners(learners));
    const places = await readPlaces(server.port, tokens[0]);
    const learned = places.slice(0, knownWords);
    // Reviews are of learned words, and the first visit of a day costs more than later ones: measured, it would make the end
    // look better than it is.
    await settle(server.port, [...firstAnswers(tokens, learned), ...firstVisits(tokens)]);
    const wheel = soakLoads(tokens, { places, learned });
    const seconds = minutes * 60;
    const most = await sustain(server, wheel, Math.min(10, Math.ceil(seconds / slices)));
    const perSecond = most.perSecond * shareOfMost;
    console.log(
      `Наибольшее: ${Math.round(most.perSecond)} запросов в секунду. Держим ${Math.round(perSecond)} в секунду ${minutes} мин.`,
    );
    const soaked = await soak(server, bare, wheel, { perSecond, seconds, slices });
    const [connections, wrongBalances] = [await database.connections(), await database.wrongBalances()];
    return report({ ...soaked, connections, wrongBalances });
  } finally {
    for (const { child } of [server, bare]) child.kill('SIGKILL');
    await database.close();
    await postgres.stop();
  }
}

function report(ended: Ended): boolean {
  const { stretches, rest, connections } = ended;
  printTable(
    stretches.map(({ count, p50, p99, errors, loop, floor }, index) => ({
      stretch: index + 1,
      count,
      'p50, мс': p50.toFixed(1),
      'p99, мс': p99.toFixed(1),
      'bare p99, мс': floor.p99.toFixed(1),
      'цикл p99, мс': loop.p99.toFixed(1),
      'цикл max, мс': loop.max.toFixed(1),
      errors: sumOf(errors),
    })),
  );
  for (const { errors } of stretches) {
    for (const [what, count] of Object.entries(errors)) console.log(`  ошибка: ${what}, ${count} раз`);
  }
  console.log(
    `\nВ покое: куча ${megabytes(rest.begin.heap)} → ${megabytes(rest.end.heap)} МБ, rss ${megabytes(rest.begin.rss)} → ${megabytes(rest.end.rss)} МБ`,
  );
  console.log(`Открыто: ${JSON.stringify(rest.begin.open)} → ${JSON.stringify(rest.end.open)}`);
  console.log(`Соединений с базой: ${connections.open}, застрявших в транзакции: ${connections.stuck}\n`);
  return printBars(barsOf(ended));
}

function barsOf({ stretches, rest, faults, connections, wrongBalances }: Ended): Bar[] {
  const first = stretches[0];
  const last = stretches.at(-1);
  if (!first || !last) throw new Error('nothing was measured');
  const slowness = Math.max(1, last.floor.p99 / first.floor.p99);
  return [
    atMost('ошибок', sum(stretches.map(({ errors }) => sumOf(errors))), 0),
    atMost('строк error в журнале', faults, 0),
    atMost('учеников, чьи очки не сумма записей', wrongBalances, 0),
    atMost('соединений, застрявших в транзакции', connections.stuck, 0),
    atMost('соединений с базой', connections.open, maxConnections),
    atMost('p50 в конце к началу', last.p50 / first.p50, 1.2),
    // What made a bare handler slower is not the product's.
    atMost('p99 в конце к началу, x bare', last.p99 / first.p99 / slowness, 1.2),
    atMost('куча в конце к началу', rest.end.heap / rest.begin.heap, 1.2),
    atMost('открытого стало больше на', sumOf(rest.end.open) - sumOf(rest.begin.open), openTolerance),
  ];
}

const sumOf = (counts: Record<string, number>): number => sum(Object.values(counts));

process.exit((await runSoak(numberAsked('minutes', usualMinutes))) ? 0 : 1);

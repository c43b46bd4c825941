/**
 * `npm run bench:scale [-- --users 100000]`: what the statements of the learners' calls cost with a million learners
 * and 250 lessons, each as a ratio to a read by primary key that takes turns with it, and which plans the server uses;
 * and what the admin's figures and searches cost there.
 */

import { parseArgs } from 'node:util';
import pg from 'pg';
import { refreshRankHistogram } from '../../../db/rewards/rank.ts';
import { seedCourse } from '../../../db/seed.ts';
import { courseOf } from '../../fixtures/made-up-course.ts';
import { startPostgres } from '../../fixtures/postgres.ts';
import { median, timed } from '../figures.ts';
import { openTcpDatabase } from '../http/postgres-driver.ts';
import { printRatio } from '../paired.ts';
import { atMost, type Bar, printBars, printTable } from '../report.ts';
import { measureAdmin } from './admin.ts';
import { type Case, casesOf } from './cases.ts';
import { type Counts, countCase } from './counts.ts';
import { fillDatabase, firstLearner } from './fill-database.ts';
import { timePlan } from './plan-time.ts';
import { explain, type Plan } from './plans.ts';
import type { Statement } from './statements.ts';

const size = { lessons: 250, wordsPerLesson: 10 };
const rounds = 300;
const warmUpRounds = 30;
const blockRounds = 20;
type Figures = { ms: number; ratio: number; plan: Plan; counts: Counts; isPlannedOnce: boolean };

const { values } = parseArgs({ options: { users: { type: 'string', default: '1000000' } } });
const users = Number(values.users);
if (!Number.isInteger(users) || users < 10_000) throw new Error('--users: целое число, не меньше 10000');

async function benchScale(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('Нет PostgreSQL: установите его, чтобы измерить масштаб.');
  const database = openTcpDatabase(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    await database.migrate();
    const course = courseOf(size);
    await seedCourse(database.db, { course, audioOf: () => undefined, version: 'bench' }, new Date());
    console.log(`${users} учеников, ${size.lessons} уроков по ${size.wordsPerLesson} слов:`);
    const people = await fillDatabase(client, { users, ...size });
    const results = new Map<string, Figures>();
    const cases = await casesOf(database.db, people);
    for (const each of cases) results.set(each.name, await measure(client, each));
    await printHomePlans(client, cases, results);
    const bytes = await bytesPerLearnedWord(client);
    const refreshMs = await timed(() => refreshRankHistogram(database.db));
    const admin = await measureAdmin(client, database.db, people);
    return report(cases, results, { bytes, refreshMs, admin });
  } finally {
    await client.end();
    await database.close();
    await postgres.stop();
  }
}

/**
 * Before each statement the read by primary key runs, for another learner every time. The machine may be busy in
 * bursts: the ratio is taken block by block, and the median counts.
 */
async function measure(client: pg.Client, each: Case): Promise<Figures> {
  const { statement } = each;
  const own: number[] = [];
  const floor: number[] = [];
  const plan = await explain(client, await statement(rounds + warmUpRounds));
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    const { name, text, values } = await statement(round);
    const key = keyRead(round);
    const floorMs = await timed(() => client.query(key));
    const ownMs = await timed(() => client.query({ name, text, values }));
    if (round < warmUpRounds) continue;
    floor.push(floorMs);
    own.push(ownMs);
  }
  const ratios: number[] = [];
  for (let at = 0; at < rounds; at += blockRounds) {
    ratios.push(median(own.slice(at, at + blockRounds)) / median(floor.slice(at, at + blockRounds)));
  }
  return {
    ms: median(own),
    ratio: median(ratios),
    plan,
    counts: await countCase(client, each, rounds + warmUpRounds + 1),
    isPlannedOnce: await isPlannedOnce(client, await statement(0)),
  };
}

/** Whether the server settled on a general plan of a prepared statement, or plans it again at every call. */
async function isPlannedOnce(client: pg.Client, { name }: Statement): Promise<boolean> {
  const { rows } = await client.query(
    'select generic_plans > 0 as is from pg_prepared_statements where name = $1',
    [name],
  );
  return rows[0]?.is === true;
}

/** A read by primary key, of another learner every time. */
const keyRead = (n: number): Statement => ({
  name: 'primary_key',
  text: 'select id, first_name, points from users where id = $1',
  values: [firstLearner + ((n * 7919) % users)],
});

/** The largest plan that learners wait for, without the time on the way to the server and back. */
async function printHomePlans(
  client: pg.Client,
  cases: readonly Case[],
  results: ReadonlyMap<string, Figures>,
): Promise<void> {
  const rows = [];
  for (const { name, statement } of cases.filter((each) => each.name.startsWith('главная'))) {
    const { ms, toTenKeys } = await timePlan(client, await statement(0), keyRead);
    const nodes = results.get(name)?.counts.nodes;
    rows.push({
      statement: name,
      nodes: nodes ?? '',
      'ms in the server': ms.toFixed(3),
      'x 10 PK': printRatio(toTenKeys),
    });
  }
  console.log('\nГлавная внутри сервера (EXPLAIN ANALYZE): доли к десяти чтениям по ключу');
  printTable(rows);
}

async function bytesPerLearnedWord(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select pg_total_relation_size('word_progress')::float8 / count(*) as bytes from word_progress`,
  );
  return Number(rows[0]?.bytes);
}

type Others = { bytes: number; refreshMs: number; admin: readonly Bar[] };

function report(cases: Case[], results: Map<string, Figures>, { bytes, refreshMs, admin }: Others): boolean {
  const of = (name: string) => {
    const found = results.get(name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  console.log('\nДоли — к чтению по первичному ключу в том же прогоне');
  printTable(
    cases.map(({ name, bar }) => {
      const { ms, ratio, isPlannedOnce, counts } = of(name);
      const planned = isPlannedOnce ? 'once' : 'every call';
      return {
        ...{ statement: name, ms: ms.toFixed(3), 'x PK': ratio.toFixed(2), bar: bar ?? '', planned },
        ...{ nodes: counts.nodes, pages: counts.pages ?? '', 'WAL, B': counts.walBytes ?? '' },
        'after checkpoint': counts.walBytesAfterCheckpoint ?? '',
      };
    }),
  );
  console.log(`\nМеста считаются заново за ${Math.round(refreshMs)} мс (в фоне, не чаще раза в минуту)`);
  console.log('\nПланы');
  for (const { name } of cases) console.log(`  ${name}:\n    ${of(name).plan.scans.join(', ')}`);
  console.log('');
  const bars: Bar[] = [
    ...cases.flatMap(({ name, bar }) =>
      bar === undefined ? [] : [atMost(`${name}, x PK`, of(name).ratio, bar)],
    ),
    atMost('байт на выученное слово', bytes, 120),
    ...cases.map(({ name }) => {
      const { wholeTables } = of(name).plan;
      return atMost(`${name}: таблиц читается целиком ${wholeTables.join(', ')}`, wholeTables.length, 0);
    }),
    ...admin,
  ];
  return printBars(bars);
}

process.exit((await benchScale()) ? 0 : 1);

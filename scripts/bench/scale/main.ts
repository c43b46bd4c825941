/**
 * `npm run bench:scale [-- --users 100000]`: what the statements of the learners' calls cost with a million learners
 * and 250 lessons, each as a ratio to a read by primary key that takes turns with it, and which plans the server uses;
 * and what the admin's figures and searches cost there.
 */

import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as z from 'zod';
import { dateIn, wallTimeIn } from '../../../core/streak/streak.ts';
import { type Db, readJson } from '../../../db/connection/client.ts';
import { createCatalogueCache } from '../../../db/course/catalogue.ts';
import { readLesson } from '../../../db/course/lessons.ts';
import { readStatistics } from '../../../db/course/statistics.ts';
import { readPlannedDay } from '../../../db/day/plan.ts';
import { readHome } from '../../../db/home.ts';
import { saveReview } from '../../../db/memory/review.ts';
import { saveAnswer } from '../../../db/progress.ts';
import { readMilestones } from '../../../db/rewards/achievements.ts';
import { lessonTalliesJson } from '../../../db/rewards/figures.ts';
import { leaderboardLimit, readLeaderboard, refreshRankHistogram } from '../../../db/rewards/rank.ts';
import { noteStatuses } from '../../../db/rewards/status-history.ts';
import { readActivity, recordDayOver } from '../../../db/rewards/streaks.ts';
import { seedCourse } from '../../../db/seed.ts';
import { courseOf } from '../../fixtures/made-up-course.ts';
import { startPostgres } from '../../fixtures/postgres.ts';
import { median, timed } from '../figures.ts';
import { openTcpDatabase } from '../http/postgres-driver.ts';
import { atMost, type Bar, printBars, printTable } from '../report.ts';
import { measureAdmin } from './admin.ts';
import { fillDatabase, firstLearner, type People } from './fill-database.ts';
import { explain, type Plan } from './plans.ts';
import { type Statement, statementOf } from './statements.ts';

const size = { lessons: 250, wordsPerLesson: 10 };
const readRounds = 300;
const writeRounds = 300;
const warmUpRounds = 30;
const blockRounds = 20;
const zone = 'Asia/Jerusalem';
const everyMeans = {
  ...{ canSpeak: true, canListen: true, canShowCursive: true },
  ...{ canHearForms: true, canFillGaps: true, canPutInOrder: true },
};

/** One thing that is measured; `statement` is called for each round, so that every write is a fresh one. */
type Case = {
  name: string;
  rounds: number;
  /** Largest ratio to a read by primary key; missing where nothing is promised. */
  bar?: number;
  statement(round: number): Promise<Statement>;
};
type Figures = { ms: number; ratio: number; plan: Plan; isPlannedOnce: boolean };

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

async function casesOf(db: Db, people: People): Promise<Case[]> {
  const now = new Date();
  const catalogue = createCatalogueCache(() => now);
  await catalogue.get(db);
  const words = await readJson<{ wordId: number; lessonId: number }[]>(
    db,
    'bench_words',
    z.any,
    sql`select json_agg(json_build_object('wordId', id, 'lessonId', lesson_id) order by id) as data from words`,
  );
  const read = (name: string, verb: (db: Db) => Promise<unknown>, bar?: number): Case => {
    const statement = statementOf(db, verb);
    return { name, rounds: readRounds, statement: () => statement, ...(bar === undefined ? {} : { bar }) };
  };
  const write = (
    name: string,
    verb: (db: Db, writer: number, round: number) => Promise<unknown>,
    bar?: number,
    wanted?: string,
  ) => ({
    name,
    rounds: writeRounds,
    statement: (round: number) =>
      statementOf(db, (watched) => verb(watched, people.writers[round] ?? people.usual, round), wanted),
    ...(bar === undefined ? {} : { bar }),
  });
  const leaderboard = (userId: number) => (db: Db) =>
    readLeaderboard(db, { userId, limit: leaderboardLimit });
  const home = (userId: number) => (db: Db) =>
    readHome(db, { userId, zone: 'Asia/Jerusalem', catalogue }, now);
  const tallies = (userId: number) => (db: Db) =>
    readJson(
      db,
      'tallies',
      z.any,
      sql`select (select ${lessonTalliesJson} from users u where u.id = ${userId}) as data`,
    );
  const answer = (stages: readonly ('LISTEN' | 'RECORD' | 'WRITE' | 'TYPE')[], at: number) => {
    const word = words[at];
    if (!word) throw new Error('the course is too small');
    return (db: Db, userId: number, round: number) =>
      saveAnswer(
        db,
        {
          userId,
          ...word,
          eventId: `bench-${at}-${round}`,
          answered: stages.map((stage) => ({ stage, result: 'right' as const, tries: 1, ms: 1200 })),
          doneAt: now,
          localTime: wallTimeIn(zone, now),
          day: dateIn(zone, now),
        },
        now,
      );
  };
  const lesson = (userId: number) => (db: Db) =>
    readLesson(db, { userId, lessonId: words[0]?.lessonId ?? 1 }, now);
  const today = (userId: number) => (db: Db) =>
    readPlannedDay(db, { userId, today: dateIn(zone, now), kind: 'due', means: everyMeans }, now);
  const review = (db: Db, userId: number, round: number) =>
    saveReview(
      db,
      {
        userId,
        zone,
        wordId: words[1]?.wordId ?? 1,
        eventId: `bench-review-${round}`,
        exercise: 'type',
        result: 'right',
        tries: 1,
        isPartial: false,
        ms: 1200,
      },
      now,
    );
  const activities = new Map<number, Awaited<ReturnType<typeof readActivity>>>();
  for (const writer of people.writers.slice(0, writeRounds + warmUpRounds + 1)) {
    activities.set(writer, await readActivity(db, writer));
  }
  const visit = (db: Db, userId: number) => {
    const known = activities.get(userId);
    if (!known) throw new Error('nobody to visit');
    return recordDayOver(db, { userId, date: '2026-11-21', known }, now);
  };
  return [
    read('лучшие 20 и своё место: первый', leaderboard(people.first), 2),
    read('лучшие 20 и своё место: средний', leaderboard(people.median), 2),
    read('лучшие 20 и своё место: последний', leaderboard(people.last), 2),
    read('прогресс каталога: 50 слов', tallies(people.usual), 2),
    read('прогресс каталога: 2500 слов', tallies(people.veteran), 8),
    read('главная: новичок', home(people.last)),
    read('главная: 50 слов', home(people.usual), 6),
    read('главная: 2500 слов', home(people.veteran)),
    read('урок: 50 слов', lesson(people.usual)),
    read('«Сегодня»: 50 слов', today(people.usual)),
    read('«Сегодня»: новичок', today(people.last)),
    read('профиль: 50 слов', (db) => readStatistics(db, people.usual, now)),
    read('новости: 50 слов', (db) => readMilestones(db, people.usual)),
    read('статусы из книги: 2500 слов', (db) => noteStatuses(db, people.veteran)),
    write('день занятий', visit, 3),
    write('ответ на этап', answer(['LISTEN'], 60), 3),
    write('ответ повторения: что о слове известно', review),
    write('ответ повторения', review, 3, 'save_review'),
    // Eleven rows in six tables, no plan of which reads more than its own keys: its time is that of the inserts.
    write('выученное слово', answer(['LISTEN', 'RECORD', 'WRITE', 'TYPE'], 61), 5),
  ];
}

/**
 * Before each statement the read by primary key runs, for another learner every time. The machine may be busy in
 * bursts: the ratio is taken block by block, and the median counts.
 */
async function measure(client: pg.Client, { rounds, statement }: Case): Promise<Figures> {
  const own: number[] = [];
  const floor: number[] = [];
  const plan = await explain(client, await statement(rounds + warmUpRounds));
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    const { name, text, values } = await statement(round);
    const key = {
      name: 'primary_key',
      text: primaryKeyRead,
      values: [firstLearner + ((round * 7919) % users)],
    };
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

const primaryKeyRead = 'select id, first_name, points from users where id = $1';

async function bytesPerLearnedWord(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select pg_total_relation_size('word_progress')::float8 / count(*) as bytes from word_progress`,
  );
  return Number(rows[0]?.bytes);
}

type Others = { bytes: number; refreshMs: number; admin: readonly Bar[] };

function report(cases: Case[], results: Map<string, Figures>, { bytes, refreshMs, admin }: Others): boolean {
  const of = (name: string) =>
    results.get(name) ?? { ms: 0, ratio: 0, plan: { scans: [], wholeTables: [] }, isPlannedOnce: false };
  console.log('\nДоли — к чтению по первичному ключу в том же прогоне');
  printTable(
    cases.map(({ name, bar }) => {
      const { ms, ratio, isPlannedOnce } = of(name);
      const planned = isPlannedOnce ? 'once' : 'every call';
      return { statement: name, ms: ms.toFixed(3), 'x PK': ratio.toFixed(2), bar: bar ?? '', planned };
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

import type pg from 'pg';
import * as z from 'zod';
import { dateIn } from '../../../core/streak/streak.ts';
import { listActions } from '../../../db/admin/actions.ts';
import { type AnalyticsGroup, analyticsStatements } from '../../../db/admin/analytics.ts';
import { maxStatementMs, patientStatementMs, workMemory } from '../../../db/admin/bounded.ts';
import { readLessonFigures } from '../../../db/admin/lesson-stats.ts';
import { listUsers } from '../../../db/admin/people/list-users.ts';
import { readAdminUser } from '../../../db/admin/people/read-user.ts';
import { type Db, readJson } from '../../../db/connection/client.ts';
import { median, timed } from '../figures.ts';
import { atMost, type Bar, printTable } from '../report.ts';
import type { People } from './fill-database.ts';
import { explain, type Plan } from './plans.ts';
import { type Statement, statementOf } from './statements.ts';

/** An admin waits a second and no more for what they request item by item. */
const searchMs = 1000;
const rounds = 5;

/**
 * A statement of the admin area; `mayReadWhole` names the tables that a count over all of them must read from end to
 * end.
 */
type AdminCase = {
  name: string;
  statement: Promise<Statement>;
  maxMs: number;
  mayReadWhole: readonly string[];
};
type Figures = { ms: number; plan: Plan };

/**
 * What the dashboard, the analytics and the search of an admin cost. The figures are counts over everybody and
 * remembered by their cost (db/admin/figures.ts); here they only have to end before the database cancels them. Returns
 * the bars.
 */
export async function measureAdmin(client: pg.Client, db: Db, people: People): Promise<Bar[]> {
  const results: [AdminCase, Figures][] = [];
  for (const each of casesOf(db, people)) results.push([each, await measure(client, await each.statement)]);
  console.log('\nАдминистратор: миллисекунды, середина из пяти');
  printTable(
    results.map(([{ name, maxMs }, { ms, plan }]) => ({
      statement: name,
      ms: ms.toFixed(1),
      bar: maxMs,
      whole: plan.wholeTables.join(', '),
    })),
  );
  for (const [{ name }, { plan }] of results) console.log(`  ${name}:\n    ${plan.scans.join(', ')}`);
  return results.flatMap(([{ name, maxMs, mayReadWhole }, { ms, plan }]) => {
    const whole = plan.wholeTables.filter((table) => !mayReadWhole.includes(table));
    return [
      atMost(`${name}, мс`, ms, maxMs),
      atMost(`${name}: таблиц читается целиком ${whole.join(', ')}`, whole.length, 0),
    ];
  });
}

/** What each group is a count of. The windows of the others have indexes of their own. */
const countsOver: Readonly<Partial<Record<AnalyticsGroup, readonly string[]>>> = {
  totals: ['users', 'entitlements'],
  stars: ['star_payments'],
  funnel: ['word_progress', 'quiz_results'],
  // Three months are most of a young course: there the planner is right to read all of it.
  problemWords: ['stage_answers'],
  days: ['stage_answers', 'activity_days', 'users'],
  stages: ['stage_answers'],
  retention: ['users', 'activity_days'],
  active: ['activity_days'],
};

function casesOf(db: Db, people: People): AdminCase[] {
  const now = new Date();
  const zone = 'Asia/Jerusalem';
  const frame = { now, zone, today: dateIn(zone, now) };
  const search = (text?: string, filter: 'all' | 'premium' = 'all') => ({
    ...{ text, filter, page: 1 },
    adminIds: new Set([people.usual]),
  });
  const one = (name: string, verb: (db: Db) => Promise<unknown>, mayReadWhole: readonly string[] = []) => ({
    ...{ name, maxMs: searchMs, mayReadWhole },
    statement: statementOf(db, verb),
  });
  const groups = Object.entries(analyticsStatements) as [AnalyticsGroup, (at: typeof frame) => never][];
  return [
    ...groups.map(([group, statementOf]) => ({
      ...one(`показатели: ${group}`, (watched) => readJson(watched, group, z.unknown, statementOf(frame))),
      ...{ maxMs: maxStatementMs, mayReadWhole: countsOver[group] ?? [] },
    })),
    one('действия', (watched) => listActions(watched, {})),
    one('ученики: новые', (watched) => listUsers(watched, search(), now)),
    // The general plan would; the server keeps to the one for these values, which walks from the newest.
    one('ученики: премиум', (watched) => listUsers(watched, search(undefined, 'premium'), now), ['users']),
    one('ученики: по id', (watched) => listUsers(watched, search(String(people.usual)), now)),
    one('ученики: по @имени', (watched) => listUsers(watched, search('@learner_77777'), now)),
    // Part of a name may occur anywhere in it: bounded in time, not in rows.
    {
      ...one('ученики: по имени', (watched) => listUsers(watched, search('ученик 999'), now), ['users']),
      maxMs: maxStatementMs,
    },
    one('карточка ученика: 2500 слов', (watched) => readAdminUser(watched, people.veteran, now)),
    {
      // All learners have begun here: half of all answers are to this lesson. It may be counted after the response.
      ...one('показатели первого урока', (watched) => readLessonFigures(watched, 1), [
        ...['stage_answers', 'word_progress', 'quiz_results'],
      ]),
      maxMs: patientStatementMs,
    },
  ];
}

async function measure(client: pg.Client, statement: Statement): Promise<Figures> {
  await client.query(`set work_mem = '${workMemory}'; set jit = off`);
  try {
    const plan = await explain(client, statement);
    const { text, values } = statement;
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timed(() => client.query({ text, values })));
    }
    return { ms: median(times), plan };
  } finally {
    await client.query('reset work_mem; reset jit');
  }
}

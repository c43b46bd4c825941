import type pg from 'pg';
import { scheduleVersion } from '../../../core/memory/schedule.ts';

export type WorldSize = { users: number; lessons: number; wordsPerLesson: number };

/** Every 25th learner is in the midst of the course: 50 words learned, a month of active days. */
const everyActive = 25;
const wordsOfActive = 50;
const daysOfActive = 30;

/** Ids of the learners whom the measurements are about. */
export type People = {
  first: number;
  median: number;
  last: number;
  /** 50 words learned. */
  usual: number;
  /** 2,500 words learned and a year of days. */
  veteran: number;
  /** Others with 50 words learned, for writes that may be made once each. */
  writers: number[];
};

/** Above 2^32, as Telegram's ids are. */
const firstId = 5_000_000_000;
/** The learners' ids run from here without a gap. */
export const firstLearner = firstId + 1;
const day = '2026-11-20';

/**
 * Fills the migrated database, in which the course is seeded already, with learners and what they have done. Everything
 * is made by the server itself. Progress is inserted word by word over all learners, as the years would: the rows of
 * one learner lie apart, and the index has the gaps that such an order leaves.
 */
export async function fillWorld(client: pg.Client, size: WorldSize): Promise<People> {
  const { users } = size;
  const veteran = firstId + 1;
  const active = `select ${firstId} + n as id from generate_series(${everyActive}, ${users}, ${everyActive}) n`;
  const steps: [string, string][] = [
    ['ученики', usersSql(users)],
    ['прогресс', progressSql(active, wordsOfActive)],
    ['прогресс знатока', progressSql(`select ${veteran} as id`, size.lessons * size.wordsPerLesson)],
    ['ответы', answersSql(active)],
    ['память', cardsSql(active)],
    ['взято назад', undoneSql(active)],
    ['книга баллов', ledgerSql],
    ['дни', daysSql(active, daysOfActive)],
    ['дни знатока', daysSql(`select ${veteran} as id`, 365)],
    ['награды', achievementsSql],
    ['статусы', statusesSql],
    ['викторины', quizzesSql(active)],
    ['настройки', settingsSql(active)],
    ['премиум', premiumSql(active)],
    ['платежи', paymentsSql],
    ['действия', actsSql],
    ['гистограмма', histogramSql],
  ];
  await client.query('select setseed(0.20261121)');
  // The rows that are made refer to each other by construction: checking that again takes most of the time.
  await client.query('set session_replication_role = replica');
  for (const [name, sql] of steps) {
    const began = performance.now();
    await client.query(sql);
    console.log(`  ${name}: ${((performance.now() - began) / 1000).toFixed(1)} с`);
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum (analyze)');
  return findPeople(client, veteran);
}

/** Points as learners have them: most few, some many, up to about 3,000. They came over 300 days. */
const usersSql = (users: number) => `
  insert into users (id, first_name, username, timezone, points, words_learned, streak_length, streak_last_date,
    streak_freezes, best_streak, active_days, created_at, last_seen_at)
  select ${firstId} + n, 'Ученик ' || n, 'learner_' || n, 'Asia/Jerusalem', floor(3000 * power(random(), 3)),
    case when n % ${everyActive} = 0 then ${wordsOfActive} else 0 end,
    case when n % ${everyActive} = 0 then ${daysOfActive} when n = 1 then 365 else 0 end,
    case when n % ${everyActive} = 0 or n = 1 then date '${day}' end,
    case when n % ${everyActive} = 0 or n = 1 then 2 else 0 end,
    case when n % ${everyActive} = 0 then ${daysOfActive} when n = 1 then 365 else 0 end,
    case when n % ${everyActive} = 0 then ${daysOfActive} when n = 1 then 365 else 0 end,
    now() - (${users} - n) * interval '300 days' / ${users}, now()
  from generate_series(1, ${users}) n`;

const progressSql = (learners: string, words: number) => `
  insert into word_progress (user_id, updated_at, word_id, lesson_id, stages, pass_stages)
  select l.id, now(), w.id, w.lesson_id, 15, 15
  from (select id, lesson_id from words order by id limit ${words}) w cross join (${learners}) l
  order by w.id, l.id`;

const answersSql = (learners: string) => `
  insert into stage_answers
    (user_id, event_id, stage, word_id, result, tries, ms, done_at, local_time, received_at)
  select l.id, 'made-' || w.id, s.stage, w.id,
    (case when (l.id / ${everyActive} + w.id * 7) % 9 = 0 then 'wrong' else 'right' end)::stage_result, 1, 4000,
    now() - w.place * interval '6 days', now()::timestamp, now()
  from unnest(enum_range(null::stage)) s(stage)
    cross join (select id, row_number() over (order by id) as place from words order by id limit 20) w
    cross join (${learners}) l order by w.id desc, s.stage, l.id`;

const cardsSql = (learners: string) => `
  insert into memory_cards (user_id, word_id, lesson_id, skill, due, stability, difficulty, last_date, last_grade, reviews,
    lapses, successes, version)
  select l.id, w.id, w.lesson_id, s.skill, date '${day}' + (w.place % 30)::int - 3, 9, 5, date '${day}' - 9, 'good', 3, 0, 3,
    ${scheduleVersion}
  from (select id, lesson_id, row_number() over (order by id) as place from words order by id limit ${wordsOfActive}) w
    cross join unnest(enum_range(null::skill)) s(skill) cross join (${learners}) l order by w.id, l.id`;

const undoneSql = (learners: string) => `
  insert into reviews_undone (user_id, event_id, at) select l.id, 'undone-1', now() from (${learners}) l`;

const ledgerSql = `
  insert into ledger (user_id, reason, ref, points, event_id, at)
  select user_id, 'word', word_id::text, 1, 'made-' || word_id, updated_at from word_progress`;

const daysSql = (learners: string, days: number) => `
  insert into activity_days (user_id, date, words, run_length, freezes)
  select l.id, date '${day}' - n, 2, ${days} - n, least(2, (${days} - n) / 7) from generate_series(0, ${days - 1}) n cross join (${learners}) l
  order by n desc, l.id`;

const achievementsSql = `
  insert into achievements (user_id, achievement, ref, points, at)
  select id, 'word_master', n::text, 50, now() - n * interval '1 hour'
  from users, generate_series(50, greatest(words_learned, case when streak_length = 365 then 2500 else 0 end), 50) n`;

const statusesSql = `
  insert into status_history (user_id, level, reached_at)
  select u.id, l.level, now() from users u
  join (values (2, 50), (3, 100), (4, 300), (5, 500), (6, 1000), (7, 2000)) l (level, points) on u.points >= l.points`;

const quizzesSql = (learners: string) => `
  insert into quiz_results (id, user_id, lesson_id, quiz_id, passed, total_questions, correct_answers,
    skipped_questions, errors, score, finished_at)
  select gen_random_uuid(), l.id, n, gen_random_uuid(), true, 35, 33, 0, 2, 94.3, now()
  from generate_series(1, 4) n cross join (${learners}) l`;

const settingsSql = (learners: string) => `
  insert into settings (user_id, values, updated_at) select id, '{"dailyGoal": 10}', now() from (${learners}) l`;

const premiumSql = (learners: string) => `
  insert into entitlements (id, user_id, plan, starts_at, ends_at)
  select gen_random_uuid(), id, 'year', now() - interval '30 days', now() + interval '335 days' from (${learners}) l`;

const paymentsSql = `
  insert into star_payments (telegram_payment_charge_id, user_id, stars, source, raw, paid_at)
  select 'made-' || user_id, user_id, 1450, 'webhook', '{}', starts_at from entitlements`;

const actsSql = `
  insert into audit_log (admin_id, action, target, before, after, at)
  select ${firstId} + 25, 'lesson.edit', 'lesson:' || n % 250 + 1, '{}', '{}', now() - (20000 - n) * interval '1 minute'
  from generate_series(1, 20000) n`;

const histogramSql = `
  insert into rank_histogram (points, learners, ahead)
  select points, count(*)::int, (sum(count(*)) over (order by points desc) - count(*))::int
  from users where blocked_at is null group by points`;

async function findPeople(client: pg.Client, veteran: number): Promise<People> {
  const id = async (sql: string) => Number((await client.query(sql)).rows[0]?.id);
  const byPoints = (order: string) => `select id from users order by points ${order} limit 1`;
  const active = await client.query('select id from users where words_learned = $1 order by id limit 3000', [
    wordsOfActive,
  ]);
  const [usual = 0, ...writers] = active.rows.map((row) => Number(row.id));
  return {
    first: await id(byPoints('desc, id')),
    median: await id(
      'select id from users order by points desc, id offset (select count(*) / 2 from users) limit 1',
    ),
    last: await id(byPoints(', id desc')),
    usual,
    veteran,
    writers,
  };
}

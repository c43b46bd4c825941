import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  chartDays,
  minProblemAnswers,
  periodWeeks,
  problemWordDays,
  problemWordsOfCourse,
  retentionWeeks,
  stageDays,
} from '../../core/analytics/figures.ts';
import { allStages, stages as stageNames } from '../../core/lesson/stages.ts';
import { type ActivityDate, addDays } from '../../core/streak/streak.ts';
import type { RowOf } from '../connection/client.ts';
import { hasPremium } from '../entitlements.ts';
import { problemWordRow } from './lesson-stats.ts';
import { type Period, within } from './period.ts';

/** Counts of the admin's dashboard; core/analytics/figures.ts explains what they mean. */
export const analyticsRow = () =>
  z.object({
    totals: z.object({
      users: z.number(),
      newToday: z.number(),
      premium: z.number(),
      blocked: z.number(),
      publishedLessons: z.number(),
      draftLessons: z.number(),
      words: z.number(),
    }),
    active: z.object({
      today: z.number(),
      days7: z.number(),
      days30: z.number(),
    }),
    stars: z.object({
      earned: z.number(),
      earned30: z.number(),
      payments: z.number(),
    }),
    /** Oldest first, none left out. */
    days: z.array(
      z.object({
        date: z.string(),
        answers: z.number(),
        active: z.number(),
        newUsers: z.number(),
      }),
    ),
    /** Oldest first; `active[k]` learners of the week were active in the k-th week after. */
    retention: z.array(
      z.object({
        week: z.string(),
        users: z.number(),
        active: z.array(z.number()),
      }),
    ),
    problemWords: z.array(problemWordRow().extend({ lessonId: z.number(), lesson: z.string() })),
    funnel: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        begun: z.number(),
        completed: z.number(),
        passed: z.number(),
      }),
    ),
    stages: z.array(
      z.object({
        stage: z.enum(stageNames),
        right: z.number(),
        wrong: z.number(),
        assisted: z.number(),
        self: z.number(),
        skipped: z.number(),
      }),
    ),
  });
export type AnalyticsFigures = RowOf<typeof analyticsRow>;

export type AnalyticsGroup = keyof AnalyticsFigures;

export type Frame = {
  now: Date;
  zone: string;
  today: ActivityDate;
  /** Chosen days, of which retention, hard words, funnel and stages speak instead of their usual ones. */
  days?: Required<Period>;
};

/** The groups that may be counted of chosen days. */
export const periodGroups = ['retention', 'problemWords', 'funnel', 'stages'] as const;

/**
 * The statement that counts a group; it returns one row with one column `data`. Dates are those of the frame's zone.
 */
export const analyticsStatements: Readonly<Record<AnalyticsGroup, (frame: Frame) => SQL>> = {
  totals: (frame) => totals(frame),
  active: (frame) => active(frame),
  stars: (frame) => stars(frame),
  days: (frame) => days(frame),
  retention: (frame) => retention(frame),
  problemWords: (frame) => problemWords(frame),
  funnel: (frame) => funnel(frame),
  stages: (frame) => stages(frame),
};

const daysAgo = ({ now }: Frame, count: number): SQL =>
  sql`${new Date(now.getTime() - count * 86_400_000).toISOString()}::timestamptz`;

/** The moment at which the day `date` of the frame begins. */
const beginOf = ({ zone }: Frame, date: ActivityDate): SQL => sql`(${date}::timestamp at time zone ${zone})`;

const totals = (frame: Frame): SQL => sql`select json_build_object(
  'users', (select count(*)::int from users),
  'newToday', (select count(*)::int from users where created_at >= ${beginOf(frame, frame.today)}),
  'premium', (select count(*)::int from (select distinct user_id from entitlements) holder
    where ${hasPremium(sql`holder.user_id`, frame.now)}),
  'blocked', (select count(*)::int from users where blocked_at is not null),
  'publishedLessons', (select count(*)::int from lessons where deleted_at is null and is_published),
  'draftLessons', (select count(*)::int from lessons where deleted_at is null and not is_published),
  'words', (select count(*)::int from words w join lessons l on l.id = w.lesson_id
    where w.deleted_at is null and l.deleted_at is null and l.is_published)) as data`;

/** A learner further east may be a day ahead: they count as active today. */
const active = ({ today }: Frame): SQL => sql`select json_build_object(
  'today', (count(*) filter (where last >= ${today}::date))::int,
  'days7', (count(*) filter (where last >= ${addDays(today, -6)}::date))::int,
  'days30', count(*)::int) as data
  from (select max(date) as last from activity_days where date >= ${addDays(today, -29)}::date group by user_id) seen`;

/** Words of each published lesson that are not deleted, and how many of them each learner has begun and learned. */
const progress = ({ days }: Frame): SQL => sql`taught as (
    select l.id as lesson_id, l.name, s.position as s1, s.id as s2, b.position as b1, b.id as b2, l.position as l1,
      (select count(*) from words w where w.lesson_id = l.id and w.deleted_at is null) as words
    from lessons l join subsections b on b.id = l.subsection_id join sections s on s.id = b.section_id
    where l.is_published and l.deleted_at is null),
  tallies as (
    select user_id, lesson_id, count(*) filter (where stages = ${allStages}) as learned from word_progress
    where stages > 0 and word_id not in (select id from words where deleted_at is not null) and ${arrivedIn(days)}
    group by user_id, lesson_id)`;

/** Whether the learner `user_id` of a row arrived on the chosen days; everybody where none are chosen. */
const arrivedIn = (days: Frame['days']): SQL =>
  days ? sql`user_id in (select id from users where ${within(sql`created_at`, days)})` : sql`true`;

const funnel = (frame: Frame): SQL => sql`with ${progress(frame)},
  steps as (
    select t.lesson_id, count(*)::int as begun, (count(*) filter (where t.learned = l.words))::int as completed
    from tallies t join taught l on l.lesson_id = t.lesson_id group by t.lesson_id),
  quizzes as (
    select lesson_id, count(distinct user_id)::int as passed from quiz_results
    where passed and ${arrivedIn(frame.days)} group by lesson_id)
  select coalesce(json_agg(json_build_object('id', l.lesson_id, 'name', l.name, 'begun', coalesce(steps.begun, 0),
    'completed', coalesce(steps.completed, 0), 'passed', coalesce(quizzes.passed, 0))
    order by l.s1, l.s2, l.b1, l.b2, l.l1, l.lesson_id), '[]') as data
  from taught l left join steps on steps.lesson_id = l.lesson_id left join quizzes on quizzes.lesson_id = l.lesson_id`;

const stars = (frame: Frame): SQL => sql`select json_build_object(
  'earned', coalesce(sum(stars), 0)::int,
  'earned30', coalesce(sum(stars) filter (where paid_at >= ${daysAgo(frame, 30)}), 0)::int,
  'payments', count(*)::int) as data
  from star_payments where refunded_at is null`;

const days = (frame: Frame): SQL => {
  const first = addDays(frame.today, 1 - chartDays);
  return sql`with calendar as (
    select generate_series(${first}::date, ${frame.today}::date, interval '1 day')::date as date),
  answered as (
    select (done_at at time zone ${frame.zone})::date as date, count(*)::int as count from stage_answers
    where done_at >= ${beginOf(frame, first)} group by 1),
  present as (
    select date, count(*)::int as count from activity_days where date >= ${first}::date group by 1),
  arrived as (
    select (created_at at time zone ${frame.zone})::date as date, count(*)::int as count from users
    where created_at >= ${beginOf(frame, first)} group by 1)
  select json_agg(json_build_object('date', c.date, 'answers', coalesce(answered.count, 0),
    'active', coalesce(present.count, 0), 'newUsers', coalesce(arrived.count, 0)) order by c.date) as data
  from calendar c left join answered on answered.date = c.date left join present on present.date = c.date
    left join arrived on arrived.date = c.date`;
};

/** Weeks begin on Monday. Of chosen days: who arrived on them, by their last weeks. */
const retention = (frame: Frame): SQL => {
  const { days, zone, today } = frame;
  const thisWeek = weekOf(today);
  const lastWeek = days && days.to < today ? weekOf(days.to) : thisWeek;
  const earliest = addDays(lastWeek, -7 * ((days ? periodWeeks : retentionWeeks) - 1));
  const firstWeek = days && weekOf(days.from) > earliest ? weekOf(days.from) : earliest;
  return sql`with weeks as (
    select generate_series(${firstWeek}::date, ${lastWeek}::date, interval '7 days')::date as week),
  arrived as (
    select id, ((created_at at time zone ${zone})::date
      - ((extract(isodow from (created_at at time zone ${zone})::date))::int - 1)) as week
    from users where created_at >= ${beginOf(frame, firstWeek)} and ${days ? within(sql`created_at`, days) : sql`true`}),
  returned as (
    select a.week, (d.date - a.week) / 7 as later, count(distinct a.id)::int as count
    from arrived a join activity_days d on d.user_id = a.id and d.date >= a.week
      and d.date < a.week + 7 * ${retentionWeeks}::int
    group by 1, 2)
  select coalesce(json_agg(json_build_object('week', w.week,
    'users', (select count(*)::int from arrived where week = w.week),
    'active', (select json_agg(coalesce(r.count, 0) order by n)
      from generate_series(0, least((${thisWeek}::date - w.week) / 7, ${retentionWeeks}::int - 1)) n
      left join returned r on r.week = w.week and r.later = n)) order by w.week), '[]') as data
  from weeks w`;
};

const weekOf = (date: ActivityDate): ActivityDate =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Answers of the chosen days, otherwise of the last `count` ones. */
const answeredIn = (frame: Frame, count: number): SQL =>
  frame.days ? within(sql`done_at`, frame.days) : sql`done_at >= ${daysAgo(frame, count)}`;

const problemWords = (frame: Frame): SQL => sql`with counted as (
    select word_id, (count(*) filter (where result in ('right', 'wrong', 'assisted')))::int as answers,
      (count(*) filter (where result = 'wrong'))::int as wrong
    from stage_answers where ${answeredIn(frame, problemWordDays)} group by word_id)
  select coalesce(json_agg(t order by t.wrong::float8 / t.answers desc, t.answers desc, t.id), '[]') as data from (
    select w.id, w.hebrew, w.russian, c.answers, c.wrong, l.id as "lessonId", l.name as lesson
    from counted c join words w on w.id = c.word_id and w.deleted_at is null
      join lessons l on l.id = w.lesson_id and l.deleted_at is null
    where c.answers >= ${minProblemAnswers}::int and c.wrong > 0
    order by c.wrong::float8 / c.answers desc, c.answers desc, w.id limit ${problemWordsOfCourse}::int) t`;

const stages = (frame: Frame): SQL => sql`with counted as (
    select stage, result, count(*)::int as count from stage_answers
    where ${answeredIn(frame, stageDays)} group by stage, result)
  select json_agg(json_build_object('stage', s.stage,
    'right', ${resultCount('right')}, 'wrong', ${resultCount('wrong')}, 'assisted', ${resultCount('assisted')},
    'self', ${resultCount('self')}, 'skipped', ${resultCount('skipped')}) order by s.stage) as data
  from unnest(enum_range(null::stage)) as s(stage)`;

const resultCount = (result: string): SQL =>
  sql`coalesce((select count from counted c where c.stage = s.stage and c.result = ${result}::stage_result), 0)`;

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { minProblemAnswers, problemWordsOfLesson } from '../../core/analytics/figures.ts';
import { allStages } from '../../core/lesson/stages.ts';
import type { Clock, Store } from '../../core/ports.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { bounded, maxStatementMs } from './bounded.ts';
import { type Counted, countAgain, isSettled } from './remembered.ts';

export const problemWordRow = () =>
  z.object({
    id: z.number(),
    hebrew: z.string(),
    russian: z.string(),
    /** Checked answers, and the wrong ones among them. */
    answers: z.number(),
    wrong: z.number(),
  });
export type ProblemWordRow = RowOf<typeof problemWordRow>;

const lessonFiguresRow = () =>
  z.object({
    learners: z.number(),
    completions: z.number(),
    /** Mean of scores, 0–100; null before the first graded quiz. */
    averageScore: z.number().nullable(),
    /** Mean milliseconds of those who completed; null before the first. */
    averageMs: z.number().nullable(),
    /** Hardest first. */
    problemWords: z.array(problemWordRow()),
  });
export type LessonFigures = RowOf<typeof lessonFiguresRow>;

const keptSeconds = 24 * 60 * 60;

/**
 * How a lesson performs, recomputed as often as that is cheap: with thousands of learners results may be some minutes
 * old. null where the database could not compute it within `limitMs`.
 */
export async function recentLessonFigures(
  { db, store, clock }: { db: Db; store: Store; clock: Clock },
  lessonId: number,
  { limitMs = maxStatementMs }: { limitMs?: number } = {},
): Promise<LessonFigures | null> {
  const key = `lesson-figures:${lessonId}`;
  const before = await store.get<Counted<LessonFigures>>(key).catch(() => undefined);
  if (before && isSettled(before, clock(), limitMs)) return before.data;
  const counted = await countAgain(clock, { before, minFreshMs: 0, limitMs }, () =>
    bounded(db, (tx) => readLessonFigures(tx, lessonId), limitMs),
  );
  if (isSettled(counted, clock(), limitMs)) {
    await store.set(key, counted, { expirySeconds: keptSeconds }).catch(() => undefined);
  }
  return counted.data;
}

/**
 * How a lesson performs now (formulas: core/analytics/figures.ts). Everything is found by the index of answers by word;
 * nothing is read about other learners.
 */
export async function readLessonFigures(db: Db, lessonId: number): Promise<LessonFigures> {
  return readJson(
    db,
    'lesson_figures',
    lessonFiguresRow,
    sql`with taught as (
      select id, hebrew, russian from words where lesson_id = ${lessonId} and deleted_at is null),
    worked as (
      select user_id, word_id, sum(ms) as ms, count(*) filter (where result in ('right', 'wrong', 'assisted')) as answers,
        count(*) filter (where result = 'wrong') as wrong
      from stage_answers where word_id in (select id from taught) group by user_id, word_id),
    learned as (
      select user_id, count(*) as words from word_progress
      where (user_id, word_id) in (select user_id, word_id from worked) and stages = ${allStages} group by user_id),
    practice as (
      select user_id, sum(ms)::float8 as ms from worked group by user_id),
    done as (
      select user_id, ms from practice join learned using (user_id)
      where learned.words = (select count(*) from taught)),
    hard as (
      select word_id, sum(answers)::int as answers, sum(wrong)::int as wrong from worked group by word_id),
    shown as (
      select t.id, t.hebrew, t.russian, h.answers, h.wrong from hard h join taught t on t.id = h.word_id
      where h.answers >= ${minProblemAnswers}::int and h.wrong > 0
      order by h.wrong::float8 / h.answers desc, h.answers desc, t.id limit ${problemWordsOfLesson}::int)
    select json_build_object(
      'learners', (select count(*)::int from practice),
      'completions', (select count(*)::int from done),
      'averageScore', (select avg(score)::float8 from quiz_results
        where lesson_id = ${lessonId} and quiz_id is not null
          and user_id in (select user_id from practice)),
      'averageMs', (select avg(ms) from done),
      'problemWords', (select coalesce(json_agg(shown order by wrong::float8 / answers desc, answers desc, id), '[]')
        from shown)) as data`,
  );
}

import { sql } from 'drizzle-orm';
import { minProblemAnswers, problemWordsOfLesson } from '../../core/analytics/figures.ts';
import { type Db, readJson } from '../client.ts';

export type ProblemWordRow = {
  id: number;
  hebrew: string;
  russian: string;
  /** Checked answers, and the wrong ones among them. */
  answers: number;
  wrong: number;
};

export type LessonFigures = {
  learners: number;
  completions: number;
  /** Mean of scores, 0–100; null before the first graded quiz. */
  averageScore: number | null;
  /** Mean milliseconds of those who completed; null before the first. */
  averageMs: number | null;
  /** Hardest first. */
  problemWords: ProblemWordRow[];
};

/**
 * How a lesson fares (formulas: core/analytics/figures.ts). Everything is found by the index of answers by word; of
 * other learners nothing is read.
 */
export async function readLessonFigures(db: Db, lessonId: number): Promise<LessonFigures> {
  return readJson<LessonFigures>(
    db,
    'lesson_figures',
    sql`with taught as (
      select id, hebrew, russian from words where lesson_id = ${lessonId} and deleted_at is null),
    answers as (
      select a.* from stage_answers a where a.word_id in (select id from taught)),
    practice as (
      select user_id, sum(ms)::float8 as ms from answers group by user_id),
    done as (
      select p.user_id, p.ms from practice p where (select count(*) from word_progress w
        where w.user_id = p.user_id and w.word_id in (select id from taught) and w.stages = 15)
        = (select count(*) from taught)),
    hard as (
      select word_id, (count(*) filter (where result in ('right', 'wrong', 'assisted')))::int as answers,
        (count(*) filter (where result = 'wrong'))::int as wrong
      from answers group by word_id),
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

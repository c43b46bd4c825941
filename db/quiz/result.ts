import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { awardPoints } from '../../core/points/awards.ts';
import { serverDay } from '../../core/points/day-limits.ts';
import type { QuizAnswer } from '../../core/quiz/answers.ts';
import type { GivenAnswer } from '../../core/quiz/grade.ts';
import { marks as allMarks, type Mark, type Outcome, perfectScore } from '../../core/quiz/outcome.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { awardRow } from '../rewards/achievements.ts';
import { addedPoints } from '../rewards/points.ts';

/** What is kept of an answer, by the index of its question: drawings are counted, not kept. */
const storedAnswerRow = () =>
  z.object({
    mark: z.enum(allMarks),
    text: z.string().optional(),
    attempts: z.array(z.array(z.string())).optional(),
    drawings: z.number().optional(),
  });
export type StoredAnswer = RowOf<typeof storedAnswerRow>;

const earnedRow = () =>
  z.object({
    points: z.number(),
    /** What this quiz earned; the same again when it is sent again. */
    awarded: z.array(awardRow()),
    /** The day is noted, but not counted in the streak yet (`recordDay`). */
    isStreakBehind: z.boolean(),
  });

const savedRow = () =>
  earnedRow().extend({
    /** The columns of core's `Outcome` and those around it. */
    row: z.object({
      lessonId: z.number(),
      quizId: z.string().nullable(),
      totalQuestions: z.number(),
      correctAnswers: z.number(),
      errors: z.number(),
      skippedQuestions: z.number(),
      score: z.number(),
      passed: z.boolean(),
      answers: z.union([z.array(storedAnswerRow()), z.object({ claimed: z.looseObject({}) })]),
    }),
  });

/** A result as it was saved. */
export type StoredResult = Outcome & {
  lessonId: number;
  /** null for figures that came without a quiz. */
  quizId: string | null;
  /** One for each question; empty for figures that came without a quiz. */
  marks: Mark[];
};

type Saved = RowOf<typeof earnedRow> & { result: StoredResult };
export type SavedQuiz = Omit<Saved, 'isStreakBehind'>;

/** Whose result, under which id, and the day it counts for: null when it counts for none. */
export type ResultPlace = { id: string; userId: number; day: ActivityDate | null };

export type ResultInput = ResultPlace & {
  quizId: string | null;
  lessonId: number;
  outcome: Outcome;
  answers: StoredAnswer[] | { claimed: object };
  eventId: string | undefined;
  finishedAt: Date;
};

/**
 * Saves a result and, when it belongs to a quiz, what it earns: one statement, therefore one transaction. Returns
 * undefined when the result exists already, and then changes nothing (`readResult`). The row of the learner is locked,
 * so that results sent at once come one after another.
 */
export async function insertResult(db: Db, input: ResultInput, now: Date): Promise<Saved | undefined> {
  const { id, quizId, userId, lessonId, outcome, answers, day } = input;
  const at = now.toISOString();
  const earns = quizId !== null;
  const saved = await readJson(
    db,
    'save_quiz_result',
    () => earnedRow().nullable(),
    sql`with learner as (
      select id, points from users where id = ${userId} for no key update),
    fresh as (
      insert into quiz_results (id, user_id, lesson_id, quiz_id, passed, total_questions, correct_answers,
        skipped_questions, errors, score, answers, event_id, finished_at)
      select ${id}::uuid, learner.id, ${lessonId}::int, ${quizId}::uuid, ${outcome.passed}::boolean,
        ${outcome.totalQuestions}::int, ${outcome.correctAnswers}::int, ${outcome.skippedQuestions}::int,
        ${outcome.errors}::int, ${outcome.score}::real, ${JSON.stringify(answers)}::jsonb,
        ${input.eventId ?? null}::text, ${input.finishedAt.toISOString()}::timestamptz
      from learner on conflict do nothing returning user_id),
    earned as (
      insert into ledger (user_id, reason, ref, points, event_id, at)
      select fresh.user_id, a.reason, ${lessonId}::text, a.points, ${id}::text, ${at}::timestamptz
      from fresh, (values ('quiz', ${awardPoints.quiz}::int, ${earns && outcome.passed}::boolean),
        ('perfectionist', ${awardPoints.perfectionist}::int, ${earns && outcome.score === perfectScore}::boolean)
      ) as a(reason, points, is_reached)
      where a.is_reached on conflict do nothing returning reason, ref, points),
    medal as (
      insert into achievements (user_id, achievement, ref, points, at)
      select ${userId}::bigint, reason, ref, points, ${at}::timestamptz from earned where reason = 'perfectionist'
      on conflict do nothing),
    day as (
      insert into activity_days (user_id, date)
      select user_id, ${day}::date from fresh where ${day}::date is not null on conflict do nothing returning date),
    account as (
      update users u set ${addedPoints({ points: sql`gain.points`, day: sql`${serverDay(now)}::date` })}
      from learner, (select sum(points)::int as points from earned) gain where u.id = learner.id and exists (select 1 from earned) returning u.points)
    select (select json_build_object(
      'points', coalesce((select points from account), learner.points),
      'awarded', (select coalesce(json_agg(earned order by points), '[]') from earned),
      'isStreakBehind', exists (select 1 from day) or exists (
        select 1 from activity_days d where d.user_id = ${userId} and d.date = ${day}::date and d.run_length = 0))
      from learner, fresh) as data`,
  );
  return saved ? { ...saved, result: { lessonId, quizId, ...outcome, marks: marksOf(answers) } } : undefined;
}

/** A result that was saved before, with what it earned then and the points of now. */
export async function readResult(db: Db, { id, userId, day }: ResultPlace): Promise<Saved> {
  const { row, ...saved } = await readJson(
    db,
    'quiz_result',
    savedRow,
    sql`select json_build_object(
      'row', (select json_build_object('lessonId', lesson_id, 'quizId', quiz_id, 'passed', passed,
          'totalQuestions', total_questions, 'correctAnswers', correct_answers, 'skippedQuestions', skipped_questions,
          'errors', errors, 'score', score, 'answers', answers)
        from quiz_results where id = ${id}::uuid and user_id = u.id),
      'points', u.points,
      'awarded', (select coalesce(json_agg(json_build_object('reason', reason, 'ref', ref, 'points', points)
          order by points), '[]')
        from ledger where user_id = u.id and event_id = ${id}::text),
      'isStreakBehind', exists (
        select 1 from activity_days d where d.user_id = u.id and d.date = ${day}::date and d.run_length = 0)) as data
      from users u where u.id = ${userId}`,
  );
  const { answers, ...outcome } = row;
  return { ...saved, result: { ...outcome, marks: marksOf(answers) } };
}

/** What is kept of the answers; those that belong to no question are not. */
export function storedAnswers(marks: readonly Mark[], answers: readonly GivenAnswer[]): StoredAnswer[] {
  return marks.map((mark, index) => {
    const answer = answers.find((given) => given.index === index);
    return { mark, ...(answer && keptOf(answer)) };
  });
}

function keptOf(answer: QuizAnswer): Omit<StoredAnswer, 'mark'> {
  switch (answer.kind) {
    case 'skip':
      return {};
    case 'text':
      return { text: answer.text };
    case 'speech':
      return { attempts: answer.attempts.map((transcripts) => [...transcripts]) };
    case 'drawing':
      return { drawings: answer.letters.flat().length };
  }
}

function marksOf(answers: ResultInput['answers']): Mark[] {
  return Array.isArray(answers) ? answers.map(({ mark }) => mark) : [];
}

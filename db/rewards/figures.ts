import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { type Db, prepareJson, type RowOf, readJson } from '../connection/client.ts';
import { type Catalogue, type CatalogueLesson, lessonsOf } from '../course/catalogue.ts';
import {
  type LessonTally,
  lessonTalliesFields,
  lessonTalliesRow,
  unpackTallies,
} from '../course/lesson-tallies.ts';
import type { Moment } from '../entitlements.ts';
import { userJson, userRow, type Visit, type VisitValues, visitedRowOf, visitValues } from '../users.ts';
import { type Activity, activityJson, activityRow, unpackActivity } from './streaks.ts';

/** A lesson of the catalogue with what the learner has done of it; the count never exceeds the lesson's words. */
export type TalliedLesson = {
  lesson: CatalogueLesson;
  learned: number;
  passed: number;
  known: number;
  /** All its words are learned, or were before more came to it. */
  isFinished: boolean;
};

/** The lessons of the course in order, each with the learner's tally: a word may have left its lesson since. */
export function talliedLessons(
  catalogue: Catalogue,
  figures: Pick<LearnerFigures, 'tallies' | 'finished'>,
): TalliedLesson[] {
  const finished = new Set(figures.finished);
  const tallies = new Map(figures.tallies.map((tally) => [tally.lessonId, tally]));
  return lessonsOf(catalogue).map((lesson) => {
    const { learned = 0, passed = 0, known = 0 } = tallies.get(lesson.id) ?? {};
    const words = lesson.wordsCount;
    const learnedHere = Math.min(learned, words);
    return {
      lesson,
      learned: learnedHere,
      passed: Math.min(passed, words),
      known: Math.min(known, words - learnedHere),
      isFinished: words > 0 && (learnedHere === words || finished.has(lesson.id)),
    };
  });
}

/** Over quizzes that the server has graded: how many, their scores in sum and the best, and their answers. */
const quizTotalsRow = () =>
  z.object({
    finished: z.number(),
    scoreSum: z.number(),
    best: z.number(),
    correct: z.number(),
    total: z.number(),
  });

/** `figuresJson` as it is returned. */
export const figuresRow = () =>
  lessonTalliesRow().extend({
    user: userRow(),
    wordsLearned: z.number(),
    lastLessonId: z.number().nullable(),
    /** The last lesson, when the course has changed its order since. */
    reorderedLessonId: z.number().nullable(),
    /** Lessons that were finished before more words came to them. */
    finished: z.array(z.number()),
    /** `passed`: lessons whose quiz was passed, whoever graded it; null for none. */
    quizzes: quizTotalsRow().extend({ passed: z.array(z.number()).nullable() }),
    streak: activityRow(),
  });
export type ReadFigures = RowOf<typeof figuresRow>;

type Packed = 'streak' | 'tallies' | 'known' | 'quizzes';
export type LearnerFigures = Omit<ReadFigures, Packed> & {
  tallies: LessonTally[];
  activity: Activity;
  /** Lessons whose quiz was passed. */
  passedQuizzes: number[];
  quizTotals: RowOf<typeof quizTotalsRow>;
};

/** What every figure of a learner is computed from, as fields of one JSON object over the row `u`. */
export function figuresJson(now: Moment): SQL {
  return sql`
    'user', ${userJson(now)}, 'wordsLearned', u.words_learned, 'lastLessonId', u.last_lesson_id,
    'reorderedLessonId', u.reordered_lesson_id,
    'finished', array_to_json(array(select lesson_id from finished_lessons where user_id = u.id)),
    'streak', ${activityJson},
    ${lessonTalliesFields},
    'quizzes', (select json_build_object('passed', array_agg(distinct lesson_id) filter (where passed),
        'finished', (count(*) filter (where is_graded))::int,
        'scoreSum', coalesce(sum(score) filter (where is_graded), 0),
        'correct', coalesce(sum(correct_answers) filter (where is_graded), 0)::int,
        'total', coalesce(sum(total_questions) filter (where is_graded), 0)::int,
        'best', coalesce(max(score) filter (where is_graded), 0))
      from (select *, quiz_id is not null as is_graded from quiz_results where user_id = u.id) q)`;
}

/** The figures of one learner in one statement; throws 'unauthorised' when there is no such learner. */
export async function readFigures(db: Db, userId: number, now: Date): Promise<LearnerFigures> {
  const read = await readJson(
    db,
    'figures',
    () => figuresRow().nullable(),
    sql`select (select json_build_object(${figuresJson(now)}) from users u where u.id = ${userId}) as data`,
  );
  if (!read) throw new DomainError('unauthorised');
  return unpackFigures(read);
}

const welcomeStatement = prepareJson<VisitValues, ReadFigures>('welcome_figures', figuresRow, (values) => {
  const at = sql`${values.at}::timestamptz`;
  return sql`with u as (${visitedRowOf(values)}) select json_build_object(${figuresJson(at)}) as data from u`;
});

/** Records a visit like `welcomeUser` and returns the person's figures: one statement for both. */
export async function welcomeWithFigures(db: Db, visit: Visit, now: Date): Promise<LearnerFigures> {
  return unpackFigures(await welcomeStatement(db, visitValues(visit, now)));
}

export function unpackFigures<R extends ReadFigures>({
  streak,
  tallies,
  known,
  quizzes: { passed, ...quizTotals },
  ...read
}: R): Omit<R, Packed> & LearnerFigures {
  return {
    ...read,
    tallies: unpackTallies({ tallies, known }),
    activity: unpackActivity(streak),
    passedQuizzes: passed ?? [],
    quizTotals,
  };
}

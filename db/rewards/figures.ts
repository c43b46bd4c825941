import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { type Db, prepareJson, type RowOf, readJson } from '../connection/client.ts';
import { type Catalogue, type CatalogueLesson, lessonsOf } from '../course/catalogue.ts';
import type { Moment } from '../entitlements.ts';
import { userJson, userRow, type Visit, type VisitValues, visitedRowOf, visitValues } from '../users.ts';
import { type Activity, activityJson, activityRow, unpackActivity } from './streaks.ts';

/** How far a learner is in one lesson. */
export type LessonTally = {
  lessonId: number;
  /** Words learned once. */
  learned: number;
  /** Words complete in the current pass. */
  passed: number;
  /** Words taken as known and not learned. */
  known: number;
};

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
  z.object({
    user: userRow(),
    wordsLearned: z.number(),
    lastLessonId: z.number().nullable(),
    /** The last lesson, when the course has changed its order since. */
    reorderedLessonId: z.number().nullable(),
    tallies: talliesRow(),
    /** The lesson of each word taken as known and not learned. */
    known: z.array(z.number()),
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

/** All stages of a word, as a literal: the statement is planned once. */
const done: SQL = sql.raw(String(allStages));

/**
 * How far the row `u` is in each lesson that they have begun, as JSON: all the progress that the catalogue shows. Two
 * lists of one length: a lesson's id with two bits below it (the word is learned; it is complete in the current pass),
 * and how many of its words are in that state. An object for each lesson would cost the server half as much again.
 */
export const lessonTalliesJson: SQL = sql`
  (select array_to_json(array[array_agg(t.key), array_agg(t.words)]) from (
    select lesson_id * 4 + (stages = ${done})::int * 2 + (pass_stages = ${done})::int as key, count(*)::int as words
    from word_progress where user_id = u.id and word_id not in (select id from words where deleted_at is not null)
    group by 1) t)`;

/** The lessons of the words that the row `u` has taken as known and not learned, one for each word. */
const knownLessonsJson: SQL = sql`
  array_to_json(array(select k.lesson_id from known_words k where k.user_id = u.id
    and not exists (select 1 from word_progress p
      where p.user_id = k.user_id and p.word_id = k.word_id and p.stages = ${done})
    and k.word_id not in (select id from words where deleted_at is not null)))`;

/** `lessonTalliesJson` as it is returned; without lists for a learner who has not begun. */
const talliesRow = () =>
  z.union([z.tuple([]), z.tuple([z.array(z.number()).nullable(), z.array(z.number()).nullable()])]);

function unpackTallies([keys, words]: RowOf<typeof talliesRow>, known: readonly number[]): LessonTally[] {
  const tallies = new Map<number, LessonTally>();
  for (const lessonId of known) {
    const { known: others = 0 } = tallies.get(lessonId) ?? {};
    tallies.set(lessonId, { lessonId, learned: 0, passed: 0, known: others + 1 });
  }
  for (const [index, key] of (keys ?? []).entries()) {
    const lessonId = key >> 2;
    const tally = tallies.get(lessonId) ?? { lessonId, learned: 0, passed: 0, known: 0 };
    const count = words?.[index] ?? 0;
    if (key & 2) tally.learned += count;
    if (key & 1) tally.passed += count;
    tallies.set(lessonId, tally);
  }
  return [...tallies.values()];
}

/** What every figure of a learner is computed from, as fields of one JSON object over the row `u`. */
export function figuresJson(now: Moment): SQL {
  return sql`
    'user', ${userJson(now)}, 'wordsLearned', u.words_learned, 'lastLessonId', u.last_lesson_id,
    'reorderedLessonId', u.reordered_lesson_id,
    'finished', array_to_json(array(select lesson_id from finished_lessons where user_id = u.id)),
    'streak', ${activityJson},
    'tallies', ${lessonTalliesJson},
    'known', ${knownLessonsJson},
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
    tallies: unpackTallies(tallies, known),
    activity: unpackActivity(streak),
    passedQuizzes: passed ?? [],
    quizTotals,
  };
}

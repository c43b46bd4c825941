import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { allStages } from '../../core/lesson/stages.ts';
import type { RowOf } from '../connection/client.ts';

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

/** How far the row `u` is in each lesson, as fields of one JSON object. */
export const lessonTalliesFields: SQL = sql`'tallies', ${lessonTalliesJson}, 'known', ${knownLessonsJson}`;

/** `lessonTalliesFields` as they are returned. */
export const lessonTalliesRow = () =>
  z.object({
    /** Without lists for a learner who has not begun. */
    tallies: z.union([
      z.tuple([]),
      z.tuple([z.array(z.number()).nullable(), z.array(z.number()).nullable()]),
    ]),
    /** The lesson of each word taken as known and not learned. */
    known: z.array(z.number()),
  });

export function unpackTallies({
  tallies: [keys, words],
  known,
}: RowOf<typeof lessonTalliesRow>): LessonTally[] {
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

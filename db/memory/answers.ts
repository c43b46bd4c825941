import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { stageResults, stages } from '../../core/lesson/stages.ts';
import { exercises } from '../../core/memory/exercises.ts';
import type { Recall } from '../../core/memory/recall.ts';
import type { LessonAnswer } from '../../core/memory/start.ts';
import { firstOwnWordId, ownLessonId } from '../../core/own-words/limits.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, prepareJson, type RowOf } from '../connection/client.ts';

/** Everything that was answered about one word: its schedules follow from this. */
export type WordAnswers = {
  wordId: number;
  lessonId: number;
  lessons: LessonAnswer[];
  /** Those taken back left out. */
  recalls: Recall[];
  /** The learner's date on which they took the word as known. */
  knownOn?: ActivityDate;
};

/** A row of `stage_answers` as the statements of this folder read it (`answerJson`). */
export const answerRow = () =>
  z.object({
    wordId: z.number(),
    lessonId: z.number(),
    eventId: z.string(),
    /** Milliseconds since 1970, UTC. */
    at: z.number(),
    date: z.string(),
    stage: z.enum(stages),
    result: z.enum(stageResults),
    tries: z.number().nullable(),
    ms: z.number().nullable(),
    exercise: z.enum(exercises).nullable(),
    medianMs: z.number().nullable(),
    isPartial: z.boolean().nullable(),
  });
export type ReadAnswer = RowOf<typeof answerRow>;

const knownRow = () => z.object({ wordId: z.number(), lessonId: z.number(), date: z.string() });

/**
 * Joins rows `a` with their words of the course `w`, for `answerJson`. Own words are not looked up: all have one lesson,
 * and schedules of deleted ones are left out where they are read (`isKept`).
 */
export const withTheirWords = sql`left join words w on w.id = a.word_id`;
const lessonOfAnswer = sql.raw(
  `case when a.word_id >= ${firstOwnWordId} then ${ownLessonId} else w.lesson_id end`,
);
/** True for a row `a` about a word that is or was there. */
export const isAboutWord = sql.raw(`(w.id is not null or a.word_id >= ${firstOwnWordId})`);

/** A row `a` of `stage_answers` with its word `w` (`withTheirWords`). The day of an answer is the one in the learner's local time. */
export const answerJson = sql`json_build_object('wordId', a.word_id, 'lessonId', ${lessonOfAnswer}, 'eventId', a.event_id,
  'at', round(extract(epoch from a.done_at) * 1000)::bigint, 'date', a.local_time::date, 'stage', a.stage,
  'result', a.result, 'tries', a.tries, 'ms', a.ms, 'exercise', a.exercise, 'medianMs', a.median_ms,
  'isPartial', a.is_partial)`;

/** True for a row `a` that nobody took back. */
export const stands = sql`not exists (
  select 1 from reviews_undone x where x.user_id = a.user_id and x.event_id = a.event_id)`;

/**
 * The learner's answers about the given words, or about all words when none are given; words without answers are left
 * out.
 */
export async function readWordAnswers(
  db: Db,
  { userId, wordIds }: { userId: number; wordIds?: readonly number[] },
): Promise<WordAnswers[]> {
  const read = wordIds
    ? await readSome(db, { userId, wanted: JSON.stringify(wordIds) })
    : await readAll(db, { userId });
  return groupByWord(read);
}

export const wordAnswersRow = () => z.object({ answers: z.array(answerRow()), known: z.array(knownRow()) });

const readAll = prepareJson<{ userId: number }, RowOf<typeof wordAnswersRow>>(
  'all_word_answers',
  wordAnswersRow,
  ({ userId }) => sql`select json_build_object(${wordAnswersJson(userId, () => sql`true`)}) as data`,
);

const readSome = prepareJson<{ userId: number; wanted: string }, RowOf<typeof wordAnswersRow>>(
  'word_answers',
  wordAnswersRow,
  ({ userId, wanted }) => {
    const isWanted = (word: SQL) =>
      sql`${word} = any(array(select json_array_elements_text(${wanted}::json)::int))`;
    return sql`select json_build_object(${wordAnswersJson(userId, isWanted)}) as data`;
  },
);

/** What a learner answered about words, as fields of a JSON object (`wordAnswersRow`, `groupByWord`). */
export function wordAnswersJson(userId: SQL, isWanted: (word: SQL) => SQL): SQL {
  return sql`
      'answers', (select coalesce(json_agg(${answerJson}), '[]') from stage_answers a ${withTheirWords}
        where a.user_id = ${userId} and ${isAboutWord} and ${stands} and ${isWanted(sql`a.word_id`)}),
      'known', (select coalesce(json_agg(json_build_object('wordId', k.word_id, 'lessonId', w.lesson_id, 'date', k.date)),
          '[]')
        from known_words k join words w on w.id = k.word_id
        where k.user_id = ${userId} and ${isWanted(sql`k.word_id`)})`;
}

export function groupByWord({ answers: rows, known }: RowOf<typeof wordAnswersRow>): WordAnswers[] {
  const words = new Map<number, WordAnswers>(
    known.map(({ wordId, lessonId, date }) => [
      wordId,
      { wordId, lessonId, lessons: [], recalls: [], knownOn: date },
    ]),
  );
  for (const row of rows) {
    const { wordId, lessonId } = row;
    const word = words.get(wordId) ?? { wordId, lessonId, lessons: [], recalls: [] };
    words.set(wordId, word);
    const recall = recallOf(row);
    if (recall) word.recalls.push(recall);
    else word.lessons.push(lessonAnswerOf(row));
  }
  return [...words.values()];
}

/** The answer of a review; undefined for one of a lesson. */
export function recallOf(row: ReadAnswer): Recall | undefined {
  const { eventId, at, date, exercise, result, tries, ms, medianMs, isPartial } = row;
  if (exercise === null) return undefined;
  return {
    eventId,
    at: new Date(at).toISOString(),
    date,
    exercise,
    result,
    tries: tries ?? 1,
    ms,
    medianMs,
    isPartial: isPartial ?? false,
  };
}

function lessonAnswerOf({ eventId, at, date, stage, result, tries }: ReadAnswer): LessonAnswer {
  return { eventId, at: new Date(at).toISOString(), date, stage, result, tries };
}

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { VerbBook } from '../../../core/hebrew/conjugation/verb.ts';
import { type CourseIndex, createCourseIndex } from '../../../core/search/course-index.ts';
import { type Db, type RowOf, readJson } from '../../connection/client.ts';
import { publishedWords } from '../course-words.ts';
import { lessonWordRow } from '../lessons.ts';
import { courseEdition } from '../lock-course.ts';

/** A row of words as the search needs it. */
export const searchedWordRow = () =>
  lessonWordRow().pick({
    id: true,
    hebrew: true,
    pronunciation: true,
    transcription: true,
    russian: true,
    gender: true,
    plural: true,
    feminine: true,
    variants: true,
    ownVerb: true,
  });

/** A row `w` of words as the search needs it, as JSON fields. */
export const searchedWordFields = sql`'id', w.id, 'hebrew', w.hebrew, 'pronunciation', w.pronunciation,
  'transcription', w.transcription, 'russian', w.russian, 'gender', w.gender, 'plural', w.plural, 'feminine', w.feminine,
  'variants', w.variants, 'ownVerb', w.verb`;

const indexedWordRow = () =>
  searchedWordRow().extend({
    lesson: z.object({ id: z.number(), number: z.number(), isFree: z.boolean() }),
  });
/** A word of the published course with the lesson that teaches it. */
export type IndexedWord = RowOf<typeof indexedWordRow>;

/** `words`: null where the edition is the one that is known. */
const searchedCourseRow = () =>
  z.object({ edition: z.number(), words: z.array(indexedWordRow()).nullable() });

/** The index of a course, and its words in the order in which they are taught. */
export type IndexedCourse = { index: CourseIndex; words: ReadonlyMap<number, IndexedWord> };

const indexes = new WeakMap<Db, IndexedCourse & { edition: number }>();

/** The index of the published course as it is now. */
export const readCourseIndex = async (db: Db, verbs: VerbBook): Promise<CourseIndex> =>
  (await readIndexedCourse(db, verbs)).index;

/** The same with its words: made once for an edition of the course, then kept by this process. */
export async function readIndexedCourse(db: Db, verbs: VerbBook): Promise<IndexedCourse> {
  const known = indexes.get(db);
  const { edition, words } = await readJson(
    db,
    'searched_course',
    searchedCourseRow,
    sql`select json_build_object('edition', ${courseEdition}, 'words', case
      when ${courseEdition} = ${known?.edition ?? -1}::int then null
      else (select coalesce(json_agg(json_build_object(${searchedWordFields},
          'lesson', json_build_object('id', l.id, 'number', l.lesson_number, 'isFree', l.is_free))
        order by l.lesson_number, l.id, w.position, w.id), '[]') ${publishedWords}) end) as data`,
  );
  if (known && !words) return known;
  const course = {
    index: createCourseIndex(words ?? [], verbs),
    words: new Map((words ?? []).map((word) => [word.id, word])),
  };
  indexes.set(db, { edition, ...course });
  return course;
}

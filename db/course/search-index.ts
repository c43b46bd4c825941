import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { VerbBook } from '../../core/hebrew/conjugation/verb.ts';
import { type CourseIndex, createCourseIndex } from '../../core/search/course-index.ts';
import { type Db, readJson } from '../connection/client.ts';
import { publishedWords } from './course-words.ts';
import { lessonWordRow } from './lessons.ts';
import { courseEdition } from './lock-course.ts';

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

/** `words`: null where the edition is the one that is known. */
const searchedCourseRow = () =>
  z.object({ edition: z.number(), words: z.array(searchedWordRow()).nullable() });

const indexes = new WeakMap<Db, { edition: number; index: CourseIndex }>();

/** The index of the published course as it is now: made once for an edition of the course, then kept by this process. */
export async function readCourseIndex(db: Db, verbs: VerbBook): Promise<CourseIndex> {
  const known = indexes.get(db);
  const { edition, words } = await readJson(
    db,
    'searched_course',
    searchedCourseRow,
    sql`select json_build_object('edition', ${courseEdition}, 'words', case
      when ${courseEdition} = ${known?.edition ?? -1}::int then null
      else (select coalesce(json_agg(json_build_object(${searchedWordFields})
        order by l.lesson_number, l.id, w.position, w.id), '[]') ${publishedWords}) end) as data`,
  );
  if (known && !words) return known.index;
  const index = createCourseIndex(words ?? [], verbs);
  indexes.set(db, { edition, index });
  return index;
}

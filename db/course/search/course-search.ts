import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { analyseWord, consonantsAsked } from '../../../core/hebrew/analysis/analyse-word.ts';
import type { Reading } from '../../../core/hebrew/analysis/reading.ts';
import type { VerbContent } from '../../../core/hebrew/conjugation/verb.ts';
import { searchText } from '../../../core/lesson/search-text.ts';
import type { FoundWordRank } from '../../../core/search/course-index.ts';
import {
  bestOfEach,
  type FoundWordForm,
  maxMatches,
  onePerWord,
  shownForms,
} from '../../../core/search/matches.ts';
import { ranks } from '../../../core/search/ranks.ts';
import { type Db, readJson } from '../../connection/client.ts';
import type { Visitor } from '../../entitlements.ts';
import {
  type CourseWord,
  courseWordFields,
  courseWordRow,
  isOpenTo,
  publishedWords,
} from '../course-words.ts';
import { courseVerbs } from '../verbs.ts';
import { openReadings, readSources } from './read-hebrew.ts';
import { searchedWordFields, searchedWordRow } from './search-index.ts';

/** Words that are read: of the locked ones among them some are not shown. */
const maxRead = 80;

/**
 * `forms`: those that the text is, none where it is the word as it is taught or only begins it; before them the infinitive
 * of a verb that is taught by another form. `rank`: how well the word answers (core/search/ranks.ts). `isPartial`: only its
 * beginning was written, or it with a slip.
 */
export type CourseMatch = CourseWord & {
  verb: VerbContent | undefined;
  forms: FoundWordForm[];
  rank: number;
  isPartial: boolean;
};

/** What a text means: words of the course, the best first, and where it is Hebrew every way to read it, the likeliest first. */
export type FoundText = { matches: CourseMatch[]; readings: Reading[] };

/** The words of `lookUpText` alone. */
export const searchCourse = async (
  db: Db,
  input: Visitor & { text: string },
  now: Date,
): Promise<CourseMatch[]> => (await lookUpText(db, input, now)).matches;

/**
 * The words of the published course that a text means, the best first: any form in Hebrew, behind particles and with endings
 * too, any form of its Russian meaning, in a question too («как будет хлеб?»), a word as it was heard in Russian or Latin
 * letters, the beginning of one. Words of locked lessons are among them, but none by its beginning or by a slip, or they
 * could be spelled out letter by letter: the caller decides what of them is shown. No reading is of a locked word.
 */
export async function lookUpText(db: Db, input: Visitor & { text: string }, now: Date): Promise<FoundText> {
  const asked = searchText(input.text);
  if (!asked) return { matches: [], readings: [] };
  const hebrew = asked.language === 'hebrew' ? asked.text : '';
  const { index, sources } = await readSources(db, input.userId, consonantsAsked(hebrew));
  const readings = analyseWord(hebrew, sources);
  const found = withRead(bestOfEach(index.find(asked)).slice(0, maxRead), readings[0]);
  if (found.length === 0) return { matches: [], readings };
  const ofReadings = readings.flatMap(({ word }) => word.ids);
  const ids = [...new Set([...found.map(({ wordId }) => wordId), ...ofReadings])];
  const words = await readWords(db, { visitor: input, ids }, now);
  const byId = new Map(words.map((one) => [one.word.id, one]));
  const ranked = found.flatMap(({ wordId, rank, keys, isPartial }): CourseMatch[] => {
    const one = byId.get(wordId);
    return one && (one.lesson.isOpen || !isPartial)
      ? [{ ...one, ...shownForms(one.word, keys, courseVerbs()), rank, isPartial }]
      : [];
  });
  return {
    matches: readFirst(onePerWord(ranked), readings[0]).slice(0, maxMatches),
    readings: openReadings(readings, (id) => byId.get(id)?.lesson.isOpen ?? false),
  };
}

/** With a word that is only read, by its ending or what stands before it: פני is of פנים. */
function withRead(found: readonly FoundWordRank[], reading: Reading | undefined): FoundWordRank[] {
  const [wordId] = reading?.word.ids ?? [];
  const isFound = found.some((one) => !one.isPartial && reading?.word.ids.includes(one.wordId));
  if (wordId === undefined || isFound) return [...found];
  return [{ wordId, place: 0, rank: ranks.form, keys: [], isPartial: false }, ...found];
}

/** The words of the likeliest reading before all others, so that the answer begins with the same word in both lists. */
function readFirst(matches: readonly CourseMatch[], reading: Reading | undefined): CourseMatch[] {
  const isRead = ({ word, isPartial }: CourseMatch) => !isPartial && reading?.word.ids.includes(word.id);
  return [...matches.filter(isRead), ...matches.filter((match) => !isRead(match))];
}

function readWords(
  db: Db,
  { visitor, ids }: { visitor: Visitor; ids: readonly number[] },
  now: Date,
): Promise<CourseWord[]> {
  return readJson(
    db,
    'found_words',
    () => z.array(courseWordRow()),
    sql`select (select coalesce(json_agg(json_build_object(${courseWordFields(visitor, now)})), '[]')
      ${publishedWords} and w.id in (
        select id::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as t(id))) as data`,
  );
}

const openWordRow = () => searchedWordRow().extend({ lessonId: z.number() });

/** The words of all lessons that are open to the visitor, in the order of the course, and the verbs that they are forms of. */
export async function readOpenWords(db: Db, visitor: Visitor, now: Date) {
  const words = await readJson(
    db,
    'open_words',
    () => z.array(openWordRow()),
    sql`select (select coalesce(json_agg(json_build_object('lessonId', w.lesson_id, ${searchedWordFields})
      order by l.lesson_number, l.id, w.position, w.id), '[]')
      ${publishedWords} and ${isOpenTo(visitor, now)}) as data`,
  );
  const { placeOf } = courseVerbs();
  const verbs = new Set(words.flatMap((word) => placeOf(word)?.verb ?? []));
  return { words: words.map(({ ownVerb: _, ...word }) => word), verbs: [...verbs] };
}

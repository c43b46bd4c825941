import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type FormKey, formKeys } from '../../core/hebrew/conjugation/forms.ts';
import type { VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import { formsOfWord, type WordFormKey } from '../../core/hebrew/forms/form-index.ts';
import { draftTranscription } from '../../core/hebrew/reading/read-niqqud.ts';
import { searchText } from '../../core/lesson/search-text.ts';
import type { FoundWordRank } from '../../core/search/course-index.ts';
import { type Db, readJson } from '../connection/client.ts';
import { verbBook } from '../content/verbs.ts';
import type { Visitor } from '../entitlements.ts';
import { type CourseWord, courseWordFields, courseWordRow, publishedWords } from './course-words.ts';
import { readCourseIndex } from './search-index.ts';
import { courseVerbs, verbPlaceOf } from './verbs.ts';

/** More than these nobody reads. */
const maxMatches = 12;
/** Words that are read: of the locked ones among them some are not shown. */
const maxRead = 80;

export type FoundWordForm = { key: WordFormKey; pointed: string; transcription: string | null };
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

/**
 * The words of the published course that a text means, the best first: any form in Hebrew, any form of its Russian
 * meaning, in a question too («как будет хлеб?»), a word as it was heard in Russian or Latin letters, the beginning of
 * one. Words of locked lessons are among them, but none by its beginning or by a slip, or they could be spelled out
 * letter by letter: the caller decides what of them is shown.
 */
export async function searchCourse(
  db: Db,
  input: Visitor & { text: string },
  now: Date,
): Promise<CourseMatch[]> {
  const asked = searchText(input.text);
  if (!asked) return [];
  const found = bestOfEach((await readCourseIndex(db, courseVerbs())).find(asked)).slice(0, maxRead);
  if (found.length === 0) return [];
  const words = await readWords(db, { visitor: input, ids: found.map(({ wordId }) => wordId) }, now);
  const byId = new Map(words.map((one) => [one.word.id, one]));
  const ranked = found.flatMap(({ wordId, rank, keys, isPartial }): CourseMatch[] => {
    const one = byId.get(wordId);
    return one && (one.lesson.isOpen || !isPartial) ? [{ ...withForms(one, keys), rank, isPartial }] : [];
  });
  return onePerWord(ranked).slice(0, maxMatches);
}

/** The best answer of each word, the best first; equal ones in the order of the course. */
function bestOfEach(found: readonly FoundWordRank[]): FoundWordRank[] {
  const best = new Map<number, FoundWordRank>();
  for (const one of found) {
    const known = best.get(one.wordId);
    if (!known || one.rank < known.rank) best.set(one.wordId, one);
  }
  return [...best.values()].sort((a, b) => a.rank - b.rank || a.place - b.place);
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

function withForms(
  one: CourseWord,
  keys: readonly WordFormKey[],
): Pick<CourseMatch, 'lesson' | 'word' | 'verb' | 'forms'> {
  const { word } = one;
  const place = verbPlaceOf(word);
  const verb = place?.verb;
  const table = verb && verbBook().formsOf(verb);
  const all = formsOfWord(word, courseVerbs());
  const isBase = !table?.infinitive || place?.key === 'infinitive';
  const asked = keys.includes('word') ? [] : keys;
  const shown = isBase ? asked : (['infinitive', ...asked.filter((key) => key !== 'infinitive')] as const);
  const forms = shown.flatMap((key): FoundWordForm[] => {
    const ofVerb = isVerbKey(key) ? table?.[key] : null;
    if (ofVerb) return [{ key, pointed: ofVerb.pointed, transcription: ofVerb.transcription }];
    const pointed = all.find((form) => form.key === key)?.pointed;
    return pointed ? [{ key, pointed, transcription: draftTranscription(pointed) || null }] : [];
  });
  return { ...one, verb, forms };
}

const isVerbKey = (key: WordFormKey): key is FormKey => (formKeys as readonly string[]).includes(key);

/** Of several cards of one verb, and of a word that is taught twice, the first that is open; the best come first. */
function onePerWord(found: readonly CourseMatch[]): CourseMatch[] {
  const byName = new Map<string, CourseMatch>();
  for (const match of found) {
    const { word, verb } = match;
    const name = verb?.key ?? `${word.pronunciation} ${word.russian}`;
    const earlier = byName.get(name);
    if (!earlier || (!earlier.lesson.isOpen && match.lesson.isOpen)) byName.set(name, match);
  }
  return [...byName.values()];
}

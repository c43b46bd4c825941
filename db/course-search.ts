import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type FormKey, formKeys } from '../core/hebrew/conjugation/forms.ts';
import type { VerbContent } from '../core/hebrew/conjugation/verb.ts';
import { formsOfWord, type WordFormKey } from '../core/hebrew/forms/form-index.ts';
import { stripNiqqud } from '../core/hebrew/niqqud.ts';
import { draftTranscription } from '../core/hebrew/reading/read-niqqud.ts';
import {
  beginningRank,
  rankOfGloss,
  searchText,
  shortestStart,
  stemOf,
  withoutPrefix,
} from '../core/lesson/search-text.ts';
import { type Db, readJson } from './client.ts';
import { verbBook } from './content/verbs.ts';
import {
  type CourseWord,
  courseWordFields,
  courseWordRow,
  isOpenTo,
  publishedWords,
} from './course-words.ts';
import type { Visitor } from './entitlements.ts';
import { courseVerbs, findForm, verbPlaceOf } from './verbs.ts';

/** More than these nobody reads. */
const maxMatches = 12;
const maxRead = 60;

export type FoundWordForm = { key: WordFormKey; pointed: string; transcription: string | null };
/** `forms`: those that the text is, none where it is the word as it is taught or only begins it. */
export type CourseMatch = CourseWord & { verb: VerbContent | undefined; forms: FoundWordForm[] };

type Ranked = CourseMatch & { rank: number };

/**
 * The words of the published course that a text means, the best first: any form in Hebrew, the beginning of a word, or
 * its Russian meaning, in a question too («как будет хлеб?»). Words of locked lessons are among them, but none by its
 * beginning, or they could be spelled out letter by letter: the caller decides what of them is shown.
 */
export async function searchCourse(
  db: Db,
  input: Visitor & { text: string },
  now: Date,
): Promise<CourseMatch[]> {
  const asked = searchText(input.text);
  if (!asked) return [];
  const read: Read = (name, condition) => readWords(db, { visitor: input, name, condition }, now);
  const isOpen = isOpenTo(input, now);
  const found =
    asked.language === 'hebrew'
      ? await searchHebrew(db, asked.text, { read, isOpen })
      : await searchRussian(asked.text, read);
  return onePerWord(found).slice(0, maxMatches);
}

/** `name` is that of the statement: each condition has its own. */
type Read = (name: string, condition: SQL) => Promise<CourseWord[]>;

function readWords(
  db: Db,
  { visitor, name, condition }: { visitor: Visitor; name: string; condition: SQL },
  now: Date,
): Promise<CourseWord[]> {
  return readJson(
    db,
    name,
    () => z.array(courseWordRow()),
    sql`select (select coalesce(json_agg(row order by place), '[]') from (
      select json_build_object(${courseWordFields(visitor, now)}) as row,
        row_number() over (order by l.lesson_number, l.id, w.position, w.id) as place
      ${publishedWords} and (${condition}) order by place limit ${maxRead}) found) as data`,
  );
}

/** Forms first, then words that begin so, then words behind a prefix. */
async function searchHebrew(
  db: Db,
  text: string,
  { read, isOpen }: { read: Read; isOpen: SQL },
): Promise<Ranked[]> {
  const forms = await findForm(db, text);
  const plain = stripNiqqud(text);
  const ids = JSON.stringify(forms.map(({ wordId }) => wordId));
  const isForm = sql`w.id in (select id::int from jsonb_array_elements_text(${ids}::jsonb) as t(id))`;
  const start = plain.length >= shortestStart ? plain : '';
  const begins = sql`${start} <> '' and starts_with(w.hebrew, ${start}) and ${isOpen}`;
  const words = await read('search_hebrew', sql`${isForm} or (${begins})`);
  const found = words.map((one): Ranked => {
    const keys = forms.filter(({ wordId }) => wordId === one.word.id).map(({ key }) => key);
    const rank = keys.includes('word') ? 0 : keys.length > 0 ? 1 : 2;
    return { ...withForms(one, keys), rank };
  });
  if (found.length > 0) return found;
  for (const bare of withoutPrefix(text)) {
    const behind = await findForm(db, bare);
    if (behind.length > 0) return searchHebrew(db, bare, { read, isOpen });
  }
  return [];
}

async function searchRussian(text: string, read: Read): Promise<Ranked[]> {
  const found = await ranked(text, read);
  const stem = found.length === 0 ? stemOf(text) : undefined;
  return stem ? ranked(stem, read) : found;
}

async function ranked(text: string, read: Read): Promise<Ranked[]> {
  const meant = new Map<VerbContent, number>();
  for (const verb of verbBook().verbs) {
    const rank = rankOfVerb(verb, text);
    if (rank !== undefined) meant.set(verb, rank);
  }
  const cards = JSON.stringify(
    [...meant.keys()].flatMap((verb) =>
      Object.values(verbBook().formsOf(verb)).flatMap((form) =>
        form ? [[form.full, form.transcription]] : [],
      ),
    ),
  );
  const pattern = patternOf(text);
  const words = await read(
    'search_russian',
    sql`w.russian ~ ${pattern} or w.verb ~ ${pattern} or (w.hebrew, w.transcription) in (
    select f->>0, f->>1 from jsonb_array_elements(${cards}::jsonb) f)`,
  );
  const found = words.flatMap((one): Ranked[] => {
    const verb = verbPlaceOf(one.word)?.verb;
    const ofVerb = verb && (meant.get(verb) ?? rankOfVerb(verb, text));
    const ofGloss = rankOfGloss(one.word.russian, text);
    if (ofVerb !== undefined && (ofGloss === undefined || ofVerb <= ofGloss)) {
      return [{ ...withForms(one, ['infinitive']), rank: ofVerb }];
    }
    return ofGloss === undefined ? [] : [{ ...withForms(one, []), rank: ofGloss }];
  });
  return found.filter(({ lesson, rank }) => lesson.isOpen || rank < beginningRank);
}

function rankOfVerb({ imperfective, perfective }: VerbContent, text: string): number | undefined {
  const ranks = [imperfective, perfective].flatMap((name) => rankOfGloss(name ?? '', text) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

/** A regular expression of Postgres for words that begin so, in any letter case and with ё; the text has letters only. */
function patternOf(text: string): string {
  const letters = [...text].map((letter) =>
    letter === 'е' ? '[еЕёЁ]' : letter === ' ' ? '[^а-яА-ЯёЁ]+' : `[${letter}${letter.toUpperCase()}]`,
  );
  return `(^|[^а-яА-ЯёЁ])${letters.join('')}`;
}

function withForms(one: CourseWord, keys: readonly WordFormKey[]): CourseMatch {
  const { word } = one;
  const verb = verbPlaceOf(word)?.verb;
  const table = verb && verbBook().formsOf(verb);
  const all = formsOfWord(word, courseVerbs());
  const shown = keys.includes('word') ? [] : keys;
  const forms = shown.flatMap((key): FoundWordForm[] => {
    const ofVerb = isVerbKey(key) ? table?.[key] : null;
    if (ofVerb) return [{ key, pointed: ofVerb.pointed, transcription: ofVerb.transcription }];
    const pointed = all.find((form) => form.key === key)?.pointed;
    return pointed ? [{ key, pointed, transcription: draftTranscription(pointed) || null }] : [];
  });
  return { ...one, verb, forms };
}

const isVerbKey = (key: WordFormKey): key is FormKey => (formKeys as readonly string[]).includes(key);

/** The best first; of several cards of one verb, and of a word that is taught twice, the first that is open. */
function onePerWord(found: readonly Ranked[]): CourseMatch[] {
  const byName = new Map<string, Ranked>();
  const inOrder = [...found].sort((a, b) => a.rank - b.rank); // stable: equal ones stay in the order of the course
  for (const match of inOrder) {
    const { word, verb } = match;
    const name = verb?.key ?? `${word.pronunciation} ${word.russian}`;
    const earlier = byName.get(name);
    if (!earlier || (!earlier.lesson.isOpen && match.lesson.isOpen)) byName.set(name, match);
  }
  return [...byName.values()].map(({ rank, ...match }) => match);
}

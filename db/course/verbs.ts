import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { createBoundedMap } from '../../core/bounded-map.ts';
import { DomainError } from '../../core/errors.ts';
import { hebrewWordsOf, readableHebrew } from '../../core/hebrew/comparable.ts';
import { type Conjugation, type FormKey, formKeys } from '../../core/hebrew/conjugation/forms.ts';
import { otherSpellings } from '../../core/hebrew/conjugation/spellings.ts';
import type { VerbBook, VerbCard, VerbContent, VerbFormPlace } from '../../core/hebrew/conjugation/verb.ts';
import { printVerbLine, readVerbLine } from '../../core/hebrew/conjugation/verb-line.ts';
import type { FoundForm } from '../../core/hebrew/forms/form-index.ts';
import type { WordFormKey } from '../../core/hebrew/forms/taught-forms.ts';
import { russianVerbsOf } from '../../core/russian/verb-forms.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { verbBook } from '../content/verb-book.ts';
import type { Visitor } from '../entitlements.ts';
import { isOpenTo } from './course-words.ts';
import { type LessonWord, lessonWordRow, wordJson } from './lessons.ts';
import { readCourseIndex } from './search/search-index.ts';

/** The verb and form that a word of the course is, undefined for words that are no verbs. Its author's verb counts. */
export function verbPlaceOf(word: VerbCard): VerbFormPlace | undefined {
  return word.ownVerb ? ownPlace(word, word.ownVerb) : verbBook().placeOf(word);
}

/** The verbs of the course's own list and, where a card has one, that of its author: what all but the seed work with. */
export const courseVerbs = (): VerbBook => ({ ...verbBook(), placeOf: verbPlaceOf });

/** The same for words as a file or the seed has them, whose verb is named `verb`. */
export const writtenVerbs = (): VerbBook => ({
  ...verbBook(),
  placeOf: (card: VerbCard & { verb?: string }) => verbPlaceOf({ ...card, ownVerb: card.verb }),
});

/** Verbs that authors have written, by their lines: forms are computed once. */
const ownVerbs = createBoundedMap<string, VerbContent>(500);

function ownPlace({ hebrew, transcription }: VerbCard, line: string): VerbFormPlace | undefined {
  const verb = ownVerbs.get(line) ?? readVerbLine(line).verb;
  ownVerbs.set(line, verb);
  const table = verbBook().formsOf(verb);
  const keys = formKeys.filter((key) => {
    const form = table[key];
    return form && (form.full === hebrew || otherSpellings(form).includes(hebrew));
  });
  const key = keys.find((one) => table[one]?.transcription === transcription) ?? keys[0];
  return key && { verb, key };
}

/** The verb of a word in one line, as its author or the course's own list has it; undefined where it is none. */
export function verbLineOf(word: VerbCard): string | undefined {
  if (word.ownVerb) return word.ownVerb;
  const verb = verbBook().placeOf(word)?.verb;
  const line = verb && printVerbLine(verb);
  // A verb whose parts are of two binyanim is the course's own exception: it is not offered to be edited.
  return line && readVerbLine(line).problems.length === 0 ? line : undefined;
}

/** The line that has to be stored for a word: null where it says nothing else than the course's own list. */
export function ownVerbLine(word: VerbCard, line: string): string | null {
  const known = verbLineOf(word);
  const written = readableHebrew(line).trim();
  const isKnown =
    known !== undefined && printVerbLine(readVerbLine(known).verb) === printVerbLine(readVerbLine(line).verb);
  return written === '' || isKnown ? null : written;
}

/** What a voice says for one form of the verb that a word is of; undefined when there is none. */
export function spokenForm(word: VerbCard, key: FormKey) {
  const place = verbPlaceOf(word);
  const form = place && verbBook().formsOf(place.verb)[key];
  return form && { hebrew: form.full, pronunciation: form.pointed, transcription: form.transcription };
}

export type VerbOfWord = {
  lessonId: number;
  word: LessonWord;
  verb: VerbContent;
  /** The form that the word is. */
  key: FormKey;
  forms: Conjugation;
};

const verbWordRow = () =>
  z.object({ lessonId: z.number(), isOpen: z.boolean(), word: lessonWordRow() }).nullable();

/**
 * The verb of a word in a published lesson, with all its forms. Throws 'not-found' word_not_found, also for a word
 * that is no verb; 'forbidden' premium_required when its lesson is locked.
 */
export async function readVerb(db: Db, input: Visitor & { wordId: number }, now: Date): Promise<VerbOfWord> {
  const found = await readJson(
    db,
    'verb_word',
    verbWordRow,
    sql`select (select json_build_object('lessonId', l.id, 'isOpen', ${isOpenTo(input, now)},
      'word', ${wordJson})
    from words w join lessons l on l.id = w.lesson_id
    where w.id = ${input.wordId} and w.deleted_at is null and l.is_published and l.deleted_at is null) as data`,
  );
  if (!found) throw new DomainError('not-found', { code: 'word_not_found' });
  if (!found.isOpen) throw new DomainError('forbidden', { code: 'premium_required' });
  const place = verbPlaceOf(found.word);
  if (!place) throw new DomainError('not-found', { code: 'word_not_found' });
  const { lessonId, word } = found;
  return { lessonId, word, ...place, forms: verbBook().formsOf(place.verb) };
}

/**
 * Every word of the published course that the text can be a form of, and which form; for a text that is no form what it
 * may be in another spelling or without particles. Words of locked lessons are found too: the caller decides what of
 * them is shown.
 */
async function findFormOrAlike(db: Db, text: string): Promise<FoundForm[]> {
  const index = await readCourseIndex(db, courseVerbs());
  const exact = index.hebrew().forms(text);
  return exact.length > 0 ? exact : index.nearForms(text);
}

const knownWordRow = () =>
  z.object({
    lesson: z.object({ id: z.number(), name: z.string(), isOpen: z.boolean() }),
    word: lessonWordRow().pick({
      id: true,
      hebrew: true,
      pronunciation: true,
      transcription: true,
      russian: true,
      gender: true,
      ownVerb: true,
    }),
  });
type KnownWord = RowOf<typeof knownWordRow>;

/** A verb of the course that a text means, and which of its forms the text is: none for a Russian one. */
export type FoundVerb = {
  verb: VerbContent;
  forms: Conjugation;
  keys: FormKey[];
  lesson: KnownWord['lesson'];
  /** The word of that lesson. */
  wordId: number;
};
/** A word that is no verb, and which of its forms the text is. */
export type FoundWord = KnownWord & { key: WordFormKey };

/**
 * The verbs, and in Hebrew the other words of the published course, that a text can mean: any form in Hebrew, or the
 * verb in Russian. `lesson` is one that is open to the visitor, if there is any.
 */
export async function findVerbs(
  db: Db,
  input: Visitor & { text: string },
  now: Date,
): Promise<{ verbs: FoundVerb[]; words: FoundWord[] }> {
  const isHebrew = hebrewWordsOf(input.text) !== '';
  const found = isHebrew ? await findFormOrAlike(db, input.text) : [];
  const russian = isHebrew ? '' : russianOf(input.text);
  if (found.length === 0 && !russian) return { verbs: [], words: [] };
  const meant = verbBook().verbs.filter(
    ({ imperfective, perfective }) =>
      russian &&
      [imperfective, perfective ?? ''].flatMap(russianVerbsOf).some((name) => russianOf(name) === russian),
  );
  const cards = meant.flatMap((verb) =>
    Object.values(verbBook().formsOf(verb)).flatMap((form) =>
      form ? [[form.full, form.transcription]] : [],
    ),
  );
  const known = await readJson(
    db,
    'known_words',
    () => z.array(knownWordRow()),
    sql`select (select coalesce(json_agg(json_build_object('word', ${wordJson}, 'lesson', json_build_object('id', l.id,
      'name', l.name, 'isOpen', ${isOpenTo(input, now)})) order by l.lesson_number, l.id, w.position,
      w.id), '[]')
    from words w join lessons l on l.id = w.lesson_id
    where w.deleted_at is null and l.is_published and l.deleted_at is null and (
      w.id in (select id::int from jsonb_array_elements_text(
        ${JSON.stringify(found.map(({ wordId }) => wordId))}::jsonb) as t(id))
      or (w.hebrew, w.transcription) in (select f->>0, f->>1 from jsonb_array_elements(
        ${JSON.stringify(cards)}::jsonb) f)
      or (${russian} <> '' and strpos(' ' || translate(w.russian || ' ' || coalesce(w.verb, ''), 'ё(),.!?/;',
        'е        ') || ' ', ${` ${russian} `}) > 0))) as data`,
  );
  const verbs = new Map<VerbContent, FoundVerb>();
  const words: FoundWord[] = [];
  for (const { word, lesson } of known) {
    const keys = found.filter(({ wordId }) => wordId === word.id).map(({ key }) => key);
    const place = verbPlaceOf(word);
    if (!place) {
      words.push(...keys.map((key) => ({ word, lesson, key })));
      continue;
    }
    const { verb } = place;
    const earlier = verbs.get(verb);
    const { lesson: taught, wordId } =
      earlier && (earlier.lesson.isOpen || !lesson.isOpen) ? earlier : { lesson, wordId: word.id };
    verbs.set(verb, {
      verb,
      forms: verbBook().formsOf(verb),
      keys: formKeys.filter((key) => earlier?.keys.includes(key) || keys.includes(key)),
      lesson: taught,
      wordId,
    });
  }
  return { verbs: [...verbs.values()], words };
}

/** Russian letters as they are compared; '' for a text that is none. */
function russianOf(text: string): string {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').trim().replace(/\s+/g, ' ');
  return /^[а-я]+( [а-я]+){0,3}$/.test(plain) ? plain : '';
}

import type { FormKey } from '../conjugation/forms.ts';
import { pointFull } from '../conjugation/point-full.ts';
import { otherSpellings } from '../conjugation/spellings.ts';
import type { VerbBook } from '../conjugation/verb.ts';
import { stripNiqqud } from '../niqqud.ts';
import { readingsOfWord } from '../reading/read-niqqud.ts';
import type { barePreposition, EndingKey } from './ending-keys.ts';
import { prepositionOf } from './prepositions.ts';

/** A word as far as its forms go: as the course holds it, or as it is stored. */
export type InflectedWord = {
  hebrew: string;
  pronunciation: string;
  transcription: string;
  gender?: 'm' | 'f' | null | undefined;
  plural?: string | null | undefined;
  feminine?: string | null | undefined;
  variants?: readonly string[] | undefined;
};

/**
 * Which form of a word: the taught word itself, a form of its verb, a number or gender, the form before a noun (שני), a
 * preposition's ending.
 */
export type WordFormKey =
  | 'word'
  | 'plural'
  | 'feminine'
  | 'feminine.plural'
  /** As it stands before the next word: שני, שתי, כל, מה. */
  | 'joined'
  | FormKey
  | EndingKey
  | typeof barePreposition;

export type TaughtForm = {
  key: WordFormKey;
  /** Full spelling, plain letters. */
  letters: string;
  /** The same letters with niqqud. */
  pointed: string;
  transcription: string;
};

/** Forms that stand before the next word, mostly a noun, by the word that they are of. */
const joinedForms: Readonly<Record<string, string>> = {
  שְׁנַיִים: 'שְׁנֵי',
  שְׁתַּיִים: 'שְׁתֵּי',
  כֹּל: 'כָּל',
  בָּאֶמְצַע: 'בְּאֶמְצַע',
  בֵּן: 'בֶּן',
  חֵצִי: 'חֲצִי',
  מָה: 'מַה',
};
const joined = new Map(
  Object.entries(joinedForms).map(([word, form]) => [word.normalize('NFC'), form.normalize('NFC')]),
);

/** How a word stands before a noun, undefined where it is as always. */
export const joinedForm = (pronunciation: string): string | undefined =>
  joined.get(pronunciation.normalize('NFC'));

/** The pointed words that stand before a noun as the given letters: of שני שניים. */
export const wordsJoinedAs = (letters: string): string[] =>
  [...joined].filter(([, form]) => stripNiqqud(form) === letters).map(([word]) => word);

const tsere = '\u05b5';
const segol = '\u05b6';

/**
 * The feminine plural of an adjective or of a noun for persons: of גְּדוֹלָה גְּדוֹלוֹת, of יִשְׂרְאֵלִית יִשְׂרְאֵלִיּוֹת, of מוּדְאֶגֶת,
 * whose masculine is מוּדְאָג, מוּדְאָגוֹת. Undefined where the feminine has another ending.
 */
export function femininePlural(masculine: string, feminine: string): string | undefined {
  const [one, other] = [masculine.normalize('NFC'), feminine.normalize('NFC')];
  const withA = /^(.*)\u05b8([\u05bc\u05c1\u05c2]*)ה$/.exec(other);
  if (withA) return `${withA[1]}${withA[2]}וֹת`.normalize('NFC');
  if (/\u05b4ית$/.test(other)) return `${other.slice(0, -1)}\u05bcוֹת`.normalize('NFC');
  if (!/\u05b6[א-ת][\u05bc\u05c1\u05c2]*\u05b6ת$|\u05b7[א-ת]\u05b7ת$/.test(other)) return undefined;
  // In a noun for a doer the last vowel is lost: מוֹכֵר, מוֹכְרוֹת.
  const [, head = '', last = ''] = /^(.*)([א-ת][\u05bc\u05c1\u05c2]*)$/.exec(one) ?? [];
  const stem = head.replace(new RegExp(`[${tsere}${segol}](?=[\u05bc\u05c1\u05c2]*$)`), '\u05b0');
  const letters: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
  return `${stem}${letters[last] ?? last}וֹת`.normalize('NFC');
}

const readingOf = (pointed: string): string =>
  pointed
    .split(/[\s\u05be]+/)
    .map((word) => readingsOfWord(word)[0]?.transcription ?? '')
    .join(' ');

function formOf(key: WordFormKey, written: string, rest: Partial<TaughtForm> = {}): TaughtForm {
  const pointed = written.normalize('NFC');
  return { key, letters: stripNiqqud(pointed), pointed, transcription: readingOf(pointed), ...rest };
}

/**
 * Every form that counts as taught with a word, the word itself first: its other spellings, plural, feminine and its
 * plural, the form before a noun, all forms of its verb, a preposition's persons. Tenses count from lessons of their
 * own, which the caller knows.
 */
export function taughtForms(word: InflectedWord, verbs: VerbBook): TaughtForm[] {
  const { hebrew, pronunciation, transcription, plural, feminine, variants = [] } = word;
  const own = formOf('word', pronunciation, { letters: hebrew, transcription });
  const forms = [own, ...variants.map((letters) => ({ ...own, letters }))];
  if (plural) forms.push(formOf('plural', plural));
  if (feminine) {
    forms.push(formOf('feminine', feminine));
    const place = verbs.placeOf(word);
    const many = place ? undefined : femininePlural(pronunciation, feminine);
    if (many) forms.push(formOf('feminine.plural', many));
  }
  const before = joinedForm(pronunciation);
  if (before) forms.push(formOf('joined', before));
  forms.push(...verbForms(word, verbs), ...personForms(word));
  return forms;
}

function verbForms(word: InflectedWord, verbs: VerbBook): TaughtForm[] {
  const place = verbs.placeOf(word);
  if (!place) return [];
  return Object.entries(verbs.formsOf(place.verb)).flatMap(([name, form]) => {
    if (!form) return [];
    const key = name as FormKey; // the keys of a conjugation
    return [form.full, ...otherSpellings(form)].flatMap((letters) => {
      const pointed = pointFull(form.pointed, letters);
      return pointed ? [{ key, letters, pointed, transcription: form.transcription }] : [];
    });
  });
}

function personForms({ gender, pronunciation }: InflectedWord): TaughtForm[] {
  const persons = gender ? undefined : prepositionOf(pronunciation);
  return [...(persons ?? [])].map(([key, form]) => formOf(key, form));
}

/** Plain letters of what else counts as taught with a word, each once. */
export function furtherForms(word: InflectedWord, verbs: VerbBook): string[] {
  const letters = new Set(taughtForms(word, verbs).map((form) => form.letters));
  letters.delete(word.hebrew);
  return [...letters];
}

import type { VerbForm } from '../hebrew/conjugation/forms.ts';
import type { VerbBook, VerbFormPlace } from '../hebrew/conjugation/verb.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import { draftTranscription } from '../hebrew/reading/read-niqqud.ts';
import { adjectiveIn } from '../russian/adjective.ts';
import { numeralFor } from './numerals.ts';
import { type AdjectiveKey, adjectiveKeys, type FormSkill, numberOf, type PluralPattern } from './skills.ts';

/** A word of the course as far as its forms are asked. */
export type FormWord = {
  id: number;
  hebrew: string;
  pronunciation: string;
  transcription: string;
  russian: string;
  gender: 'm' | 'f' | null;
  plural: string | null;
  feminine: string | null;
  /** The verb that an author has written for the word, as a line. */
  ownVerb?: string | null;
};

const qamats = '\u05b8';
/** -ayim, in short spelling and in full: אָזְנַיִם, אוֹזְנַיִים. */
const dualEnding = /\u05b7(\u05bc?)\u05d9\u05b4\u05d9?\u05dd$/;
const hiriq = '\u05b4';

/** A form by its niqqud; how it is read is worked out when somebody asks. */
const formOf = (pointed: string): VerbForm => ({
  pointed: pointed.normalize('NFC'),
  full: stripNiqqud(pointed),
  get transcription() {
    return draftTranscription(pointed);
  },
});

const ownForm = ({ hebrew, pronunciation, transcription }: FormWord): VerbForm => ({
  pointed: pronunciation,
  full: hebrew,
  transcription,
});

/** How a noun makes its plural; undefined for words without one, for phrases, and for endings that follow no pattern. */
function pluralPatternOf({ hebrew, gender, plural }: FormWord): PluralPattern | undefined {
  if (!gender || !plural || /[\s־-]/.test(plural)) return undefined;
  const letters = stripNiqqud(plural);
  if (letters === hebrew) return undefined;
  if (dualEnding.test(plural.normalize('NFC'))) return 'dual';
  if (letters.endsWith('ים')) return `${gender}.im`;
  return letters.endsWith('ות') ? `${gender}.ot` : undefined;
}

/**
 * Returns the plural with the other ending, which the word does not have: שולחנים for שולחנות, אוזנות for אוזניים.
 * Undefined where the ending is neither.
 */
export function withOtherEnding(plural: VerbForm): VerbForm | undefined {
  const { pointed } = plural;
  const change = (ending: RegExp, other: string) =>
    ending.test(pointed) ? formOf(pointed.replace(ending, other).normalize('NFC')) : undefined;
  const im = /\u05b4([\u0591-\u05c7]*)\u05d9\u05dd$/;
  const ot = /\u05d5\u05b9\u05ea$/;
  return (
    change(dualEnding, '$1\u05d5\u05b9\u05ea') ??
    change(im, '$1\u05d5\u05b9\u05ea') ??
    change(ot, `${hiriq}\u05d9\u05dd`)
  );
}

/**
 * Returns the forms of an adjective, undefined for other words. The plural follows from the feminine in -a, whose stem
 * it shares (גְּדוֹלָה, גְּדוֹלִים); other feminines do not show theirs, and then it is null.
 */
function adjectiveForms(word: FormWord): Record<AdjectiveKey, VerbForm | null> | undefined {
  const { gender, feminine, hebrew } = word;
  if (gender || !feminine || /[\s־-]/.test(hebrew) || /[\s־-]/.test(feminine)) return undefined;
  const [, stem, letter = '', marks = ''] =
    /^(.*)([א-ת])([\u0591-\u05c7]*)ה$/.exec(feminine.normalize('NFC')) ?? [];
  const singular = { 'sg.m': ownForm(word), 'sg.f': formOf(feminine) };
  if (stem === undefined || !marks.includes(qamats) || letter === 'י') {
    // Pronouns and prepositions have a feminine too: only what Russian calls an adjective is one.
    const isAdjective = /[תה]$/.test(feminine) && adjectiveIn(word.russian) !== undefined;
    return isAdjective ? { ...singular, 'pl.m': null, 'pl.f': null } : undefined;
  }
  const rest = marks.replace(qamats, '');
  return {
    ...singular,
    'pl.m': formOf(`${stem}${letter}${hiriq}${rest}ים`),
    'pl.f': formOf(`${stem}${letter}${rest}וֹת`),
  };
}

/** What a word is as far as its forms are asked. */
export type Inflected =
  | { kind: 'verb'; place: VerbFormPlace }
  | { kind: 'noun'; gender: 'm' | 'f'; pattern: PluralPattern; plural: VerbForm }
  | { kind: 'adjective'; forms: Record<AdjectiveKey, VerbForm | null> };

/** Returns undefined for a word without forms that are asked. */
export function inflect(word: FormWord, verbs: VerbBook): Inflected | undefined {
  const place = verbs.placeOf(word);
  if (place) return { kind: 'verb', place };
  const pattern = pluralPatternOf(word);
  if (word.gender && pattern && word.plural) {
    return { kind: 'noun', gender: word.gender, pattern, plural: formOf(word.plural) };
  }
  const forms = adjectiveForms(word);
  return forms && { kind: 'adjective', forms };
}

/** Returns the asked form of a word, undefined when the word has no such form or the skill does not ask for it. */
export function askedForm(
  skill: FormSkill,
  form: string,
  word: FormWord,
  verbs: VerbBook,
): VerbForm | undefined {
  const inflected = inflect(word, verbs);
  switch (skill.kind) {
    case 'verb': {
      if (inflected?.kind !== 'verb' || form !== skill.key) return undefined;
      const { verb } = inflected.place;
      return verb.binyan === skill.binyan ? (verbs.formsOf(verb)[skill.key] ?? undefined) : undefined;
    }
    case 'noun':
      if (inflected?.kind !== 'noun' || form !== 'plural') return undefined;
      return inflected.pattern === skill.pattern ? inflected.plural : undefined;
    case 'adjective':
      if (inflected?.kind !== 'adjective' || form !== skill.key) return undefined;
      return inflected.forms[skill.key] ?? undefined;
    case 'agreement': {
      const key = adjectiveKeys.find((one) => one === form);
      if (inflected?.kind !== 'adjective' || !key?.startsWith(skill.number)) return undefined;
      return inflected.forms[key] ?? undefined;
    }
    case 'numeral': {
      const number = numberOf(form);
      if (number === undefined || inflected?.kind !== 'noun') return undefined;
      return inflected.gender === skill.gender ? numeralFor(number, skill.gender) : undefined;
    }
  }
}

import { isDescribed, isSaidOfAll, plainGloss } from '../../forms/cue.ts';
import { type FormWord, inflect } from '../../forms/inflect.ts';
import type { AdjectiveKey } from '../../forms/skills.ts';
import type { VerbForm } from '../../hebrew/conjugation/forms.ts';
import type { VerbBook } from '../../hebrew/conjugation/verb.ts';
import { withParticles } from '../../hebrew/sentences/prefixes.ts';
import {
  adjectiveIn,
  genderOfNoun,
  inflectAdjective,
  type RussianAdjective,
  type RussianGender,
} from '../../russian/adjective.ts';

/** A learned noun whose Russian is sure. */
export type Noun = {
  id: number;
  gender: 'm' | 'f';
  /** One of it, and many, with niqqud. */
  one: string;
  many: string;
  /** The same with the article. */
  theOne: string;
  theMany: string;
  /** With niqqud, where the noun has one: of persons and animals. */
  feminine: string | null;
  russian: string;
  russianGender: RussianGender;
};

/** A learned adjective that can be said of almost anything. */
export type Quality = { forms: Record<AdjectiveKey, VerbForm | null>; russian: RussianAdjective };

/** Of dad and mum one speaks without the article, and there is one of each. */
const parents = new Set(['папа', 'мама']);

/** Adjectives that judge: «война хорошая», «самая красивая бомба» are said by nobody. */
const judging = new Set(['טוב', 'יפה']);

/** The form with the article. */
export const withArticle = (pointed: string, transcription: string): string =>
  withParticles(['ה'], { pointed: pointed.normalize('NFC'), transcription })[0]?.pointed ?? '';

/** The noun of a word; undefined for other words, for phrases, and where the gender of the Russian is not sure. */
export function nounOf(word: FormWord, verbs: VerbBook): Noun | undefined {
  const { id, hebrew, pronunciation, transcription, feminine } = word;
  if (/[\s־-]/.test(hebrew) || !isDescribed(word.russian)) return undefined;
  const inflected = inflect(word, verbs);
  if (inflected?.kind !== 'noun' || inflected.pattern === 'dual') return undefined;
  const russian = plainGloss(word.russian);
  const russianGender = genderOfNoun(russian);
  if (!russianGender || parents.has(russian)) return undefined;
  const { gender, plural } = inflected;
  return {
    ...{ id, gender, feminine, russian, russianGender },
    one: pronunciation.normalize('NFC'),
    many: plural.pointed,
    theOne: withArticle(pronunciation, transcription),
    theMany: withArticle(plural.pointed, plural.transcription),
  };
}

/** The adjective of a word, where it goes with any noun in Hebrew and in Russian, and does not judge it. */
export function qualityOf(word: FormWord, verbs: VerbBook): Quality | undefined {
  if (!isSaidOfAll(word.hebrew) || judging.has(word.hebrew)) return undefined;
  const inflected = inflect(word, verbs);
  const russian = inflectAdjective(adjectiveIn(word.russian) ?? '');
  return inflected?.kind === 'adjective' && russian ? { forms: inflected.forms, russian } : undefined;
}

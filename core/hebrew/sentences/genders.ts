import type { Gender } from '../../lesson/content.ts';
import type { KnownForms, Reading } from './known-forms.ts';
import { writtenWords } from './written-words.ts';

/** A line with niqqud, and its Russian. */
type Line = { pronunciation: string; russian: string };

export type Side = Gender | 'any' | undefined;

const [he, she] = ['אַתָּה', 'אַתְּ'].map((pronoun) => pronoun.normalize('NFC'));

/** What each written word may be, with the niqqud that it has. */
function readingsOf({ pronunciation }: Line, known: KnownForms): Reading[][] {
  const pointed = writtenWords(pronunciation);
  return known
    .read(pointed.map(lettersOf), pointed)
    .map((readings, at) => readings.filter((reading) => reading.pointed === pointed[at]));
}

const lettersOf = (word: string): string => word.replace(/[^א-ת]/g, '');

/**
 * Who says "I": their gender is that of a verb in the present, or of an adjective, behind it; 'any' where nothing tells
 * it, undefined where nobody says "I".
 */
export function speakerOf(line: Line, known: KnownForms): Side {
  const readings = readingsOf(line, known);
  const at = writtenWords(line.pronunciation).findIndex((word) => lettersOf(word) === 'אני');
  if (at < 0) return undefined;
  for (const [place, word] of readings.slice(at + 1).entries()) {
    if (place > 0 && word.some(isPronoun)) break;
    const genders = new Set(word.map(genderOfForm));
    const [gender] = genders;
    if (gender && genders.size === 1) return gender;
  }
  return 'any';
}

const isPronoun = ({ form }: Reading): boolean => /^(אתה|את|הוא|היא|הם|הן|אתם|אתן|זה)$/.test(form.letters);

/** The gender of a verb or adjective in the singular where the two forms differ; undefined for all else. */
function genderOfForm({ form: { key, pointed }, word }: Reading): Gender | undefined {
  if (word.gender) return undefined;
  if (key === 'present.sg.m' || (key === 'word' && word.feminine && word.feminine !== pointed)) return 'm';
  return key === 'present.sg.f' || key === 'feminine' ? 'f' : undefined;
}

/** Who is spoken to as "you", by its pronoun, endings, verb forms and orders; undefined where nobody is. */
export function listenerOf(line: Line, known: KnownForms): Side {
  const words = writtenWords(line.pronunciation);
  if (words.includes(he ?? '')) return 'm';
  if (words.includes(she ?? '')) return 'f';
  const sides = readingsOf(line, known)
    .map((word) => addresseeOf(word, line.russian))
    .filter((side) => side !== undefined);
  return sides[0];
}

const secondPerson = /^(?:past\.2sg|future\.2sg|imperative\.sg|preposition\.2sg)\.(m|f)$/;

/** A form that is "she will" as well is "you will" where the Russian has «ты» or no «она». */
function addresseeOf(word: readonly Reading[], russian: string): Gender | undefined {
  const found = word.map(({ form }) => secondPerson.exec(form.key)?.[1]);
  const [gender] = found.filter((one) => one !== undefined);
  if (gender === undefined) return undefined;
  const isOther = found.includes(undefined) && !/(^|[^а-яё])(ты|тебя|тебе|тобой)([^а-яё]|$)/iu.test(russian);
  return isOther ? undefined : (gender as Gender); // the pattern has these two
}

import type { VerbBook } from '../../core/hebrew/conjugation/verb.ts';
import { createKnownForms, type KnownForms, type Reading } from '../../core/hebrew/sentences/known-forms.ts';
import { writtenWords } from '../../core/hebrew/sentences/written-words.ts';
import type { Gender, LessonContent, SentenceContent } from '../../core/lesson/content.ts';
import { formsOf } from '../../core/lesson/sentence-forms.ts';

/** Sentences by who they are about: a man, a woman, both because they have two forms, or anybody. */
export type GenderCount = Record<Gender | 'both' | 'any', number>;
/** Of "I", and of "you" to one person. */
export type GenderCounts = { said: GenderCount; told: GenderCount };

const nobody = (): GenderCount => ({ m: 0, f: 0, both: 0, any: 0 });
const [he, she] = ['אַתָּה', 'אַתְּ'].map((pronoun) => pronoun.normalize('NFC'));

/** Counts the different sentences of the lessons. "You" is found by its pronoun, endings, verb forms and orders. */
export function countGenders(lessons: readonly LessonContent[], verbs: VerbBook): GenderCounts {
  const known = createKnownForms(verbs, new Set(lessons.map(({ key }) => key)));
  for (const lesson of lessons) known.reach(lesson);
  const counts: GenderCounts = { said: nobody(), told: nobody() };
  const sentences = lessons.flatMap(({ words, proofs = [] }) => [
    ...words.flatMap(({ examples = [] }) => examples),
    ...proofs,
  ]);
  for (const sentence of new Map(sentences.map((one) => [one.pronunciation, one])).values()) {
    const [said, told] = [sideOf(sentence, known, speaker), sideOf(sentence, known, listener)];
    if (said) counts.said[said] += 1;
    if (told) counts.told[told] += 1;
  }
  return counts;
}

type Side = Gender | 'any' | undefined;

/** The gender of somebody in both forms of a sentence; undefined where nobody is there. */
function sideOf(
  sentence: SentenceContent,
  known: KnownForms,
  who: (form: SentenceContent, readings: readonly Reading[][]) => Side,
): Side | 'both' {
  const sides = formsOf<SentenceContent, SentenceContent>(sentence).map((form) =>
    who(form, readingsOf(form, known)),
  );
  return sides.includes('m') && sides.includes('f')
    ? 'both'
    : (sides.find((side) => side !== 'any') ?? sides[0]);
}

/** What each written word may be, with the niqqud that it has. */
function readingsOf({ pronunciation }: SentenceContent, known: KnownForms): Reading[][] {
  const pointed = writtenWords(pronunciation);
  return known
    .read(pointed.map(lettersOf), pointed)
    .map((readings, at) => readings.filter((reading) => reading.pointed === pointed[at]));
}

const lettersOf = (word: string): string => word.replace(/[^א-ת]/g, '');

/** Who says "I": their gender is that of a verb in the present, or of an adjective, behind it. */
function speaker({ pronunciation }: SentenceContent, readings: readonly Reading[][]): Side {
  const at = writtenWords(pronunciation).findIndex((word) => lettersOf(word) === 'אני');
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

/** Who is told "you". */
function listener({ pronunciation, russian }: SentenceContent, readings: readonly Reading[][]): Side {
  const words = writtenWords(pronunciation);
  if (words.includes(he ?? '')) return 'm';
  if (words.includes(she ?? '')) return 'f';
  const sides = readings.map((word) => told(word, russian)).filter((side) => side !== undefined);
  return sides[0];
}

const secondPerson = /^(?:past\.2sg|future\.2sg|imperative\.sg|preposition\.2sg)\.(m|f)$/;

/** A form that is "she will" as well is "you will" where the Russian has «ты» or no «она». */
function told(word: readonly Reading[], russian: string): Gender | undefined {
  const found = word.map(({ form }) => secondPerson.exec(form.key)?.[1]);
  const [gender] = found.filter((one) => one !== undefined);
  if (gender === undefined) return undefined;
  const isOther = found.includes(undefined) && !/(^|[^а-яё])(ты|тебя|тебе|тобой)([^а-яё]|$)/iu.test(russian);
  return isOther ? undefined : (gender as Gender); // the pattern has these two
}

/** Two lines for the report: of "you", how often it is a woman. */
export function printGenderCounts({ said, told }: GenderCounts): string {
  const row = (name: string, { m, f, both, any }: GenderCount) =>
    `${name}: ${m} by or to a man, ${f} a woman, ${both} both, ${any} anybody`;
  return [row('Sentences with «я»', said), `${row('with «ты»', told)}; to women ${shareOfWomen(told)}`].join(
    '\n',
  );
}

/** How many of the sentences with a gender are a woman's; one with two forms is heard as often in each. */
export function shareOfWomen({ m, f, both }: GenderCount): string {
  const all = m + f + both * 2;
  return all === 0 ? '–' : `${Math.round(((f + both) * 100) / all)} %`;
}

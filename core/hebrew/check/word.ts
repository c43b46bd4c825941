import type { ChunkPart, WordContent } from '../../lesson/content.ts';
import { verbLineProblems } from '../conjugation/verb-line.ts';
import { sentenceProblems } from '../sentences/sentence-problems.ts';
import { error, type Finding, type Problem } from './finding.ts';
import { plainHebrewProblems, russianProblems } from './plain-text.ts';
import { pointedProblems, sameLettersProblems } from './pointed-text.ts';
import { spokenEProblems } from './spoken-e.ts';
import { transcriptionProblems } from './transcription.ts';

function variantProblems(word: WordContent): Problem[] {
  const variants = word.variants ?? [];
  if (variants.length === 0) return [];
  const problems = variants.flatMap(plainHebrewProblems);
  if (variants.includes(word.hebrew))
    problems.push(error('variant-same', 'a variant equals the word itself'));
  if (new Set(variants).size < variants.length)
    problems.push(error('variant-same', 'a variant stands twice'));
  return problems;
}

/** The words of a text, NFC. */
const wordsOf = (text: string): string[] => text.normalize('NFC').split(' ').filter(Boolean);

/** A phrase word by word: its words in their order, each with its Russian; before it has its niqqud, by its letters. */
function partProblems({ hebrew, pronunciation, parts }: WordContent): Problem[] {
  if (!parts || parts.length === 0) return [];
  const phrase = pronunciation || hebrew;
  const problems: Problem[] = [];
  if (wordsOf(phrase).length < 2) problems.push(error('parts-single', 'a single word has no parts'));
  else if (parts.map((part) => part.pronunciation.normalize('NFC')).join(' ') !== wordsOf(phrase).join(' ')) {
    problems.push(error('parts-words', `the parts are the words of ${phrase}, one after another`));
  }
  const isSilent = ({ russian }: ChunkPart) => russian.trim() === '' || russianProblems(russian).length > 0;
  const silent = parts.find(isSilent);
  if (silent) problems.push(error('parts-russian', `${silent.pronunciation} has no Russian`));
  return problems;
}

/** True for an entry of several words of which no line says what each of them means. */
export const lacksParts = ({ hebrew, parts }: Pick<WordContent, 'hebrew' | 'parts'>): boolean =>
  hebrew.includes(' ') && (parts ?? []).length === 0;

/** Numbers of which both genders are taught: the Russian form of the same gender, and of the other one. */
const numerals: ReadonlyMap<string, readonly [own: string, other: string]> = new Map([
  ['אחת', ['одна', 'один']],
  ['שתיים', ['две', 'два']],
  ['אחד', ['один', 'одна']],
  ['שניים', ['два', 'две']],
]);

/** A number of one gender glossed by the other alone: שתיים is 'две', not 'два'. */
function numeralProblems({ hebrew, russian }: WordContent): Problem[] {
  const forms = numerals.get(hebrew);
  if (!forms) return [];
  const [own, other] = forms;
  const words = russian.split(/[^а-яё]+/);
  const isOther = words.includes(other) && !words.includes(own);
  return isOther ? [error('gloss-gender', `${hebrew} is '${own}'`, own)] : [];
}

/** In which the problems of a word are named. */
const fieldOrder: readonly (keyof WordContent)[] = [
  'key',
  'hebrew',
  'pronunciation',
  'transcription',
  'russian',
  'gender',
  'plural',
  'feminine',
  'variants',
  'parts',
  'examples',
  'verb',
];

/**
 * Checks everything that can be checked in one word without its neighbours. Findings carry an empty `lesson`; the
 * caller fills it in.
 */
export function checkWord(word: WordContent): Finding[] {
  const { key, hebrew, pronunciation, transcription, russian, plural, feminine, gender } = word;
  const problems: Partial<Record<keyof WordContent, Problem[]>> = {
    key: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) ? [] : [error('key', 'a key is latin kebab-case')],
    hebrew: plainHebrewProblems(hebrew),
    pronunciation: [...sameLettersProblems(pronunciation, hebrew), ...pointedProblems(pronunciation)],
    transcription: [
      ...transcriptionProblems(transcription, pronunciation),
      ...spokenEProblems(pronunciation, transcription),
    ],
    russian: [...russianProblems(russian), ...numeralProblems(word)],
    plural: plural === undefined ? [] : pointedProblems(plural),
    feminine: feminine === undefined ? [] : pointedProblems(feminine),
    variants: variantProblems(word),
    examples: (word.examples ?? []).flatMap(sentenceProblems),
    parts: partProblems(word),
    verb: word.verb ? verbLineProblems(word.verb, hebrew).map((why) => error('verb', why)) : [],
  };
  if (plural !== undefined && gender === undefined && feminine === undefined) {
    problems.gender = [error('gender-missing', 'a word with a plural has a gender or a feminine form')];
  }
  const findings: Finding[] = [];
  for (const field of fieldOrder) {
    for (const problem of problems[field] ?? []) findings.push({ ...problem, lesson: '', word: key, field });
  }
  return findings;
}

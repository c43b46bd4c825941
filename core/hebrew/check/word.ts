import type { WordContent } from '../../lesson/content.ts';
import { verbLineProblems } from '../conjugation/verb-line.ts';
import { sentenceProblems } from '../sentences/sentence-problems.ts';
import { error, type Finding, type Problem } from './finding.ts';
import { plainHebrewProblems, russianProblems } from './plain-text.ts';
import { pointedProblems, sameLettersProblems } from './pointed-text.ts';
import { spokenEProblems } from './spoken-e.ts';
import { transcriptionProblems } from './transcription.ts';

function variantProblems(word: WordContent): Problem[] {
  const variants = word.variants ?? [];
  const problems = variants.flatMap(plainHebrewProblems);
  if (variants.includes(word.hebrew))
    problems.push(error('variant-same', 'a variant equals the word itself'));
  if (new Set(variants).size < variants.length)
    problems.push(error('variant-same', 'a variant stands twice'));
  return problems;
}

/** Numbers of which both genders are taught: the Russian form of the same gender, and of the other one. */
const numerals: Readonly<Record<string, readonly [own: string, other: string]>> = {
  אחת: ['одна', 'один'],
  שתיים: ['две', 'два'],
  אחד: ['один', 'одна'],
  שניים: ['два', 'две'],
};

/** A number of one gender glossed by the other alone: שתיים is 'две', not 'два'. */
function numeralProblems({ hebrew, russian }: WordContent): Problem[] {
  const [own, other] = numerals[hebrew] ?? [];
  const has = (text: string | undefined) => text !== undefined && russian.split(/[^а-яё]+/).includes(text);
  return has(other) && !has(own) ? [error('gloss-gender', `${hebrew} is '${own}'`, own)] : [];
}

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
    verb: word.verb ? verbLineProblems(word.verb, hebrew).map((why) => error('verb', why)) : [],
  };
  if (plural !== undefined && gender === undefined && feminine === undefined) {
    problems.gender = [error('gender-missing', 'a word with a plural has a gender or a feminine form')];
  }
  const fields: (keyof WordContent)[] = [
    'key',
    'hebrew',
    'pronunciation',
    'transcription',
    'russian',
    'gender',
    'plural',
    'feminine',
    'variants',
    'examples',
    'verb',
  ];
  return fields.flatMap((field) =>
    (problems[field] ?? []).map((problem) => ({ ...problem, lesson: '', word: key, field })),
  );
}

import { knownSounds } from '../hebrew/known/known-sounds.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import { writtenWords } from '../hebrew/sentences/written-words.ts';
import { foreign } from '../speech/said-words.ts';
import type { SaidWord, SpellingTest } from '../speech/spelling.ts';
import { isBehindJoined, isBehindParticle, softened } from './behind-particle.ts';
import type { LinePattern } from './content.ts';
import {
  findParts,
  isOnlyAlone,
  isPatternWord,
  type PatternPart,
  type PatternWord,
  readPattern,
  type SaysWay,
  standsAlone,
  withoutParticles,
} from './line-pattern.ts';
import { isSmallWord } from './small-words.ts';
import { degrees, negations, turningWords } from './turned-lines.ts';

/** A turn as its judges receive it. */
export type ExpectedLine = {
  needs: LinePattern;
  also?: readonly LinePattern[] | undefined;
  /** The line itself with its punctuation: tells what else it may have. Without it only the pattern tells that. */
  hebrew?: string | undefined;
  /** The same with niqqud. */
  pronunciation?: string | undefined;
  /** Of the turn in which one speaks about oneself. */
  examples?: readonly { hebrew: string; pronunciation: string }[] | undefined;
};

/** right: what matters was said · missing: not all of it, or something that makes another line of it · not-heard: no speech. */
export type LineVerdict = 'right' | 'missing' | 'not-heard';

export type LineJudgement = {
  verdict: LineVerdict;
  /** What was not said, in plain letters, e.g. ['כמה']. Empty where all was said, but `extra`, too. */
  missing: string[];
  /** What turns the line into another one, as it was said: ['לא']. */
  extra: string[];
  /** What of the needed was said, in plain letters of the pattern. */
  said: string[];
};

export const nothingHeard: LineJudgement = { verdict: 'not-heard', missing: [], extra: [], said: [] };

/** Makes the test of a word, or of several with spaces between them: 'תל אביב'; with niqqud where it is known. */
export type SaysLetters = (asked: { hebrew: string; pronunciation: string | undefined }) => SpellingTest;

/** Judges the ways in which a line may have been said by all of its patterns; the best of them decides. */
export function judgeWords(
  readings: readonly (readonly SaidWord[])[],
  line: ExpectedLine,
  saysLetters: SaysLetters,
): LineJudgement {
  const judgements = [line.needs, ...(line.also ?? [])].flatMap((pattern) => {
    const parts = readPattern(pattern);
    return readings.map((words) => judgeBy(parts, words, line, saysLetters));
  });
  return bestOf(judgements);
}

const faults = ({ missing, extra }: LineJudgement): number => missing.length + extra.length;

/** The right one, else that with the fewest faults; of equal ones the first. */
export const bestOf = (judgements: readonly LineJudgement[]): LineJudgement =>
  judgements.toSorted((a, b) => faults(a) - faults(b))[0] ?? nothingHeard;

function judgeBy(
  parts: readonly PatternPart[],
  said: readonly SaidWord[],
  line: ExpectedLine,
  saysLetters: SaysLetters,
): LineJudgement {
  const { hebrew = '', examples = [] } = line;
  const found = findParts(parts, said.length, waySayer(said, line, saysLetters));
  const words = said.map(({ letters }) => letters);
  const own = { hebrew, examples: examples.map((example) => example.hebrew) };
  const extra = turningWords({ words, parts, found }, own);
  const missing = parts.filter((_, at) => found[at] === undefined).map(({ shown }) => shown);
  const heard = parts.filter((_, at) => found[at] !== undefined).map(({ shown }) => shown);
  return {
    verdict: missing.length + extra.length === 0 ? 'right' : 'missing',
    missing: missing.map((one) => one || '…'),
    extra,
    said: heard.filter((one) => one !== ''),
  };
}

/** Whether the words say a word of the line or of its pattern. */
type SaysWord = (letters: string, said: readonly SaidWord[]) => boolean;

/** What is said of the words of a line: each with its niqqud, where the line has it. */
function wordSayer(
  { hebrew = '', pronunciation = '', examples = [] }: ExpectedLine,
  says: SaysLetters,
): { says: SaysWord; own: ReadonlySet<string> } {
  const lines = [{ hebrew, pronunciation }, ...examples];
  const pointed = new Map(
    lines.flatMap((line) => {
      const words = writtenWords(line.pronunciation);
      return words.map((word) => [stripNiqqud(word), word] as const);
    }),
  );
  const tests = new Map<string, SpellingTest>();
  return {
    own: new Set(lines.flatMap((line) => writtenWords(line.hebrew))),
    says: (letters, said) => {
      const test = tests.get(letters) ?? says({ hebrew: letters, pronunciation: pointed.get(letters) });
      tests.set(letters, test);
      return test(said);
    },
  };
}

function waySayer(said: readonly SaidWord[], line: ExpectedLine, saysLetters: SaysLetters): SaysWay {
  const { says, own } = wordSayer(line, saysLetters);
  const saysWord = (letters: string, word: SaidWord): boolean =>
    says(letters, [word]) || bared(word, own).some((one) => says(letters, [one]));
  const saysInTurn = (way: readonly PatternWord[], words: readonly SaidWord[]): boolean =>
    way.length === words.length &&
    way.every(({ letters }, at) => {
      const word = words[at];
      return word !== undefined && (at === 0 ? saysWord(letters, word) : says(letters, [word]));
    });
  const letters = said.map((word) => word.letters);
  return (way, span) => {
    const words = said.slice(span.from, span.to);
    if (isOnlyAlone(way) && !standsAlone(letters, span)) return false;
    if (way.some(({ isOpen }) => isOpen)) return saysOpen(way, words, { says, own });
    const [first, ...rest] = words;
    if (!first || words.includes(foreign)) return false;
    if (saysInTurn(way, words)) return true;
    const whole = way.map((word) => word.letters).join(' ');
    const isJoined = [first, ...bared(first, own)].some((one) => says(whole, [one, ...rest]));
    return isJoined || saysWithDegree(way, words, (without) => saysInTurn(way, without));
  };
}

/** Not much liked is not liked: a word that tells how much may stand behind a negation. */
function saysWithDegree(
  way: readonly PatternWord[],
  words: readonly SaidWord[],
  says: (words: readonly SaidWord[]) => boolean,
): boolean {
  const [no, degree, ...rest] = words;
  if (!no || !degree || words.length !== way.length + 1) return false;
  return negations.has(way[0]?.letters ?? '') && degrees.has(degree.letters) && says([no, ...rest]);
}

/** What a word of the line or its pattern is compared with. */
type OpenWords = { says: SaysWord; own: ReadonlySet<string> };

function saysOpen(
  way: readonly PatternWord[],
  words: readonly SaidWord[],
  { says, own }: OpenWords,
): boolean {
  if (words.length !== way.length) return false;
  return way.every((word, at) => {
    const one = words[at];
    if (!one) return false;
    if (!word.isOpen) return one !== foreign && says(word.letters, [one]);
    // A name is no small word.
    if (word.letters === '') return !word.isAlone || !isSmallWord(one.letters);
    if (one === foreign) return false;
    if (word.letters.length > 1) return isPatternWord(word, one.letters);
    // Of 'ב*' the particle matters, so only "and" and "that" may be before it.
    return begins(word, one.letters)
      ? isBehindParticle(one.letters, own)
      : begins(word, one.letters.slice(1)) && /^[וש]/.test(one.letters) && isBehindJoined(one.letters, own);
  });
}

const begins = ({ letters }: PatternWord, word: string): boolean =>
  word.startsWith(letters) && word.length > letters.length;

/**
 * A word without its particles. Of one that is a word itself, and not of the line, only what is heard at its end counts,
 * and is long enough: כלב, a dog, is no לב, a heart, behind כ.
 */
const bared = ({ letters }: SaidWord, own: ReadonlySet<string>): SaidWord[] => {
  const whole = own.has(letters) ? [] : knownSounds(letters);
  return withoutParticles(letters)
    .slice(1)
    .filter((rest) => {
      if (whole.length === 0) return true;
      const isLong = rest.length > 2 || /^ו?ה?$/.test(letters.slice(0, letters.length - rest.length));
      const heard = knownSounds(rest).flatMap((sounds) => [sounds, softened(sounds)]);
      return isLong && whole.some((sounds) => heard.some((one) => sounds.endsWith(one)));
    })
    .map((rest) => ({ letters: rest }));
};

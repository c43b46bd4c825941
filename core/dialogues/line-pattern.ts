import { error, type Problem } from '../hebrew/check/finding.ts';
import { particlesOf } from '../hebrew/sentences/particles.ts';
import type { LinePattern } from './content.ts';
import { isSmallWord } from './small-words.ts';

/**
 * A word of an alternative, plain letters. `isOpen`: it stands for every longer word that begins so, '' for any word.
 * `isAlone`: nothing but small words may be said beside its alternative.
 */
export type PatternWord = { letters: string; isOpen: boolean; isAlone?: boolean };

/** What has to be said in one of several ways, each of them one word or several in their order. */
export type PatternPart = {
  /** As it is shown where it was not said: of 'כמה/מה_המחיר' כמה, '' of what stands for any word. */
  shown: string;
  ways: readonly (readonly PatternWord[])[];
};

/** Reads a pattern part by part; of one that is not well formed what can be read. */
export const readPattern = (pattern: LinePattern): PatternPart[] =>
  pattern.split(' ').map((part) => {
    const ways = part.split('/').map((way) => way.split('_').map(readWord));
    return { shown: shownWay(ways[0] ?? []), ways };
  });

const readWord = (word: string): PatternWord => ({
  letters: word.replace(/\*?!?$/, ''),
  isOpen: /\*!?$/.test(word),
  ...(word.endsWith('!') ? { isAlone: true } : {}),
});

const shownWay = (way: readonly PatternWord[]): string =>
  way.map(({ letters, isOpen }) => (isOpen && letters !== '' ? `${letters}…` : letters)).join(' ');

/** What is wrong in the form of a pattern; undefined for a good one. */
export function patternFault(pattern: LinePattern): Problem | undefined {
  if (pattern.trim() === '') return error('dialogue-empty', 'the pattern is empty');
  const parts = pattern.split(' ');
  const words = parts.flatMap((part) => part.split(/[/_]/));
  if (words.includes('')) {
    return error('dialogue-pattern', 'single spaces, and a word on both sides of / and _');
  }
  const wrong = words.find((word) => !/^(?:[א-ת]+\*?|\*)!?$/.test(word));
  if (wrong) {
    return { ...error('dialogue-pattern', `${wrong} is no word in plain letters`), written: wrong };
  }
  const early = parts.flatMap((part) => part.split('/')).find((way) => /!_/.test(way));
  if (early) {
    return {
      ...error('dialogue-pattern', `${early}: ! stands at the end of an alternative`),
      written: early,
    };
  }
  const twice = parts.find((part) => new Set(part.split('/')).size < part.split('/').length);
  return twice
    ? { ...error('rule-same', `${twice} has the same alternative twice`), written: twice }
    : undefined;
}

/**
 * True for a pattern that any word meets. A learner may answer with a name alone, so where one speaks of oneself any
 * word may stand beside other alternatives.
 */
export function asksForAnyWord(pattern: LinePattern, { isFree }: { isFree: boolean }): boolean {
  const isAny = (way: string) => /^\*(?:_\*)*$/.test(way);
  return pattern.split(' ').every((part) => {
    const ways = part.split('/');
    return isFree ? ways.every(isAny) : ways.some(isAny);
  });
}

/** True for a way that has to stand alone. */
export const isOnlyAlone = (way: readonly PatternWord[]): boolean => way.some(({ isAlone }) => isAlone);

/** True where nothing but small words, or the same once more, is said beside a span. */
export const standsAlone = (words: readonly string[], { from, to }: Span): boolean => {
  const own = words.slice(from, to);
  return words.every((word) => own.includes(word) || isSmallWord(word));
};

/** Where a way may be said: from a word to the one behind its last. */
export type Span = { from: number; to: number };

/** Whether the words of a span say the way. */
export type SaysWay = (way: readonly PatternWord[], span: Span) => boolean;

/** Words of a span beside those of the way: recognisers write one word in two. */
const mostSplits = 1;

/**
 * Finds the parts of a pattern among so many words: each at words of its own, as many of them as can be. Returns where
 * each part was found, undefined for one that was not.
 */
export function findParts(parts: readonly PatternPart[], words: number, says: SaysWay): (Span | undefined)[] {
  const spans = parts.map((part) => spansOf(part, words, says));
  // What stands for any word takes what the others leave.
  const order = parts.map((_, at) => at).sort((a, b) => (spans[a]?.length ?? 0) - (spans[b]?.length ?? 0));
  let best: ReadonlyMap<number, Span> = new Map();
  let tries = mostTries;
  const place = (next: number, found: ReadonlyMap<number, Span>): void => {
    if (found.size > best.size) best = found;
    const part = order[next];
    tries -= 1;
    if (part === undefined || tries < 0 || found.size + order.length - next <= best.size) return;
    for (const span of spans[part] ?? []) {
      const isFree = [...found.values()].every((it) => span.to <= it.from || it.to <= span.from);
      if (isFree) place(next + 1, new Map([...found, [part, span]]));
    }
    place(next + 1, found);
  };
  place(0, new Map());
  return parts.map((_, at) => best.get(at));
}

/** Words that are put in order are few; this is for the others, who say a thing twenty times. */
const mostTries = 20_000;

function spansOf({ ways }: PatternPart, words: number, says: SaysWay): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words; from += 1) {
    for (const way of ways) {
      const hasOpen = way.some(({ isOpen }) => isOpen);
      const longest = way.length + (hasOpen ? 0 : mostSplits);
      for (let to = from + 1; to <= Math.min(words, from + longest); to += 1) {
        const isKnown = spans.some((span) => span.from === from && span.to === to);
        if (!isKnown && says(way, { from, to })) spans.push({ from, to });
      }
    }
  }
  return spans;
}

/** A word without each chain of glued particles that it may begin with, itself first. */
export function withoutParticles(letters: string): string[] {
  const cut = [1, 2, 3, 4].flatMap((size) => {
    const rest = letters.slice(size);
    return rest.length >= 2 && particlesOf(letters.slice(0, size)) ? [rest] : [];
  });
  return [letters, ...cut];
}

/** True for a word of a line, plain letters, that is the word of a pattern, behind particles or not. */
export const isPatternWord = ({ letters, isOpen }: PatternWord, word: string): boolean =>
  isOpen
    ? withoutParticles(word).some((one) => one.startsWith(letters) && one.length > letters.length)
    : withoutParticles(word).includes(letters);

/** The parts of a pattern that are not in a line, whose words are given in plain letters. */
export function partsMissing(pattern: LinePattern, words: readonly string[]): PatternPart[] {
  const parts = readPattern(pattern);
  const found = findParts(parts, words.length, (way, span) => {
    const { from, to } = span;
    if (to - from !== way.length || (isOnlyAlone(way) && !standsAlone(words, span))) return false;
    return way.every((word, at) => isPatternWord(word, words[from + at] ?? ''));
  });
  return parts.filter((_, at) => found[at] === undefined);
}

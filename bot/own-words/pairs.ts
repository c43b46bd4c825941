import { readableHebrew } from '../../core/hebrew/comparable.ts';
import { type OwnLine, readOwnLines } from '../../core/own-words/read-lines.ts';

/** A word with its translation, as somebody wrote it in a message. */
export type Pair = Pick<OwnLine, 'hebrew' | 'russian'>;

const numbering = String.raw`(?:[\s\p{P}]*\d{1,4}[.)])?[\s•*·–—-]*`;
const hebrew = String.raw`[א-ת][א-ת\u0591-\u05c7'"׳״’\s־-]*`;
/** A dash stands apart from the words: inside one it is a hyphen. An equals sign or a colon may touch them. */
const parting = String.raw`(?:\s+[\p{Pd}]+\s+|\s*[=:]\s*|\t+)`;
/** How it is read, in brackets or after a dash of its own. */
const reading = String.raw`(?:\s*[([][^()[\]]{1,80}[)\]]|${parting}[^\s\p{Pd}]{1,40})?`;
const russian = String.raw`[^א-ת]*\p{L}[^א-ת]*`;
const hebrewFirst = new RegExp(`^${numbering}${hebrew}${reading}${parting}${russian}$`, 'u');
const russianFirst = new RegExp(`^${numbering}${russian}${parting}${hebrew}[.!\\s]*$`, 'u');
const question = /\?|^[\s\p{P}]*(?:как|что|почему|зачем|когда|где|кто|чем|какой|какая)\s+\p{L}+/iu;

/** True for a line that is nothing but a word and its translation: prose with a Hebrew word in it, and a question, are none. */
export function isPair(line: string): boolean {
  const text = readableHebrew(line).trim();
  return (
    text.length <= maxLength && !question.test(text) && (hebrewFirst.test(text) || russianFirst.test(text))
  );
}

/** Word, reading and translation at their longest. */
const maxLength = 300;

export type FoundPairs = {
  pairs: Pair[];
  /** Lines with letters that are no pair. */
  other: number;
};

/**
 * The pairs `слово — перевод` of a message: of a single line, or of a list most of whose lines are pairs. Undefined for
 * any other text.
 */
export function pairsIn(text: string): FoundPairs | undefined {
  const lines = text.split(/\r\n?|\n/).filter((line) => /\p{L}/u.test(line));
  const fitting = lines.filter(isPair);
  if (fitting.length === 0 || fitting.length * 2 < lines.length) return undefined;
  const { lines: read } = readOwnLines(fitting.join('\n'));
  const pairs = read
    .map(({ hebrew, russian }) => ({ hebrew, russian }))
    .filter((pair) => pair.hebrew !== '' && pair.russian !== '');
  return pairs.length > 0 ? { pairs, other: lines.length - pairs.length } : undefined;
}

/** The pairs that a message of the bot's lists, each on a line with a bullet. */
export function listedPairs(text: string): Pair[] {
  const lines = text.split('\n').filter((line) => line.startsWith('•'));
  return readOwnLines(lines.join('\n')).lines.map(({ hebrew, russian }) => ({ hebrew, russian }));
}

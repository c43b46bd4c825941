import { stressMark } from '../../hebrew/reading/cyrillic.ts';
import { cellsOf } from './columns.ts';

/** A line without a transcription, or with one behind the translation. */
export type Pair = { hebrew: string; transcription?: string; russian: string };

const dash = '(?:-{2,3}|[-\\u2010-\\u2015\\u2212])';
/** Where two parts meet, the most reliable first; a hyphen without spaces is a part of a word. */
const partings: readonly ((line: string) => string[])[] = [
  (line) => cellsOf(line, '\t'),
  (line) => line.split(new RegExp(` ${dash} `, 'u')),
  (line) => cellsOf(line, ';'),
  (line) => cellsOf(line, '|'),
  (line) => line.split('='),
  (line) => line.split(/ ?: /u),
  (line) => line.split(new RegExp(` ${dash}|${dash} `, 'u')),
  (line) => cellsOf(line, ','),
];

const isHebrew = (part: string): boolean => /[א-ת]/u.test(part) && !/[а-яёa-z]/iu.test(part);
const isRussian = (part: string): boolean => /[а-яё]/iu.test(part) && !/[א-ת]/u.test(part);
const isReading = (part: string): boolean =>
  isRussian(part) && (part.normalize('NFD').includes(stressMark) || /^[([].+[)\]]$/u.test(part));

/**
 * The parts of `слово — перевод` in either direction, with any dash, tab or sign of a table between them; also of
 * `перевод — транскрипция — иврит`. Undefined where it is not certain which part is which: the first sign that parts the line decides. `line` has single spaces and
 * no bullet.
 */
export function pairIn(line: string): Pair | undefined {
  for (const part of partings) {
    const parts = part(line).map((it) => it.trim());
    while (parts.at(-1) === '') parts.pop();
    // A list may be numbered in a column of its own.
    const [first = '', ...others] = /^(?:№?\d{1,4}[.)]?|)$/u.test(parts[0] ?? '') ? parts.slice(1) : parts;
    if (others.length > 0) return pairOf(first, others);
  }
  return undefined;
}

function pairOf(first: string, [second = '', third, ...more]: readonly string[]): Pair | undefined {
  if (more.length > 0) return undefined;
  if (third !== undefined) {
    const isReversed = isRussian(first) && isReading(second) && isHebrew(third);
    return isReversed ? { hebrew: third, transcription: second, russian: first } : undefined;
  }
  if (isHebrew(first) && isRussian(second) && !isReading(second)) return { hebrew: first, russian: second };
  return isRussian(first) && isHebrew(second) && !isReading(first)
    ? { hebrew: second, russian: first }
    : undefined;
}

/**
 * The same of a line without any sign between its parts: through Telegram, two cells come with nothing but a space
 * between them, and the letters tell them apart.
 */
export function spacedPairIn(line: string): Pair | undefined {
  if (new RegExp(`[\\t;|=:([]|${dash} | ${dash}`, 'u').test(line)) return undefined;
  const words = line.split(' ');
  const turn = words.findIndex((word, at) => at > 0 && isHebrew(word) !== isHebrew(words[at - 1] ?? ''));
  if (turn === -1) return undefined;
  return pairOf(words.slice(0, turn).join(' '), [words.slice(turn).join(' ')]);
}

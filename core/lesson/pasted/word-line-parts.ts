import { transcriptionProblems } from '../../hebrew/check/transcription.ts';
import { hasNiqqud } from '../../hebrew/niqqud.ts';
import { stressMark } from '../../hebrew/reading/cyrillic.ts';
import { isPointed } from '../../hebrew/reading/points.ts';
import { draftTranscription, readNiqqud, wordsOf } from '../../hebrew/reading/read-niqqud.ts';
import { readableTranscription } from '../../hebrew/reading/readable-transcription.ts';
import { readCsv } from '../course-file/csv.ts';

/** The three fields of a line, and further columns that no word has. */
type Parts = [hebrew: string, transcription: string, russian: string, ...more: string[]];
type Parting = (line: string) => Parts | undefined;

const dash = '(?:-{2,3}|[-\\u2010-\\u2015\\u2212])';
/** A gender or number, as dictionaries add it behind the gloss: no part of it. */
const note = /^(?:(?:м|ж|ср|мн|ед|муж|жен)\.?(?:\s?(?:р|ч|род)\.?)?|[mf]\.?|masc|fem|pl)$/iu;

/** Parts a line at its first two separators; anything behind them belongs to the gloss, unless it is a note. */
const atDashes =
  (separator: RegExp): Parting =>
  (line) => {
    const [first, second] = [...line.matchAll(separator)];
    if (!first || !second) return undefined;
    const end = (match: RegExpExecArray) => match.index + match[0].length;
    const russian = line.slice(end(second));
    const behind = russian.split(separator).map((it) => it.trim());
    const more = behind.slice(1).filter((it) => note.test(it));
    return [line.slice(0, first.index), line.slice(end(first), second.index), russian, ...more];
  };

/** Parts a line like a row of a table, whose cells may stand in quotes. Empty cells at the end are none. */
const atCells =
  (separator: string): Parting =>
  (line) => {
    const { rows, faults } = readCsv(line.replace(/^"+(?=[^"]*$)/u, ''), separator);
    const cells = (
      faults.length > 0 ? line.split(separator) : (rows[0]?.cells.map(({ text }) => text) ?? [])
    ).map((cell) => cell.trim());
    while (cells.at(-1) === '') cells.pop();
    // A list may be numbered in a column of its own.
    const filled = /^(?:№?\d{1,4}[.)]?|)$/u.test(cells[0] ?? '') ? cells.slice(1) : cells;
    const [hebrew, transcription, russian, ...more] = filled;
    if (hebrew === undefined || transcription === undefined || russian === undefined) return undefined;
    return [hebrew, transcription, russian, ...more.filter((cell) => cell !== '')];
  };

/** A comma or semicolon with a space behind it belongs to the gloss. */
const atListSigns =
  (separator: string): Parting =>
  (line) => {
    const parts = atCells(separator)(line);
    if (!parts || line.includes('"')) return parts;
    const [hebrew, transcription, russian, ...more] = parts;
    const isGloss = separator === ',' || line.includes(`${separator} `);
    return isGloss ? [hebrew, transcription, [russian, ...more].join(`${separator} `)] : parts;
  };

/** 'שלום (шало́м) - мир': a glossary has the reading in brackets. */
const atBrackets: Parting = (line) => {
  const inBrackets = new RegExp(`^([^()[\\]]+)[([]([^()[\\]]+)[)\\]] ?(?:${dash}|[:=])?(.+)$`, 'u').exec(
    line,
  );
  const [, hebrew, transcription, russian] = inBrackets ?? [];
  if (hebrew === undefined || transcription === undefined || russian === undefined) return undefined;
  return [hebrew.trim(), transcription.trim(), russian.trim()];
};

/** What sounds of a transcription, with one letter for those that authors confuse. */
const soundOf = (transcription: string): string =>
  readableTranscription(transcription)
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('е', 'э')
    .replaceAll('һ', 'х');

/** How the niqqud may sound; none where there is not enough of it. */
const soundsOf = (hebrew: string): ReadonlySet<string> =>
  new Set(hasNiqqud(hebrew) && isPointed(hebrew) ? readNiqqud(hebrew).map(soundOf) : []);

/** The niqqud gives the reading that was left out. */
const asGlossed = (hebrew: string, russian: string): Parts | undefined => {
  const sounds = soundsOf(hebrew);
  const canBeRead = sounds.size > 0 && !sounds.has(soundOf(russian));
  return canBeRead ? [hebrew, draftTranscription(hebrew), russian] : undefined;
};

/** Parts a line in two at its only separator. */
const inTwo =
  (separator: RegExp): Parting =>
  (line) => {
    const [hebrew = '', russian = '', ...more] = line.split(separator).map((part) => part.trim());
    return more.length > 0 || russian === '' ? undefined : asGlossed(hebrew, russian);
  };

/** No reading is looked for behind so many words. */
const longestReading = 12;

/** How many of the first words are the reading: those that the niqqud gives, otherwise as many as the Hebrew has. */
function readingLength(hebrew: string, words: readonly string[]): number | undefined {
  const first = (length: number) => words.slice(0, length).join(' ');
  const lengths = words.slice(1, longestReading + 1).map((_, at) => at + 1);
  const sounds = soundsOf(hebrew);
  const read = lengths.find((length) => sounds.has(soundOf(first(length))));
  if (read !== undefined) return read;
  const count = wordsOf(hebrew).length;
  const counted = lengths.find((length) => wordsOf(first(length)).length === count);
  // What has no stress may be a gloss, where the niqqud can be read instead.
  const isGloss =
    sounds.size > 0 &&
    !first(counted ?? 0)
      .normalize('NFD')
      .includes(stressMark);
  return isGloss ? undefined : counted;
}

/**
 * Parts a row of a table by its letters: Telegram's server turns the tabs between its cells into spaces. The Hebrew
 * comes first, its reading second; the rest is the gloss.
 */
const atLetters: Parting = (line) => {
  const words = line.split(' ');
  const end = words.findIndex((word) => !/[א-ת]/u.test(word));
  const rest = end === -1 ? [] : words.slice(end);
  if (end === 0 || rest.length === 0 || rest.some((word) => !/[\p{L}\p{N}]/u.test(word))) return undefined;
  const hebrew = words.slice(0, end).join(' ');
  const length = readingLength(hebrew, rest);
  if (length === undefined) return asGlossed(hebrew, rest.join(' '));
  return [hebrew, rest.slice(0, length).join(' '), rest.slice(length).join(' ')];
};

/**
 * Ways to part the fields, the most reliable first: 'бэйт-сэ́фэр' contains a hyphen. Runs of spaces are collapsed before,
 * so that no pattern has to backtrack over them.
 */
const partings: readonly Parting[] = [
  atCells('\t'),
  atDashes(new RegExp(` ${dash} `, 'gu')),
  atDashes(new RegExp(` ${dash}|${dash} `, 'gu')),
  atBrackets,
  atListSigns(';'),
  atCells('|'),
  atCells('='),
  inTwo(new RegExp(` ${dash} |[\\t;=|]`, 'u')),
  atDashes(new RegExp(dash, 'gu')),
  atListSigns(','),
  atLetters,
];

const tidySpaces = (text: string): string =>
  text
    .replaceAll('\u20e3', '.') // the key around a digit of an emoji
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .trim();

/** '1.', '(2)', '№ 3', '4:', '•' and other signs at the start of a line of a list; a quotation mark opens a cell. */
const bullet =
  /^(?:[([#№]?\s?\d{1,4}(?:[.):\]]\s*(?:[-\u2010-\u2015]\s)?|\s(?=[א-ת"]))|(?:[^\p{L}\p{N}\s"'׳״`«„“‟‘「‹(]\s*)+)/u;

/** Hebrew first, something without Hebrew second: the line was parted where its author meant. */
export const isInKind = ([hebrew, transcription]: Parts): boolean =>
  /[א-ת]/u.test(hebrew) &&
  !/[а-яё]/iu.test(hebrew) &&
  /\p{L}/u.test(transcription) &&
  !/[א-ת]/u.test(transcription);

/** The line without what a list has in front of its words. */
export const textOf = (line: string): string => tidySpaces(line).replace(bullet, '');

/** What a line that has passed the border for Hebrew looks like: a word with its three parts, or at least Hebrew first. */
export function beginningOf(line: string, separator: string | undefined): 'word' | 'hebrew' | undefined {
  const text = textOf(line);
  const parts = partsOfLine(line, separator);
  const isParted = new RegExp(`[\\t;|=([]|${dash}`, 'u').test(text);
  if (
    parts &&
    isInKind(parts) &&
    (isParted || transcriptionProblems(readableTranscription(parts[1]), '').length === 0)
  ) {
    return 'word';
  }
  return /^[^\p{L}]*[א-ת]/u.test(text) ? 'hebrew' : undefined;
}

/**
 * The fields of a pasted line that has passed the border for Hebrew; undefined where there are fewer than three.
 * `separator` is the one that the table names, if it does.
 */
export function partsOfLine(line: string, separator: string | undefined): Parts | undefined {
  const text = textOf(line);
  const ways = separator === undefined ? partings : [atCells(separator), ...partings];
  let first: Parts | undefined;
  for (const part of ways) {
    const parts = part(text);
    if (parts && isInKind(parts)) return parts;
    first ??= parts;
  }
  return first;
}

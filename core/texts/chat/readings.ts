import type { Knowledge, SearchReading } from '../../contracts/search.ts';
import { meaningOfReading } from '../lesson/reading-meaning.ts';
import { counted, nouns } from '../plural.ts';
import { hebrewInLine, inLine, type RichText } from './bot.ts';

/** A word of a text with how it may be read and how well it is known. */
type TextWord = { text: string; readings: readonly SearchReading[]; knowledge: Knowledge; count: number };

/** A written Hebrew word or text, read. A line begins with a mark or with Russian, so none is turned by its Hebrew. */
export const readingChatTexts = {
  /** One way to read what was written, `asked`. */
  reading: (asked: string, reading: SearchReading): RichText => [
    { bold: inLine(reading.pronunciation ?? asked) },
    reading.transcription === null ? '' : ` [${reading.transcription}]`,
    ` — ${hebrewInLine(meaningOfReading(asked, reading))}`,
    reading.credit === null ? '' : ` · ${reading.credit}`,
  ],
  /** All of them: several are a list. */
  readings: (asked: string, readings: readonly SearchReading[]): RichText => {
    const [first] = readings;
    if (!first) return [];
    if (readings.length === 1) return readingChatTexts.reading(asked, first);
    const lines = readings.flatMap((one) => ['\n• ', ...readingChatTexts.reading(asked, one)]);
    return [`${inLine(asked)} можно прочитать по-разному:`, ...lines];
  },
  /** Below the words of the course that were found. */
  written: (lines: RichText): RichText => ['\n\n', ...lines],
  byRule: 'Такого слова в уроках нет: разбираю по правилам, перевода не знаю.',
  unknown: (asked: string, near: readonly RichText[]): RichText => [
    `Слова «${inLine(asked)}» я не знаю.`,
    ...(near.length > 0 ? [' Похожие слова, которые знаю:', ...near.flatMap((one) => ['\n• ', ...one])] : []),
    `${near.length > 0 ? '\n\n' : ' '}${addOwn}`,
  ],
  /** A sentence: each word in its place. */
  sentence: (words: readonly TextWord[]): RichText => [
    known(words),
    ...words.flatMap((word) => ['\n• ', ...wordLine(word)]),
  ],
  /** The same for people of whom nothing is known, as much of it as fits into a message. */
  forAnybody: (words: readonly TextWord[]): RichText => {
    const lines = words.map((word): RichText => ['• ', ...wordLine(word)]);
    return linesWithin(mostLettersForAnybody, lines).flatMap((line, at) =>
      at === 0 ? line : ['\n', ...line],
    );
  },
  /** A longer text: what is due and what is new, the commonest first, and its names. `all`: written words. */
  text: (
    words: readonly TextWord[],
    {
      all,
      due,
      fresh,
      names,
      isCut,
    }: {
      all: number;
      due: readonly TextWord[];
      fresh: readonly TextWord[];
      names: readonly TextWord[];
      isCut: boolean;
    },
  ): RichText => [
    isCut ? 'Прочла начало: весь текст слишком длинный.\n' : '',
    `В тексте ${counted(all, nouns.word)}, разных ${words.length}. ${known(words)}`,
    ...listed('\n\nПора повторить:', due),
    ...listed('\n\nНезнакомые, сначала частые:', fresh),
    ...listed('\n\nИмена и названия:', names),
    `\n\n${addOwn}`,
  ],
} as const;

/** Below the 4,096 of a message, with what stands around it. */
const mostLettersForAnybody = 3500;

/** The first lines that together have at most so many letters. */
function linesWithin(most: number, lines: readonly RichText[]): RichText[] {
  const letters = lines.map((line) =>
    line.reduce((sum, part) => sum + (typeof part === 'string' ? part : part.bold).length + 1, 0),
  );
  return lines.filter((_, at) => letters.slice(0, at + 1).reduce((sum, count) => sum + count, 0) <= most);
}

const addOwn = 'Добавить своё: пришлите «слово — перевод».';

const known = (words: readonly TextWord[]): string => {
  const count = words.filter(({ knowledge }) => knowledge === 'known' || knowledge === 'due').length;
  return `Вы учили ${counted(count, nouns.word)} из ${words.length}.`;
};

const listed = (title: string, words: readonly TextWord[]): RichText =>
  words.length === 0 ? [] : [title, ...words.flatMap((word) => ['\n• ', ...wordLine(word)])];

function wordLine({ text, readings, knowledge, count }: TextWord): RichText {
  const times = count > 1 ? ` (${count}×)` : '';
  const [first] = readings;
  if (first) return [...readingChatTexts.reading(text, first), times];
  const why = knowledge === 'locked' ? 'слово премиум-урока' : 'не знаю';
  return [{ bold: inLine(text) }, ` — ${why}${times}`];
}

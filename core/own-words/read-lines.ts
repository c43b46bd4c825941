import { readableHebrew } from '../hebrew/comparable.ts';
import { stressMark } from '../hebrew/reading/cyrillic.ts';
import { maxWordsAtOnce } from './limits.ts';

/** A line of a list, parted and not checked yet. */
export type OwnLine = {
  /** Counted from 1; empty lines count. */
  line: number;
  hebrew: string;
  russian: string;
};

/** Longer than the parts of any word together: what is behind it decides nothing. */
const longestLine = 600;

const hebrewRun = /[א-ת][א-ת\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05be'"׳״’\s-]*/u;
/** Digits of a numbered list, bullets, brackets and dashes around a part. */
const around = /^[\s\p{P}\p{S}]+|[\s\p{Pd}\p{S}:;,=|([{]+$/gu;
const numbering = /^\s*(?:[#№(]?\s?\d{1,4}[.):]?)\s+|^\s*[-–—•*·]\s+/u;
const parting = /\s+[\p{Pd}=|:]\s+|\t/u;

/**
 * Parts the lines of a list into Hebrew and Russian: `слово — перевод` or the other way round, with any dash, colon,
 * tab or only a space between them, numbered or not. A transcription between the two is left out where its stress, or
 * brackets, tell it. Lines without a letter are skipped. Of more lines than are read at once the number of others is returned.
 */
export function readOwnLines(text: string): { lines: OwnLine[]; left: number } {
  const filled = text
    .split(/\r\n?|\n/)
    .map((written, index) => ({ text: written, line: index + 1 }))
    .filter((it) => /\p{L}/u.test(it.text));
  const lines = filled.slice(0, maxWordsAtOnce).map((it) => ({ line: it.line, ...partsOf(it.text) }));
  return { lines, left: filled.length - lines.length };
}

function partsOf(written: string): Omit<OwnLine, 'line'> {
  const text = readableHebrew(written.slice(0, longestLine)).replace(numbering, '');
  const run = hebrewRun.exec(text);
  if (!run) return { hebrew: '', russian: tidy(text) };
  const before = text.slice(0, run.index);
  const behind = text.slice(run.index + run[0].length);
  const isFirst = !/\p{L}/u.test(before);
  return {
    hebrew: run[0].replace(/[\s\p{Pd}]+$/u, ''),
    russian: tidy(isFirst ? withoutReading(behind) : before),
  };
}

const tidy = (text: string): string => text.replace(around, '').trim();

/** 'шало́м — мир' and '(шалом) — мир' without the reading. */
function withoutReading(text: string): string {
  const bracketed = /^\s*[([]([^()[\]]*)[)\]]\s*[\p{Pd}:=|]?\s*(\S.*)$/u.exec(text);
  if (bracketed?.[2]) return bracketed[2];
  const [first = '', ...rest] = tidy(text).split(parting);
  const isReading = first.normalize('NFD').includes(stressMark);
  return isReading && rest.length > 0 ? rest.join(' — ') : text;
}

import { readableHebrew } from '../../hebrew/comparable.ts';
import { cleanText } from '../course-file/clean-text.ts';
import { separatorNamedIn } from '../course-file/separator-line.ts';
import { columnsNamedIn } from './columns.ts';
import { pairIn } from './pair.ts';
import type { WrittenLine } from './table.ts';
import { beginningOf, textOf } from './word-line-parts.ts';

/** A line that says with its first sign or word that it names a lesson: '# Дома', 'Урок 3. Дома'. */
export function markedHeadingIn({ text }: WrittenLine): string | undefined {
  const line = withoutEmptyCells(text);
  const isMarked = /^\s*[#＃]/u.test(line) || /^[^\p{L}\p{N}]*(?:урок|lesson)(?!\p{L})/iu.test(line);
  return isMarked && !/[\t|]/.test(line) && !isAboutWords(line) ? nameIn(line) || undefined : undefined;
}

/** A line with nothing but one text without Hebrew, as a heading stands above its rows: 'Дома', 'Дома:'. */
export function bareHeadingIn({ text }: WrittenLine): string | undefined {
  const line = withoutEmptyCells(text);
  const isOne = !/[\t;|=]| \p{Pd}{1,3} /u.test(line);
  return isOne && !/[א-ת]/u.test(line) && /\p{L}/u.test(line) ? nameIn(line) || undefined : undefined;
}

/** Of merged cells the first holds the text. */
const withoutEmptyCells = (line: string): string =>
  readableHebrew(line)
    .replaceAll(/^[\s"]+|[\s"]+$/g, '')
    .replaceAll(/[\s;|,"]+$/g, '');

/** A word of a list that has the same sign, names of columns, or what a program says about its table. */
const isAboutWords = (line: string): boolean =>
  beginningOf(line, undefined) === 'word' ||
  pairIn(textOf(line)) !== undefined ||
  columnsNamedIn(line.toLowerCase()) !== undefined ||
  (separatorNamedIn(line) !== undefined && !/[а-яё]/iu.test(line));

/** The name that a heading gives: «Дома» of 'Урок 3. «Дома»:', and «Урок 3» of 'Урок 3'. */
function nameIn(heading: string): string {
  const text = cleanText(
    textOf(heading)
      .replace(/^\d{1,3}\s+/, '')
      .replace(/[\s:：*_#]+$/u, ''),
    'prose',
  );
  const numbered =
    /^(?:урок|lesson)\s*(?:(?:№|#)?\s*\d{1,3})?\s*(?:[.:)]|\p{Pd})?\s*/iu.exec(text)?.[0] ?? '';
  const isOnlyWord = /^\p{L}+\s*$/u.test(numbered);
  const rest = isOnlyWord ? text : text.slice(numbered.length);
  return unquoted(rest.trim() === '' ? text : rest).trim();
}

const unquoted = (text: string): string => /^[«„“"](.*)[»“”"]$/u.exec(text.trim())?.[1] ?? text;

/** What a cell of the column «урок» says; a bare number is no name. */
export function nameInCell(cell: string): string {
  const number = /^№?\s*(\d{1,3})[.)]?$/u.exec(cell.trim())?.[1];
  return number === undefined ? nameIn(cell) : `Урок ${number}`;
}

/** Unicode's Default_Ignorable_Code_Point, other format characters, private use, and the sign of a pasted picture. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\ufffc]/gu;
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
/** Every space but the tab and the line break; the blank Braille pattern is drawn as one. */
const spaces = /[\p{Zs}\u2800]/gu;
const controls = /(?![\t\n])\p{Cc}/gu;
/** What nearly every text consists of, of which the patterns above change nothing: ASCII, Russian, pointed Hebrew, marks. */
const usual = /^[\u0300-\u0308\t\n -~«»\u0400-\u04ff\u05b0-\u05ef\u05f3\u05f4–-…]*$/;

/** True for a text that `visibleText` only brings into NFC, and that has no letter of another shape. */
export const isUsual = (text: string): boolean => usual.test(text);

/**
 * Returns what can be seen of a text, in NFC: without the characters that Unicode says to ignore (direction marks, soft
 * hyphens, joiners, byte order marks and the like) and without control characters; every space is U+0020, every line
 * break LF. Joined emoji fall apart, so it is for comparing and for reading, not for prose that is shown again.
 */
export function visibleText(text: string): string {
  if (isUsual(text)) return text.normalize('NFC');
  return text
    .replace(lineBreaks, '\n')
    .replace(ignorable, '')
    .replace(spaces, ' ')
    .replace(controls, '')
    .normalize('NFC');
}

const apostrophes =
  /[\u0060\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c\uff07]/gu;
const quotes =
  /['\u2032]{2}|[\u00ab\u00bb\u02ba\u02dd\u02ee\u05f4\u201c-\u201f\u2033\u2036\u2039\u203a\u275d\u275e\u300c-\u300f\u301d-\u301f\uff02]/gu;
const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu;

/** Returns the text with one kind of apostrophe ('), of quotation mark (") and of dash (-); '' is a quotation mark too. */
export function withPlainMarks(text: string): string {
  return text.replace(apostrophes, "'").replace(quotes, '"').replace(dashes, '-');
}

/**
 * Returns the text from the first to the last character that `kept`, a pattern of one character, matches; '' without
 * any. In linear time, where a pattern for the end of a text would try every run of what it removes.
 */
export function trimmedTo(kept: RegExp, text: string): string {
  if (kept.test(text.charAt(0)) && kept.test(text.charAt(text.length - 1))) return text;
  const characters = [...text];
  const isKept = (at: number) => kept.test(characters[at] ?? '');
  let from = 0;
  let to = characters.length;
  while (from < to && !isKept(from)) from += 1;
  while (to > from && !isKept(to - 1)) to -= 1;
  return characters.slice(from, to).join('');
}

/**
 * Returns the text without marks and pictures before its first and after its last letter or digit, which belong to the
 * sentence or to the phone (a double space types a full stop), and with single spaces inside.
 */
export const withoutMarksAround = (text: string): string =>
  trimmedTo(/[\p{L}\p{N}]/u, text.replace(/\s+/gu, ' '));

/** Characters of a cell with several lines: the longest text of a word takes fewer. */
const longestCell = 400;

/** A cell in quotes that stands beside a tab. Doubled quotes are inside of it. */
const quotedCell = new RegExp(
  `(?<=^|[\\t\\r\\n])"(?:[^"]|""){0,${longestCell}}"(?=\\t)|(?<=\\t)"(?:[^"]|""){0,${longestCell}}"(?=[\\r\\n]|$)`,
  'gu',
);

/**
 * A table as spreadsheets copy it, with one row a line: a cell of several lines stands in quotes there, and gets spaces
 * for its line breaks. Everything else stays as it is, so that this can be done again.
 */
export const oneRowALine = (text: string): string =>
  text.includes('\t') && text.includes('"')
    ? text.replace(quotedCell, (cell) => cell.replaceAll(/\s*[\r\n]+\s*/g, ' '))
    : text;

/** Characters of a cell with several lines: the longest text of a word takes fewer. */
const longestCell = 400;

/** A cell in quotes with doubled ones inside of it, and what stands before it. The oldest engine looks only ahead. */
const quotedCell = new RegExp(`(^|[\\t\\r\\n])("(?:[^"]|""){0,${longestCell}}")(?=[\\t\\r\\n]|$)`, 'gu');

/**
 * A table as spreadsheets copy it, with one row a line: a cell of several lines stands in quotes beside a tab there, and
 * gets spaces for its line breaks. Everything else stays as it is, so that this can be done again.
 */
export const oneRowALine = (text: string): string =>
  text.includes('\t') && text.includes('"')
    ? text.replace(quotedCell, (found: string, before: string, cell: string, at: number) => {
        const isBesideTab = before === '\t' || text[at + found.length] === '\t';
        return isBesideTab ? before + cell.replaceAll(/\s*[\r\n]+\s*/g, ' ') : found;
      })
    : text;

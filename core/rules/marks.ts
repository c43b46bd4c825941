/** A piece of a text: UTF-16 offsets, the end not included. */
export type Mark = { start: number; end: number };

/** Text without its square brackets, and the places of what stood in them. */
export type MarkedText = { text: string; marks: Mark[] };

const point = /^[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/;

/**
 * Splits 'אֲנִי אוֹהֵב [אֶת] הַיָּם.' into the plain text, NFC, and the ranges that were in brackets. A bracket without its
 * other one marks nothing.
 */
export function splitMarks(marked: string): MarkedText {
  let text = '';
  const marks: Mark[] = [];
  for (const [at, piece] of marked.normalize('NFC').split(/[[\]]/).entries()) {
    if (at % 2 === 1) marks.push({ start: text.length, end: text.length + piece.length });
    text += piece;
  }
  return { text, marks };
}

/** True where every bracket is closed before the next one opens. */
export const areBracketsPaired = (marked: string): boolean => /^[^[\]]*(?:\[[^[\]]*\][^[\]]*)*$/.test(marked);

/** True for a range that holds a letter and does not part a letter from its points. */
export function marksLetters(text: string, { start, end }: Mark): boolean {
  const piece = text.slice(start, end);
  return /[א-ת]/.test(piece) && !point.test(piece) && !point.test(text.slice(end));
}

import { isHebrewLetter } from '../../../../../../core/hebrew/letters.ts';

/** Points, dots and the like: what belongs to the letter before it. */
const isMark = (char: string | undefined): boolean => char !== undefined && /\p{M}/u.test(char);

/**
 * Where the caret goes to point the next letter: behind the first letter after `caret`, with its points; the end of the
 * text when there is none. Indexes are UTF-16 units, as the field counts.
 */
export function nextLetterEnd(text: string, caret: number): number {
  let at = caret;
  while (at < text.length && !isHebrewLetter(text[at] ?? '')) at += 1;
  if (at < text.length) at += 1;
  while (isMark(text[at])) at += 1;
  return at;
}

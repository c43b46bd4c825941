import { readableHebrew } from '../../hebrew/comparable.ts';
import { readableTranscription } from '../../hebrew/reading/readable-transcription.ts';
import { readableRussian } from '../../russian/comparable.ts';
import { trimmedTo } from '../../text/visible.ts';

/**
 * The kind of a text: a key or number (`code`), one line of words (`word`), of Hebrew words alone (`hebrew`), a
 * transcription (`reading`), a translation (`gloss`), or a description, which may have several lines and emoji
 * (`prose`).
 */
export type TextStyle = 'code' | 'word' | 'hebrew' | 'reading' | 'gloss' | 'prose';

/** Direction marks: pasted along with Hebrew from web pages. */
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Soft hyphen, zero-width space, word joiner, byte order mark. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
/** Spaces other than the ordinary one: no-break, narrow, of some width, ideographic. */
const oddSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Returns the text as the course stores it: NFC, plain spaces, no direction marks or invisible signs, none at the ends.
 * All but `prose` have passed a border for text (`readableHebrew`, `readableRussian` …) and have single spaces;
 * `hebrew` has a space for a maqaf or hyphen, and no quotes or full stops around. `prose` has line breaks as LF, and
 * what holds emoji together.
 */
export function cleanText(text: string, style: TextStyle): string {
  switch (style) {
    case 'prose':
      return cleanProse(text);
    case 'reading':
      return readableTranscription(text);
    case 'hebrew':
      return hebrewWords(readableHebrew(text));
    case 'gloss':
      return singleSpaced(readableRussian(text))
        .replace(straightQuotes, '«$1»')
        .replace(/^«([^«»]*)»$/u, '$1');
    case 'code':
    case 'word':
      return singleSpaced(readableHebrew(text));
  }
}

function hebrewWords(read: string): string {
  if (tidyWords.test(read)) return read;
  return trimmedTo(innerHebrew, singleSpaced(read.replace(hyphens, ' '))).replace(singleQuoted, '$1');
}

/** Letters and points, a space between words. */
const tidyWords = /^[א-ת](?:[א-ת\u05b0-\u05bc\u05c1\u05c2\u05c7]| (?! |$))*$/;
const hyphens = /[\p{Pd}\u2212]/gu;
/** Letters with their points, and what may be a geresh. */
const innerHebrew = /[\p{L}\p{M}\p{N}'׳‘’`]/u;
/** A geresh at one end alone is a part of the word. */
const singleQuoted = /^['׳‘’`](.*)['׳‘’`]$/u;
const straightQuotes = /["“„]([^"“”„]*)["”“]/gu;
const untidySpaces = /[^\S ]|\s\s/;
const singleSpaced = (text: string): string =>
  (untidySpaces.test(text) ? text.replaceAll(/\s+/g, ' ') : text).trim();

const cleanProse = (text: string): string =>
  text
    .replace(bidiMarks, '')
    .replace(invisible, '')
    .replace(oddSpaces, ' ')
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .trim();

/**
 * Control characters such as NUL, halves of a surrogate pair, private-use characters, and the replacement character;
 * line breaks and tabs are none of them.
 */
const unreadable = /(?![\r\n\t])[\p{Cc}\p{Cs}\p{Co}\ufffd]/u;

/** The first character that no text of the course can hold, or undefined. */
export const findUnreadable = (text: string): string | undefined => unreadable.exec(text)?.[0];

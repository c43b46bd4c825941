/**
 * What a text is: a key or number (`code`), one line of words (`word`), or a description, which may have several
 * lines and emoji (`prose`).
 */
export type TextStyle = 'code' | 'word' | 'prose';

/** Direction marks: pasted along with Hebrew from web pages. */
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Soft hyphen, zero-width space, word joiner, byte order mark. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
/** Joiners and the combining grapheme joiner: nothing in a word, but emoji are held together by them. */
const joiners = /\u200c|\u200d|\u034f/g;
/** Spaces that are not the space: no-break, narrow, of some width, ideographic. */
const oddSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * The text as the course keeps it: NFC, plain spaces, no direction marks or invisible signs, none at the ends; inside
 * `code` and `word` single spaces only, inside `prose` line breaks as LF.
 */
export function cleanText(text: string, style: TextStyle): string {
  const seen = text.replace(bidiMarks, '').replace(invisible, '').replace(oddSpaces, ' ').normalize('NFC');
  return style === 'prose'
    ? seen.replaceAll(/\r\n?/g, '\n').trim()
    : seen.replace(joiners, '').replaceAll(/\s+/g, ' ').trim();
}

/** NUL and its like, halves of a surrogate pair, private signs, and the sign that stands for a byte nobody could read. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\ufffd]/u;

/** The first character of a cleaned text that no text of the course can hold, or undefined. Line breaks may stay. */
export function findUnreadable(text: string): string | undefined {
  return text.replaceAll(/[\n\t]/g, ' ').match(unreadable)?.[0];
}

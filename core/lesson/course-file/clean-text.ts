/**
 * The kind of a text: a key or number (`code`), one line of words (`word`), or a description, which may have several
 * lines and emoji (`prose`).
 */
export type TextStyle = 'code' | 'word' | 'prose';

/** Direction marks: pasted along with Hebrew from web pages. */
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Soft hyphen, zero-width space, word joiner, byte order mark. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
/** Joiners and the combining grapheme joiner: meaningless in a word, but they hold emoji together. */
const joiners = /\u200c|\u200d|\u034f/g;
/** Spaces other than the ordinary one: no-break, narrow, of some width, ideographic. */
const oddSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Returns the text as the course stores it: NFC, plain spaces, no direction marks or invisible signs, none at the ends;
 * inside `code` and `word` single spaces only, inside `prose` line breaks as LF.
 */
export function cleanText(text: string, style: TextStyle): string {
  const seen = text.replace(bidiMarks, '').replace(invisible, '').replace(oddSpaces, ' ').normalize('NFC');
  return style === 'prose'
    ? seen.replaceAll(/\r\n?/g, '\n').trim()
    : seen.replace(joiners, '').replaceAll(/\s+/g, ' ').trim();
}

/** Control characters such as NUL, halves of a surrogate pair, private-use characters, and the replacement character. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\ufffd]/u;

/** The first character of a cleaned text that no text of the course can hold, or undefined. Line breaks are allowed. */
export function findUnreadable(text: string): string | undefined {
  return text.replaceAll(/[\n\t]/g, ' ').match(unreadable)?.[0];
}

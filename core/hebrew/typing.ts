import { stripNiqqud } from './niqqud.ts';

/** Direction marks and zero-width signs that phone keyboards and web pages add to Hebrew text. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const apostrophes = /[\u0060\u00b4\u02bc\u2018\u2019\u201b\u2032\u05f3]/g;
const quotes = /[\u00ab\u00bb\u05f4\u201c-\u201f\u2033\u300c-\u300f\uff02]/g;
const dashes = /[\u05be\u2010-\u2015\u2212]/g;
/** Marks and pictures around a word that belong to the sentence, or to the phone: a double space types a full stop. */
const marksAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * Returns what the learner meant to type: NFC, no niqqud, no invisible marks, one kind of apostrophe ('), of quotation
 * mark (") and of dash (-), single spaces, no punctuation or spaces at the ends. Letters are never changed: a wrong
 * final form stays wrong.
 */
export function normaliseTyped(text: string): string {
  return stripNiqqud(text)
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .replace(marksAround, '');
}

/** The same for comparing: a hyphen or maqaf between two words is as good as a space. */
export function comparableSpelling(text: string): string {
  return normaliseTyped(text).replace(/ ?- ?/g, ' ');
}

/** The exact comparison: every letter and every space between words, after both sides are normalised. */
export function isTypedExactly(answer: string, hebrew: string): boolean {
  return comparableSpelling(answer) === comparableSpelling(hebrew);
}

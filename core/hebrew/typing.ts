import { stripNiqqud } from './niqqud.ts';

/** Direction marks and zero-width signs that phone keyboards and web pages add to Hebrew text. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const apostrophes = /[\u0060\u00b4\u02bc\u2018\u2019\u201b\u2032\u05f3]/g;
const dashes = /[\u05be\u2010-\u2015\u2212]/g;

/**
 * Returns what the learner meant to type: NFC, no niqqud, no invisible marks, one kind of apostrophe (') and of dash
 * (-), single spaces, none at the ends. Letters are never changed: a wrong final form stays wrong.
 */
export function normaliseTyped(text: string): string {
  return stripNiqqud(text)
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The exact comparison: every letter and every space between words, after both sides are normalised. */
export function isTypedExactly(answer: string, hebrew: string): boolean {
  return normaliseTyped(answer) === normaliseTyped(hebrew);
}

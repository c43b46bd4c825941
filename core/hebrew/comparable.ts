import { isUsual, visibleText, withoutMarksAround, withPlainMarks } from '../text/visible.ts';

/** Letters of other shapes and widths, letters with their points in one character, mathematical alef to dalet. */
const compatibilityForms = /[\u2135-\u2138\ufb1d-\ufb4f]/gu;
/** The digraphs of Yiddish keyboards, which Unicode does not take apart: vav vav, vav yod, yod yod. */
const digraphs: ReadonlyMap<string, string> = new Map([
  ['\u05f0', 'וו'],
  ['\u05f1', 'וי'],
  ['\u05f2', 'יי'],
]);

/** A holam on the letter before its vav, as older texts and some keyboards have it: שָׁלֹום. */
const holamBeforeVav = /\u05b9([\u05bc\u05c1\u05c2]*)ו(?![\u05b0-\u05bc\u05c7])/gu;

/** Returns the pointed text, in NFC, with the holam of a vav on the vav: שָׁלֹום becomes שָׁלוֹם. */
export const withHolamOnVav = (text: string): string => holamOnVav(text.normalize('NFC'));

const holamOnVav = (nfc: string): string =>
  nfc.includes('\u05b9') ? nfc.replace(holamBeforeVav, '$1ו\u05b9') : nfc;

/**
 * Returns the text as it can be seen (`visibleText`), its Hebrew in the letters א to ת: compatibility forms and Yiddish
 * digraphs become the letters that they stand for. Niqqud and punctuation stay, a holam on its vav; a wrong final form
 * stays wrong.
 */
export function readableHebrew(text: string): string {
  if (isUsual(text)) return withHolamOnVav(text);
  const seen = visibleText(
    text
      .replace(compatibilityForms, (form) => form.normalize('NFKD'))
      .replace(/[\u05f0-\u05f2]/gu, (digraph) => digraphs.get(digraph) ?? digraph),
  );
  return holamOnVav(seen);
}

/**
 * Returns what people meant to type, paste or say, so that it can be compared: the one border that every Hebrew text
 * from outside passes, and what it is compared with. `readableHebrew` without points and other marks, a hyphen or maqaf
 * as a space, one kind of apostrophe (') and of quotation mark ("), single spaces, nothing around the words.
 */
export function comparableHebrew(text: string): string {
  const plain = withPlainMarks(readableHebrew(text).replace(separators, ' '));
  return withoutMarksAround(plain.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('-', ' '));
}

/** What is neither a Hebrew letter nor a point of one, nor a mark inside a word. */
const betweenWords = /[^א-ת\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7'"]+/gu;
const openingQuotes = /(^| )['"]+/gu;

/**
 * Returns the Hebrew words of a text with their niqqud and single spaces between them, for looking them up; '' where
 * there are none. Hyphens, digits, letters of other alphabets, punctuation and quotes around words count as spaces; the
 * geresh at the end of a word (סנדוויץ') stays.
 */
export function hebrewWordsOf(text: string): string {
  const words = withPlainMarks(readableHebrew(text)).replace(betweenWords, ' ').trim();
  const opened = words.replace(openingQuotes, '$1');
  const closing = words === opened ? /"+(?= |$)/gu : /['"]+(?= |$)/gu;
  return opened.replace(closing, '').replace(/ {2,}/gu, ' ').trim();
}

/** Paseq, sof pasuq and nun hafukha stand between words. */
const separators = /[\u05c0\u05c3\u05c6]/gu;

/** The exact comparison: every letter and every space between words, both sides made comparable. */
export function isTypedExactly(answer: string, hebrew: string): boolean {
  return comparableHebrew(answer) === comparableHebrew(hebrew);
}

/** The written words of a text with niqqud or without: no punctuation, phrases and compounds apart. */
export const writtenWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[^\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7א-ת\s־-]/g, '')
    .split(/[\s־-]+/)
    .filter(Boolean);

const ma = 'מַה'.normalize('NFC');
const joinedDagesh = /^([זטילמנסצקש][\u05b0-\u05bb\u05c1\u05c2\u05c7]*)\u05bc/;

/**
 * The written words of a pointed sentence as they are taught one by one: without the dagesh that the word before gives
 * them, which מַה does: of מַה זֶּה מַה and זֶה.
 */
export function wordsApart(pointed: string): string[] {
  const words = writtenWords(pointed);
  return words.map((word, at) => (words[at - 1] === ma ? word.replace(joinedDagesh, '$1') : word));
}

/** The words of a transcription. */
export const heardWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'\s-]/gu, '')
    .split(/[\s-]+/)
    .filter(Boolean);

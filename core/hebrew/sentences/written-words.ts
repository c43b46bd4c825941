/** The written words of a text with niqqud or without: no punctuation, phrases and compounds apart. */
export const writtenWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[^\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7א-ת\s־-]/g, '')
    .split(/[\s־-]+/)
    .filter(Boolean);

/** The words of a transcription. */
export const heardWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'\s-]/gu, '')
    .split(/[\s-]+/)
    .filter(Boolean);

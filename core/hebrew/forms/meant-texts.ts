import { foldFinals, writeFinalForm } from '../letters.ts';

/** Particles that are written together with the next word, in the order in which they can stand: and, that, to, the. */
const particles = /^ו?(?:כש|ש)?[בלמכ]?ה?/;
/** What is left of a word behind its particles. */
const fewestLetters = 2;

/**
 * Texts that plain letters may stand for, the likeliest first, themselves left out: with the final forms of each word,
 * without the article inside a phrase (בית הספר), without the particles before it (לבית הספר: בית ספר).
 */
export function meantTexts(letters: string): string[] {
  const mended = letters
    .split(' ')
    .map((word) => writeFinalForm(foldFinals(word)))
    .join(' ');
  const most = particles.exec(mended)?.[0].length ?? 0;
  const behind = Array.from({ length: most + 1 }, (_, taken) => mended.slice(taken)).filter(
    (text) => (text.split(' ')[0]?.length ?? 0) >= fewestLetters,
  );
  const bare = behind.flatMap((text) => [text, text.replaceAll(' ה', ' ')]);
  return [...new Set(bare)].filter((text) => text !== letters);
}

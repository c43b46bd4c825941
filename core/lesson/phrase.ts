import { stripNiqqud } from '../hebrew/niqqud.ts';
import type { ChunkPart } from './content.ts';

/** The words of a text, NFC: of a single word one, of a phrase all in their order; a maqaf or hyphen stands between words. */
export const wordsOfPhrase = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[\s\u05be-]+/)
    .filter((word) => word !== '');

/** The parts of a phrase whose niqqud was changed, pointed as the phrase is now; none where its words are others. */
export function repointedParts(parts: readonly ChunkPart[], phrase: string): ChunkPart[] {
  const words = wordsOfPhrase(phrase);
  const isSame = ({ pronunciation }: ChunkPart, at: number) =>
    stripNiqqud(pronunciation) === stripNiqqud(words[at] ?? '');
  if (words.length !== parts.length || !parts.every(isSame)) return [];
  return parts.map(({ russian }, at) => ({ pronunciation: words[at] ?? '', russian }));
}

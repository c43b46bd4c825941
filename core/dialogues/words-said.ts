import { stripNiqqud } from '../hebrew/niqqud.ts';
import { withoutParticles } from './line-pattern.ts';

/** Returns the ids of the words of a turn that are among those that were said, plain letters, behind particles or not. */
export function wordsSaid(
  {
    pronunciation,
    words,
  }: { pronunciation: string; words: readonly { start: number; end: number; wordId: number }[] },
  said: readonly string[],
): number[] {
  const isSaid = (letters: string) => withoutParticles(letters).some((one) => said.includes(one));
  const found = words.filter(({ start, end }) => isSaid(stripNiqqud(pronunciation.slice(start, end))));
  return [...new Set(found.map(({ wordId }) => wordId))];
}

import type { DialogueTurnShape } from '../contracts/dialogues.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';

/** Returns the ids of the words of a turn that are among those that were said, plain letters. */
export function wordsSaid(
  { pronunciation, words }: Pick<DialogueTurnShape, 'pronunciation' | 'words'>,
  said: readonly string[],
): number[] {
  const isSaid = (letters: string) => said.some((one) => one !== '' && letters.endsWith(one));
  return [
    ...new Set(
      words
        .filter(({ start, end }) => isSaid(stripNiqqud(pronunciation.slice(start, end))))
        .map(({ wordId }) => wordId),
    ),
  ];
}

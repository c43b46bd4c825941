import { stripNiqqud } from '../hebrew/niqqud.ts';
import type { DialogueTurn } from './content.ts';
import type { ExpectedLine } from './judge-words.ts';

type Turn = Pick<DialogueTurn, 'pronunciation' | 'needs'> & {
  also?: DialogueTurn['also'] | undefined;
  examples?: readonly { pronunciation: string }[] | undefined;
};

/** A turn as it is stored, as its judges receive it. */
export const expectedLine = ({ pronunciation, needs, also, examples = [] }: Turn) =>
  ({
    ...{ needs, also, pronunciation, hebrew: stripNiqqud(pronunciation) },
    examples: examples.map((one) => ({
      pronunciation: one.pronunciation,
      hebrew: stripNiqqud(one.pronunciation),
    })),
  }) satisfies ExpectedLine;

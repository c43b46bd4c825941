import type { DialogueItem } from '../../../../core/contracts/dialogues.ts';

/** How many of them were played. */
export const playedOf = (dialogues: readonly Pick<DialogueItem, 'state'>[]): number =>
  dialogues.filter(({ state }) => state === 'played').length;

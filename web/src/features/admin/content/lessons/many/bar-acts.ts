import type { manyTexts } from '../../../../../../../core/texts/admin/course/many.ts';

/** What is done with a selection: the acts of the server, and its file. */
export type BarAct = keyof typeof manyTexts.acts;

/** In the order in which they are shown; what cannot be taken back by its opposite comes last. */
export const barActs: readonly BarAct[] = [
  ...(['publish', 'hide', 'free', 'premium', 'move', 'copy', 'json', 'csv', 'delete'] as const),
];

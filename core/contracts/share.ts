import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { RowId } from './shapes/shared.ts';

/** What is passed on: a word, a lesson that was finished, one's own status. */
export const ShareRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), id: RowId }),
  z.object({ kind: z.literal('lesson'), id: RowId }),
  z.object({ kind: z.literal('status') }),
]);
export type ShareRequest = z.input<typeof ShareRequest>;

export const shareEndpoints = {
  'POST /share': endpoint({
    summary: 'Карточка, которой можно поделиться; отправляет её сам ученик из Telegram',
    access: 'learner',
    callsPerMinute: 20,
    body: ShareRequest,
    response: z.object({
      /** For the client's shareMessage; null where Telegram did not take the card. */
      preparedId: z.string().nullable(),
      text: z.string(),
      /** Opens the mini-app where the card was made. */
      link: z.string(),
    }),
  }),
};

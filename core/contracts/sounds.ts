import * as z from 'zod';
import { endpoint } from './endpoint.ts';

const Hash = z.string().regex(/^[0-9a-f]{32}$/);

export const soundEndpoints = {
  /** Returns the sound itself. It never changes, but its speaker may take it back: it may be kept for a day. */
  'GET /sounds/{hash}': endpoint({
    summary: 'Опубликованный голос по хешу содержимого',
    access: 'public',
    servedBy: 'voice',
    params: z.object({ hash: Hash }),
  }),
};

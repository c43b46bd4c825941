import { DomainError } from '../../../core/errors.ts';
import { readVoiceSound } from '../../../db/voices/lookup.ts';
import type { Handlers } from '../../_call.ts';
import { rangedSound } from './sound.ts';

/** Speakers may take their voice back, and are promised that phones lose it within a day: no cache keeps it longer. */
const dayCache = 'private, max-age=86400';

export const soundHandlers: Handlers<'GET /sounds/{hash}'> = {
  'GET /sounds/{hash}': async ({ params: { hash }, request, deps }) => {
    const sound = await readVoiceSound(deps.db, hash);
    if (!sound) throw new DomainError('not-found', { code: 'sound_not_found' });
    return rangedSound({ ...sound, hash }, request, { 'Cache-Control': dayCache });
  },
};

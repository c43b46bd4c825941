import type { soundEndpoints } from '../../core/contracts/sounds.ts';
import { DomainError } from '../../core/errors.ts';
import { readVoiceSound } from '../../db/voices/lookup.ts';
import type { Handlers } from '../_call.ts';
import { rangedSound } from './voice-sound.ts';

/** Named by its content: whoever has it never asks again. */
const foreverCache = 'public, max-age=31536000, immutable';

export const soundHandlers: Handlers<keyof typeof soundEndpoints> = {
  'GET /sounds/{hash}': async ({ params: { hash }, request, deps }) => {
    const sound = await readVoiceSound(deps.db, hash);
    if (!sound) throw new DomainError('not-found', { code: 'sound_not_found' });
    return rangedSound({ ...sound, hash }, request, { 'Cache-Control': foreverCache });
  },
};

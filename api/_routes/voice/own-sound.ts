import { createHash } from 'node:crypto';
import { DomainError } from '../../../core/errors.ts';
import { maxOwnSoundBytes } from '../../../core/own-words/limits.ts';
import { requireOwnWord, setOwnSound } from '../../../db/own-words/sounds.ts';
import type { Handlers } from '../../_call.ts';
import { readFormFile } from '../../_form-file.ts';
import { ownWordShape } from '../shapes/own-word-shape.ts';

export const ownSoundHandlers: Handlers<'POST /audio/own/{id}' | 'DELETE /audio/own/{id}'> = {
  'POST /audio/own/{id}': async ({ params, owner: { userId }, request, deps, now }) => {
    const learners = { userId, wordId: params.id };
    const { hebrew } = await requireOwnWord(deps.db, learners);
    const { bytes: sent } = await readFormFile(request, {
      maxBytes: maxOwnSoundBytes,
      tooLarge: 'take_too-large',
    });
    if (!deps.prepareTake) throw new DomainError('unavailable', { code: 'take_not_prepared' });
    const prepared = await deps.prepareTake(sent, { kind: 'word', hebrew });
    if (!prepared.ok) throw new DomainError('invalid', { code: `take_${prepared.flaw}` });
    const { bytes, mime } = prepared.sound;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const word = await setOwnSound(deps.db, { ...learners, recording: { hash, bytes, mime } }, now);
    return ownWordShape(deps, word, { listener: userId, now });
  },

  'DELETE /audio/own/{id}': async ({ params, owner: { userId }, deps, now }) => {
    const word = await setOwnSound(deps.db, { userId, wordId: params.id, recording: null }, now);
    return ownWordShape(deps, word, { listener: userId, now });
  },
};

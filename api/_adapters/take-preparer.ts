import { expectedOf, prepareMade, prepareSound } from '../../core/voices/prepare.ts';
import type { PrepareTake } from '../../core/voices/prepare-take.ts';
import { loadMp3Encoder, type Mp3Encoder } from './mp3-encoder.ts';
import { decodeSound } from './sound-decoder.ts';

/**
 * Decodes a take, prepares and encodes it; keeps nothing. Decoders and the encoder are loaded by the first take. Throws
 * DomainError 'unavailable' aac_decoder.
 */
export const createTakePreparer = (): PrepareTake => preparerWith(prepareSound);

/** The same for what a synthesised voice has said elsewhere. */
export const createSynthesisPreparer = (): PrepareTake => preparerWith(prepareMade);

function preparerWith(prepare: typeof prepareSound): PrepareTake {
  let encoder: Promise<Mp3Encoder> | undefined;
  return async (bytes, item) => {
    const decoded = await decodeSound(bytes);
    if (!decoded.ok) return decoded;
    const prepared = prepare(decoded.sound, expectedOf(item));
    if (!prepared.ok) return prepared;
    encoder ??= loadMp3Encoder();
    const { sound, loudness, ms } = prepared;
    return { ok: true, sound: { bytes: (await encoder)(sound), mime: 'audio/mpeg', loudness, ms } };
  };
}

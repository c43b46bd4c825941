import { joinableMs, joinedRate, type RecodeSound, raisedBy } from '../../core/listening/joined-mp3.ts';
import { levelledAmongPauses, stepsToFit, stepsToLevel } from '../../core/listening/level.ts';
import { audioTypeOf } from '../../core/speech/magic.ts';
import type { Sound } from '../../core/speech/sound.ts';
import { decodeWav } from '../../core/speech/wav.ts';
import { resampleFinely } from '../../core/voices/resample.ts';
import { decodeMp3, loadMp3Decoder, type Mp3Decoder } from './mp3-decoder.ts';
import { loadMp3Encoder, type Mp3Encoder } from './mp3-encoder.ts';

/**
 * Brings kept sounds (MP3, WAV) to the format and level of listening files; those of the format are encoded again only
 * where their peaks must be limited. Decoder and encoder are loaded by the first sound that needs them.
 */
export function createSoundRecoder(): RecodeSound {
  let encoder: Promise<Mp3Encoder> | undefined;
  let decoder: Promise<Mp3Decoder> | undefined;

  return async (bytes) => {
    try {
      if (joinableMs(bytes) === undefined) return await encoded(await readOther(bytes));
      const sound = await decoded(bytes);
      const steps = stepsToLevel(sound);
      return steps === undefined ? await encoded(sound) : raisedBy(bytes, steps);
    } catch {
      return undefined;
    }
  };

  async function encoded(sound: Sound): Promise<Uint8Array | undefined> {
    if (sound.samples.length === 0) return undefined;
    encoder ??= loadMp3Encoder();
    const bytes = (await encoder)(levelledAmongPauses(sound));
    return raisedBy(bytes, stepsToFit(await decoded(bytes)));
  }

  /** All joinable sounds are of one format, and begin by themselves: one decoder does. */
  async function decoded(joinable: Uint8Array): Promise<Sound> {
    decoder ??= loadMp3Decoder();
    try {
      return (await decoder).decode(joinable);
    } catch (cause) {
      // What it keeps of a broken sound is no part of the next one.
      decoder = undefined;
      throw cause;
    }
  }
}

async function readOther(bytes: Uint8Array): Promise<Sound> {
  const sound = audioTypeOf(bytes)?.kind === 'wav' ? decodeWav(bytes) : await decodeMp3(bytes);
  return resampleFinely(sound, joinedRate);
}

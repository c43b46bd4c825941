import { joinedRate, type RecodeSound } from '../../core/listening/joined-mp3.ts';
import { audioTypeOf } from '../../core/speech/magic.ts';
import { decodeWav } from '../../core/speech/wav.ts';
import { resampleFinely } from '../../core/voices/resample.ts';
import { loadMp3Encoder, type Mp3Encoder } from './mp3-encoder.ts';
import { decodeMp3 } from './sound-decoder.ts';

/** Brings kept sounds (MP3, WAV) into the format of listening files; decoder and encoder are loaded by the first of them. */
export function createSoundRecoder(): RecodeSound {
  let encoder: Promise<Mp3Encoder> | undefined;
  return async (bytes) => {
    try {
      const sound = audioTypeOf(bytes)?.kind === 'wav' ? decodeWav(bytes) : await decodeMp3(bytes);
      if (sound.samples.length === 0) return undefined;
      encoder ??= loadMp3Encoder();
      return (await encoder)(resampleFinely(sound, joinedRate));
    } catch {
      return undefined;
    }
  };
}

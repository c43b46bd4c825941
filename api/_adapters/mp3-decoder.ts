import { mixDown, type Sound } from '../../core/speech/sound.ts';

export type Mp3Decoder = {
  /** Decodes MP3, mixed to mono. Throws for a broken file, and is then of no more use. */
  decode: (bytes: Uint8Array) => Sound;
  free: () => void;
};

/** Loads a decoder for sounds that need nothing of the one before: to load it takes longer than to decode a word. */
export async function loadMp3Decoder(): Promise<Mp3Decoder> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return {
    decode(bytes) {
      const { channelData, sampleRate, errors } = decoder.decode(bytes);
      if (errors.length > 0) throw new Error('broken frames');
      return { samples: mixDown(channelData), sampleRate };
    },
    free: () => decoder.free(),
  };
}

/** Decodes MP3, mixed to mono. Throws for a broken file. */
export async function decodeMp3(bytes: Uint8Array): Promise<Sound> {
  const decoder = await loadMp3Decoder();
  try {
    return decoder.decode(bytes);
  } finally {
    decoder.free();
  }
}

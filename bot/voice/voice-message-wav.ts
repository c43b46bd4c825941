import { DomainError } from '../../core/errors.ts';
import { readOggOpus } from '../../core/speech/ogg.ts';
import { mixDown, peakOf, trimAndLevel } from '../../core/speech/sound.ts';
import { encodeWav } from '../../core/speech/wav.ts';

/** Samples per second: voice messages contain no more of a voice, and files stay small. */
const rate = 24_000;
/** Peak, 0 to 1, below which the message is silent. */
const silentPeak = 0.01;

/**
 * A voice message (Ogg Opus) as a WAV file: mono, cut to the word and brought to the course's loudness. Throws
 * 'invalid' voice_not_opus, or voice_silent. The decoder (libopus as WebAssembly) is loaded on the first message.
 */
export async function voiceMessageToWav(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = readOggOpus(bytes);
  if (!stream) throw new DomainError('invalid', { code: 'voice_not_opus' });
  const { OpusDecoder } = await import('opus-decoder');
  const { channels, preSkip, packets } = stream;
  const decoder = new OpusDecoder({ sampleRate: rate, channels, preSkip });
  await decoder.ready;
  try {
    const { channelData, samplesDecoded, errors } = decoder.decodeFrames(packets);
    if (errors.length > 0 || samplesDecoded === 0)
      throw new DomainError('invalid', { code: 'voice_not_opus' });
    const samples = mixDown(channelData);
    if (peakOf(samples) < silentPeak) throw new DomainError('invalid', { code: 'voice_silent' });
    const word = trimAndLevel({ samples, sampleRate: rate });
    return encodeWav(word.samples, word.sampleRate);
  } finally {
    decoder.free();
  }
}

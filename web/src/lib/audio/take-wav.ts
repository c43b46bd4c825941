import { mixDown } from '../../../../core/speech/sound.ts';
import { encodeWav, takeRate, takeToWav } from '../../../../core/speech/wav.ts';

/**
 * A recording as 16 kHz mono WAV, which every recogniser accepts. Where this browser cannot decode its own recording
 * the original is returned, with the type it declares.
 */
export const toWav = (take: Blob, Context = globalThis.OfflineAudioContext): Promise<Blob> =>
  converted(take, { Context, rate: takeRate, encode: takeToWav });

/** Samples per second at which browsers record. */
const studioRate = 48_000;

/** The same in full quality, uncut: the server trims it. */
export const toStudioWav = (take: Blob, Context = globalThis.OfflineAudioContext): Promise<Blob> =>
  converted(take, {
    Context,
    rate: studioRate,
    encode: (channels, sampleRate) => encodeWav(mixDown(channels), sampleRate),
  });

type Conversion = {
  Context: typeof OfflineAudioContext | undefined;
  rate: number;
  encode: (channels: readonly Float32Array[], sampleRate: number) => Uint8Array<ArrayBuffer>;
};

async function converted(take: Blob, { Context, rate, encode }: Conversion): Promise<Blob> {
  if (!Context) return take;
  try {
    // Decoding resamples to the rate of the context; nothing is rendered.
    const sound = await new Context(1, 1, rate).decodeAudioData(await take.arrayBuffer());
    const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at));
    return new Blob([encode(channels, sound.sampleRate)], { type: 'audio/wav' });
  } catch (error) {
    console.warn('take not decoded', take.type, error);
    return take;
  }
}

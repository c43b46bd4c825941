import { takeRate, takeToWav } from '../../../../core/speech/wav.ts';

/**
 * A recording as 16 kHz mono WAV, which every recogniser accepts. Where this browser cannot decode its own recording
 * the original is returned, with the type it declares.
 */
export async function toWav(
  take: Blob,
  Context: typeof OfflineAudioContext | undefined = globalThis.OfflineAudioContext,
): Promise<Blob> {
  if (!Context) return take;
  try {
    // Decoding resamples to the rate of the context; nothing is rendered.
    const sound = await new Context(1, 1, takeRate).decodeAudioData(await take.arrayBuffer());
    const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at));
    return new Blob([takeToWav(channels, sound.sampleRate)], { type: 'audio/wav' });
  } catch (error) {
    console.warn('take not decoded', take.type, error);
    return take;
  }
}

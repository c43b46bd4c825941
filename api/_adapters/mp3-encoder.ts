import type { Sound } from '../../core/speech/sound.ts';

/**
 * Enough for one voice at 24 kHz (LAME keeps what is below 8 kHz), and what lets a lesson of half a minute fit into the
 * 300 kB in which it is fetched ahead: a word takes 2 to 6 kilobytes.
 */
const bitrate = 32;
/** LAME itself makes every sound softer by this at so low a bitrate: what was levelled must come out as it went in. */
const lameScale = 0.95;

export type Mp3Encoder = (sound: Sound) => Uint8Array;

/** Loads LAME (compiled to WebAssembly). The encoder gives the same bytes for the same sound every time. */
export async function loadMp3Encoder(): Promise<Mp3Encoder> {
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  return ({ samples, sampleRate }) => {
    encoder.configure({ channels: 1, sampleRate, bitrate });
    // The encoder owns what it returns until the next call: copy at once.
    const head = encoder.encode([samples.map((one) => one / lameScale)]).slice();
    const tail = encoder.finalize().slice();
    const bytes = new Uint8Array(head.length + tail.length);
    bytes.set(head);
    bytes.set(tail, head.length);
    return bytes;
  };
}

/** Samples per second in which Opus counts, whatever it was recorded at. */
export const opusRate = 48_000;

/** The longest packet that the format allows: 120 ms. */
const maxPacketSamples = 5760;
const silkSamples = [480, 960, 1920, 2880];
const hybridSamples = [480, 960];
const celtSamples = [120, 240, 480, 960];

/**
 * Returns the number of samples, at 48 kHz, that a decoder makes of an Opus packet, from its first two bytes; null for a
 * packet that no decoder accepts.
 * Source: RFC 6716 §3.1 and §3.2.
 */
export function opusPacketSamples(packet: Uint8Array): number | null {
  const [head, frameCount] = packet;
  if (head === undefined) return null;
  const config = head >> 3;
  const frames = countFrames(head & 3, frameCount);
  const samples = frames * samplesOfFrame(config);
  return samples > 0 && samples <= maxPacketSamples ? samples : null;
}

function samplesOfFrame(config: number): number {
  if (config < 12) return silkSamples[config & 3] ?? 0;
  if (config < 16) return hybridSamples[config & 1] ?? 0;
  return celtSamples[config & 3] ?? 0;
}

function countFrames(code: number, frameCount: number | undefined): number {
  if (code === 3) return (frameCount ?? 0) & 0x3f;
  return code === 0 ? 1 : 2;
}

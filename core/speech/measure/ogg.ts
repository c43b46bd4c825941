import { readOggOpus } from '../ogg.ts';
import { type Counted, refuse } from './measured.ts';
import { opusPacketSamples, opusRate } from './opus.ts';

/**
 * Counts the packets of an Ogg Opus file. What its pages claim counts only if it is longer. Throws RangeError for
 * anything else.
 */
export function countOgg(bytes: Uint8Array): Counted {
  const stream = readOggOpus(bytes) ?? refuse('not one whole stream of Opus');
  const samples = stream.packets.reduce(
    (sum, packet) => sum + (opusPacketSamples(packet) ?? refuse('a broken packet')),
    0,
  );
  return { ms: (Math.max(samples, stream.claimedSamples) / opusRate) * 1000, bytes };
}

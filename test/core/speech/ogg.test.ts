import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOggOpus } from '../../../core/speech/ogg.ts';

const shalom = Uint8Array.from(readFileSync(new URL('../../data/speech/shalom.ogg', import.meta.url)));

/** A page with its packets; a piece of 255 bytes goes on in the next. */
function page(packets: readonly Uint8Array[]): Uint8Array {
  const lacing = packets.flatMap(({ byteLength }) => [
    ...Array.from({ length: Math.floor(byteLength / 255) }, () => 255),
    byteLength % 255,
  ]);
  const head = [...Buffer.from('OggS'), ...Array.from({ length: 22 }, () => 0), lacing.length, ...lacing];
  return Uint8Array.from(Buffer.concat([Uint8Array.from(head), ...packets]));
}
const head = (channels: number, family = 0) =>
  Uint8Array.from([...Buffer.from('OpusHead'), 1, channels, 0x38, 1, 0, 0, 0, 0, 0, 0, family]);
const tags = Uint8Array.from(Buffer.from('OpusTags'));
const file = (...pages: Uint8Array[]) => Uint8Array.from(Buffer.concat(pages));

describe('an Ogg Opus file', () => {
  it('of a voice message gives its packets', () => {
    const stream = readOggOpus(shalom);
    expect(stream).toMatchObject({ channels: 1 });
    expect(stream?.preSkip).toBeGreaterThan(0);
    // 0.9 seconds, sixty milliseconds each.
    expect(stream?.packets).toHaveLength(15);
  });

  it('keeps packets of every length whole', () => {
    const packets = [0, 1, 254, 255, 256, 510, 700].map((length) =>
      new Uint8Array(length).fill(length % 251),
    );
    const stream = readOggOpus(file(page([head(2)]), page([tags]), page(packets)));
    expect(stream).toEqual({ channels: 2, preSkip: 0x138, packets });
  });

  it('is none with another codec, more channels, no sound, or an end that is missing', () => {
    const sound = page([Uint8Array.of(1, 2, 3)]);
    const vorbis = Uint8Array.from(Buffer.from('\x01vorbis and what follows it'));
    expect(readOggOpus(file(page([vorbis]), page([tags]), sound))).toBeNull();
    expect(readOggOpus(file(page([head(6, 1)]), page([tags]), sound))).toBeNull();
    expect(readOggOpus(file(page([head(1)]), page([tags])))).toBeNull();
    expect(readOggOpus(shalom.subarray(0, 900))).toBeNull();
    expect(readOggOpus(new Uint8Array())).toBeNull();
  });

  it('may be anything at all without a fall', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(shalom.length), (noise, at) => {
        const torn = Uint8Array.from(shalom);
        torn.set(noise.subarray(0, Math.max(0, torn.length - at)), at);
        readOggOpus(torn);
        readOggOpus(noise);
      }),
      { numRuns: 300 },
    );
  });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOggOpus } from '../../../core/speech/ogg.ts';
import { oggPage, opusHead, opusTags } from '../../support/sound-files.ts';

const shalom = Uint8Array.from(readFileSync(new URL('../../data/speech/shalom.ogg', import.meta.url)));

const page = (packets: readonly Uint8Array[], flag = 0) => oggPage(packets, { flag });
const first = (channels: number, family = 0) => page([opusHead(channels, family)], 2);
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
    const stream = readOggOpus(file(first(2), page([opusTags]), page(packets)));
    expect(stream).toEqual({ channels: 2, preSkip: 312, packets, claimedSamples: 0 });
  });

  it('is none with another codec, more channels, no sound, or an end that is missing', () => {
    const sound = page([Uint8Array.of(1, 2, 3)]);
    const vorbis = Uint8Array.from(Buffer.from('\x01vorbis and what follows it'));
    expect(readOggOpus(file(page([vorbis], 2), page([opusTags]), sound))).toBeNull();
    expect(readOggOpus(file(first(6, 1), page([opusTags]), sound))).toBeNull();
    expect(readOggOpus(file(first(1), page([opusTags])))).toBeNull();
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

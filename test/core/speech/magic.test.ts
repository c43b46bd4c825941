import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audioTypeOf, recordingMs } from '../../../core/speech/magic.ts';
import { encodeWav } from '../../../core/speech/wav.ts';
import { audioIndex } from '../../../db/content/audio.ts';

const bytesOf = (...parts: (string | number | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number, length: number) =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** at) & 255);

/** An Ogg page of Opus that ends at a sample of 48 kHz. */
const oggPage = (position: number, body: number[]) =>
  bytesOf('OggS', 0, 0, little(position, 8), little(1, 4), little(0, 4), little(0, 4), 1, body.length, body);
const opusHead = [...Buffer.from('OpusHead'), 1, 1, ...little(312, 2), ...little(48_000, 4), 0, 0, 0];
const ogg = (ms: number) => Uint8Array.from([...oggPage(0, opusHead), ...oggPage(ms * 48 + 312, [1, 2, 3])]);

const element = (id: number[], body: number[]) => [...id, 0x80 | body.length, ...body];
const block = (ms: number) => element([0xa3], [0x81, (ms >> 8) & 255, ms & 255, 0x80, 7]);
/** A WebM as browsers record it: segment and cluster without a size, no duration. */
const webm = (clusterMs: number, ...blocksMs: number[]) =>
  bytesOf(
    [0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x86, 0x81, 1],
    [0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255],
    [0x15, 0x49, 0xa9, 0x66, 0x87, 0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40],
    [0x1f, 0x43, 0xb6, 0x75, 0x01, 255, 255, 255, 255, 255, 255, 255],
    element([0xe7], [(clusterMs >> 8) & 255, clusterMs & 255]),
    blocksMs.flatMap(block),
  );

const mp4 = (ms: number) =>
  bytesOf(
    [...u32(16), ...Buffer.from('ftypM4A '), ...u32(0)],
    [...u32(116), ...Buffer.from('moov'), ...u32(108), ...Buffer.from('mvhd')],
    [...u32(0), ...u32(0), ...u32(0), ...u32(1000), ...u32(ms)],
  );

describe('the type of a recording', () => {
  it.each([
    ['webm', webm(0, 0)],
    ['ogg', ogg(100)],
    ['mp4', mp4(100)],
    ['wav', encodeWav(new Float32Array(4), 16_000)],
    ['mp3', bytesOf([0xff, 0xfb, 0x90, 0x00], new Array(20).fill(0))],
    ['mp3', bytesOf('ID3', new Array(20).fill(0))],
  ])('is %s by its first bytes', (kind, bytes) => {
    expect(audioTypeOf(bytes)?.kind).toBe(kind);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['text', bytesOf('{"transcript":"שלום"}')],
    ['a picture', bytesOf([0x89], 'PNG', new Array(20).fill(1))],
    ['a WebP picture', bytesOf('RIFF', u32(100), 'WEBPVP8 ')],
    ['AAC without a container', bytesOf([0xff, 0xf1, 0x50, 0x80], new Array(20).fill(0))],
    ['a program', bytesOf([0x7f], 'ELF', new Array(20).fill(0))],
  ])('is not known for %s', (_, bytes) => {
    expect(audioTypeOf(bytes)).toBeNull();
  });
});

describe('the length of a recording', () => {
  it.each([
    ['a WAV', encodeWav(new Float32Array(24_000), 16_000), 1500],
    ['an Opus voice message', ogg(2500), 2500],
    ['a WebM without a length of its own', webm(0, 0, 60, 1440), 1500],
    ['a WebM in a later cluster', webm(9000, 0, 940), 10_000],
    ['an mp4', mp4(3200), 3200],
  ])('of %s is read', (_, bytes, ms) => {
    expect(recordingMs(bytes)).toBe(ms);
  });

  it('of a real MP3 of the course is near what the voice spoke', () => {
    for (const { hash, ms } of Object.values(audioIndex).slice(0, 20)) {
      const file = readFileSync(new URL(`../../../web/public/audio/${hash}.mp3`, import.meta.url));
      expect(Math.abs((recordingMs(file) ?? 0) - ms)).toBeLessThan(150); // the encoder pads
    }
  });

  it('is not known where the container does not tell it', () => {
    expect(recordingMs(mp4(0))).toBeNull();
    expect(recordingMs(new Uint8Array(100))).toBeNull();
  });

  it('of broken bytes is a number or nothing, never an error', () => {
    const heads = fc.constantFrom(webm(0, 0, 60), ogg(100), mp4(100), encodeWav(new Float32Array(9), 8000));
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 80 }), fc.nat(60), (head, noise, keep) => {
        const ms = recordingMs(Uint8Array.from([...head.slice(0, keep), ...noise]));
        expect(ms === null || (Number.isInteger(ms) && ms >= 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

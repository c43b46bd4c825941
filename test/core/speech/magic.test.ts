import { describe, expect, it } from 'vitest';
import { audioTypeOf } from '../../../core/speech/magic.ts';
import { encodeWav } from '../../../core/speech/wav.ts';
import { mp4Of, oggOf, webmOf } from '../../support/sound-files.ts';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

describe('the type of a recording', () => {
  it.each([
    ['webm', webmOf([])],
    ['ogg', oggOf([])],
    ['mp4', mp4Of(0)],
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
    ['a WebP picture', bytesOf('RIFF', [0, 0, 0, 100], 'WEBPVP8 ')],
    ['AAC without a container', bytesOf([0xff, 0xf1, 0x50, 0x80], new Array(20).fill(0))],
    ['a program', bytesOf([0x7f], 'ELF', new Array(20).fill(0))],
  ])('is not known for %s', (_, bytes) => {
    expect(audioTypeOf(bytes)).toBeNull();
  });
});

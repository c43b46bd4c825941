import { describe, expect, it } from 'vitest';
import { requireOneBlock } from '../../../../core/speech/measure/aac.ts';
import {
  scaleFactorBands,
  scaleFactorCounts,
  spectralBooks,
} from '../../../../core/speech/measure/aac-tables.ts';
import { aacChannel, aacEnd, aacSilence, bytesOf, bytesOfBits } from '../../../support/sound-files.ts';

const config = { rateIndex: 3, channels: 1 } as const;
const isOneBlock = (sample: Uint8Array, channels: 1 | 2 = 1): boolean => {
  try {
    requireOneBlock(sample, { ...config, channels });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};
/** A channel with one band in one long window: its codebook, and what follows the section. */
const oneBand = (book: string, ...rest: string[]): string =>
  ['000 0000 00000000 0001 000001 0', book, '00001', ...rest].join(' ');
const noTools = '000';
/** Four bytes of filling: element, count, and the type that stands in its first bits. */
const fill = (type: string) => `110 0100 ${type} ${'0'.repeat(28)}`;

describe('a sample of AAC', () => {
  it('that is one block, and zeros behind it, is one frame', () => {
    expect(isOneBlock(aacSilence)).toBe(true);
    expect(isOneBlock(bytesOf(aacSilence, new Uint8Array(40)))).toBe(true);
  });

  it('may carry filling and data, and replicated bands behind its channel', () => {
    expect(isOneBlock(bytesOfBits(fill('0000'), aacChannel, fill('1101'), aacEnd))).toBe(true);
    expect(isOneBlock(bytesOfBits('100 0000 1 00000010', '0'.repeat(16), aacChannel, aacEnd))).toBe(true);
  });

  it('has its spectrum read word by word', () => {
    // Book 1: a band of four coefficients is one word, and four zeros are its shortest.
    expect(isOneBlock(bytesOfBits(oneBand('0001', '0', noTools, '0'), aacEnd))).toBe(true);
    // Book 11: two words, each 16 and 16: two signs and two escapes.
    const word = '00100 11 0 0000 0 0000';
    expect(isOneBlock(bytesOfBits(oneBand('1011', '0', noTools, word, word), aacEnd))).toBe(true);
    // Noise has a level of nine bits and no words.
    expect(isOneBlock(bytesOfBits(oneBand('1101', '000000000', noTools), aacEnd))).toBe(true);
  });

  it.each([
    ['two blocks', bytesOf(aacSilence, aacSilence)],
    ['a block and something else', bytesOf(aacSilence, [0, 0, 1])],
    ['two channels where one was announced', bytesOfBits(aacChannel, aacChannel, aacEnd)],
    ['nothing but its end', bytesOfBits(aacEnd)],
    ['no end', bytesOfBits(aacChannel)],
    [
      'replicated bands before its channel, which some decoders do not skip',
      bytesOfBits(fill('1101'), aacChannel, aacEnd),
    ],
    [
      'a range of loudness, of which decoders read more than is filled',
      bytesOfBits(aacChannel, fill('1011'), aacEnd),
    ],
    ['filling past its end', bytesOfBits(aacChannel, '110 1111 11111111 0000', aacEnd)],
    ['an element that AAC-LC does not have', bytesOfBits('010 0000', aacChannel, aacEnd)],
    ['a prediction', bytesOfBits('000 0000 00000000 0001 000000 1 000', aacEnd)],
    ['a reserved codebook', bytesOfBits(oneBand('1100', noTools), aacEnd)],
    [
      'a coefficient larger than any',
      bytesOfBits(oneBand('1011', '0', noTools, '00100 11 111111111 0'), '0'.repeat(60), aacEnd),
    ],
    ['more bands than a window has', bytesOfBits('000 0000 00000000 0001 111111 0', '0'.repeat(99), aacEnd)],
  ])('with %s is not measured', (_, sample) => {
    expect(isOneBlock(sample)).toBe(false);
  });

  it('in stereo is a pair, with a window in common or not', () => {
    const channel = '00000000 000';
    const common = bytesOfBits('001 0000 1 0001 000000 0 00', channel, channel, aacEnd);
    expect(isOneBlock(common, 2)).toBe(true);
    expect(isOneBlock(common)).toBe(false);
    const apart = '00000000 0001 000000 0 000';
    expect(isOneBlock(bytesOfBits('001 0000 0', apart, apart, aacEnd), 2)).toBe(true);
    expect(isOneBlock(aacSilence, 2)).toBe(false);
  });
});

describe('the tables of AAC', () => {
  it('have a word for every sequence of bits', () => {
    for (const counts of [scaleFactorCounts, ...spectralBooks.map((book) => book.counts)]) {
      expect(counts.reduce((sum, count, length) => sum + count * 2 ** -length, 0)).toBe(1);
    }
  });

  it('say of each word with unsigned coefficients what follows it', () => {
    const words = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
    expect(spectralBooks.map(({ counts }) => words(counts))).toEqual([
      81, 81, 81, 81, 81, 81, 64, 64, 169, 169, 289,
    ]);
    for (const { counts, after } of spectralBooks) expect(after?.length ?? words(counts)).toBe(words(counts));
  });

  it('divide every window into bands without a gap', () => {
    const widthOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
    for (const { long, short } of scaleFactorBands)
      expect([widthOf(long), widthOf(short)]).toEqual([1024, 128]);
  });
});

/**
 * A Huffman code of AAC, from which only the number of bits is wanted. Codes of one length follow each other, and longer
 * ones come after shorter ones: how many there are of each length determines them all.
 */
export type Codebook = {
  /** Coefficients in a word. */
  size: 2 | 4;
  /** How many words have 0, 1, 2 … bits. */
  counts: readonly number[];
  /**
   * What follows each word, in the order of the codes: the number of sign bits, or a (one sign, one escape), b (two
   * signs, one escape), c (two of both). Missing: nothing follows any word.
   */
  after?: string;
};

/** Of scale factors, one in a word. Source: ISO/IEC 14496-3 §4.A, table 4.A.1. */
export const scaleFactorCounts: readonly number[] = [
  0, 1, 0, 1, 3, 2, 4, 3, 5, 4, 6, 6, 6, 5, 8, 4, 7, 3, 7, 46,
];

/** Books 1 to 11 of spectral data. Source: ISO/IEC 14496-3 §4.A, tables 4.A.2 to 4.A.12. */
export const spectralBooks: readonly Codebook[] = [
  {
    size: 4,
    counts: [0, 1, 0, 0, 0, 8, 0, 24, 0, 24, 8, 16],
  },
  {
    size: 4,
    counts: [0, 0, 0, 1, 1, 7, 24, 15, 19, 14],
  },
  {
    size: 4,
    counts: [0, 1, 0, 0, 4, 2, 6, 3, 5, 15, 15, 8, 9, 3, 3, 5, 2],
    after: '011112222232343311223232331221224334323244332333223243344233333344442233434443233',
  },
  {
    size: 4,
    counts: [0, 0, 0, 0, 10, 6, 0, 9, 21, 8, 14, 11, 2],
    after: '433331202222121144443333333333332222222222221111444444333333333433344422222243333',
  },
  {
    size: 2,
    counts: [0, 1, 0, 0, 4, 4, 0, 4, 12, 12, 12, 18, 10, 4],
  },
  {
    size: 2,
    counts: [0, 0, 0, 0, 9, 0, 16, 13, 8, 23, 8, 4],
  },
  {
    size: 2,
    counts: [0, 1, 0, 2, 1, 0, 4, 5, 10, 14, 15, 8, 4],
    after: '0112221122211222222221122212122222222211222222222222112222222222',
  },
  {
    size: 2,
    counts: [0, 0, 0, 1, 5, 7, 10, 14, 15, 8, 4],
    after: '2212120112222222221122222222221212222222121222222222221212222112',
  },
  {
    size: 2,
    counts: [0, 1, 0, 2, 1, 0, 4, 3, 8, 11, 20, 31, 38, 32, 14, 4],
    after:
      '011222112221122222222112222222121222222221222222221222122221222211222222222222212221222222222222' +
      '2222222212212222222122222222222222212212222122222222222222222222222222222',
  },
  {
    size: 2,
    counts: [0, 0, 0, 0, 3, 8, 14, 17, 25, 31, 41, 22, 8],
    after:
      '222211222221122220221122222222222212122222222222212122222222222222222212222212222222222222222212' +
      '1222222212222221222222222222222221212122222222222222212122212221222222122',
  },
  {
    size: 2,
    counts: [0, 0, 0, 0, 2, 6, 7, 16, 59, 55, 95, 43, 6],
    after:
      '02c11222222121222222211222222222222222bbbbb2b121b2bbbb22222bb22bbb22b2bbb2b22bb2221bb222212bb22b' +
      '2b2222222b221222222122222222222222122222222222a222222a212222222222222222222222222222221222222222' +
      '222222222122222222222222222222222222211222222222222222222222222221221212221222221122221221211211' +
      '2',
  },
];

/** Widths of the bands of scale factors: so many of each, one kind after the other. */
const spread = (...runs: readonly (readonly [width: number, bands: number])[]): readonly number[] =>
  runs.flatMap(([width, bands]) => Array.from({ length: bands }, () => width));

// Source: ISO/IEC 14496-3 §4.5.4. Named by the highest of their rates in kHz.
const long96 = spread([4, 14], [8, 5], [12, 5], [16, 2], [24, 1], [28, 1], [36, 1], [44, 1], [64, 11]);
const long64 = spread([4, 14], [8, 4], [12, 3], [16, 3], [20, 1], [24, 2], [28, 1], [36, 1], [40, 18]);
const long48 = spread([4, 10], [8, 7], [12, 4], [16, 2], [20, 2], [24, 2], [28, 2], [32, 19], [96, 1]);
const long32 = spread([4, 10], [8, 7], [12, 4], [16, 2], [20, 2], [24, 2], [28, 2], [32, 22]);
const long24 = spread(
  [4, 11],
  [8, 10],
  [12, 4],
  [16, 3],
  [20, 2],
  [24, 2],
  [28, 2],
  [32, 1],
  [36, 2],
  [40, 1],
  [44, 1],
  [48, 1],
  [52, 2],
  [64, 5],
);
const long16 = spread(
  [8, 11],
  [12, 9],
  [16, 4],
  [20, 3],
  [24, 2],
  [28, 2],
  [32, 1],
  [36, 1],
  [40, 2],
  [44, 1],
  [48, 1],
  [52, 1],
  [56, 1],
  [60, 1],
  [64, 3],
);
const long8 = spread(
  [12, 13],
  [16, 7],
  [20, 4],
  [24, 3],
  [28, 2],
  [32, 1],
  [36, 2],
  [40, 1],
  [44, 1],
  [48, 1],
  [52, 1],
  [56, 1],
  [60, 1],
  [64, 1],
  [80, 1],
);
const short96 = spread([4, 6], [8, 3], [16, 1], [28, 1], [36, 1]);
const short48 = spread([4, 5], [8, 3], [12, 3], [16, 3]);
const short24 = spread([4, 7], [8, 3], [12, 2], [16, 2], [20, 1]);
const short16 = spread([4, 8], [8, 2], [12, 2], [16, 1], [20, 2]);
const short8 = spread([4, 7], [8, 4], [12, 1], [16, 1], [20, 2]);

/** By the index of the rate: bands of a long window, and of each of eight short ones. */
export const scaleFactorBands: readonly { long: readonly number[]; short: readonly number[] }[] = [
  { long: long96, short: short96 },
  { long: long96, short: short96 },
  { long: long64, short: short96 },
  { long: long48, short: short48 },
  { long: long48, short: short48 },
  { long: long32, short: short48 },
  { long: long24, short: short24 },
  { long: long24, short: short24 },
  { long: long16, short: short16 },
  { long: long16, short: short16 },
  { long: long16, short: short16 },
  { long: long8, short: short8 },
  { long: long8, short: short8 },
];

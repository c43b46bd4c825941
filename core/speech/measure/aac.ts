import { type Codebook, scaleFactorBands, scaleFactorCounts, spectralBooks } from './aac-tables.ts';
import { type BitReader, createBitReader } from './bits.ts';
import { refuse } from './measured.ts';

/** What a decoder knows of AAC-LC before its first sample. */
export type AacConfig = { /** Into the table of sampling rates. */ rateIndex: number; channels: 1 | 2 };

/** Elements of a block. Source: ISO/IEC 14496-3 §4.4.2.1, table 4.85. */
const elements = { single: 0, pair: 1, data: 4, fill: 6, end: 7 };
/** Extensions that stand in a fill element: nothing, filling, and replicated bands with or without a checksum. */
const extensions = { fill: 0, fillData: 1, bands: 13, bandsWithSum: 14 };
/** Codebooks that are none: zeros, one that is reserved, noise and intensity. */
const books = { zero: 0, reserved: 12, noise: 13 };
const eightShort = 2;

/**
 * Returns if a sample is one block of AAC-LC, thus one frame: exactly the wanted channels, its end, and nothing but zeros
 * behind it, where a decoder would look for another block. Throws RangeError otherwise, also for what AAC-LC does not
 * have and for extensions whose length decoders read differently.
 * Source: ISO/IEC 14496-3 §4.4.2.
 */
export function requireOneBlock(sample: Uint8Array, { rateIndex, channels }: AacConfig): void {
  const bits = createBitReader(sample);
  const bands = scaleFactorBands[rateIndex] ?? refuse('a strange rate');
  let isHeard = false;
  for (;;) {
    const element = bits.read(3);
    if (element === elements.end) break;
    if (element === elements.fill) {
      skipFill(bits, isHeard);
      continue;
    }
    bits.skip(4); // its tag
    if (element === elements.data) {
      skipData(bits);
      continue;
    }
    if (isHeard || element !== (channels === 1 ? elements.single : elements.pair)) refuse('other channels');
    if (channels === 1) readChannel(bits, bands);
    else readPair(bits, bands);
    isHeard = true;
  }
  bits.align();
  if (!isHeard) refuse('a block without sound');
  if (sample.subarray(bits.at / 8).some((byte) => byte !== 0)) refuse('more than a block');
}

type Bands = (typeof scaleFactorBands)[number];
/** How a channel is divided. `groups`: windows in each group. */
type Division = { isShort: boolean; groups: readonly number[]; widths: readonly number[] };

/** `isHeard`: replicated bands belong to the element before them; some decoders do not skip them where none is. */
function skipFill(bits: BitReader, isHeard: boolean): void {
  const short = bits.read(4);
  const bytes = short === 15 ? 14 + bits.read(8) : short;
  if (bytes === 0) return;
  const type = bits.read(4);
  const isBands = type === extensions.bands || type === extensions.bandsWithSum;
  const isFilling = type === extensions.fill || type === extensions.fillData;
  if (!isFilling && !(isBands && isHeard)) refuse('another extension');
  bits.skip(bytes * 8 - 4);
}

function skipData(bits: BitReader): void {
  const isAligned = bits.read(1) === 1;
  const short = bits.read(8);
  const bytes = short === 255 ? short + bits.read(8) : short;
  if (isAligned) bits.align();
  bits.skip(bytes * 8);
}

function readPair(bits: BitReader, bands: Bands): void {
  const isCommon = bits.read(1) === 1;
  const division = isCommon ? readDivision(bits, bands) : undefined;
  if (division) {
    const mask = bits.read(2);
    if (mask === 3) refuse('a reserved mask');
    if (mask === 1) bits.skip(division.groups.length * division.widths.length);
  }
  readChannel(bits, bands, division);
  readChannel(bits, bands, division);
}

function readDivision(bits: BitReader, bands: Bands): Division {
  if (bits.read(1) === 1) refuse('a reserved bit');
  const isShort = bits.read(2) === eightShort;
  bits.skip(1); // the window's shape
  const widths = isShort ? bands.short : bands.long;
  const used = bits.read(isShort ? 4 : 6);
  if (used > widths.length) refuse('more bands than there are');
  const groups = [1];
  if (isShort) {
    for (let window = 1; window < 8; window++) {
      if (bits.read(1) === 1) groups[groups.length - 1] = (groups.at(-1) ?? 0) + 1;
      else groups.push(1);
    }
  } else if (bits.read(1) === 1) refuse('a prediction'); // not in AAC-LC
  return { isShort, groups, widths: widths.slice(0, used) };
}

function readChannel(bits: BitReader, bands: Bands, common?: Division): void {
  bits.skip(8); // gain
  const division = common ?? readDivision(bits, bands);
  const bookOf = readSections(bits, division);
  skipScaleFactors(bits, bookOf);
  if (bits.read(1) === 1) skipPulses(bits, division);
  if (bits.read(1) === 1) skipNoiseShaping(bits, division);
  if (bits.read(1) === 1) refuse('a control of gain'); // not in AAC-LC
  skipSpectrum(bits, division, bookOf);
}

/** The codebook of each band, group after group. */
function readSections(bits: BitReader, { isShort, groups, widths }: Division): number[] {
  const lengthBits = isShort ? 3 : 5;
  const more = 2 ** lengthBits - 1; // the length goes on
  const bookOf: number[] = [];
  for (let group = 1; group <= groups.length; group++) {
    const end = group * widths.length;
    while (bookOf.length < end) {
      const book = bits.read(4);
      if (book === books.reserved) refuse('a reserved codebook');
      let part = more;
      for (let bands = 0; part === more; ) {
        part = bits.read(lengthBits);
        bands += part;
        if (part === more) continue;
        if (bookOf.length + bands > end) refuse('a section past the bands');
        for (; bands > 0; bands--) bookOf.push(book);
      }
    }
  }
  return bookOf;
}

function skipScaleFactors(bits: BitReader, bookOf: readonly number[]): void {
  let isNoise = false;
  for (const book of bookOf) {
    if (book === books.zero) continue;
    if (book === books.noise && !isNoise) {
      isNoise = true;
      bits.skip(9);
    } else readWord(bits, scaleFactorCounts);
  }
}

function skipPulses(bits: BitReader, { isShort }: Division): void {
  if (isShort) refuse('pulses in short windows');
  const pulses = bits.read(2) + 1;
  bits.skip(6 + pulses * 9);
}

function skipNoiseShaping(bits: BitReader, { isShort }: Division): void {
  for (let window = isShort ? 8 : 1; window > 0; window--) {
    const filters = bits.read(isShort ? 1 : 2);
    const resolution = filters > 0 ? bits.read(1) + 3 : 0;
    for (let filter = 0; filter < filters; filter++) {
      bits.skip(isShort ? 4 : 6); // length
      const order = bits.read(isShort ? 3 : 5);
      if (order === 0) continue;
      bits.skip(1); // direction
      const isCompressed = bits.read(1) === 1;
      bits.skip(order * (isCompressed ? resolution - 1 : resolution));
    }
  }
}

function skipSpectrum(bits: BitReader, { groups, widths }: Division, bookOf: readonly number[]): void {
  for (const [group, windows] of groups.entries()) {
    for (const [band, width] of widths.entries()) {
      const book = spectralBooks[(bookOf[group * widths.length + band] ?? 0) - 1];
      if (!book) continue; // zeros, noise, intensity
      for (let words = (width * windows) / book.size; words > 0; words--) skipWord(bits, book);
    }
  }
}

const following: Readonly<Record<string, { signs: number; escapes: number }>> = {
  0: { signs: 0, escapes: 0 },
  1: { signs: 1, escapes: 0 },
  2: { signs: 2, escapes: 0 },
  3: { signs: 3, escapes: 0 },
  4: { signs: 4, escapes: 0 },
  a: { signs: 1, escapes: 1 },
  b: { signs: 2, escapes: 1 },
  c: { signs: 2, escapes: 2 },
};

function skipWord(bits: BitReader, book: Codebook): void {
  const word = readWord(bits, book.counts);
  const after = following[book.after?.[word] ?? '0'];
  if (!after) return;
  bits.skip(after.signs);
  for (let left = after.escapes; left > 0; left--) skipEscape(bits);
}

/** As many ones as the number has bits beyond four, a zero, and the number; at most 2^13. */
function skipEscape(bits: BitReader): void {
  let ones = 0;
  while (bits.read(1) === 1) ones += 1;
  if (ones > 8) refuse('a coefficient too large');
  bits.skip(ones + 4);
}

/** The place of the next word in the order of the codes. */
function readWord(bits: BitReader, counts: readonly number[]): number {
  let code = 0;
  let first = 0; // code of this length
  let before = 0; // words that are shorter
  for (let length = 1; length < counts.length; length++) {
    code = code * 2 + bits.read(1);
    const count = counts[length] ?? 0;
    if (code - first < count) return before + code - first;
    before += count;
    first = (first + count) * 2;
  }
  return refuse('no such word');
}

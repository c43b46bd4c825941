import { refuse } from './measured.ts';

/** Bits of a byte string from the first on, the highest bit of each byte first. Reading past the end throws RangeError. */
export type BitReader = {
  /** The next `bits` (at most 30) as a number. */
  read(bits: number): number;
  skip(bits: number): void;
  /** Goes on to the next whole byte, if not already at one. */
  align(): void;
  /** Bits read so far. */
  readonly at: number;
};

export function createBitReader(bytes: Uint8Array): BitReader {
  const end = bytes.byteLength * 8;
  let at = 0;
  const skip = (bits: number) => {
    if (at + bits > end) refuse('bits past the end');
    at += bits;
  };
  return {
    read(bits) {
      const from = at;
      skip(bits);
      let value = 0;
      for (let bit = from; bit < at; bit++) {
        value = (value << 1) | (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
      }
      return value;
    },
    skip,
    align: () => skip(-at & 7),
    get at() {
      return at;
    },
  };
}

/** What a walker counted in a file; null instead when a part of the file is not understood or contradicts another. */
export type Counted = {
  /** Length of what a decoder would play, or of what the file claims if that is longer; milliseconds. */
  ms: number;
  /** The sound alone where it could be separated from the rest of the file; else the file. */
  bytes: Uint8Array;
};

/** Throws RangeError, as DataView does where the bytes end too early: the file cannot be measured. */
export function refuse(why: string): never {
  throw new RangeError(why);
}

/** A view of the same bytes. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

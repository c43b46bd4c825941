/** Why bytes are not text that can be read. */
export type EncodingFault = 'utf-16' | 'not-utf-8' | 'workbook' | 'binary';

export type DecodedText = { ok: true; text: string } | { ok: false; fault: EncodingFault };

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** UTF-16 without its mark: every other byte of the beginning is zero, or nearly so. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const beginning = bytes.subarray(0, 200);
  const zerosAt = (parity: number) =>
    beginning.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  return Math.max(zerosAt(0), zerosAt(1)) > beginning.length / 8;
}

/**
 * The text of a file that somebody sent. Only UTF-8 is read, with or without its mark: a guess between the old
 * one-byte encodings of Cyrillic and Hebrew would damage words without a sound.
 */
export function decodeCourseFile(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return { ok: false, fault: 'utf-16' };
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return { ok: false, fault: 'workbook' };
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { ok: false, fault: 'workbook' };
  if (bytes.includes(0)) return { ok: false, fault: looksLikeUtf16(bytes) ? 'utf-16' : 'binary' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, fault: 'not-utf-8' };
  }
}

/** Why bytes cannot be read as text. */
export type EncodingFault = 'utf-16' | 'not-utf-8' | 'workbook' | 'binary';

export type DecodedText = { ok: true; text: string } | { ok: false; fault: EncodingFault };

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** UTF-16 without its byte order mark: nearly every second byte at the start is zero. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const beginning = bytes.subarray(0, 200);
  const zerosAt = (parity: number) =>
    beginning.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  return Math.max(zerosAt(0), zerosAt(1)) > beginning.length / 8;
}

/**
 * Returns the text of a file that somebody sent. Only UTF-8 is read, with or without a byte order mark: a guess between
 * the old one-byte encodings of Cyrillic and Hebrew would silently damage words.
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

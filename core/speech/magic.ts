/**
 * Detects the type of a recording by its first bytes: the type that a browser claims is not always the one it recorded.
 * The bytes are untrusted; nothing here throws, whatever they are.
 */

export type AudioType = {
  kind: 'webm' | 'mp4' | 'ogg' | 'wav' | 'mp3';
  mime: string;
  /** Recognisers go by the name of the file. */
  extension: string;
};

const types = {
  webm: { kind: 'webm', mime: 'audio/webm', extension: 'webm' },
  mp4: { kind: 'mp4', mime: 'audio/mp4', extension: 'm4a' },
  ogg: { kind: 'ogg', mime: 'audio/ogg', extension: 'ogg' },
  wav: { kind: 'wav', mime: 'audio/wav', extension: 'wav' },
  mp3: { kind: 'mp3', mime: 'audio/mpeg', extension: 'mp3' },
} as const satisfies Record<string, AudioType>;

/** Returns the container of a sound; null for anything other than the five. */
export function audioTypeOf(bytes: Uint8Array): AudioType | null {
  if (bytes.length < 12) return null;
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return types.webm;
  if (text(0, 4) === 'OggS') return types.ogg;
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WAVE') return types.wav;
  if (text(4, 4) === 'ftyp') return types.mp4;
  if (text(0, 3) === 'ID3') return types.mp3;
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2; // MPEG audio, layer III
  return isFrame ? types.mp3 : null;
}

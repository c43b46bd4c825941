/**
 * Joins MP3 sounds of one format without decoding them: that of the embedded voices, MPEG-2 layer III, mono, 22,050
 * samples and 32 kilobits a second. The frames of a sound need none before its own first one, since each sound was
 * encoded by itself.
 */

/** Samples per second. */
export const joinedRate = 22_050;
const frameMs = (576 / joinedRate) * 1000;
const frameBytes = 104;

/** Sync, MPEG-2, layer III, no checksum · 32 kbit/s, 22,050 · mono. */
const header = [0xff, 0xf3, 0x40, 0xc0] as const;
/** Padding and privacy may differ in the third byte, what concerns stereo and copyright in the fourth. */
const masks = [0xff, 0xff, 0xfc, 0xc0] as const;

/** A frame without any tone: with side information of zeros nothing is decoded. */
const silentFrame = Uint8Array.from({ length: frameBytes }, (_, at) => header[at] ?? 0);

/** With its byte of padding, if it has one. */
const bytesOfFrame = (bytes: Uint8Array, at: number): number =>
  frameBytes + (((bytes[at + 2] ?? 0) >> 1) & 1);

/** Length of a sound of this format in milliseconds; undefined for any other file, however little it differs. */
export function joinableMs(bytes: Uint8Array): number | undefined {
  let at = 0;
  let frames = 0;
  while (at < bytes.length) {
    const offset = at;
    if (!header.every((byte, nth) => ((bytes[offset + nth] ?? 0) & (masks[nth] ?? 0)) === byte))
      return undefined;
    // The bits before the first sound: frames that are not there.
    if (frames === 0 && bytes[offset + header.length] !== 0) return undefined;
    at += bytesOfFrame(bytes, at);
    frames += 1;
  }
  return frames > 0 && at === bytes.length ? frames * frameMs : undefined;
}

/** Where the gain of a frame is: in the side information of a mono frame, 30 bits behind the header. */
const gainBit = 30;
const gainBits = 8;
const highestGain = 2 ** gainBits - 1;
/** The gain of a frame counts quarters of a doubling, decibels. */
export const gainStepDb = 5 * Math.log10(2);

/** The same sound so many steps louder, or softer below 0: nothing else of it changes, and nothing is lost. */
export function raisedBy(sound: Uint8Array, steps: number): Uint8Array {
  const raised = Uint8Array.from(sound);
  const view = new DataView(raised.buffer);
  let at = 0;
  while (at < raised.length) {
    const place = at + header.length + (gainBit >> 3);
    const shift = 16 - gainBits - (gainBit & 7);
    const bits = view.getUint16(place);
    const gain = Math.min(highestGain, Math.max(0, ((bits >> shift) & highestGain) + steps));
    view.setUint16(place, (bits & ~(highestGain << shift)) | (gain << shift));
    at += bytesOfFrame(raised, at);
  }
  return raised;
}

/** A sound of this format, or silence of so many milliseconds. */
export type JoinedPart = Uint8Array | number;

/** The parts one after another, as one file of this format. */
export function joinMp3(parts: readonly JoinedPart[]): Uint8Array {
  const pieces = parts.flatMap((part) =>
    typeof part === 'number' ? Array.from({ length: Math.round(part / frameMs) }, () => silentFrame) : part,
  );
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** The same sound in this format, as loud as the others among pauses; undefined where it cannot be read. */
export type RecodeSound = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

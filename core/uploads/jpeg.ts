import { joined } from './png.ts';

/** Markers of a JPEG (ITU T.81, Annex B). */
const startOfScan = 0xda;
const endOfImage = 0xd9;
const app1 = 0xe1;
/** Adobe's note on the colours of the picture: without it some would be wrong. */
const app14 = 0xee;
const comment = 0xfe;

const isApp = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** Frame headers, which contain the size of the picture: C0 to CF without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Returns the picture of a JPEG and nothing else: no comments, no places or names from its metadata (except its
 * orientation), and nothing after its end. Returns undefined when it is truncated or not a JPEG.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segments: Uint8Array[] = [];
  let orientation = 1;
  let hasFrame = false;
  let at = 2;
  while (at + 4 <= bytes.byteLength) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // a fill byte
      continue;
    }
    if (marker === endOfImage)
      return hasFrame ? whole(segments, bytes.subarray(at, at + 2), orientation) : undefined;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.byteLength || end < at + 4) return undefined;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) hasFrame = true;
    if (marker === app1) orientation = orientationOf(segment) ?? orientation;
    if ((!isApp(marker) || marker === app14) && marker !== comment) segments.push(segment);
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (marker === startOfScan) segments.push(bytes.subarray(end, at));
  }
  // Some cameras leave the end mark out; a picture that stops in its scan is truncated.
  return hasFrame && bytes[at] === 0xff && bytes[at + 1] === endOfImage
    ? whole(segments, bytes.subarray(at, at + 2), orientation)
    : undefined;
}

/** The position of the next marker after the coded data: FF 00 is data, FF D0 to D7 begin its next part. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at + 1 < bytes.byteLength; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.byteLength;
}

function whole(segments: readonly Uint8Array[], end: Uint8Array, orientation: number): Uint8Array {
  const start = Uint8Array.of(0xff, 0xd8);
  const turn = orientation === 1 ? [] : [orientationSegment(orientation)];
  return joined([start, ...turn, ...segments, end]);
}

/** The orientation of the camera, 1 to 8 (Exif tag 0112); undefined where it is not given. */
function orientationOf(segment: Uint8Array): number | undefined {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const tiff = 10; // FF E1, length, 'Exif', two zeros
  if (segment.byteLength < tiff + 10 || String.fromCharCode(...segment.subarray(4, 8)) !== 'Exif')
    return undefined;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  if (directory + 2 > segment.byteLength) return undefined;
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2, index = 0; index < count && entry + 12 <= segment.byteLength; index += 1) {
    const value = view.getUint16(entry + 8, isLittle);
    if (view.getUint16(entry, isLittle) === 0x0112) return value >= 1 && value <= 8 ? value : undefined;
    entry += 12;
  }
  return undefined;
}

/** Metadata that contains only the orientation of the picture. */
function orientationSegment(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiffHead = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const oneEntry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [...exif, ...tiffHead, ...oneEntry];
  return Uint8Array.of(0xff, app1, 0, body.length + 2, ...body);
}

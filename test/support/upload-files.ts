import { crc32, deflateSync } from 'node:zlib';

/** Small files as an admin might send them. */

export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A grey pixel, with further chunks before its data. */
export function pngOf(extra: Uint8Array[] = [], { width = 1 } = {}): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  header[8] = 8;
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk('IHDR', header),
      ...extra,
      pngChunk('IDAT', deflateSync(Uint8Array.of(0, 128))),
      pngChunk('IEND', new Uint8Array()),
    ]),
  );
}

const segment = (marker: number, ...body: number[]) => [0xff, marker, 0, body.length + 2, ...body];
const codesOf = (text: string) => [...text].map((char) => char.charCodeAt(0));

/** The structure of a JPEG: segments in order, a scan with stuffed and restart bytes. */
export function jpegOf({ orientation, comment }: { orientation?: number; comment?: string }): Uint8Array {
  const exif =
    orientation === undefined
      ? []
      : segment(
          0xe1,
          ...codesOf('Exif\0\0II*\0'),
          ...[8, 0, 0, 0, 1, 0],
          ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
          ...codesOf('GPS of home'),
        );
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...exif,
    ...(comment ? segment(0xfe, ...codesOf(comment)) : []),
    ...segment(0xdb, 0, 1, 2),
    ...segment(0xc0, 8, 0, 1, 0, 1, 1, 1, 0x11, 0),
    ...segment(0xda, 1, 1, 0, 0, 63, 0),
    ...[0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    ...[0xff, 0xd9],
  ]);
}

/** Silence as 8-bit mono PCM at 8 kHz. */
export function wavOf(ms: number): Uint8Array {
  const samples = ms * 8;
  const file = Buffer.alloc(44 + samples, 128);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + samples, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8000, 24);
  file.writeUInt32LE(8000, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples, 40);
  return Uint8Array.from(file);
}

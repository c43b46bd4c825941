import { letters } from '../hebrew/letters.ts';
import { boxOf, resampleDrawing } from './polyline.ts';
import type { Form, Placement, Sample, Spot, Templates } from './shapes.ts';

/**
 * The packed template file, little-endian:
 *   4 bytes 'MHW1' · 4 bytes checksum of the rest · 1 byte count of sources, each 1 byte length and ASCII name ·
 *   2 bytes count of samples, each:
 *     1 byte letter (place in the alphabet) · 1 byte source · 1 byte flags (1 cursive, 2 has a placement) ·
 *     1 byte top and 1 byte bottom (placement from -2 to 3.98 in steps of 3/128) ·
 *     1 byte count of strokes, each 1 byte count of spots, then x and y as one byte each, as steps from the spot before.
 */
const mark = 'MHW1';
const headerBytes = 8;
const placementStep = 3 / 128;
const placementOffset = 2;
const spotsPerSample = 40;

export type Unpacked = { ok: true; templates: Templates } | { ok: false; reason: 'damaged' };

/**
 * Packs templates into one file of about 90 bytes per sample; drawings are resampled and rounded to 1/255 of their
 * longer side.
 */
export function packTemplates(templates: Templates): Uint8Array {
  const entries = Object.entries(templates).flatMap(([letter, { samples }]) =>
    samples.map((sample) => ({ letter, sample })),
  );
  const sources = [...new Set(entries.map(({ sample }) => sample.source))];
  const body: number[] = [sources.length];
  for (const source of sources) body.push(source.length, ...[...source].map((char) => char.charCodeAt(0)));
  body.push(entries.length & 255, entries.length >> 8);
  for (const { letter, sample } of entries) {
    body.push(letters.indexOf(letter), sources.indexOf(sample.source), ...sampleBytes(sample));
  }
  const bytes = Uint8Array.from([...[...mark].map((char) => char.charCodeAt(0)), 0, 0, 0, 0, ...body]);
  new DataView(bytes.buffer).setUint32(4, checksum(bytes.subarray(headerBytes)), true);
  return bytes;
}

/** Reads a packed file. A file that is cut short, changed or something else gives 'damaged', never an exception. */
export function unpackTemplates(file: ArrayBuffer | Uint8Array): Unpacked {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(file);
  try {
    return { ok: true, templates: read(bytes) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, reason: 'damaged' };
    throw error;
  }
}

function sampleBytes({ form, placement, strokes }: Sample): number[] {
  const box = boxOf(strokes);
  const scale = 255 / Math.max(box.width, box.height, 1e-6);
  const flags = (form === 'cursive' ? 1 : 0) + (placement ? 2 : 0);
  const place = (value: number) => clampByte((value + placementOffset) / placementStep);
  const bytes = [
    flags,
    placement ? place(placement.top) : 0,
    placement ? place(placement.bottom) : 0,
    strokes.length,
  ];
  for (const stroke of resampleDrawing(strokes, spotsPerSample)) {
    bytes.push(stroke.length);
    let [beforeX, beforeY] = [0, 0];
    for (const { x, y } of stroke) {
      const here = [clampByte((x - box.left) * scale), clampByte((y - box.top) * scale)] as const;
      bytes.push((here[0] - beforeX) & 255, (here[1] - beforeY) & 255);
      [beforeX, beforeY] = here;
    }
  }
  return bytes;
}

function read(bytes: Uint8Array): Templates {
  let place = 0;
  const next = () => {
    const byte = bytes[place++];
    if (byte === undefined) throw new RangeError('the template file ends too early');
    return byte;
  };
  const text = (length: number) => String.fromCharCode(...Array.from({ length }, next));
  if (text(mark.length) !== mark) throw new RangeError('not a template file');
  const stored = next() + next() * 2 ** 8 + next() * 2 ** 16 + next() * 2 ** 24;
  if (stored !== checksum(bytes.subarray(headerBytes))) throw new RangeError('the template file was changed');
  const sources = Array.from({ length: next() }, () => text(next()));
  const templates: { [letter: string]: { samples: Sample[] } } = {};
  const count = next() + next() * 256;
  for (let i = 0; i < count; i++) {
    const letter = letters[next()];
    const source = sources[next()];
    if (letter === undefined || source === undefined) throw new RangeError('unknown letter or source');
    templates[letter] ??= { samples: [] };
    templates[letter].samples.push(readSample(source, next));
  }
  return templates;
}

function readSample(source: string, next: () => number): Sample {
  const flags = next();
  const form: Form = (flags & 1) === 1 ? 'cursive' : 'print';
  const value = () => next() * placementStep - placementOffset;
  const placement: Placement = { top: value(), bottom: value() };
  const strokes = Array.from({ length: next() }, () => {
    let [x, y] = [0, 0];
    return Array.from({ length: next() }, (): Spot => {
      x = (x + next()) & 255;
      y = (y + next()) & 255;
      return { x, y };
    });
  });
  return (flags & 2) === 2 ? { form, source, strokes, placement } : { form, source, strokes };
}

function clampByte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

/** FNV-1a over all bytes. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

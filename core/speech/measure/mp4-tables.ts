import { refuse } from './measured.ts';
import { type Box, contentOf, countRows, only, optional } from './mp4-boxes.ts';

/** Where a sample lies in the file. */
export type Sample = { from: number; bytes: number };

/**
 * The samples of a track by its tables (`boxes` of its sample table), and their claimed length in ticks of the track.
 * Throws RangeError for tables that contradict each other or name more samples than the file has bytes.
 */
export function readTables(view: DataView, boxes: readonly Box[]): { samples: Sample[]; ticks: number } {
  const sizes = readSizes(contentOf(view, only(boxes, 'stsz')), view.byteLength);
  const { count, ticks } = readTimes(contentOf(view, only(boxes, 'stts')));
  if (count !== sizes.length) refuse('times for other samples');
  const offsets = readOffsets(view, boxes);
  const runs = readRuns(contentOf(view, only(boxes, 'stsc')));
  const samples: Sample[] = [];
  let run = 0;
  for (const [chunk, offset] of offsets.entries()) {
    while ((runs[run + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 1;
    let from = offset;
    const perChunk = runs[run]?.samples ?? 0;
    for (let left = perChunk; left > 0; left--) {
      const bytes = sizes[samples.length] ?? refuse('chunks without sizes');
      samples.push({ from, bytes });
      from += bytes;
    }
  }
  return samples.length === sizes.length ? { samples, ticks } : refuse('sizes without chunks');
}

function readSizes(table: DataView, fileBytes: number): number[] {
  const same = table.getUint32(4);
  const count = same === 0 ? countRows(table, 8, 4) : table.getUint32(8);
  // Each takes a byte at least, so no table can promise more than the file could hold.
  if (count * Math.max(1, same) > fileBytes) refuse('more samples than bytes');
  return Array.from({ length: count }, (_, at) => same || table.getUint32(12 + at * 4));
}

function readTimes(table: DataView): { count: number; ticks: number } {
  const rows = countRows(table, 4, 8);
  let count = 0;
  let ticks = 0;
  for (let row = 0; row < rows; row++) {
    const samples = table.getUint32(8 + row * 8);
    count += samples;
    ticks += samples * table.getUint32(12 + row * 8);
  }
  return { count, ticks };
}

/** Offsets of the chunks in the file. */
function readOffsets(view: DataView, boxes: readonly Box[]): number[] {
  const short = optional(boxes, 'stco');
  if (short) {
    const table = contentOf(view, short);
    return Array.from({ length: countRows(table, 4, 4) }, (_, at) => table.getUint32(8 + at * 4));
  }
  const table = contentOf(view, only(boxes, 'co64'));
  return Array.from({ length: countRows(table, 4, 8) }, (_, at) => Number(table.getBigUint64(8 + at * 8)));
}

/** How many samples a chunk has, from `firstChunk` (counted from 1) on. */
function readRuns(table: DataView): { firstChunk: number; samples: number }[] {
  const runs = Array.from({ length: countRows(table, 4, 12) }, (_, row) => ({
    firstChunk: table.getUint32(8 + row * 12),
    samples: table.getUint32(12 + row * 12),
    description: table.getUint32(16 + row * 12),
  }));
  const isRising = runs.every(({ firstChunk }, at) => firstChunk > (runs[at - 1]?.firstChunk ?? 0));
  const isOneKind = runs.every(({ description }) => description === 1);
  return isRising && isOneKind ? runs : refuse('chunks out of order');
}

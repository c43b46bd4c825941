import { refuse } from './measured.ts';
import { type Box, contentOf, inside, only, optional } from './mp4-boxes.ts';
import type { Sample } from './mp4-tables.ts';

/** What a fragment does not say itself. */
export type FragmentDefaults = {
  /** Missing where the file has no fragments. */
  trackId: number | undefined;
  ticks: number;
  bytes: number;
  /** Ticks per second. */
  timescale: number;
};

const headFlags = { baseOffset: 1, description: 2, ticks: 8, bytes: 0x10, flags: 0x20 };
const runFlags = { offset: 1, firstFlags: 4, ticks: 0x100, bytes: 0x200, flags: 0x400, shift: 0x800 };

/** `mvex` is the movie's announcement of fragments. */
export function readDefaults(view: DataView, mvex: Box | undefined): Omit<FragmentDefaults, 'timescale'> {
  if (!mvex) return { trackId: undefined, ticks: 0, bytes: 0 };
  const trex = contentOf(view, only(inside(view, mvex), 'trex'));
  return { trackId: trex.getUint32(4), ticks: trex.getUint32(12), bytes: trex.getUint32(16) };
}

/**
 * The samples of one fragment, and the end of the last one on the clock of the track. Throws RangeError when the
 * fragment belongs to another track or names more than `maxSamples`.
 * Source: ISO/IEC 14496-12 §8.8.
 */
export function readFragment(
  view: DataView,
  moof: Box,
  { defaults, maxSamples }: { defaults: FragmentDefaults; maxSamples: number },
): { samples: Sample[]; endTicks: number } {
  const samples: Sample[] = [];
  const parts = inside(view, only(inside(view, moof), 'traf'));
  const head = readHead(contentOf(view, only(parts, 'tfhd')), defaults);
  const base = head.base ?? moof.from;
  let next = base;
  let endTicks = startOf(view, optional(parts, 'tfdt'));
  for (const trun of parts.filter(({ type }) => type === 'trun')) {
    const run = readRun(contentOf(view, trun), head, maxSamples - samples.length);
    next = run.offset === undefined ? next : base + run.offset;
    for (const bytes of run.sizes) {
      samples.push({ from: next, bytes });
      next += bytes;
    }
    endTicks += run.ticks;
  }
  return { samples, endTicks };
}

type Head = { base: number | undefined; ticks: number; bytes: number };

function readHead(tfhd: DataView, defaults: FragmentDefaults): Head {
  const flags = tfhd.getUint32(0) & 0xffffff;
  if (tfhd.getUint32(4) !== defaults.trackId) refuse('a fragment of another track');
  let at = 8;
  const long = () => {
    at += 8;
    return Number(tfhd.getBigUint64(at - 8));
  };
  const short = () => {
    at += 4;
    return tfhd.getUint32(at - 4);
  };
  const base = (flags & headFlags.baseOffset) !== 0 ? long() : undefined;
  if ((flags & headFlags.description) !== 0 && short() !== 1) refuse('another sample entry');
  const ticks = (flags & headFlags.ticks) !== 0 ? short() : defaults.ticks;
  const bytes = (flags & headFlags.bytes) !== 0 ? short() : defaults.bytes;
  return { base, ticks, bytes };
}

function startOf(view: DataView, tfdt: Box | undefined): number {
  if (!tfdt) return 0;
  const content = contentOf(view, tfdt);
  return content.getUint8(0) === 1 ? Number(content.getBigUint64(4)) : content.getUint32(4);
}

type Run = { offset: number | undefined; sizes: number[]; ticks: number };

function readRun(trun: DataView, head: Head, maxSamples: number): Run {
  const flags = trun.getUint32(0) & 0xffffff;
  const count = trun.getUint32(4);
  if (count > maxSamples) refuse('more samples than bytes');
  let at = 8;
  const short = () => {
    at += 4;
    return trun.getUint32(at - 4);
  };
  const has = (flag: number) => (flags & flag) !== 0;
  const offset = has(runFlags.offset) ? short() | 0 : undefined; // signed
  if (has(runFlags.firstFlags)) short();
  const sizes: number[] = [];
  let ticks = 0;
  for (let sample = 0; sample < count; sample++) {
    ticks += has(runFlags.ticks) ? short() : head.ticks;
    sizes.push(has(runFlags.bytes) ? short() : head.bytes);
    if (has(runFlags.flags)) short();
    if (has(runFlags.shift)) short();
  }
  return { offset, sizes, ticks };
}

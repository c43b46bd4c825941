import type { Spot } from './shapes.ts';

type Polyline = readonly Spot[];

/** The box around a drawing, in the unit of its spots. An empty drawing has the box of all zeros. */
export type Box = { left: number; top: number; width: number; height: number };

/** No canvas is larger; this keeps squares and sums of coordinates finite. */
const maxCoordinate = 1e6;

/**
 * Removes spots that are off any canvas (or not numbers) or repeat the one before, then strokes with nothing left. A
 * lone dot keeps its spot.
 */
export function cleanStrokes(strokes: readonly Polyline[]): Spot[][] {
  return strokes
    .map((stroke) => {
      const kept: Spot[] = [];
      for (const { x, y } of stroke) {
        const last = kept.at(-1);
        if (!(Math.abs(x) <= maxCoordinate && Math.abs(y) <= maxCoordinate)) continue;
        if (last?.x === x && last.y === y) continue;
        kept.push({ x, y });
      }
      return kept;
    })
    .filter((stroke) => stroke.length > 0);
}

/** The smallest upright box that holds every spot. */
export function boxOf(strokes: readonly Polyline[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of strokes.flat()) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left > right
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: right - left, height: bottom - top };
}

/** Length of the line through the spots. */
export function lengthOf(stroke: Polyline): number {
  let length = 0;
  for (let i = 1; i < stroke.length; i++) length += distance(at(stroke, i - 1), at(stroke, i));
  return length;
}

/**
 * Spreads a stroke over `count` spots at equal distances along its length; both ends are kept. A stroke without length
 * gives `count` equal spots. Throws RangeError when `count` is below 2 or the stroke is empty. Source: the resampling
 * step of the $1 recogniser (Wobbrock, Wilson, Li, 2007).
 */
export function resample(stroke: Polyline, count: number): Spot[] {
  if (count < 2 || stroke.length === 0)
    throw new RangeError('resample needs a stroke and a count of at least 2');
  const step = lengthOf(stroke) / (count - 1);
  const spots: Spot[] = [{ ...at(stroke, 0) }];
  let passed = 0;
  for (let i = 1; i < stroke.length && spots.length < count - 1; i++) {
    const from = at(stroke, i - 1);
    const to = at(stroke, i);
    const length = distance(from, to);
    while (length > 0 && spots.length < count - 1 && passed + length >= step * spots.length) {
      const share = (step * spots.length - passed) / length;
      spots.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    passed += length;
  }
  while (spots.length < count) spots.push({ ...at(stroke, stroke.length - 1) });
  return spots;
}

/** Spreads about `count` spots over a whole drawing, each stroke by its share of the ink and at least `atLeast`. */
export function resampleDrawing(strokes: readonly Polyline[], count: number, atLeast = 2): Spot[][] {
  const lengths = strokes.map(lengthOf);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return strokes.map((stroke, i) => {
    const share = total > 0 ? (lengths[i] ?? 0) / total : 1 / strokes.length;
    return resample(stroke, Math.max(atLeast, Math.round(count * share)));
  });
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function at(stroke: Polyline, index: number): Spot {
  const spot = stroke[index];
  if (!spot) throw new RangeError(`no spot ${index} in a stroke of ${stroke.length}`);
  return spot;
}

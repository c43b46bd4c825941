import { resampleDrawing } from '../../../core/handwriting/polyline.ts';
import type { Spot } from '../../../core/handwriting/shapes.ts';
import { sum } from '../figures.ts';

/**
 * The $P recogniser, for comparison only. Source: Vatavu, Anthony, Wobbrock, "Gestures as point clouds: a $P recognizer
 * for user interface prototypes", ICMI 2012; 32 points, greedy matching from several starts, both ways.
 */
const count = 32;

export function toCloud(strokes: readonly (readonly Spot[])[]): Spot[] {
  const spots = resampleDrawing(strokes, count).flat();
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), 1e-9);
  const middle = { x: sum(xs) / xs.length, y: sum(ys) / ys.length };
  const cloud = spots.map(({ x, y }) => ({ x: (x - middle.x) / size, y: (y - middle.y) / size }));
  return cloud.slice(0, count).concat(Array(Math.max(0, count - cloud.length)).fill(cloud.at(-1)));
}

export function cloudDistance(a: readonly Spot[], b: readonly Spot[]): number {
  const step = Math.floor(count ** 0.5);
  let best = Infinity;
  for (let start = 0; start < count; start += step) {
    best = Math.min(best, greedy(a, b, start, best), greedy(b, a, start, best));
  }
  return best;
}

/** Gives each point, from `start` on, the nearest point that is left; earlier ones weigh more. */
function greedy(a: readonly Spot[], b: readonly Spot[], start: number, limit: number): number {
  const left = [...b];
  let sum = 0;
  for (let i = 0; i < count && sum < limit; i++) {
    const spot = a[(start + i) % count] as Spot; // clouds have count points
    let nearest = 0;
    let squared = Infinity;
    for (let j = 0; j < left.length; j++) {
      const other = left[j] as Spot; // in range by the loop
      const away = (spot.x - other.x) ** 2 + (spot.y - other.y) ** 2;
      if (away < squared) [nearest, squared] = [j, away];
    }
    left[nearest] = left.at(-1) as Spot; // one is left for each point of a
    left.pop();
    sum += (1 - i / count) * Math.sqrt(squared);
  }
  return sum;
}

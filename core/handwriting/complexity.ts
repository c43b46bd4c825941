import { boxOf, lengthOf, resample } from './polyline.ts';
import type { Spot } from './shapes.ts';

/** Ink by the diagonal of the box: a straight line is 1, print ם about 2.7, a scribble 8 and more. A dot is 0. */
export function complexityOf(strokes: readonly (readonly Spot[])[]): number {
  const box = boxOf(strokes);
  const diagonal = Math.hypot(box.width, box.height);
  return diagonal === 0 ? 0 : strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) / diagonal;
}

/**
 * How often the pen changes direction: places where the line turns by more than 45 degrees within a quarter of the
 * drawing's diagonal. An even arc turns less and counts as none.
 */
export function directionChangesOf(strokes: readonly (readonly Spot[])[]): number {
  const box = boxOf(strokes);
  const stretch = Math.hypot(box.width, box.height) / 8;
  if (stretch === 0) return 0;
  return strokes.reduce((changes, stroke) => {
    const spots = resample(stroke, Math.max(2, Math.round(lengthOf(stroke) / stretch) + 1));
    const headings = spots.slice(1).map((to, i) => {
      const from = spots[i] ?? to;
      return Math.atan2(to.y - from.y, to.x - from.x);
    });
    // A corner may fall inside a stretch, so each is compared with the next but one.
    const isTurn = headings.map((heading, i) => {
      const later = headings[i + 2] ?? headings[i + 1] ?? heading;
      return Math.abs(wrap(later - heading)) > Math.PI / 4;
    });
    return changes + isTurn.filter((turns, i) => turns && !isTurn[i - 1]).length;
  }, 0);
}

function wrap(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

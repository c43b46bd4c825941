import type { Spot } from '../../core/handwriting/shapes.ts';

/** A picture of one bit per pixel, row by row: 1 is ink. */
export type Bitmap = { width: number; height: number; pixels: Uint8Array };

/** A bitmap and how to get from its pixels back to the unit of the outline: value = pixel / scale + offset. */
type Raster = { bitmap: Bitmap; scale: number; left: number; top: number };

/**
 * Fills closed outlines by the non-zero rule, `heightPx` pixels high with an empty margin of 2 pixels.
 * Input: closed polygons, y downwards. Pixels are judged at their middle.
 */
export function fillOutlines(polygons: readonly (readonly Spot[])[], heightPx: number): Raster {
  const xs = polygons.flat().map((spot) => spot.x);
  const ys = polygons.flat().map((spot) => spot.y);
  const scale = heightPx / Math.max(Math.max(...ys) - Math.min(...ys), Math.max(...xs) - Math.min(...xs));
  const margin = 2;
  const left = Math.min(...xs) - margin / scale;
  const top = Math.min(...ys) - margin / scale;
  const width = Math.ceil((Math.max(...xs) - left) * scale) + margin;
  const height = Math.ceil((Math.max(...ys) - top) * scale) + margin;
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (const [from, to] of inkOfRow(polygons, top + (row + 0.5) / scale)) {
      const first = Math.max(0, Math.ceil((from - left) * scale - 0.5));
      const last = Math.min(width - 1, Math.floor((to - left) * scale - 0.5));
      for (let column = first; column <= last; column++) pixels[row * width + column] = 1;
    }
  }
  return { bitmap: { width, height, pixels }, scale, left, top };
}

/** The stretches of one horizontal line that lie inside the outlines. */
function inkOfRow(polygons: readonly (readonly Spot[])[], y: number): [number, number][] {
  const crossings: { x: number; winding: number }[] = [];
  for (const polygon of polygons) {
    polygon.forEach((to, i) => {
      const from = polygon[(i + polygon.length - 1) % polygon.length] ?? to;
      if (from.y <= y === to.y <= y) return;
      crossings.push({
        x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
        winding: to.y > from.y ? 1 : -1,
      });
    });
  }
  crossings.sort((a, b) => a.x - b.x);
  const stretches: [number, number][] = [];
  let winding = 0;
  let start = 0;
  for (const crossing of crossings) {
    if (winding === 0) start = crossing.x;
    winding += crossing.winding;
    if (winding === 0) stretches.push([start, crossing.x]);
  }
  return stretches;
}

import { boxOf, resampleDrawing } from './polyline.ts';
import type { Spot } from './shapes.ts';

/** Side of the square that silhouettes are drawn in and width of the pen, in pixels (SPEC §9). */
const sidePx = 64;
const penWidthPx = 10;

/** A drawing as `sidePx` rows of `sidePx` pixels, 1 is ink. */
export type Silhouette = Uint8Array;

/** Draws strokes with a round pen into the square, centred, proportions kept. */
export function silhouetteOf(strokes: readonly (readonly Spot[])[]): Silhouette {
  const box = boxOf(strokes);
  const scale = (sidePx - penWidthPx) / Math.max(box.width, box.height, 1e-6);
  const silhouette = new Uint8Array(sidePx * sidePx);
  const reach = penWidthPx / 2;
  for (const { x, y } of resampleDrawing(strokes, sidePx * 2).flat()) {
    const column = (x - box.left - box.width / 2) * scale + sidePx / 2;
    const row = (y - box.top - box.height / 2) * scale + sidePx / 2;
    for (let r = Math.max(0, Math.ceil(row - reach)); r <= Math.min(sidePx - 1, row + reach); r++) {
      for (let c = Math.max(0, Math.ceil(column - reach)); c <= Math.min(sidePx - 1, column + reach); c++) {
        if ((r - row) ** 2 + (c - column) ** 2 <= reach ** 2) silhouette[r * sidePx + c] = 1;
      }
    }
  }
  return silhouette;
}

/** Shared ink by all ink, 0–1; two empty silhouettes are 0 alike. */
export function overlap(a: Silhouette, b: Silhouette): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < a.length; i++) {
    const sum = (a[i] ?? 0) + (b[i] ?? 0);
    if (sum === 2) both++;
    if (sum > 0) either++;
  }
  return either === 0 ? 0 : both / either;
}

import { boxOf, resampleDrawing } from './polyline.ts';
import type { Spot } from './shapes.ts';

/**
 * A drawing as a list of numbers: how much ink of each of four directions (undirected, so the order and direction of
 * strokes do not matter) lies in each cell of a grid over the drawing, and one number for its proportions.
 */
export type Features = Float32Array;

const cells = 8;
const directions = 4;
const segments = 96;
/** Spread of one bit of ink over the grid, in cells. Wider forgives more displacement. */
const spreadCells = 0.75;
/** 0 keeps proportions, 1 stretches every drawing to a square. */
const stretch = 0.5;
/** Weight of the proportions against the ink map, whose length is 1. */
const proportionWeight = 0.25;

export const featureCount = cells * cells * directions + 1;

/**
 * Describes a drawing, the same wherever it stands and however large it is. Input: clean strokes, any unit;
 * `turn` in radians turns the drawing first. Output: `featureCount` finite numbers.
 */
export function featuresOf(strokes: readonly (readonly Spot[])[], turn = 0): Features {
  const turned = turn === 0 ? strokes : turnStrokes(strokes, turn);
  const box = boxOf(turned);
  const longer = Math.max(box.width, box.height, 1e-6);
  const side = (length: number) => Math.max(length, longer * 0.02) ** stretch * longer ** (1 - stretch);
  const scaleX = (cells - 1.5) / side(box.width);
  const scaleY = (cells - 1.5) / side(box.height);
  const middleX = box.left + box.width / 2;
  const middleY = box.top + box.height / 2;
  const map = new Float32Array(featureCount);
  for (const stroke of resampleDrawing(turned, segments)) {
    for (let i = 1; i < stroke.length; i++) {
      const from = stroke[i - 1] as Spot; // in range by the loop
      const to = stroke[i] as Spot;
      addInk(
        map,
        ((from.x + to.x) / 2 - middleX) * scaleX + cells / 2 - 0.5,
        ((from.y + to.y) / 2 - middleY) * scaleY + cells / 2 - 0.5,
        (to.x - from.x) * scaleX,
        (to.y - from.y) * scaleY,
      );
    }
  }
  toUnitLength(map);
  const proportion = Math.log(Math.max(box.height, longer * 0.05) / Math.max(box.width, longer * 0.05));
  map[featureCount - 1] = proportion * proportionWeight;
  return map;
}

/** Adds a short piece of ink at grid place (x, y) going (dx, dy), shared between the two nearest directions. */
function addInk(map: Features, x: number, y: number, dx: number, dy: number): void {
  const length = Math.hypot(dx, dy);
  if (length === 0) return;
  const angle = ((Math.atan2(dy, dx) + Math.PI) % Math.PI) / (Math.PI / directions);
  const lower = Math.floor(angle) % directions;
  const upperShare = angle - Math.floor(angle);
  const reach = 2;
  for (
    let row = Math.max(0, Math.ceil(y - reach));
    row <= Math.min(cells - 1, Math.floor(y + reach));
    row++
  ) {
    for (
      let column = Math.max(0, Math.ceil(x - reach));
      column <= Math.min(cells - 1, Math.floor(x + reach));
      column++
    ) {
      const away = (row - y) ** 2 + (column - x) ** 2;
      const ink = length * Math.exp(-away / (2 * spreadCells ** 2));
      const cell = (row * cells + column) * directions;
      map[cell + lower] = (map[cell + lower] ?? 0) + ink * (1 - upperShare);
      map[cell + ((lower + 1) % directions)] =
        (map[cell + ((lower + 1) % directions)] ?? 0) + ink * upperShare;
    }
  }
}

/** Square root, then unit length: faint ink counts for more, and long and short drawings alike. */
function toUnitLength(map: Features): void {
  let sum = 0;
  for (const ink of map) sum += ink;
  for (let i = 0; i < map.length; i++) map[i] = sum > 0 ? Math.sqrt((map[i] ?? 0) / sum) : 0;
}

function turnStrokes(strokes: readonly (readonly Spot[])[], turn: number): Spot[][] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })));
}

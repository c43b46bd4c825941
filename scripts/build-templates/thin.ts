import type { Bitmap } from './raster.ts';

/** The eight neighbours of a pixel, clockwise from the one above. */
export const around: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/**
 * Peels a shape down to lines one pixel wide that keep its holes and connections.
 * Source: Zhang and Suen, "A fast parallel algorithm for thinning digital patterns", CACM 27(3), 1984,
 * then a pass that removes the corner pixels it leaves on diagonal steps.
 */
export function thin({ width, height, pixels }: Bitmap): Bitmap {
  const ink = Uint8Array.from(pixels);
  const ring = (i: number) => around.map(([dx, dy]) => ink[i + dy * width + dx] ?? 0);
  const peel = (removable: (n: number[]) => boolean) => {
    const doomed: number[] = [];
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        if (ink[i] === 1 && removable(ring(i))) doomed.push(i);
      }
    }
    for (const i of doomed) ink[i] = 0;
    return doomed.length > 0;
  };
  const mayGo = (n: number[]) => {
    const count = n.reduce((sum, value) => sum + value, 0);
    return count >= 2 && count <= 6 && rises(n) === 1;
  };
  const [up, right, down, left] = [0, 2, 4, 6];
  const all = (n: number[], ...places: number[]) => places.every((place) => n[place] === 1);
  let changed = true;
  while (changed) {
    const first = peel((n) => mayGo(n) && !all(n, up, right, down) && !all(n, right, down, left));
    const second = peel((n) => mayGo(n) && !all(n, up, right, left) && !all(n, up, down, left));
    changed = first || second;
  }
  cutCorners(ink, width, height, ring);
  return { width, height, pixels: ink };
}

/** How often the ring goes from empty to ink: 1 means that the pixel may go without breaking a line. */
function rises(n: readonly number[]): number {
  return n.filter((value, i) => value === 0 && n[(i + 1) % n.length] === 1).length;
}

/** Removes pixels that only fill the inner corner of a staircase, so that walking the line meets no false junction. */
function cutCorners(ink: Uint8Array, width: number, height: number, ring: (i: number) => number[]): void {
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (ink[i] !== 1) continue;
      const n = ring(i);
      const isCorner = [0, 2, 4, 6].some(
        (side) => n[side] === 1 && n[(side + 2) % 8] === 1 && n[(side + 5) % 8] === 0,
      );
      if (isCorner && rises(n) <= 2 && staysConnected(n)) ink[i] = 0;
    }
  }
}

/** True when the ink neighbours touch each other without the pixel between them. */
function staysConnected(n: readonly number[]): boolean {
  const inkPlaces = n.flatMap((value, place) => (value === 1 ? [place] : []));
  const touches = (a: number, b: number) => {
    const [from, to] = [around[a], around[b]];
    return from && to ? Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) <= 1 : false;
  };
  const seen = new Set(inkPlaces.slice(0, 1));
  for (const place of seen) for (const other of inkPlaces) if (touches(place, other)) seen.add(other);
  return inkPlaces.length >= 2 && seen.size === inkPlaces.length;
}

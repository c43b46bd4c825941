import { describe, expect, it } from 'vitest';
import { complexityOf, directionChangesOf } from '../../../core/handwriting/complexity.ts';
import {
  boxOf,
  cleanStrokes,
  lengthOf,
  resample,
  resampleDrawing,
} from '../../../core/handwriting/polyline.ts';
import { overlap, silhouetteOf } from '../../../core/handwriting/silhouette.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 10 },
];

describe('a stroke', () => {
  it('is spread over equal distances, both ends kept', () => {
    expect(resample(corner, 5)).toEqual([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 10 },
    ]);
    expect(lengthOf(corner)).toBe(40);
  });

  it('of no length gives equal spots; none, or a count below 2, is a mistake', () => {
    expect(resample([{ x: 3, y: 4 }], 3)).toEqual(Array(3).fill({ x: 3, y: 4 }));
    expect(() => resample([], 3)).toThrow(RangeError);
    expect(() => resample(corner, 1)).toThrow(RangeError);
  });

  it('loses repeated and impossible points, and vanishes when nothing is left', () => {
    const dirty = [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
      { x: Number.NaN, y: 2 },
      { x: 2, y: Number.POSITIVE_INFINITY },
      { x: 1e300, y: 0 },
      { x: 2, y: 2 },
    ];
    expect(cleanStrokes([dirty, [], [{ x: Number.NaN, y: 0 }]])).toEqual([
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    ]);
  });

  it('gets its share of the points of a drawing by its length', () => {
    const short = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(resampleDrawing([corner, short], 50).map((stroke) => stroke.length)).toEqual([40, 10]);
  });

  it('of nothing has an empty box', () => {
    expect(boxOf([])).toEqual({ left: 0, top: 0, width: 0, height: 0 });
  });
});

describe('complexity', () => {
  it('is 1 for a straight line, more for more ink, 0 for a dot', () => {
    expect(complexityOf([corner.slice(0, 2)])).toBe(1);
    expect(complexityOf([corner])).toBeCloseTo(40 / Math.hypot(30, 10), 5);
    expect(complexityOf([[{ x: 1, y: 1 }]])).toBe(0);
  });

  it('counts the corners of a drawing', () => {
    expect(directionChangesOf([corner.slice(0, 2)])).toBe(0);
    expect(directionChangesOf([corner])).toBe(1);
  });
});

describe('silhouettes', () => {
  it('of the same shape overlap wholly, wherever and however large; of crossing lines little', () => {
    const moved = corner.map(({ x, y }) => ({ x: x * 4 + 70, y: y * 4 - 9 }));
    expect(overlap(silhouetteOf([corner]), silhouetteOf([moved]))).toBe(1);
    const level = silhouetteOf([[corner[0] ?? { x: 0, y: 0 }, { x: 30, y: 0 }]]);
    const upright = silhouetteOf([[corner[0] ?? { x: 0, y: 0 }, { x: 0, y: 30 }]]);
    expect(overlap(level, upright)).toBeLessThan(0.15);
    expect(overlap(silhouetteOf([]), silhouetteOf([]))).toBe(0);
  });
});

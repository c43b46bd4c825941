import { describe, expect, it } from 'vitest';
import { confidenceOf } from '../../../core/handwriting/confidence.ts';
import type { Match } from '../../../core/handwriting/matcher.ts';

const match = (distance: number, shapeDistance = distance): Match => ({
  letter: 'א',
  sample: { form: 'print', source: 'omniglot:1', strokes: [] },
  distance,
  shapeDistance,
});

describe('the confidence that a drawing is a letter', () => {
  it.each([
    ['easy', 0.55, 0.45, 0.25],
    ['normal', 0.535, 0.465, 0.35],
    ['hard', 0.52, 0.48, 0.45],
  ])(
    'is that of %s where the other letter has so much of the distance: %d and %d',
    (_, own, other, confidence) => {
      expect(confidenceOf(match(own, 0.1), match(other))).toBeCloseTo(confidence, 6);
      // Only the share matters, not how far both are.
      expect(confidenceOf(match(own / 3, 0.1), match(other / 3))).toBeCloseTo(confidence, 6);
    },
  );

  it.each([
    ['easy', 0.59, 0.25],
    ['normal', 0.57, 0.35],
    ['hard', 0.55, 0.45],
  ])('is that of %s at a shape that is %d away, however far the others are', (_, shape, confidence) => {
    expect(confidenceOf(match(0.1, shape), match(0.9))).toBeCloseTo(confidence, 6);
    expect(confidenceOf(match(0.1, shape))).toBeCloseTo(confidence, 6);
  });

  it('is that of the worse of both', () => {
    expect(confidenceOf(match(0.55, 0.55), match(0.45))).toBeCloseTo(0.25, 6);
    expect(confidenceOf(match(0.52, 0.59), match(0.48))).toBeCloseTo(0.25, 6);
  });

  it('stays between 0 and 1, also where both distances are nothing', () => {
    expect(confidenceOf(match(0.1, 0.1), match(0.9))).toBe(1);
    expect(confidenceOf(match(0.9, 0.9), match(0.1))).toBe(0);
    expect(confidenceOf(match(0, 0), match(0))).toBe(0);
    expect(confidenceOf(match(0, 0))).toBe(1);
  });
});

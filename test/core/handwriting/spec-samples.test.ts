import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRecogniser } from '../../../core/handwriting/recogniser.ts';
import { placementOf, readTemplates } from '../../../core/handwriting/spec-samples.ts';
import { letters } from '../../../core/hebrew/letters.ts';
import { drawn, ink } from './recorded.ts';

/** A sample file as it is served. */
function served(letter: string) {
  return JSON.parse(
    readFileSync(
      new URL(`../../../web/public/samples/${encodeURIComponent(letter)}.json`, import.meta.url),
      'utf8',
    ),
  );
}

const points = ink(Array.from({ length: 12 }, (_, i) => ({ x: i, y: i * i })));

describe('sample files of the specification', () => {
  it('serve every letter with the fields of the specification and their source', () => {
    for (const letter of letters) {
      const file = served(letter);
      expect(file.letter).toBe(letter);
      expect(file.source).toContain('Open Font License');
      expect(file.averageComplexity).toBeGreaterThan(0.9);
      expect(file.minAspectRatio).toBeLessThanOrEqual(file.maxAspectRatio);
      expect(file.samples.length).toBeGreaterThanOrEqual(4);
      for (const sample of file.samples) {
        expect(sample.points.length).toBeGreaterThanOrEqual(10);
        expect(sample.normalizedPoints).toHaveLength(sample.points.length);
        expect(sample.points[0]).toEqual({
          x: expect.any(Number),
          y: expect.any(Number),
          pressure: 0.5,
          timestamp: 0,
        });
        expect(Object.keys(sample.boundingBox)).toEqual(['x', 'y', 'width', 'height']);
        expect(sample.complexity).toBeGreaterThan(0);
        expect(sample.directionChanges).toBeGreaterThanOrEqual(0);
        expect(sample.aspectRatio).toBeGreaterThanOrEqual(0); // 0 is an upright line
        expect(sample.source).toMatch(/^(omniglot:\d+|font:[a-z-]+)$/);
      }
    }
  });

  it('make a recogniser that reads letters', () => {
    const templates = Object.fromEntries(letters.map((letter) => [letter, served(letter)]));
    const recogniser = createRecogniser({ templates });
    for (const letter of 'אגלשק') {
      expect(recogniser.verify(drawn(letter, 7), letter).accepted).toBe(true);
      expect(recogniser.classify(drawn(letter, 7)).letter).toBe(letter);
    }
  });

  it('may be a samples list or a bare array', () => {
    const list = readTemplates({ א: { samples: [{ points }] } });
    expect(list.א?.samples).toHaveLength(1);
    expect(readTemplates({ א: [{ points }] })).toEqual(list);
  });

  it('have samples of fewer than 10 points skipped, and whatever is not a sample', () => {
    const templates = readTemplates({
      א: [
        { points: points.slice(0, 9) },
        { points },
        null,
        7,
        { points: 'none' },
        { points: [{ x: 'a', y: 1 }] },
      ],
      ב: [{ points: points.slice(0, 9) }],
      ג: 'broken',
    });
    expect(Object.keys(templates)).toEqual(['א']);
    expect(templates.א?.samples).toHaveLength(1);
    for (const nonsense of [null, undefined, 7, 'text', []]) expect(readTemplates(nonsense)).toEqual({});
  });

  it('keep strokes apart where their lengths are given', () => {
    const [sample] = readTemplates({ א: [{ points, strokeLengths: [5, 7] }] }).א?.samples ?? [];
    expect(sample?.strokes.map((stroke) => stroke.length)).toEqual([5, 7]);
  });
});

describe('the place between the guide lines', () => {
  const stroke = [
    [
      { x: 0, y: 60 },
      { x: 0, y: 125 },
    ],
  ];

  it('is 0 at the top line and 1 at the baseline', () => {
    expect(placementOf(stroke, { top: 60, baseline: 190, bottom: 240 })).toEqual({ top: 0, bottom: 0.5 });
  });

  it('is unknown without lines, or with lines that make no sense', () => {
    expect(placementOf(stroke)).toBeUndefined();
    expect(placementOf(stroke, { top: 190, baseline: 60, bottom: 240 })).toBeUndefined();
    expect(placementOf(stroke, { top: 60, baseline: Number.NaN, bottom: 240 })).toBeUndefined();
  });
});

import { type Features, featureCount, featuresOf, type Warp } from './features.ts';
import type { Placement, Sample, Spot, Templates } from './shapes.ts';
import { zigzags } from './zigzags.ts';

/** The stored sample of one letter that is nearest to a drawing. */
export type Match = {
  letter: string;
  sample: Sample;
  /** Of the shapes alone: 0 is an identical drawing, 0.35 a usual one by another hand, 0.6 and more hardly alike. */
  shapeDistance: number;
  /** With the places between the guide lines, where both are known; letters are compared by this. */
  distance: number;
};

/** The letter of shapes that are not letters. */
export const noLetter = '';

export type Matcher = {
  /** The nearest sample of each letter (and of `noLetter`), nearest first. `placement` may be unknown. */
  nearest: (strokes: readonly (readonly Spot[])[], placement?: Placement) => Match[];
};

type Entry = { letter: string; sample: Sample; features: Features };

const asDrawn: Warp = { turn: 0, slant: 0 };
/**
 * A learner may write at a slant: drawings are also compared turned, slanted, and with lines that climb, 8 degrees
 * either way.
 */
const aslant: readonly Warp[] = [
  { turn: -0.14, slant: 0 },
  { turn: 0.14, slant: 0 },
  { turn: 0, slant: -0.15 },
  { turn: 0, slant: 0.15 },
  { turn: -0.14, slant: -0.15 },
  { turn: 0.14, slant: 0.15 },
];
/** How many of the nearest samples are also compared with the warped drawing. */
const refined = 32;
/** How much farther a shape counts for each (squared) line height that it is off its place, and the most it can count. */
const placementWeight = 1.5;
const placementCap = 1;

/**
 * Two hands differ by this much at least: a closer match means nothing, so for a straight ו the placement decides
 * instead.
 */
const handsBreadth = 0.1;

/**
 * Compares drawings with all templates. Building takes about 0.05 ms per sample, comparing about 0.3 ms per drawing
 * (Node).
 */
export function createMatcher(templates: Templates): Matcher {
  const junk = zigzags().map(
    (stroke): Sample => ({ form: 'print', source: 'drawn by rule', strokes: [stroke] }),
  );
  const all = [...Object.entries(templates), [noLetter, { samples: junk }] as const];
  const entries: Entry[] = all.flatMap(([letter, { samples }]) =>
    samples.flatMap((sample) =>
      featuresOf(sample.strokes, [asDrawn]).map((features) => ({ letter, sample, features })),
    ),
  );
  return {
    nearest(strokes, placement) {
      const [plain, ...warped] = featuresOf(strokes, [asDrawn, ...aslant]);
      if (!plain) return [];
      const candidates = entries
        .map((entry) => ({ entry, squared: squaredDistance(plain, entry.features, Infinity) }))
        .sort((a, b) => a.squared - b.squared);
      const best = new Map<string, Match>();
      for (const [rank, { entry, squared }] of candidates.entries()) {
        const { letter, sample, features } = entry;
        let nearest = squared;
        for (const drawing of rank < refined ? warped : []) {
          nearest = Math.min(nearest, squaredDistance(drawing, features, nearest));
        }
        const shapeDistance = Math.sqrt(nearest);
        const distance =
          Math.hypot(shapeDistance, handsBreadth) * (1 + misplacement(sample.placement, placement));
        if (distance < (best.get(letter)?.distance ?? Infinity)) {
          best.set(letter, { letter, sample, distance, shapeDistance });
        }
      }
      return [...best.values()].sort((a, b) => a.distance - b.distance);
    },
  };
}

/** Stops early once `limit` is passed: the sum can only grow. */
function squaredDistance(a: Features, b: Features, limit: number): number {
  let sum = 0;
  for (let i = 0; i < featureCount; ) {
    for (const end = Math.min(i + 64, featureCount); i < end; i++) {
      const difference = (a[i] as number) - (b[i] as number); // both have featureCount numbers
      sum += difference * difference;
    }
    if (sum > limit) return sum;
  }
  return sum;
}

function misplacement(a: Placement | undefined, b: Placement | undefined): number {
  if (!a || !b) return 0;
  return Math.min(placementCap, placementWeight * ((a.top - b.top) ** 2 + (a.bottom - b.bottom) ** 2));
}

import { type Features, featureCount, featuresOf, type Warp } from './features.ts';
import type { Placement, Sample, Spot, Templates } from './shapes.ts';
import { zigzags } from './zigzags.ts';

/** The stored sample of one letter that a drawing comes nearest to; distance 0 is the same drawing, 1 hardly alike. */
export type Match = { letter: string; sample: Sample; distance: number };

/** Stands for the letter of shapes that are none. */
export const noLetter = '';

export type Matcher = {
  /** The nearest sample of each letter (and of `noLetter`), nearest first. `placement` may be unknown. */
  nearest: (strokes: readonly (readonly Spot[])[], placement?: Placement) => Match[];
};

type Entry = { letter: string; sample: Sample; features: Features };

const asDrawn: Warp = { turn: 0, slant: 0 };
/** A learner may write aslant: drawings are also compared turned by 8 degrees and slanted by as much, either way. */
const aslant: readonly Warp[] = [-0.14, 0, 0.14].flatMap((turn) =>
  [-0.15, 0, 0.15].filter((slant) => turn !== 0 || slant !== 0).map((slant) => ({ turn, slant })),
);
/** So many of the nearest samples are compared with the warped drawing as well. */
const refined = 48;
/** Squared distance for a body height off the place between the guide lines, and the most that a place can cost. */
const placementWeight = 0.6;
const placementCap = 0.3;

/** Compares drawings with all templates. Building takes about 0.05 ms a sample, comparing about 0.4 ms a drawing. */
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
        .map((entry) => {
          const misplaced = misplacement(entry.sample.placement, placement);
          return { entry, misplaced, squared: squaredDistance(plain, entry.features, Infinity) + misplaced };
        })
        .sort((a, b) => a.squared - b.squared);
      const best = new Map<string, Match>();
      for (const [rank, { entry, misplaced, squared }] of candidates.entries()) {
        const before = best.get(entry.letter)?.distance ?? Infinity;
        let nearest = squared;
        for (const features of rank < refined ? warped : []) {
          nearest = Math.min(
            nearest,
            squaredDistance(features, entry.features, nearest - misplaced) + misplaced,
          );
        }
        const distance = Math.sqrt(nearest);
        if (distance < before)
          best.set(entry.letter, { letter: entry.letter, sample: entry.sample, distance });
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

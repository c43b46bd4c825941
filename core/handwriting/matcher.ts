import { type Features, featureCount, featuresOf } from './features.ts';
import type { Placement, Sample, Spot, Templates } from './shapes.ts';

/** The stored sample of one letter that a drawing comes nearest to; distance 0 is the same drawing, 1 hardly alike. */
export type Match = { letter: string; sample: Sample; distance: number };

type Entry = { letter: string; sample: Sample; features: Features };

/** Turns at which a drawing is compared, in radians: a learner may write aslant. */
const turns = [-0.14, 0, 0.14];
/** Distance (squared) for a whole body height off its place between the guide lines, and the most it can cost. */
const placementWeight = 0.6;
const placementCap = 0.25;

/** Compares drawings with all templates. Building costs about 0.05 ms a sample. */
export function createMatcher(templates: Templates): {
  /** The nearest sample of each letter, nearest letter first. `placement` may be unknown. */
  nearest: (strokes: readonly (readonly Spot[])[], placement?: Placement) => Match[];
} {
  const entries: Entry[] = Object.entries(templates).flatMap(([letter, { samples }]) =>
    samples.map((sample) => ({ letter, sample, features: featuresOf(sample.strokes) })),
  );
  return {
    nearest(strokes, placement) {
      const drawings = turns.map((turn) => featuresOf(strokes, turn));
      const best = new Map<string, Match>();
      for (const { letter, sample, features } of entries) {
        const before = best.get(letter)?.distance ?? Infinity;
        const misplaced = misplacement(sample.placement, placement);
        let nearest = Infinity;
        for (const drawing of drawings)
          nearest = Math.min(nearest, squaredDistance(drawing, features, before ** 2));
        const distance = Math.sqrt(nearest + misplaced);
        if (distance < before) best.set(letter, { letter, sample, distance });
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

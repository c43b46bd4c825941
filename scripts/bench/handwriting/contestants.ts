import { gzipSync } from 'node:zlib';
import { packTemplates } from '../../../core/handwriting/packed.ts';
import { createRecogniser } from '../../../core/handwriting/recogniser.ts';
import type { Difficulty, Guides, Spot, Templates } from '../../../core/handwriting/shapes.ts';
import { overlap, silhouetteOf } from '../../../core/handwriting/silhouette.ts';
import { acceptConfidence } from '../../../core/handwriting/thresholds.ts';
import { cloudDistance, toCloud } from './point-cloud.ts';

type Drawn = readonly (readonly Spot[])[];

/** A recogniser initialised with templates. */
export type Ready = {
  accepts: (strokes: Drawn, letter: string, guides?: Guides) => boolean;
  /** The nearest letter, '' for none. */
  reads: (strokes: Drawn, guides?: Guides) => string;
};

export type Contestant = { name: string; prepare: (templates: Templates) => Ready };

/** The recogniser that ships. */
export function ours(difficulty: Difficulty): Contestant {
  return {
    name: `ours, ${difficulty}`,
    prepare(templates) {
      const recogniser = createRecogniser({ templates });
      return {
        accepts: (strokes, letter, guides) =>
          recogniser.verify(asInk(strokes), letter, { difficulty, guides }).accepted,
        reads: (strokes, guides) => recogniser.classify(asInk(strokes), { guides }).letter,
      };
    },
  };
}

/** $P (Vatavu, Anthony, Wobbrock, 2012): the letter whose template cloud is nearest is the one that is accepted. */
export const pointCloud: Contestant = {
  name: '$P, nearest wins',
  prepare(templates) {
    const clouds = entriesOf(templates).map(({ letter, strokes }) => ({ letter, cloud: toCloud(strokes) }));
    const reads = remember((strokes: Drawn) => {
      const drawn = toCloud(strokes);
      return nearest(clouds.map(({ letter, cloud }) => ({ letter, distance: cloudDistance(drawn, cloud) })));
    });
    return { reads, accepts: (strokes, letter) => reads(strokes) === letter };
  },
};

/** SPEC's rule alone: the silhouette of the requested letter overlaps enough. */
export function bareSilhouette(difficulty: Difficulty): Contestant {
  return {
    name: `silhouette >= ${acceptConfidence[difficulty]}`,
    prepare(templates) {
      const entries = entriesOf(templates).map(({ letter, strokes }) => ({
        letter,
        shape: silhouetteOf(strokes),
      }));
      const likeness = remember((strokes: Drawn) => {
        const drawn = silhouetteOf(strokes);
        return entries.map(({ letter, shape }) => ({ letter, distance: 1 - overlap(drawn, shape) }));
      });
      return {
        reads: (strokes) => nearest(likeness(strokes)),
        accepts: (strokes, letter) =>
          likeness(strokes).some(
            (match) => match.letter === letter && 1 - match.distance >= acceptConfidence[difficulty],
          ),
      };
    },
  };
}

/** Bytes of the packed file, as stored and as transferred. */
export function packedBytes(templates: Templates): { raw: number; gzip: number } {
  const packed = packTemplates(templates);
  return { raw: packed.length, gzip: gzipSync(packed).length };
}

function asInk(strokes: Drawn) {
  return strokes.map((stroke) => stroke.map((spot, i) => ({ ...spot, pressure: 0.5, timestamp: i * 16 })));
}

function entriesOf(templates: Templates) {
  return Object.entries(templates).flatMap(([letter, { samples }]) =>
    samples.map(({ strokes }) => ({ letter, strokes })),
  );
}

function nearest(matches: readonly { letter: string; distance: number }[]): string {
  return matches.reduce((best, match) => (match.distance < best.distance ? match : best), {
    letter: '',
    distance: Infinity,
  }).letter;
}

/** Works once for each drawing: the two for comparison compare with all templates whatever letter is requested. */
function remember<Result>(work: (strokes: Drawn) => Result): (strokes: Drawn) => Result {
  const known = new WeakMap<Drawn, Result>();
  return (strokes) => {
    const result = known.get(strokes) ?? work(strokes);
    known.set(strokes, result);
    return result;
  };
}

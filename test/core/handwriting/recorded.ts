import { readFileSync } from 'node:fs';
import { unpackTemplates } from '../../../core/handwriting/packed.ts';
import type { Spot, Stroke, Templates } from '../../../core/handwriting/shapes.ts';

/** The packed file that ships. */
export const packedFile = readFileSync(
  new URL('../../../web/public/handwriting/templates.bin', import.meta.url),
);

/** The templates that ship, less those of the given drawers: to them these are unseen writers. */
export function templatesWithout(...drawers: number[]): Templates {
  const unpacked = unpackTemplates(packedFile);
  if (!unpacked.ok) throw new Error('the template file that ships is damaged');
  const unseen = drawers.map((drawer) => `omniglot:${drawer}`);
  return Object.fromEntries(
    Object.entries(unpacked.templates).map(([letter, { samples }]) => [
      letter,
      { samples: samples.filter(({ source }) => !unseen.includes(source)) },
    ]),
  );
}

/** A print letter as one of the twelve drawers drew it, in the drawing frame of 105 by 105. */
export function drawn(letter: string, drawer: number): Stroke[] {
  const path = `../../data/handwriting/omniglot/${encodeURIComponent(letter)}.json`;
  // The shape of our own data files, described in the README beside them.
  const file: { samples: { drawer: number; strokes: [number, number, number][][] }[] } = JSON.parse(
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  );
  const sample = file.samples.find((one) => one.drawer === drawer);
  if (!sample) throw new Error(`drawer ${drawer} has no ${letter}`);
  return sample.strokes.map((stroke) =>
    stroke.map(([x, y, timestamp]) => ({ x, y, pressure: 0.5, timestamp })),
  );
}

/** Turns plain spots into a stroke of the pen. */
export function ink(spots: readonly Spot[]): Stroke {
  return spots.map((spot, i) => ({ ...spot, pressure: 0.5, timestamp: i * 16 }));
}

/** A straight stroke of 20 points. */
export function line(from: Spot, to: Spot): Stroke {
  return ink(
    Array.from({ length: 20 }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / 19,
      y: from.y + ((to.y - from.y) * i) / 19,
    })),
  );
}

/** Moves every point of a drawing. */
export function moved(strokes: readonly Stroke[], move: (spot: Spot) => Spot): Stroke[] {
  return strokes.map((stroke) => stroke.map((point) => ({ ...point, ...move(point) })));
}

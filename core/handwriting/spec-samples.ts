import { complexityOf, directionChangesOf } from './complexity.ts';
import { boxOf, cleanStrokes, resampleDrawing } from './polyline.ts';
import type { Form, Guides, Placement, Point, Sample, Spot, Templates } from './shapes.ts';
import { minSamplePoints } from './thresholds.ts';

/** One sample as `/samples/{letter}.json` serves it (SPEC §3), with what SPEC leaves out: strokes, form, source, lines. */
export type SpecSample = {
  points: Point[];
  boundingBox: { x: number; y: number; width: number; height: number };
  /** The points with the longer side of the box as 1. */
  normalizedPoints: Spot[];
  complexity: number;
  directionChanges: number;
  /** Width by height. */
  aspectRatio: number;
  /** How many of the points belong to each stroke, in order; without it all points are one stroke. */
  strokeLengths?: number[];
  form?: Form;
  source?: string;
  /** In the unit of the points. */
  guides?: Guides;
};

/** What `/samples/{letter}.json` holds, by letter: a samples list or a bare array of samples. */
export type SpecTemplates = { [letter: string]: { samples: readonly SpecSample[] } | readonly SpecSample[] };

/** The position of a drawing between the lines; undefined without guides or when they make no sense. */
export function placementOf(strokes: readonly (readonly Spot[])[], guides?: Guides): Placement | undefined {
  if (!guides) return undefined;
  const height = guides.baseline - guides.top;
  const box = boxOf(strokes);
  const placement = {
    top: (box.top - guides.top) / height,
    bottom: (box.top + box.height - guides.top) / height,
  };
  return height > 0 && Number.isFinite(placement.top + placement.bottom) ? placement : undefined;
}

/** Writes a sample in SPEC's shape: 32 points, a body height of 100 with the baseline at y 100. */
export function toSpecSample(sample: Sample): SpecSample {
  const bodyHeight = 100;
  const raw = boxOf(sample.strokes);
  const place = sample.placement ?? { top: 0, bottom: 1 };
  const scale = (bodyHeight * (place.bottom - place.top)) / Math.max(raw.height, 1e-6);
  const strokes = resampleDrawing(sample.strokes, 32).map((stroke) =>
    stroke.map(({ x, y }) => ({
      x: round((x - raw.left) * scale),
      y: round((y - raw.top) * scale + bodyHeight * place.top),
    })),
  );
  const box = boxOf(strokes);
  const longer = Math.max(box.width, box.height, 1e-6);
  return {
    points: strokes.flat().map((spot, i) => ({ ...spot, pressure: 0.5, timestamp: i * 16 })),
    boundingBox: {
      x: round(box.left),
      y: round(box.top),
      width: round(box.width),
      height: round(box.height),
    },
    normalizedPoints: strokes
      .flat()
      .map(({ x, y }) => ({ x: round((x - box.left) / longer, 3), y: round((y - box.top) / longer, 3) })),
    complexity: round(complexityOf(strokes), 3),
    directionChanges: directionChangesOf(strokes),
    aspectRatio: round(box.width / Math.max(box.height, 1e-6), 3),
    strokeLengths: strokes.map((stroke) => stroke.length),
    form: sample.form,
    source: sample.source,
    guides: { top: 0, baseline: bodyHeight, bottom: 1.4 * bodyHeight },
  };
}

/**
 * Reads templates in SPEC's shape, e.g. { א: { samples: [...] } } or { א: [...] } assembled from
 * `/samples/{letter}.json`. Samples of fewer than 10 points, and whatever else is not a sample, are left out (SPEC §5).
 */
export function readTemplates(given: unknown): Templates {
  const templates: { [letter: string]: { samples: Sample[] } } = {};
  if (!isRecord(given)) return templates;
  for (const [letter, value] of Object.entries(given)) {
    const list = isRecord(value) && 'samples' in value ? value.samples : value;
    const samples = Array.isArray(list) ? list.flatMap(readSample) : [];
    if (samples.length > 0) templates[letter] = { samples };
  }
  return templates;
}

function readSample(given: unknown): Sample[] {
  if (!isRecord(given)) return [];
  const form: Form = given.form === 'cursive' ? 'cursive' : 'print';
  const source = typeof given.source === 'string' ? given.source : 'unknown';
  const raw = Array.isArray(given.strokes)
    ? given.strokes.map((stroke: unknown) => (Array.isArray(stroke) ? stroke.filter(isSpot) : []))
    : splitPoints(Array.isArray(given.points) ? given.points.filter(isSpot) : [], given.strokeLengths);
  const strokes = cleanStrokes(raw).filter((stroke) => stroke.length > 1);
  if (strokes.flat().length < minSamplePoints) return [];
  const placement = isPlacement(given.placement)
    ? given.placement
    : placementOf(strokes, isGuides(given.guides) ? given.guides : undefined);
  return [placement ? { form, source, strokes, placement } : { form, source, strokes }];
}

function splitPoints(points: Spot[], lengths: unknown): Spot[][] {
  if (!Array.isArray(lengths)) return [points];
  let start = 0;
  return lengths.map((length: unknown) => {
    const from = start;
    start += typeof length === 'number' ? length : 0;
    return points.slice(from, start);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSpot(value: unknown): value is Spot {
  return isRecord(value) && Number.isFinite(value.x) && Number.isFinite(value.y);
}

function isGuides(value: unknown): value is Guides {
  return isRecord(value) && [value.baseline, value.top, value.bottom].every(Number.isFinite);
}

function isPlacement(value: unknown): value is Placement {
  return isRecord(value) && Number.isFinite(value.top) && Number.isFinite(value.bottom);
}
function round(value: number, digits = 1): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

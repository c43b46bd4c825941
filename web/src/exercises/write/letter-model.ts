import { boxOf, lengthOf } from '../../../../core/handwriting/polyline.ts';
import type { Form, Guides, Spot, Templates } from '../../../../core/handwriting/shapes.ts';
import { penWidthPx } from './guides.ts';
import { modelSources, strokeOrder } from './stroke-order.ts';

type Polyline = readonly Spot[];

/** How a letter is written: strokes in order, each in the direction of the pen. Unit: the height between the guide lines. */
export type LetterModel = {
  /** x 0 is the middle of the letter; y 0 is the upper line, 1 the baseline. */
  strokes: readonly Polyline[];
  /** Highest y: below 0 where the letter rises above the upper line. */
  top: number;
};

/** The model of a letter among the loaded templates; undefined where they have none. */
export function modelOf(templates: Templates, letter: string, form: Form): LetterModel | undefined {
  const sample = templates[letter]?.samples.find(({ source }) => source === modelSources[form]);
  const order = strokeOrder[form][letter];
  if (!sample?.placement || order === undefined) return undefined;
  const { top, bottom } = sample.placement;
  const box = boxOf(sample.strokes);
  const scale = (bottom - top) / Math.max(box.height, 1e-6);
  const place = ({ x, y }: Spot): Spot => ({
    x: (x - box.left - box.width / 2) * scale,
    y: (y - box.top) * scale + top,
  });
  const lines = sample.strokes.map((line) => line.map(place));
  const strokes = order.split(' ').map((stroke) => stroke.split('+').flatMap((name) => lineOf(lines, name)));
  return strokes.every((stroke) => stroke.length > 1) ? { strokes, top } : undefined;
}

function lineOf(lines: readonly Polyline[], name: string): Polyline {
  const line = lines[Number.parseInt(name, 10)] ?? [];
  return name.endsWith('r') ? line.toReversed() : line;
}

/** The strokes of a model in canvas pixels, its middle at `middlePx` from the left. */
export function placeModel({ strokes }: LetterModel, { top, baseline }: Guides, middlePx: number): Spot[][] {
  const line = baseline - top;
  return strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: middlePx + x * line, y: top + y * line })));
}

/** Where the middle of a model belongs on a canvas: over the ink, as far as it then stays inside; without ink in the middle. */
export function middleOver(
  ink: readonly Polyline[],
  { strokes }: LetterModel,
  { top, baseline }: Guides,
  widthPx: number,
): number {
  if (ink.length === 0) return widthPx / 2;
  const { left, width } = boxOf(ink);
  const halfPx = (boxOf(strokes).width * (baseline - top)) / 2 + penWidthPx;
  return Math.max(halfPx, Math.min(widthPx - halfPx, left + width / 2));
}

/** Speed of the pen in a demonstration, in heights between the guide lines each second. */
const linesPerSecond = 2.2;
/** How long the pen is up between two strokes. */
const liftMs = 220;

/** What the pen has drawn of a model `elapsedMs` after it began; `done` when that is all of it. */
export function drawnAfter(
  model: LetterModel,
  elapsedMs: number,
): { strokes: readonly Polyline[]; done: boolean } {
  const strokes: Polyline[] = [];
  let leftMs = elapsedMs;
  for (const stroke of model.strokes) {
    const strokeMs = (lengthOf(stroke) / linesPerSecond) * 1000;
    if (leftMs < strokeMs) {
      if (leftMs > 0) strokes.push(beginningOf(stroke, leftMs / strokeMs));
      return { strokes, done: false };
    }
    strokes.push(stroke);
    leftMs -= strokeMs + liftMs;
  }
  return { strokes, done: true };
}

/** The first part of a line by its length; `share` 0–1. */
function beginningOf(line: Polyline, share: number): Polyline {
  const wanted = lengthOf(line) * share;
  const drawn: Spot[] = line.slice(0, 1);
  let passed = 0;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1], line[i]];
    if (!from || !to) break;
    const step = Math.hypot(to.x - from.x, to.y - from.y);
    if (passed + step >= wanted) {
      const part = step > 0 ? (wanted - passed) / step : 0;
      drawn.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      break;
    }
    drawn.push(to);
    passed += step;
  }
  return drawn;
}

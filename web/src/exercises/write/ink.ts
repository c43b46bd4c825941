import { getStroke } from 'perfect-freehand';
import type { Guides, Spot, Stroke } from '../../../../core/handwriting/shapes.ts';
import { penWidthPx } from './guides.ts';

type Pad = { context: CanvasRenderingContext2D; widthPx: number; heightPx: number };

/** Sizes the canvas to its box on the screen's own pixels, so that ink is sharp; undefined where nothing can be drawn. */
export function openPad(canvas: HTMLCanvasElement): Pad | undefined {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const density = window.devicePixelRatio || 1;
  const [widthPx, heightPx] = [canvas.clientWidth, canvas.clientHeight];
  const [width, height] = [Math.round(widthPx * density), Math.round(heightPx * density)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, widthPx, heightPx);
  return { context, widthPx, heightPx };
}

/** The baseline whole, the upper and lower lines dashed; all of them fainter than `colour`. */
export function drawGuides(
  { context, widthPx }: Pad,
  { top, baseline, bottom }: Guides,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.globalAlpha = 0.4;
  for (const [y, width, dash] of [
    [top, 1, [5, 6]],
    [baseline, 2, []],
    [bottom, 1, [5, 6]],
  ] as const) {
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.beginPath();
    context.moveTo(12, y);
    context.lineTo(widthPx - 12, y);
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

export type ModelLook = {
  colour: string;
  /** 0–1; of the letter as a whole, also where its strokes cross. */
  opacity: number;
  widthPx: number;
};

/** The strokes of a letter model, in canvas pixels, as an even pen would leave them. */
export function drawModel(
  { context }: Pad,
  strokes: readonly (readonly Spot[])[],
  { colour, opacity, widthPx }: ModelLook,
): void {
  context.strokeStyle = colour;
  context.globalAlpha = opacity;
  context.lineWidth = widthPx;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const stroke of strokes) {
    stroke.forEach(({ x, y }, i) => {
      const next = stroke[i + 1];
      if (i === 0) context.moveTo(x, y);
      else if (next) context.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
      else context.lineTo(x, y);
    });
  }
  context.stroke();
  context.globalAlpha = 1;
  context.lineCap = 'butt';
}

type InkLook = { colour: string /** The last stroke still grows under the pen. */; growing: boolean };

/** Strokes as a pen would leave them; a real pen's pressure is used, a finger's is made from its speed. */
export function drawStrokes(
  { context }: Pad,
  strokes: readonly Stroke[],
  { colour, growing }: InkLook,
): void {
  context.fillStyle = colour;
  for (const [i, stroke] of strokes.entries()) {
    const hasPressure = stroke.some(({ pressure }) => pressure !== 0.5 && pressure !== 0);
    const outline = getStroke(
      stroke.map(({ x, y, pressure }) => [x, y, pressure]),
      {
        size: penWidthPx,
        thinning: 0.45,
        smoothing: 0.6,
        streamline: 0.4,
        simulatePressure: !hasPressure,
        last: !(growing && i === strokes.length - 1),
      },
    );
    context.fill(outlinePath(outline));
  }
}

function outlinePath(outline: number[][]): Path2D {
  const path = new Path2D();
  outline.forEach(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = outline[(i + 1) % outline.length] ?? [];
    if (i === 0) path.moveTo((x + nextX) / 2, (y + nextY) / 2);
    else path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  path.closePath();
  return path;
}

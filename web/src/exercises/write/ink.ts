import { getStroke } from 'perfect-freehand';
import type { Guides, Stroke } from '../../../../core/handwriting/shapes.ts';
import { penWidthPx } from './guides.ts';

export type Colours = { ink: string; line: string; hint: string };

export type Hint = {
  letter: string;
  /** Family as CSS has it. */
  font: string;
  /** 0–1. */
  opacity: number;
};

type Pad = { context: CanvasRenderingContext2D; widthPx: number; heightPx: number };

/** Sizes the canvas to its box on the screen's own pixels, so that ink is sharp; undefined where there is no drawing. */
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

/** The baseline whole, the upper and lower lines dashed. */
export function drawGuides(
  { context, widthPx }: Pad,
  { top, baseline, bottom }: Guides,
  colour: string,
): void {
  context.strokeStyle = colour;
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
}

/** The letter between the lines, as large as its face makes ה from the upper line to the baseline. */
export function drawHint(pad: Pad, { top, baseline }: Guides, hint: Hint, colour: string): void {
  const { context, widthPx } = pad;
  const probePx = 100;
  context.font = `${probePx}px ${hint.font}`;
  const body = context.measureText('ה').actualBoundingBoxAscent || probePx * 0.6;
  context.font = `${(probePx * (baseline - top)) / body}px ${hint.font}`;
  context.textAlign = 'center';
  context.fillStyle = colour;
  context.globalAlpha = hint.opacity;
  context.fillText(hint.letter, widthPx / 2, baseline);
  context.globalAlpha = 1;
}

/** Strokes as a pen would leave them; a real pen's pressure is used, a finger's is made from its speed. */
export function drawStrokes({ context }: Pad, strokes: readonly Stroke[], colour: string): void {
  context.fillStyle = colour;
  for (const stroke of strokes) {
    const hasPressure = stroke.some(({ pressure }) => pressure !== 0.5 && pressure !== 0);
    const outline = getStroke(
      stroke.map(({ x, y, pressure }) => [x, y, pressure]),
      { size: penWidthPx, thinning: 0.45, smoothing: 0.6, streamline: 0.4, simulatePressure: !hasPressure },
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

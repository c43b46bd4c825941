import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Stroke } from '../../../../core/handwriting/shapes.ts';
import styles from './drawing-canvas.module.css';
import { canvasHeightPx, guides, penWidthPx } from './guides.ts';
import { drawGuides, drawModel, drawStrokes, openPad } from './ink.ts';
import { drawnAfter, type LetterModel, middleOver, placeModel } from './letter-model.ts';
import { usePen } from './use-pen.ts';

export type InkLook = 'ink' | 'right' | 'wrong';

/** The letter that is shown: faint under the pen, clearer to be traced, or written stroke by stroke over what was drawn. */
export type ShownModel = {
  model: LetterModel;
  as: 'hint' | 'trace' | 'demonstration';
  /** A new number starts the demonstration again. */
  run: number;
};

type DrawingCanvasProps = {
  label: string;
  strokes: readonly Stroke[];
  look: InkLook;
  shown?: ShownModel;
  disabled: boolean;
  onBegin: () => void;
  onStroke: (stroke: Stroke) => void;
  /** The device has no drawing surface. */
  onUnavailable: () => void;
};

const underPenOpacity = { hint: 0.22, trace: 0.4 };
const demonstrationOpacity = 0.85;
/** Narrower than the pen, so that the ink below stays visible. */
const demonstrationWidthPx = penWidthPx * 0.6;

/**
 * The drawing area: lines, the letter that is shown, and ink. It draws and reports strokes; their meaning is decided
 * elsewhere.
 */
export function DrawingCanvas({
  label,
  strokes,
  look,
  shown,
  disabled,
  onBegin,
  onStroke,
  onUnavailable,
}: DrawingCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef(0);
  const redraw = useRef<(now: number) => void>(() => {});
  const plan = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame((now) => redraw.current(now));
  }, []);
  const pen = usePen({ disabled, onBegin, onGrow: plan, onStroke });
  const began = useRef({ run: -1, atMs: 0 });

  useLayoutEffect(() => {
    redraw.current = (now) => {
      const element = canvas.current;
      if (!element) return;
      const pad = openPad(element);
      if (!pad) return onUnavailable();
      const style = getComputedStyle(element);
      const colour = style.getPropertyValue('--accent');
      drawGuides(pad, guides, style.getPropertyValue('--ink-soft'));
      if (shown && shown.as !== 'demonstration') {
        const placed = placeModel(shown.model, guides, pad.widthPx / 2);
        drawModel(pad, placed, { colour, opacity: underPenOpacity[shown.as], widthPx: penWidthPx });
      }
      const growing = pen.current.current;
      const ink = growing ? [...strokes, growing] : strokes;
      drawStrokes(pad, ink, { colour: style.color, growing: growing !== null });
      if (shown?.as === 'demonstration') {
        if (began.current.run !== shown.run) began.current = { run: shown.run, atMs: now };
        const elapsedMs = wantsNoMotion() ? Infinity : now - began.current.atMs;
        const { strokes: drawn, done } = drawnAfter(shown.model, elapsedMs);
        const middlePx = middleOver(strokes, shown.model, guides, pad.widthPx);
        const placed = placeModel({ ...shown.model, strokes: drawn }, guides, middlePx);
        drawModel(pad, placed, { colour, opacity: demonstrationOpacity, widthPx: demonstrationWidthPx });
        if (!done) plan();
      }
    };
    plan();
  });

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useRedrawReasons(canvas, plan);

  return (
    <canvas
      ref={canvas}
      className={`${styles.canvas} ${styles[look]}`}
      style={{ height: canvasHeightPx }}
      role="img"
      aria-label={label}
      data-shown={shown?.as}
      {...pen.handlers}
    />
  );
}

/** The learner asked the system for less motion: a demonstration is shown at once. */
function wantsNoMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A new width, another screen density or another theme. */
function useRedrawReasons(canvas: React.RefObject<HTMLCanvasElement | null>, plan: () => void): void {
  useEffect(() => {
    if (!canvas.current) return;
    const size = new ResizeObserver(plan);
    size.observe(canvas.current);
    const theme = new MutationObserver(plan);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] });
    return () => {
      size.disconnect();
      theme.disconnect();
    };
  }, [canvas, plan]);
}

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Stroke } from '../../../../core/handwriting/shapes.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import styles from './drawing-canvas.module.css';
import { canvasHeightPx, guides } from './guides.ts';
import { drawGuides, drawHint, drawStrokes, openPad } from './ink.ts';
import { usePen } from './use-pen.ts';

export type InkLook = 'ink' | 'right' | 'wrong';

type DrawingCanvasProps = {
  label: string;
  strokes: readonly Stroke[];
  look: InkLook;
  /** The letter under the pen; none without it. */
  hint?: { letter: string; strength: 'faint' | 'strong' };
  script: Settings['script'];
  disabled: boolean;
  onBegin: () => void;
  onStroke: (stroke: Stroke) => void;
};

const hintOpacity = { faint: 0.22, strong: 0.75 };

/** The drawing area: lines, hint and ink. It draws and reports strokes; what they mean is decided elsewhere. */
export function DrawingCanvas(props: DrawingCanvasProps) {
  const { label, strokes, look, hint, script, disabled, onBegin, onStroke } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef(0);
  const redraw = useRef(() => {});
  const plan = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => redraw.current());
  }, []);
  const pen = usePen({ disabled, onBegin, onGrow: plan, onStroke });

  useLayoutEffect(() => {
    redraw.current = () => {
      const element = canvas.current;
      const pad = element && openPad(element);
      if (!pad) return;
      const style = getComputedStyle(element);
      const colour = (name: string) => style.getPropertyValue(name);
      drawGuides(pad, guides, colour('--line'));
      if (hint) {
        const shown = { letter: hint.letter, font: style.fontFamily, opacity: hintOpacity[hint.strength] };
        drawHint(pad, guides, shown, colour('--accent'));
      }
      drawStrokes(pad, pen.current.current ? [...strokes, pen.current.current] : strokes, style.color);
    };
    plan();
  });

  useRedrawReasons(canvas, plan);
  useEffect(() => {
    const family = canvas.current && getComputedStyle(canvas.current).fontFamily;
    // Without its face the letter would stand there in another shape than the one to learn.
    if (hint && family) void document.fonts?.load(`40px ${family}`, hint.letter).then(plan, plan);
  }, [hint, plan]);

  return (
    <canvas
      ref={canvas}
      className={`${styles.canvas} ${styles[look]} ${styles[script]}`}
      style={{ height: canvasHeightPx }}
      role="img"
      aria-label={label}
      {...pen.handlers}
    />
  );
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

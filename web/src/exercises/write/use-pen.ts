import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Point, Stroke } from '../../../../core/handwriting/shapes.ts';

type PenHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLCanvasElement>) => void
>;

type PenOptions = {
  disabled: boolean;
  onBegin: () => void;
  /** The stroke has grown; draw it with the next frame. */
  onGrow: () => void;
  /** The pen was lifted. */
  onStroke: (stroke: Stroke) => void;
};

/**
 * One pen on a canvas: the first pointer that comes down draws until it is lifted, any other (the palm) is ignored.
 * Points are in CSS pixels of the canvas; the readings between two frames are taken too. `current` is the unfinished stroke.
 */
export function usePen({ disabled, onBegin, onGrow, onStroke }: PenOptions): {
  current: RefObject<Point[] | null>;
  handlers: PenHandlers;
} {
  const current = useRef<Point[] | null>(null);
  const pointerId = useRef<number | null>(null);

  function add(event: PointerEvent<HTMLCanvasElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const native = event.nativeEvent;
    const readings = native.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY, pressure, timeStamp } of readings.length > 0 ? readings : [native]) {
      current.current?.push({
        x: clientX - box.left,
        y: clientY - box.top,
        pressure: pressure || 0.5,
        timestamp: timeStamp,
      });
    }
  }

  function lift(event: PointerEvent<HTMLCanvasElement>): void {
    if (event.pointerId !== pointerId.current) return;
    const stroke = current.current;
    pointerId.current = null;
    current.current = null;
    if (stroke) onStroke(stroke);
  }

  const handlers: PenHandlers = {
    onPointerDown(event) {
      if (disabled || pointerId.current !== null || event.button > 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      pointerId.current = event.pointerId;
      current.current = [];
      onBegin();
      add(event);
      onGrow();
    },
    onPointerMove(event) {
      if (event.pointerId !== pointerId.current) return;
      add(event);
      onGrow();
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
  return { current, handlers };
}

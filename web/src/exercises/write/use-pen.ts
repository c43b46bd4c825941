import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Point, Stroke } from '../../../../core/handwriting/shapes.ts';

type PenHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLCanvasElement>) => void
>;

type PenOptions = {
  disabled: boolean;
  onBegin: () => void;
  /** The stroke has grown or was given up; draw it with the next frame. */
  onGrow: () => void;
  /** The pen was lifted. */
  onStroke: (stroke: Stroke) => void;
};

/**
 * One pen on a canvas: the first pointer that comes down draws until it is lifted, any other (a second finger, the
 * palm) is ignored; a real pen takes over from the palm that came down before it. What the system cancels is not a
 * stroke. Points are in CSS pixels of the canvas; the readings between two frames are taken too. `current` is the
 * unfinished stroke.
 */
export function usePen({ disabled, onBegin, onGrow, onStroke }: PenOptions): {
  current: RefObject<Point[] | null>;
  handlers: PenHandlers;
} {
  const current = useRef<Point[] | null>(null);
  const pointer = useRef<{ id: number; type: string } | null>(null);

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

  function letGo(): Point[] | null {
    const stroke = current.current;
    pointer.current = null;
    current.current = null;
    return stroke;
  }

  const isOurs = (event: PointerEvent) => event.pointerId === pointer.current?.id;

  const handlers: PenHandlers = {
    onPointerDown(event) {
      const takesOver = event.pointerType === 'pen' && pointer.current?.type === 'touch';
      if (disabled || (pointer.current && !takesOver) || event.button > 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      pointer.current = { id: event.pointerId, type: event.pointerType };
      current.current = [];
      onBegin();
      add(event);
      onGrow();
    },
    onPointerMove(event) {
      if (!isOurs(event)) return;
      add(event);
      onGrow();
    },
    onPointerUp(event) {
      if (!isOurs(event)) return;
      const stroke = letGo();
      if (stroke) onStroke(stroke);
    },
    onPointerCancel(event) {
      if (!isOurs(event)) return;
      letGo();
      onGrow();
    },
  };
  return { current, handlers };
}

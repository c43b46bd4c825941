import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { longPressMs } from '../../../../../lib/time/timing.ts';

/** A finger that goes further than this scrolls. */
const slackPx = 8;

/**
 * Handlers of an element that is pressed long, by touch alone: a mouse has Shift. The click that ends a long press is
 * swallowed.
 */
export function useLongPress(onLong: () => void) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const wasLong = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      wasLong.current = false;
      if (pointerType === 'mouse') return;
      end();
      const timer = window.setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, longPressMs);
      press.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const begun = press.current;
      if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > slackPx) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      // A key's click is no end of a press.
      if (!wasLong.current || event.detail === 0) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The menu of a long press would lie over what it does.
    onContextMenu(event: MouseEvent) {
      if (wasLong.current || press.current) event.preventDefault();
    },
  };
}

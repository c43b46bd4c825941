import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { atNextSign } from '../../lib/time/next-sign.ts';

/**
 * What home looked like when it was left: the app keeps it while a lesson is open. Changed in place, without a render.
 */
export type HomeMemory = {
  /** Keys of open sections and subsections; undefined until the learner has opened or closed one. */
  open: ReadonlySet<string> | undefined;
  /** Scroll position, px. */
  scrollY: number;
  /** The learner has been below the first screen, or has begun to use it. */
  wentBelow: boolean;
};

/** The page may have been scrolled before the app was there: the last home is drawn first. */
export function createHomeMemory(): HomeMemory {
  return { open: undefined, scrollY: window.scrollY, wentBelow: false };
}

/** How far below the screen it is when it is drawn: half a screen of a phone. */
const reach = '400px';

/**
 * True once what is below the first screen is to be drawn: `place` has come near, or the learner has touched the page or a
 * key.
 */
export function useWentBelow(memory: HomeMemory): {
  wentBelow: boolean;
  place: RefObject<HTMLDivElement | null>;
} {
  const place = useRef<HTMLDivElement>(null);
  const [wentBelow, setWentBelow] = useState(memory.wentBelow);
  useEffect(() => {
    if (wentBelow || !place.current) return;
    const draw = () => {
      memory.wentBelow = true;
      startTransition(() => setWentBelow(true));
    };
    const near = new IntersectionObserver(([seen]) => seen?.isIntersecting && draw(), { rootMargin: reach });
    near.observe(place.current);
    const stopWaiting = atNextSign(draw);
    return () => {
      near.disconnect();
      stopWaiting();
    };
  }, [wentBelow, memory]);
  return { wentBelow, place };
}

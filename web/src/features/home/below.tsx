import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { atNextSign } from '../../lib/time/next-sign.ts';
import type { HomeMemory } from './home-memory.ts';
import styles from './more.module.css';

/** How far below the screen it is when it is drawn: half a screen of a phone. */
const reach = '400px';

/**
 * What is below the screen when home opens: drawn when it comes near, or at the learner's first touch, key or scroll, and
 * from then on at once. Until then it has about its height.
 */
export function Below({ memory, children }: { memory: HomeMemory; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isDue, setDue] = useState(() => memory.wentBelow || !('IntersectionObserver' in window));
  useEffect(() => {
    if (isDue || !place.current) return;
    const draw = () => {
      memory.wentBelow = true;
      startTransition(() => setDue(true));
    };
    const near = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && draw(), {
      rootMargin: reach,
    });
    near.observe(place.current);
    const stopWaiting = atNextSign(draw);
    return () => {
      near.disconnect();
      stopWaiting();
    };
  }, [isDue, memory]);
  return isDue ? children : <div ref={place} className={styles.below} />;
}

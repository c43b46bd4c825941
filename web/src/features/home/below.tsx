import type { ReactNode } from 'react';
import { type HomeMemory, useWentBelow } from './home-memory.ts';
import styles from './more.module.css';

/**
 * What is below the screen when home opens: drawn when it comes near, or at the learner's first touch or key, and from then
 * on at once. Until then it has about its height.
 */
export function Below({ memory, children }: { memory: HomeMemory; children: ReactNode }) {
  const { wentBelow, place } = useWentBelow(memory);
  return wentBelow ? children : <div ref={place} className={styles.below} />;
}

import type { CSSProperties } from 'react';
import styles from './meaning.module.css';

/** Russian text whose longest word stays whole on a narrow phone in large text: its letters stop growing where it would break. */
export function Meaning({ children }: { children: string }) {
  const longest = Math.max(1, ...children.split(/[^\p{L}\p{M}]+/u).map(({ length }) => length));
  return (
    // A custom property is no key of CSSProperties.
    <span className={styles.meaning} style={{ '--longest': longest } as CSSProperties}>
      {children}
    </span>
  );
}

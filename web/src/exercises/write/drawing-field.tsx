import type { ReactNode } from 'react';
import styles from './drawing-field.module.css';

/** What stands around a drawing area: it takes the space that is free, and the lines stand in its middle. */
export function DrawingField({ children }: { children: ReactNode }) {
  return <div className={styles.field}>{children}</div>;
}

import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout.tsx';
import styles from './sticky-actions.module.css';

/** Buttons below what is longer than the screen: they stay in reach. */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <Row gap={4} wrap className={styles.actions}>
      {children}
    </Row>
  );
}

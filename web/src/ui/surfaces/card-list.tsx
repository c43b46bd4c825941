import type { ReactNode } from 'react';
import styles from './card-list.module.css';

type CardListProps = {
  /** Its name, where no heading stands above it. */
  label?: string;
  /** An `li` for each row. */
  children: ReactNode;
};

/** Rows on one card. */
export const CardList = ({ label, children }: CardListProps) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
);

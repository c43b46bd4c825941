import type { ReactNode } from 'react';
import styles from './card-list.module.css';

/** Rows on one card; `children` are their `li`. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

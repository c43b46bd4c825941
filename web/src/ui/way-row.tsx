import type { ReactNode } from 'react';
import { ChevronIcon } from './icons.tsx';
import styles from './way-row.module.css';

type WayRowProps = {
  icon: ReactNode;
  tone: 'accent' | 'gold';
  name: string;
  hint: ReactNode;
  onOpen: () => void;
};

/** A row that leads to another view: a picture, a name, and what awaits there. */
export function WayRow({ icon, tone, name, hint, onOpen }: WayRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={`${styles.icon} ${styles[tone]}`}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <ChevronIcon size={20} className={styles.chevron} />
    </button>
  );
}

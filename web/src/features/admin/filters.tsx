import { type ReactNode, useId, useState } from 'react';
import { adminFrameTexts as texts } from '../../../../core/texts/admin/frame.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChevronIcon } from '../../ui/icons/icons.tsx';
import { SlidersIcon } from './admin-icons.tsx';
import styles from './filters.module.css';

/**
 * Filters of a list: side by side where there is space; on a phone behind a button that tells how many of them narrow
 * the list.
 */
export function Filters({ active, children }: { active: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersIcon size={20} />
        <span className={styles.name}>{texts.filters(active)}</span>
        <ChevronIcon size={20} className={isOpen ? styles.turned : ''} />
      </button>
      <div id={panel} className={classNames(styles.filters, isOpen && styles.open)}>
        {children}
      </div>
    </>
  );
}

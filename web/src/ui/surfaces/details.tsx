import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import styles from './details.module.css';

/** A list that opens below its summary. */
export function Details({
  summary,
  className,
  children,
}: {
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details className={className}>
      <summary className={styles.summary}>
        {summary}
        <ChevronIcon size={20} />
      </summary>
      {children}
    </details>
  );
}

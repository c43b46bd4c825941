import type { ReactNode } from 'react';
import { adminSectionTexts } from '../../../../../core/texts/admin-web.ts';
import { reasonOf } from '../load-failed.tsx';
import styles from './tools.module.css';

/** What came of a tool's work. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.outcome}>
      {children}
    </p>
  );
}

/** Why it failed, in the server's own sentence where it said one. */
export function Failure({ error }: { error: unknown }) {
  return (
    <p role="alert" className={styles.failure}>
      {reasonOf(error) || adminSectionTexts.failed}
    </p>
  );
}

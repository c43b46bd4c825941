import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './panel.module.css';

type PanelProps = {
  title: string;
  /** What the figures mean, in a sentence or two. */
  hint?: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A card of a section, with its heading. */
export function Panel({ title, hint, action, children }: PanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {action}
        </div>
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
      </Card>
    </section>
  );
}

/** Where there is nothing to show: what is missing and, if anything, what brings it. */
export function Nothing({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className={styles.nothing}>
      <p>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

/** The head line of a section. */
export function SectionTitle({ children, aside }: { children: string; aside?: ReactNode }) {
  return (
    <div className={styles.section}>
      <h1 className={styles.name}>{children}</h1>
      {aside}
    </div>
  );
}

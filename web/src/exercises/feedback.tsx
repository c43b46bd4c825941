import type { ReactNode } from 'react';
import styles from './feedback.module.css';

export type FeedbackTone = 'right' | 'wrong' | 'plain';

type FeedbackProps = {
  tone?: FeedbackTone;
  title?: ReactNode;
  children?: ReactNode;
};

/** The line that says how the answer was. Its space is kept while it is empty, so that nothing below it moves. */
export function Feedback({ tone = 'plain', title, children }: FeedbackProps) {
  return (
    <div className={`${styles.feedback} ${styles[tone]}`} role="status">
      {title && <strong>{title}</strong>}
      {children && <span>{children}</span>}
    </div>
  );
}

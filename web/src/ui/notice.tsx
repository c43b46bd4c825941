import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** Buttons: a way on. */
  children?: ReactNode;
};

/** A whole-view state in the middle of the screen: empty, error, not found, done. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <div className={styles.icon}>{icon}</div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

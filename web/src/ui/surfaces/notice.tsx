import type { ReactNode } from 'react';
import { Stack } from '../layout.tsx';
import { Title } from '../text.tsx';
import styles from './notice.module.css';
import { Tile } from './tile.tsx';

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
    <Stack gap={5} align="center" justify="center" grow className={styles.notice} role="alert">
      <Tile size={80} tone="accent">
        {icon}
      </Tile>
      <Title>{title}</Title>
      <p className={styles.text}>{text}</p>
      {children && (
        <Stack gap={3} className={styles.actions}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}

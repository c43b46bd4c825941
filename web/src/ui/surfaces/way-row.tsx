import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import { Stack } from '../layout.tsx';
import { Hint, Text } from '../text.tsx';
import { Tile } from './tile.tsx';
import styles from './way-row.module.css';

type WayRowProps = {
  icon: ReactNode;
  tone: 'accent' | 'gold';
  name: string;
  hint: ReactNode;
  onOpen: () => void;
};

/** A row that leads to another view: a picture, a name, and what is there. */
export function WayRow({ icon, tone, name, hint, onOpen }: WayRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <Tile tone={tone}>{icon}</Tile>
      <Stack as="span" grow>
        <Text weight="strong">{name}</Text>
        <Hint>{hint}</Hint>
      </Stack>
      <ChevronIcon size={20} className={styles.chevron} />
    </button>
  );
}

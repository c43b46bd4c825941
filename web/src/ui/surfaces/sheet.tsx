import { type ReactNode, useId } from 'react';
import { Stack } from '../layout.tsx';
import { Text } from '../text.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import styles from './sheet.module.css';
import { Tile } from './tile.tsx';

type SheetProps = {
  onClose: () => void;
  title: string;
  icon?: ReactNode;
  /** One or two sentences. */
  children: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
};

/** A modal sheet from below with a few sentences and what can be done; open while it is rendered. */
export function Sheet({ onClose, title, icon, children, actions }: SheetProps) {
  const titleId = useId();
  return (
    <ModalDialog look="sheet" className={styles.sheet} labelledBy={titleId} onClose={onClose}>
      <Stack gap={5} align="center" className={styles.body}>
        {icon && (
          <Tile size={64} tone="gold">
            {icon}
          </Tile>
        )}
        <Text as="h2" size="xl" weight="bold" id={titleId}>
          {title}
        </Text>
        <div className={styles.text}>{children}</div>
        {actions && (
          <Stack gap={4} className={styles.actions}>
            {actions}
          </Stack>
        )}
      </Stack>
    </ModalDialog>
  );
}

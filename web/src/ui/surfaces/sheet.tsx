import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Stack } from '../layout.tsx';
import { Text } from '../text.tsx';
import { closeModal, isOpen, openModal } from './modal.ts';
import styles from './sheet.module.css';
import { Tile } from './tile.tsx';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  icon?: ReactNode;
  /** One or two sentences. */
  children: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
};

/** A modal sheet from below. The browser's own dialog keeps the focus inside, handles Escape and restores the focus. */
export function Sheet({ open, onClose, title, icon, children, actions }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || isOpen(element) === open) return;
    if (open) openModal(element);
    else closeModal(element);
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes by the backdrop; Escape is the dialog's own key
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
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
      )}
    </dialog>
  );
}

import { Button } from '../controls/button.tsx';
import { CrossIcon } from '../icons/practice-icons.tsx';
import { Stack } from '../layout.tsx';
import styles from './card-sheet.module.css';
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx';

type CardSheetProps = Omit<ModalDialogProps, 'look' | 'className' | 'onEscape'> & {
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Less space: for what is seen at once. */
  dense?: boolean;
};

/** A card that may be longer than the screen, in a sheet from below; the button that closes it stays in reach. */
export function CardSheet({ closeLabel, dense = false, children, ...dialog }: CardSheetProps) {
  return (
    <ModalDialog look="sheet" {...dialog}>
      <Stack gap={dense ? 5 : 7} className={dense ? styles.dense : styles.body}>
        <Button
          variant="quiet"
          size="icon"
          className={styles.close}
          aria-label={closeLabel}
          icon={<CrossIcon size={24} />}
          onClick={dialog.onClose}
        />
        {children}
      </Stack>
    </ModalDialog>
  );
}

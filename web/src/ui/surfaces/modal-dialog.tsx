import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { openModal } from './modal.ts';
import styles from './modal-dialog.module.css';

export type ModalDialogProps = {
  /** 'sheet' rises from below, and a tap beside it closes it; 'screen' covers the view, and its padding is the caller's. */
  look: 'sheet' | 'screen';
  /** Its name, or the id of the element that is its name. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** What Escape does where it does not close. */
  onEscape?: (() => void) | undefined;
  onClose: () => void;
  className?: string | undefined;
  ref?: RefObject<HTMLDialogElement | null> | undefined;
  children: ReactNode;
};

/**
 * A modal dialog, open while it is rendered: outside of the view that opened it, which may hide what it holds and must
 * not receive its events. However it is closed, the focus returns to what had it before.
 */
export function ModalDialog({
  look,
  label,
  labelledBy,
  onEscape,
  onClose,
  className,
  ref,
  children,
}: ModalDialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  // Before anything in the dialog takes the focus.
  const [opener] = useState(() => document.activeElement);
  // Open before the effects of what it holds: only what is shown can be scrolled to.
  useLayoutEffect(() => {
    openModal(dialog.current);
    return () =>
      queueMicrotask(() => {
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
  }, [dialog, opener]);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes by the backdrop; Escape is the dialog's own key
    <dialog
      ref={dialog}
      className={classNames(styles.modal, styles[look], className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.stopPropagation();
        if (!onEscape) return;
        event.preventDefault();
        onEscape();
      }}
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (look === 'sheet' && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}

/**
 * Opens a dialog over the page, the browser's own way where there is one: Safari before 15.4 knows no dialogs. There it is
 * laid over the page by hand, and a tap beside it closes it.
 */
export function openModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || isOpen(dialog)) return;
  if (dialog.showModal) {
    dialog.showModal();
    return;
  }
  dialog.setAttribute('open', '');
  Object.assign(dialog.style, laidOver);
  closeByTapBeside(dialog);
}

/** Every engine has the attribute. */
const isOpen = (dialog: HTMLDialogElement): boolean => dialog.hasAttribute('open');

/** What a browser does for its own dialogs; the shadow stands for the shade behind them. */
const laidOver: Partial<CSSStyleDeclaration> = {
  display: 'block',
  position: 'fixed',
  inset: '0',
  zIndex: '50',
  height: 'fit-content',
  overflow: 'auto',
  boxShadow: '0 0 0 100vmax var(--shade)',
};

function closeByTapBeside(dialog: HTMLDialogElement): void {
  const tapped = (event: Event) => {
    if (!dialog.isConnected || !isOpen(dialog)) return document.removeEventListener('click', tapped, true);
    if (!(event.target instanceof Node) || dialog.contains(event.target)) return;
    // A dialog opened from this one lies above it.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    event.preventDefault();
    event.stopPropagation();
    dialog.dispatchEvent(new Event('close'));
  };
  document.addEventListener('click', tapped, true);
}

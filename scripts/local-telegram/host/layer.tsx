import type { ReactNode } from 'react';

type LayerProps = { className: string; onClose: () => void; children: ReactNode };

/** Covers what is below a popup or a sheet: Escape and a tap beside it close. */
export const Layer = ({ className, onClose, children }: LayerProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the popup's own buttons close it, too
  <div
    className={`layer ${className}`}
    onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
  >
    {children}
  </div>
);

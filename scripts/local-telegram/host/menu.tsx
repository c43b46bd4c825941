import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icons.tsx';

type MenuItem = {
  text: string;
  /** Second line. */
  note?: string;
  icon?: ReactNode;
  checked?: boolean;
  danger?: boolean;
  onSelect: () => void;
};

type MenuProps = {
  /** The button that opens the list. */
  button: { className: string; label: string; title?: string | undefined; content: ReactNode };
  items: readonly MenuItem[];
};

/** A button that opens a list. Arrow keys move, Escape and a tap outside close. */
export function Menu({ button, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    root.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
    document.addEventListener('pointerdown', closeOutside);
    // A tap into the mini-app's frame reaches no listener of this page, but it takes the focus away.
    window.addEventListener('blur', close);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('blur', close);
    };
  }, [isOpen]);

  function moveBy(event: KeyboardEvent): void {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement); // -1 when the focus is elsewhere
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    } else if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus();
    else if (event.key === 'ArrowUp') all.at(at - 1)?.focus();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the entries inside
    <div ref={root} className="menu" onKeyDown={moveBy}>
      <button
        type="button"
        className={button.className}
        aria-label={button.label}
        title={button.title}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {button.content}
      </button>
      {isOpen && (
        <div className="menu-list" role="menu">
          {items.map((item) => (
            <Entry key={item.text} {...item} close={() => setOpen(false)} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ text, note, icon, checked, danger, onSelect, close }: MenuItem & { close: () => void }) {
  const select = () => {
    close();
    onSelect();
  };
  const role = checked === undefined ? 'menuitem' : 'menuitemradio';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a choice has the role of one
    <button
      type="button"
      role={role}
      aria-checked={checked}
      className={danger ? 'row entry menu-item danger' : 'row entry menu-item'}
      onClick={select}
    >
      {icon}
      <span className="menu-text">
        {text}
        {note && <small>{note}</small>}
      </span>
      {checked && <Icon name="check" />}
    </button>
  );
}

import { el, fill } from './dom.ts';
import { type IconName, icon } from './icons.ts';

export type MenuItem = {
  text: string;
  /** Second line. */
  note?: string;
  icon?: IconName | Node;
  checked?: boolean;
  danger?: boolean;
  onSelect: () => void;
};

/** A button that opens a list. `items` is called at each opening. Arrow keys move, Escape and a tap outside close. */
export function createMenu(options: {
  button: HTMLButtonElement;
  items: () => MenuItem[];
  /** Side of the button that the list is aligned with. */
  align?: 'start' | 'end';
  /** Opens upwards, for buttons at the bottom. */
  up?: boolean;
}): HTMLElement {
  const { button, items } = options;
  const list = el('div', { class: 'menu-list', role: 'menu', hidden: true });
  const root = el(
    'div',
    { class: 'menu', 'data-align': options.align ?? 'end', 'data-up': options.up },
    button,
    list,
  );
  button.setAttribute('aria-haspopup', 'menu');
  button.setAttribute('aria-expanded', 'false');

  const close = () => {
    list.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', closeOutside);
  };
  const closeOutside = (event: Event) => {
    if (event.target instanceof Node && !root.contains(event.target)) close();
  };
  const open = () => {
    fill(list, ...items().map((item) => menuItem(item, close)));
    list.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', closeOutside);
    list.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
  };

  button.addEventListener('click', () => (list.hidden ? open() : close()));
  // A tap into the mini-app's frame reaches no listener of this page, but it takes the focus away.
  window.addEventListener('blur', close);
  root.addEventListener('keydown', (event) => {
    const entries = [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const at = entries.indexOf(document.activeElement as HTMLElement); // -1 when the focus is elsewhere
    if (event.key === 'Escape' && !list.hidden) {
      close();
      button.focus();
    } else if (event.key === 'ArrowDown') entries[(at + 1) % entries.length]?.focus();
    else if (event.key === 'ArrowUp') entries.at(at - 1)?.focus();
    else return;
    event.preventDefault();
  });
  return root;
}

function menuItem(item: MenuItem, close: () => void): HTMLElement {
  return el(
    'button',
    {
      type: 'button',
      role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
      'aria-checked': item.checked === undefined ? null : String(item.checked),
      class: item.danger ? 'menu-item danger' : 'menu-item',
      onclick: () => {
        close();
        item.onSelect();
      },
    },
    typeof item.icon === 'string' ? icon(item.icon) : item.icon,
    el('span', { class: 'menu-text' }, item.text, item.note ? el('small', {}, item.note) : null),
    item.checked ? icon('check') : null,
  );
}

import { el } from './dom.ts';

const shownMs = 4000;

/** Short notes that come and go over the page. */
export function createNotes() {
  const root = el('div', { class: 'notes', role: 'status', 'aria-live': 'polite' });
  return {
    root,
    show(text: string, link?: string) {
      const note = el(
        'div',
        { class: 'note' },
        el('span', { dir: 'auto' }, text),
        link ? el('a', { href: link, target: '_blank', rel: 'noopener noreferrer' }, 'Открыть') : null,
      );
      root.append(note);
      setTimeout(() => note.remove(), link ? shownMs * 2 : shownMs);
    },
  };
}

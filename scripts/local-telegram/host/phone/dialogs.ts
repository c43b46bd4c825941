import { el, fill } from '../dom.ts';
import type { Dialog } from './client.ts';

/** Native-looking popups over the phone (or over the chat): one at a time. */
export function createDialogs() {
  const layer = el('div', { class: 'dialog-layer', hidden: true });
  let answer: ((id: string | null) => void) | null = null;

  const finish = (id: string | null) => {
    layer.hidden = true;
    const done = answer;
    answer = null;
    done?.(id);
  };

  layer.addEventListener('click', (event) => {
    if (event.target === layer) finish(null);
  });
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') finish(null);
  });

  return {
    layer,
    isOpen: () => answer !== null,
    /** Closes an open popup as if it was dismissed. */
    dismiss: () => finish(null),
    ask({ title, message, buttons }: Dialog): Promise<string | null> {
      const shown = buttons.length > 0 ? buttons : [{ id: '', text: 'Закрыть', tone: 'strong' as const }];
      const box = el(
        'div',
        { class: 'dialog', role: 'alertdialog', 'aria-modal': 'true', 'aria-label': title || message },
        el(
          'div',
          { class: 'dialog-text' },
          title ? el('h3', {}, title) : null,
          el('p', { dir: 'auto' }, message),
        ),
        el(
          'div',
          { class: 'dialog-buttons', 'data-count': shown.length },
          ...shown.map(({ id, text, tone }) =>
            el('button', { type: 'button', class: `dialog-button ${tone}`, onclick: () => finish(id) }, text),
          ),
        ),
      );
      fill(layer, box);
      layer.hidden = false;
      box.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
}

import { arrange, el } from '../dom.ts';

/** A list that grows at its head: newest first, a button to empty it. */
export function createLogList<Entry extends { id: number }>(options: {
  label: string;
  empty: string;
  row: (entry: Entry) => HTMLElement;
  onClear: () => void;
}) {
  const { label, empty, row, onClear } = options;
  const drawn = new Map<number, { entry: Entry; node: HTMLElement }>();
  const list = el('ol', { class: 'log', 'aria-label': label });
  const note = el('p', { class: 'log-empty' }, empty);
  const clear = el(
    'button',
    { type: 'button', class: 'log-clear', 'aria-label': `Очистить: ${label}`, onclick: () => onClear() },
    'Очистить',
  );
  const root = el('div', { class: 'log-box' }, clear, note, list);

  const nodeOf = (entry: Entry) => {
    const known = drawn.get(entry.id);
    if (known?.entry === entry) return known.node;
    const node = row(entry);
    drawn.set(entry.id, { entry, node });
    return node;
  };

  return {
    root,
    draw(entries: readonly Entry[]) {
      note.hidden = entries.length > 0;
      clear.hidden = entries.length === 0;
      arrange(list, [...entries].reverse().map(nodeOf));
      if (entries.length === 0) drawn.clear();
    },
  };
}

import { useEffect, useRef } from 'react';
import { Layer } from '../layer.tsx';
import { createStore, useStore } from '../store.ts';
import type { Dialog } from './client.ts';

type Dialogs = ReturnType<typeof createDialogs>;

/** Native-looking popups over the phone (or over the chat): one at a time. */
export function createDialogs() {
  const shown = createStore<{ dialog: Dialog | null }>({ dialog: null });
  let answer: ((id: string | null) => void) | null = null;
  const finish = (id: string | null) => {
    shown.set({ dialog: null });
    const done = answer;
    answer = null;
    done?.(id);
  };
  return {
    shown,
    finish,
    isOpen: () => answer !== null,
    /** Closes an open popup as if it was dismissed. */
    dismiss: () => finish(null),
    ask(dialog: Dialog): Promise<string | null> {
      shown.set({ dialog });
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
}

const closeButton = [{ id: '', text: 'Закрыть', tone: 'strong' as const }];

export function DialogLayer({ dialogs: { shown, finish, dismiss } }: { dialogs: Dialogs }) {
  const { dialog } = useStore(shown);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!dialog) return;
    box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [dialog]);
  if (!dialog) return null;
  const { title, message } = dialog;
  const buttons = dialog.buttons.length > 0 ? dialog.buttons : closeButton;
  return (
    <Layer className="dialog-layer" onClose={dismiss}>
      <div ref={box} className="dialog" role="alertdialog" aria-modal="true" aria-label={title || message}>
        <div className="dialog-text">
          {title && <h3>{title}</h3>}
          <p dir="auto">{message}</p>
        </div>
        <div className="dialog-buttons" data-count={buttons.length}>
          {buttons.map(({ id, text, tone }) => (
            <button key={id} type="button" className={`dialog-button ${tone}`} onClick={() => finish(id)}>
              {text}
            </button>
          ))}
        </div>
      </div>
    </Layer>
  );
}

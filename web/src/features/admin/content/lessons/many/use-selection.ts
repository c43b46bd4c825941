import { useEffect, useState } from 'react';
import { useTelegram } from '../../../../../lib/services.ts';
import { useBackButton } from '../../../../../lib/telegram/use-buttons.ts';
import { extendedTo, nothing, type Selection, toggled, withAll } from './selection.ts';

export type SelectionMode = {
  /** Null while lessons are opened by a tap, and not selected. */
  selection: Selection | null;
  begin: () => void;
  end: () => void;
  clear: () => void;
  toggle: (id: number) => void;
  /** Everything from the last one to this one, as they are shown. */
  extendTo: (id: number, shown: readonly number[]) => void;
  addAll: (ids: readonly number[]) => void;
};

/** The selection of lessons: it stays while the list is searched, narrowed and continued. Escape and «назад» end it. */
export function useSelection(): SelectionMode {
  const { haptic } = useTelegram();
  const [selection, setSelection] = useState<Selection | null>(null);
  const isOn = selection !== null;
  const end = () => setSelection(null);
  useBackButton(isOn ? end : null);
  useEffect(() => {
    if (!isOn) return;
    const leave = (event: KeyboardEvent) => {
      // A dialog that is open, a menu or a field takes it first.
      const isFree = !event.defaultPrevented && !document.querySelector('dialog[open]');
      if (event.key === 'Escape' && isFree) setSelection(null);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOn]);
  function change(next: (selection: Selection) => Selection) {
    haptic('select');
    setSelection((now) => next(now ?? nothing));
  }
  return {
    selection,
    begin: () => change(() => nothing),
    end,
    clear: () => change(() => nothing),
    toggle: (id) => change((now) => toggled(now, id)),
    extendTo: (id, shown) => change((now) => extendedTo(now, id, shown)),
    addAll: (ids) => change((now) => withAll(now, ids)),
  };
}

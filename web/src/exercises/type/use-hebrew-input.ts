import { useLayoutEffect, useRef, useState } from 'react';

export type HebrewInput = {
  value: string;
  setValue: (value: string) => void;
  ref: React.RefObject<HTMLInputElement | null>;
  /** Inserts text at the caret, replacing the selection. */
  insert: (text: string) => void;
  /** Deletes the selection, or the character before the caret. */
  erase: () => void;
};

/** Where the text is kept when the field does not keep it itself. */
type Held = { value: string; onChange: (value: string) => void };

/**
 * A field that is filled by the app's own keys as well as by the device's: the caret stays where the learner put it.
 */
export function useHebrewInput(held?: Held): HebrewInput {
  const [own, setOwn] = useState('');
  const value = held?.value ?? own;
  const setValue = held?.onChange ?? setOwn;
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function replace(from: number, to: number, text: string): void {
    caret.current = from + text.length;
    setValue(value.slice(0, from) + text + value.slice(to));
  }

  function selection(): [number, number] {
    const { selectionStart, selectionEnd } = ref.current ?? {};
    return [selectionStart ?? value.length, selectionEnd ?? value.length];
  }

  return {
    value,
    setValue,
    ref,
    insert(text) {
      replace(...selection(), text);
    },
    erase() {
      const [from, to] = selection();
      if (from !== to) replace(from, to, '');
      else if (from > 0) replace(from - 1, from, '');
    },
  };
}

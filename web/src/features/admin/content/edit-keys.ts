import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Fields of one line: Enter does nothing of its own in them. */
const lines = 'input:not([type="file"]):not([type="checkbox"]):not([type="radio"]), select';

/**
 * Enter leads to the next field, Shift+Enter to the one before; from a text of several lines Ctrl or ⌘ with Enter does.
 * Behind the last field, `onLast`.
 */
export function moveAmongFields(event: KeyboardEvent<HTMLElement>, onLast: (() => void) | undefined): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  const isText = target.matches(lines);
  const isLeft = target.matches('textarea') && (event.ctrlKey || event.metaKey);
  if (!isText && !isLeft) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(`${lines}, textarea`)].filter(
    (it) => !it.matches(':disabled'),
  );
  const next = all[all.indexOf(target) + (event.shiftKey ? -1 : 1)];
  event.preventDefault();
  if (next) next.focus();
  else if (!event.shiftKey) onLast?.();
}

/** Ctrl+S, on a Mac ⌘S, saves instead of keeping the page. */
export function useSaveKey(save: () => void, isPossible: boolean): void {
  const latest = useRef({ save, isPossible });
  useEffect(() => {
    latest.current = { save, isPossible };
  });
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (latest.current.isPossible) latest.current.save();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

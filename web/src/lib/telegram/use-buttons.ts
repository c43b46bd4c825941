import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTelegram } from '../services.ts';
import type { MainButtonState } from './buttons.ts';

/** Shows the system back button while `handler` is given. The latest mounted handler wins (a sheet before its view). */
export function useBackButton(handler: (() => void) | null): void {
  const { backButton } = useTelegram();
  const latest = useLatest(handler);
  const shown = handler !== null;
  useEffect(
    () => (shown ? backButton.claim(() => latest.current?.()) : undefined),
    [shown, latest, backButton],
  );
}

/** As `useBackButton`, for what lies over a view: the main button of the view below is hidden as long as it is there. */
export function useSheetButtons(onBack: () => void): void {
  const { mainButton } = useTelegram();
  useBackButton(onBack);
  useEffect(() => mainButton.claim(undefined), [mainButton]);
}

/** True when something can go back and the client draws no back button of its own: the shell draws the arrow. */
export function useNeedsBackArrow(): boolean {
  const { backButton } = useTelegram();
  const wanted = useSyncExternalStore(backButton.subscribe, () => backButton.top() !== undefined);
  return wanted && !backButton.isDrawn();
}

/**
 * Telegram's main button while `state` is given. Returns whether the client draws it: where it does not, the view shows
 * a button of its own.
 */
export function useMainButton(state: MainButtonState | null): boolean {
  const { mainButton, insideTelegram } = useTelegram();
  const latest = useLatest(state);
  const { text, disabled = false, loading = false } = state ?? {};
  useEffect(() => {
    if (text === undefined) return;
    return mainButton.claim({ text, disabled, loading, onPress: () => latest.current?.onPress() });
  }, [text, disabled, loading, latest, mainButton]);
  return insideTelegram();
}

/** A handler that is always the newest, without registering it with the client again. */
function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}

import type { Client } from './client.ts';

export type MainButtonState = {
  text: string;
  onPress: () => void;
  disabled?: boolean;
  /** Shows the client's spinner and ignores presses. */
  loading?: boolean;
};

/** The system's back button: shown while a handler claims it. */
export function createBackButton({ call, supports }: Client) {
  const claims = createClaims<() => void>((handler) => {
    if (!supports('6.1')) return;
    // Both are harmless when repeated; the SDK keeps one copy of a listener.
    call(({ BackButton }) => (handler ? BackButton.onClick(press).show() : BackButton.hide()));
  });
  /** What the back button does now; the shell's own arrow outside Telegram calls it too. */
  const press = () => claims.top()?.();
  return { ...claims, press, isDrawn: () => supports('6.1') };
}

/** Telegram's main button; a claim of `undefined` hides it. */
export function createMainButton({ call, insideTelegram }: Client) {
  const claims = createClaims<MainButtonState | undefined>((state) => {
    if (!insideTelegram()) return;
    call(({ MainButton: button }) => {
      if (!state) {
        if (button.isVisible) button.hide();
        return;
      }
      const active = !state.disabled && !state.loading;
      button.onClick(press);
      button.setParams({
        text: state.text,
        color: token('--accent-fill'),
        text_color: token('--on-accent'),
        is_active: active,
        is_visible: true,
      });
      if (state.loading) button.showProgress(false);
      else if (button.isProgressVisible) button.hideProgress();
      if (button.isActive !== active) active ? button.enable() : button.disable();
    });
  });
  function press(): void {
    const state = claims.top();
    if (state && !state.disabled && !state.loading) state.onPress();
  }
  return claims;
}

/** One of the app's colours as the style sheet defines it in the current theme. */
function token(name: string): `#${string}` | undefined {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return /^#[0-9a-f]{6}$/i.test(value) ? (value as `#${string}`) : undefined;
}

/**
 * Claims on one feature of the client (a button, a switch). The latest claim wins, and gives way to the one before it
 * when it goes. Changes of one tick are sent to the client once, so that a view that leaves and one that comes do not
 * flicker.
 */
function createClaims<T>(show: (top: T | undefined) => void) {
  const claims: { value: T }[] = [];
  const listeners = new Set<() => void>();
  let planned = false;

  function redraw(): void {
    for (const listener of listeners) listener();
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      show(claims.at(-1)?.value);
    });
  }

  return {
    redraw,
    top: () => claims.at(-1)?.value,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    claim(value: T): () => void {
      const mine = { value };
      claims.push(mine);
      redraw();
      return () => {
        claims.splice(claims.indexOf(mine), 1);
        redraw();
      };
    },
  };
}

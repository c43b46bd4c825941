/**
 * The one module that touches Telegram's bridge. It must be the first import of main.tsx: the SDK reads the launch
 * parameters from the address at import. Old clients lack or throw on many methods, so every call goes through `attempt`
 * and, where Telegram documents one, a version guard. Outside Telegram everything here is quiet and harmless.
 */
import imported from '@twa-dev/sdk';
import { useEffect, useRef, useSyncExternalStore } from 'react';

// The SDK is CommonJS: bundler, test runner and dev server disagree on whether its default export is unwrapped once or twice.
const WebApp = 'default' in imported ? (imported.default as typeof imported) : imported;

export type LaunchUser = { id: number; firstName: string };

export type LaunchData = {
  /** The signed launch string as it came, '' outside Telegram. Never logged. */
  initData: string;
  /** Unsigned: for choosing what to show first, never for rights. */
  user: LaunchUser | null;
  /** Deep link, e.g. 'lesson_3'; user input. */
  startParam: string | null;
  /** 'ios', 'android', 'tdesktop', 'weba', …; 'unknown' outside Telegram. */
  platform: string;
  /** Bot API version of the client, e.g. '8.0'. */
  version: string;
};

let launched: LaunchData | undefined;

/** What Telegram handed over, read once. */
export function launch(): LaunchData {
  launched ??= readLaunch();
  return launched;
}

function readLaunch(): LaunchData {
  const { user, start_param } = WebApp.initDataUnsafe ?? {};
  return {
    initData: WebApp.initData ?? '',
    user: typeof user?.id === 'number' ? { id: user.id, firstName: user.first_name } : null,
    startParam: start_param ?? new URLSearchParams(location.search).get('tgWebAppStartParam'),
    platform: WebApp.platform,
    version: WebApp.version,
  };
}

/** True when a Telegram client has opened us (even one that gave no initData). */
export function insideTelegram(): boolean {
  return WebApp.platform !== 'unknown' || launch().initData !== '';
}

function supports(version: string): boolean {
  return insideTelegram() && WebApp.isVersionAtLeast(version);
}

/** Runs a call that an old client may refuse by throwing; true when it went through. */
function attempt(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

// ── Window ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Opens the app to its full height and takes Telegram's own placeholder away: call when the first view is drawn. */
export function showApp(): void {
  attempt(() => WebApp.ready());
  attempt(() => WebApp.expand());
}

/** Closes the mini-app; in a browser tab nothing happens. */
export function closeApp(): void {
  attempt(() => WebApp.close());
}

/**
 * Keeps `data-theme` of the page, and the colours of Telegram's bars around it, in step with the client's theme. The SDK
 * itself keeps the `--tg-theme-*` variables. A client that gives no colours leaves the choice to the system.
 */
export function followTheme(): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const given = Boolean(WebApp.themeParams?.bg_color);
    const dark = given ? WebApp.colorScheme === 'dark' : system.matches;
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    // The bars are told a key of the theme, which old clients know since 6.1; a free colour came only with 6.9.
    if (supports('6.1')) {
      attempt(() => WebApp.setHeaderColor('secondary_bg_color'));
      attempt(() => WebApp.setBackgroundColor('secondary_bg_color'));
    }
    if (supports('7.10')) attempt(() => WebApp.setBottomBarColor('secondary_bg_color'));
    mainButton.redraw();
  };
  apply();
  attempt(() => WebApp.onEvent('themeChanged', apply));
  system.addEventListener('change', apply);
  return () => {
    attempt(() => WebApp.offEvent('themeChanged', apply));
    system.removeEventListener('change', apply);
  };
}

/** Called when the app goes to the background: sound and microphone must stop. Answers the function that ends it. */
export function onDeactivated(listener: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  attempt(() => WebApp.onEvent('deactivated', listener));
  document.addEventListener('visibilitychange', hidden);
  return () => {
    attempt(() => WebApp.offEvent('deactivated', listener));
    document.removeEventListener('visibilitychange', hidden);
  };
}

/** Called when the app comes back to the front. Answers the function that ends it. */
export function onActivated(listener: () => void): () => void {
  const visible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  attempt(() => WebApp.onEvent('activated', listener));
  document.addEventListener('visibilitychange', visible);
  return () => {
    attempt(() => WebApp.offEvent('activated', listener));
    document.removeEventListener('visibilitychange', visible);
  };
}

// ── Haptics ─────────────────────────────────────────────────────────────────────────────────────────────────────────

let vibration = true;

/** The learner's setting «вибрация». */
export function allowVibration(allowed: boolean): void {
  vibration = allowed;
}

/** 'success' and 'error' for answers, 'warning' for refusals, 'select' for keys and choices, 'tap' for buttons. */
export function haptic(kind: 'success' | 'error' | 'warning' | 'select' | 'tap'): void {
  if (!vibration || !supports('6.1')) return;
  attempt(() => {
    if (kind === 'select') WebApp.HapticFeedback.selectionChanged();
    else if (kind === 'tap') WebApp.HapticFeedback.impactOccurred('light');
    else WebApp.HapticFeedback.notificationOccurred(kind);
  });
}

// ── Buttons of the client ───────────────────────────────────────────────────────────────────────────────────────────

/**
 * Claims on one thing of the client (a button, a switch). The latest claim wins, and gives way to the one before it when
 * it goes. Changes of one tick are told to the client once, so that a view that leaves and one that comes do not flicker.
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

type Handler = () => void;

const backButton = createClaims<Handler>((handler) => {
  if (!supports('6.1')) return;
  // Both are harmless when repeated; the SDK keeps one copy of a listener.
  attempt(() => (handler ? WebApp.BackButton.onClick(pressBack).show() : WebApp.BackButton.hide()));
});

/** What the back button does now; the shell's own arrow outside Telegram calls it too. */
export function pressBack(): void {
  backButton.top()?.();
}

/** Shows the system back button while `handler` is given. The latest mounted handler wins (a sheet before its view). */
export function useBackButton(handler: Handler | null): void {
  const latest = useLatest(handler);
  const shown = handler !== null;
  useEffect(() => (shown ? backButton.claim(() => latest.current?.()) : undefined), [shown, latest]);
}

/** True when something can go back and the client draws no back button of its own: the shell draws the arrow. */
export function useNeedsBackArrow(): boolean {
  const wanted = useSyncExternalStore(backButton.subscribe, () => backButton.top() !== undefined);
  return wanted && !supports('6.1');
}

export type MainButtonState = {
  text: string;
  onPress: Handler;
  disabled?: boolean;
  /** Shows the client's spinner and takes no presses. */
  loading?: boolean;
};

const mainButton = createClaims<MainButtonState | undefined>((state) => {
  if (!insideTelegram()) return;
  attempt(() => {
    const button = WebApp.MainButton;
    if (!state) {
      if (button.isVisible) button.hide();
      return;
    }
    const active = !state.disabled && !state.loading;
    button.onClick(pressMain);
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

function pressMain(): void {
  const state = mainButton.top();
  if (state && !state.disabled && !state.loading) state.onPress();
}

/** A colour of ours as the style sheet has it in the present theme. */
function token(name: string): `#${string}` | undefined {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return /^#[0-9a-f]{6}$/i.test(value) ? (value as `#${string}`) : undefined;
}

/**
 * Telegram's main button while `state` is given. Answers whether the client draws it: where it does not, the view shows
 * a button of its own.
 */
export function useMainButton(state: MainButtonState | null): boolean {
  const latest = useLatest(state);
  const { text, disabled = false, loading = false } = state ?? {};
  useEffect(() => {
    if (text === undefined) return;
    return mainButton.claim({ text, disabled, loading, onPress: () => latest.current?.onPress() });
  }, [text, disabled, loading, latest]);
  return insideTelegram();
}

/** Takes the main button away while `hidden`: for a sheet that brings buttons of its own. */
export function useHiddenMainButton(hidden: boolean): void {
  useEffect(() => (hidden ? mainButton.claim(undefined) : undefined), [hidden]);
}

/** Asks before the app is closed while `on`: for a quiz or unsaved edits. */
export function useClosingConfirmation(on: boolean): void {
  useEffect(() => {
    if (!on || !supports('6.2')) return;
    attempt(() => WebApp.enableClosingConfirmation());
    return () => void attempt(() => WebApp.disableClosingConfirmation());
  }, [on]);
}

/** Keeps a downward stroke from closing the app while `on`: for drawing. */
export function useNoVerticalSwipes(on: boolean): void {
  useEffect(() => {
    if (!on || !supports('7.7')) return;
    attempt(() => WebApp.disableVerticalSwipes());
    return () => void attempt(() => WebApp.enableVerticalSwipes());
  }, [on]);
}

/** A handler that is always the newest, without renewing what was told to the client. */
function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}

// ── Stars ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export type InvoiceStatus = 'paid' | 'cancelled' | 'failed' | 'pending';

/** Whether this client can show its payment sheet. */
export function canOpenInvoice(): boolean {
  return supports('6.1');
}

/**
 * Opens Telegram's payment sheet; false when the client refuses. `onClosed` hears what the client says of the payment,
 * which is a hint and no more: it may come late, twice, wrong or never. A link is opened once: the SDK throws on a second
 * time when no close event came.
 */
export function openInvoice(link: string, onClosed: (status: InvoiceStatus) => void): boolean {
  return canOpenInvoice() && attempt(() => WebApp.openInvoice(link, onClosed));
}

// ── Popups and links ────────────────────────────────────────────────────────────────────────────────────────────────

export type Question = { title?: string; message: string; yes: string; no: string; destructive?: boolean };

/** Asks with the client's own popup (with the browser's where there is none). Answers true for `yes`. */
export function confirmPopup({ title, message, yes, no, destructive }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const shown =
      supports('6.2') &&
      attempt(() =>
        WebApp.showPopup(
          {
            title: title?.slice(0, 64),
            message: message.slice(0, 256),
            buttons: [
              { id: 'yes', type: destructive ? 'destructive' : 'default', text: yes },
              { id: 'no', type: 'default', text: no },
            ],
          },
          (pressed) => resolve(pressed === 'yes'),
        ),
      );
    if (!shown) resolve(window.confirm(title ? `${title}\n\n${message}` : message));
  });
}

/** Tells something that must be acknowledged, in the client's own popup (the browser's where there is none). */
export function alertPopup(message: string): void {
  const shown = supports('6.2') && attempt(() => WebApp.showAlert(message.slice(0, 256)));
  if (!shown) window.alert(message);
}

/**
 * Asks whether the bot may write to the learner; true when it may. Where the client cannot ask, the answer is true: whoever
 * has opened the app from the chat has begun it, and the server finds out the rest.
 */
export function requestWriteAccess(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!supports('6.9') || !attempt(() => WebApp.requestWriteAccess(resolve))) resolve(true);
  });
}

/** Opens a web page outside the app. Only http and https addresses are opened; anything else does nothing. */
export function openLink(url: string): void {
  if (!isWebAddress(url)) return;
  const opened = insideTelegram() && attempt(() => WebApp.openLink(url));
  if (!opened) window.open(url, '_blank', 'noopener');
}

/** Opens a t.me address in Telegram itself. */
export function openTelegramLink(url: string): void {
  if (!isWebAddress(url)) return;
  const opened = supports('6.1') && attempt(() => WebApp.openTelegramLink(url));
  if (!opened) window.open(url, '_blank', 'noopener');
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

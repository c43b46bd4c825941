import type { ChatName } from './server.ts';
import { createStore, type Store } from './store.ts';
import type { Platform, Scheme } from './themes.ts';

/** How the client looks and what it claims to be; remembered by the browser. */
export type ClientSettings = {
  personId: number | null;
  scheme: Scheme;
  platform: Platform;
  /** Bot API version that the client claims. */
  version: ClientVersion;
  /** Width of the phone's screen, px. */
  widthPx: PhoneWidth;
  /** The client receives the app's calls and never responds, as broken clients do. */
  silent: boolean;
  /** The chat's client is older than Bot API 10.1: it shows no messages with tables. */
  isOld: boolean;
  panelOpen: boolean;
  /** The mini-app has an icon on the home screen: without one it may offer one. */
  hasIcon: boolean;
  shownChat: ChatName;
  /** Which half a narrow window shows. */
  tab: 'chat' | 'app';
};

export type ClientVersion = '6.0' | '8.0' | '9.1';
export type PhoneWidth = 320 | 375 | 425;

const storageKey = 'local-telegram';

/** Before anything was chosen. */
export const firstSettings: ClientSettings = {
  personId: null,
  scheme: 'light',
  platform: 'ios',
  version: '9.1',
  widthPx: 375,
  silent: false,
  isOld: false,
  panelOpen: false,
  hasIcon: true,
  shownChat: 'bot',
  tab: 'chat',
};

export function createSettings(): Store<ClientSettings> {
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const settings = createStore<ClientSettings>({ ...firstSettings, scheme, ...remembered() });
  settings.watch((value) => {
    const { tab: _tab, silent: _silent, ...kept } = value;
    localStorage.setItem(storageKey, JSON.stringify(kept));
  });
  return settings;
}

/** Written by this page alone; a broken or missing entry means defaults. */
function remembered(): Partial<ClientSettings> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

import type { Bridge } from './bridge.ts';
import { createBackButton, createMainButton } from './buttons.ts';
import { createClient } from './client.ts';
import { createHaptics } from './haptics.ts';
import { createLinks } from './links.ts';
import { createInvoices, createPopups } from './popups.ts';
import { followTheme } from './theme.ts';
import { createWindow } from './window.ts';

/** The Telegram client around the page; this folder is the only one that knows its bridge. */
export type Telegram = ReturnType<typeof createTelegram>;

export function createTelegram(bridge?: Bridge) {
  const client = createClient(bridge);
  const mainButton = createMainButton(client);
  return {
    /** For what is loaded after the first view (sharing). */
    client,
    launch: client.launch,
    insideTelegram: client.insideTelegram,
    backButton: createBackButton(client),
    mainButton,
    /** The main button takes its colours from the theme. */
    followTheme: () => followTheme(client, mainButton.redraw),
    ...createWindow(client),
    ...createHaptics(client),
    ...createPopups(client),
    ...createLinks(client),
    ...createInvoices(client),
  };
}

import { launchUrl, startParamOf } from '../launch-url.ts';
import { server } from '../server.ts';
import type { ClientSettings } from '../settings.ts';
import type { Store } from '../store.ts';
import { themes } from '../themes.ts';
import { type AppState, freshApp } from './app-state.ts';

/** What the page has drawn of the phone. */
export type PhoneNodes = { frame: HTMLIFrameElement | null; body: HTMLElement | null };

type Dismissible = { dismiss: () => void };

export const themeParamsOf = ({ platform, scheme }: ClientSettings) => themes[platform][scheme];

/** Opens the app, opens it again as it was asked for last, and closes it. */
export function createLaunches(
  { settings, personId }: { settings: Store<ClientSettings>; personId: () => number },
  parts: { app: Store<AppState>; nodes: PhoneNodes; dialogs: Dismissible; invoices: Dismissible },
) {
  const { app, nodes, dialogs, invoices } = parts;
  let launches = 0;
  /** What was asked to open last. Until it is signed, `app` still shows what was open before. */
  let wanted: { url: string; fromChat: boolean } | null = null;
  return { launch, relaunch, close };

  async function launch(url: string, fromChat: boolean): Promise<void> {
    const mine = { url, fromChat };
    wanted = mine;
    const startParam = startParamOf(url);
    const signed = await server.launch({
      personId: personId(),
      fromChat,
      ...(startParam ? { startParam } : {}),
    });
    if (!signed || mine !== wanted) return;
    dialogs.dismiss();
    invoices.dismiss();
    nodes.frame = null;
    const client = settings.get();
    const src = launchUrl(url, {
      initData: signed.initData,
      version: client.version,
      platform: client.platform,
      themeParams: themeParamsOf(client),
      startParam,
    });
    launches += 1;
    app.set({ ...freshApp, url, minimised: false, frame: { id: launches, src } });
    settings.set({ tab: 'app' });
  }

  function close(): void {
    wanted = null;
    dialogs.dismiss();
    invoices.dismiss();
    nodes.frame = null;
    app.set({ ...freshApp, url: null, minimised: false, frame: null });
  }

  function relaunch(): void {
    if (wanted) void launch(wanted.url, wanted.fromChat);
  }
}

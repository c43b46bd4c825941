import type { ChatView, HostState } from '../../control/shapes.ts';
import { el } from '../dom.ts';
import { launchUrl, startParamOf } from '../launch-url.ts';
import type { MenuItem } from '../menu.ts';
import { server } from '../server.ts';
import type { ClientSettings } from '../settings.ts';
import { createStore, type Store } from '../store.ts';
import { themes } from '../themes.ts';
import { type AppState, freshApp } from './app-state.ts';
import { type BridgeEvent, createBridge } from './bridge.ts';
import { calls } from './calls/calls.ts';
import type { Client } from './client.ts';
import { closingQuestion } from './closing.ts';
import { createDialogs } from './dialogs.ts';
import { safeAreaOf } from './insets.ts';
import { createInvoiceSheet } from './invoice-sheet.ts';
import { createPhoneView } from './phone-view.ts';

/** As Telegram Web frames a mini-app: no downloads, no top navigation, and no more devices than these. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation';
const allowedDevices = 'camera; microphone; geolocation';

export type PhoneActions = {
  settings: Store<ClientSettings>;
  personId: () => number;
  now: () => Date;
  noteLink: (url: string) => void;
  openTelegramLink: (pathFull: string) => void;
  /** Where the app opens when no button said so. */
  homeUrl: () => string;
  onEvents: (events: BridgeEvent[]) => void;
};

/** The phone with the mini-app: launches, closes, and implements the bridge's protocol. */
export function createPhone(actions: PhoneActions) {
  const { settings } = actions;
  const app = createStore<AppState>({ ...freshApp, url: null, fromChat: false, minimised: false });
  let host: HostState | null = null;
  let chat: ChatView | null = null;
  let frame: HTMLIFrameElement | null = null;
  /** What was asked to open last. Until it is signed, `app` still shows what was open before. */
  let wanted: { url: string; fromChat: boolean } | null = null;

  const dialogs = createDialogs();
  const invoices = createInvoiceSheet(actions.personId);
  const bridge = createBridge({
    frame: () => frame,
    origin: () => new URL(host?.appUrl ?? location.href).origin,
    now: actions.now,
    silent: () => settings.get().silent,
    onCall(name, data) {
      const handle = calls[name];
      handle?.(client, data);
      return handle !== undefined;
    },
    onRecord: actions.onEvents,
  });
  const view = createPhoneView({
    onBack: () => (app.get().backVisible ? bridge.emit('back_button_pressed') : void askToClose()),
    onOpen: () => void launch(actions.homeUrl(), false),
    onRestore: () => minimise(false),
    onMain: () => bridge.emit('main_button_pressed'),
    menuItems,
  });
  view.screen.append(dialogs.layer, invoices.layer);

  const botName = () => chat?.bot.name ?? host?.bot.name ?? '';

  const client: Client = {
    app,
    settings,
    personId: actions.personId,
    botName,
    mayWrite: () => chat?.opened === true && !chat.blocked,
    emit: bridge.emit,
    ask: dialogs.ask,
    asking: dialogs.isOpen,
    close,
    payInvoice: (slug) => invoices.open({ slug }),
    noteLink: actions.noteLink,
    openTelegramLink: actions.openTelegramLink,
    sendTheme: () => bridge.emit('theme_changed', { theme_params: themeParams() }),
    sendViewport() {
      const { clientWidth: width, clientHeight: height } = view.body;
      bridge.emit('viewport_changed', { width, height, is_expanded: true, is_state_stable: true });
    },
    sendSafeArea: () => bridge.emit('safe_area_changed', safeAreaOf(app.get(), settings.get().platform)),
  };

  const themeParams = () => {
    const { platform, scheme } = settings.get();
    return themes[platform][scheme];
  };

  async function launch(url: string, fromChat: boolean): Promise<void> {
    const mine = { url, fromChat };
    wanted = mine;
    const startParam = startParamOf(url);
    const signed = await server.launch({
      personId: actions.personId(),
      fromChat,
      ...(startParam ? { startParam } : {}),
    });
    if (!signed || mine !== wanted) return;
    dialogs.dismiss();
    invoices.dismiss();
    frame?.remove();
    const { version, platform } = settings.get();
    const src = launchUrl(url, {
      initData: signed.initData,
      version,
      platform,
      themeParams: themeParams(),
      startParam,
    });
    app.set({ ...freshApp, url, fromChat, minimised: false });
    frame = el('iframe', { title: 'Мини-приложение', sandbox, allow: allowedDevices, src });
    view.body.append(frame);
    settings.set({ tab: 'app' });
  }

  function close(): void {
    wanted = null;
    dialogs.dismiss();
    invoices.dismiss();
    frame?.remove();
    frame = null;
    app.set({ ...freshApp, url: null, minimised: false });
  }

  async function askToClose(): Promise<void> {
    if (app.get().confirmClose) {
      const pressed = await dialogs.ask(closingQuestion(botName()));
      if (pressed !== 'close') return;
    }
    close();
  }

  function minimise(minimised: boolean): void {
    app.set({ minimised });
    bridge.emit('visibility_changed', { is_visible: !minimised });
  }

  function relaunch(): void {
    if (wanted) void launch(wanted.url, wanted.fromChat);
  }

  function menuItems(): MenuItem[] {
    return [
      {
        text: 'Открыть бота',
        icon: 'chat',
        onSelect: () => {
          minimise(true);
          settings.set({ tab: 'chat' });
        },
      },
      { text: 'Перезагрузить', icon: 'reload', onSelect: relaunch },
      { text: 'Свернуть', icon: 'minimise', onSelect: () => minimise(true) },
    ];
  }

  const draw = () => view.draw(app.get(), settings.get(), botName());

  app.watch((now, before) => {
    draw();
    if (!frame || !before) return;
    if (now.main.visible !== before.main.visible) client.sendSafeArea();
  });
  settings.watch((now, before) => {
    draw();
    if (!before || !frame) return;
    if (now.version !== before.version || now.platform !== before.platform) relaunch();
    else if (now.scheme !== before.scheme) client.sendTheme();
    if (now.personId !== before.personId) close();
  });
  // The frame grows and shrinks with the window and the main button.
  new ResizeObserver(() => {
    if (frame && app.get().ready && !app.get().minimised) client.sendViewport();
  }).observe(view.body);

  return {
    root: view.root,
    launch,
    relaunch,
    close,
    minimise: () => {
      if (app.get().url !== null) minimise(true);
    },
    clearEvents: bridge.clear,
    events: bridge.events,
    drawHost(state: HostState) {
      const moved = host !== null && host.clock.offsetMs !== state.clock.offsetMs;
      host = state;
      if (moved) relaunch();
      draw();
    },
    drawChat(next: ChatView) {
      chat = next;
      view.drawIdle(botName(), next.bot.about);
      draw();
    },
    drawTime: view.drawTime,
  };
}

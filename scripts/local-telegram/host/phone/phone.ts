import { launchUrl, startParamOf } from '../launch-url.ts';
import { server } from '../server.ts';
import type { Session } from '../session.ts';
import type { ClientSettings } from '../settings.ts';
import { createStore, type Store } from '../store.ts';
import { themes } from '../themes.ts';
import { type AppState, freshApp } from './app-state.ts';
import { createBridge } from './bridge.ts';
import { calls } from './calls/calls.ts';
import type { Client } from './client.ts';
import { closingQuestion } from './closing.ts';
import { createDialogs } from './dialogs.tsx';
import { safeAreaOf } from './insets.ts';
import { createInvoiceSheet } from './invoice-sheet.tsx';

export type PhoneActions = {
  settings: Store<ClientSettings>;
  session: Session;
  personId: () => number;
  now: () => Date;
  noteLink: (url: string) => void;
  openTelegramLink: (pathFull: string) => void;
  /** Where the app opens when no button said so. */
  homeUrl: () => string;
};

export type Phone = ReturnType<typeof createPhone>;

/** The phone with the mini-app: launches, closes, and implements the bridge's protocol. */
export function createPhone(actions: PhoneActions) {
  const { settings, session } = actions;
  const app = createStore<AppState>({
    ...freshApp,
    ...{ url: null, fromChat: false, frame: null, minimised: false },
  });
  let frame: HTMLIFrameElement | null = null;
  let body: HTMLElement | null = null;
  let launches = 0;
  /** What was asked to open last. Until it is signed, `app` still shows what was open before. */
  let wanted: { url: string; fromChat: boolean } | null = null;

  const dialogs = createDialogs();
  const invoices = createInvoiceSheet(actions.personId);
  const bridge = createBridge({
    frame: () => frame,
    origin: () => new URL(session.get().host.appUrl).origin,
    now: actions.now,
    silent: () => settings.get().silent,
    onCall(name, data) {
      const handle = calls[name];
      handle?.(client, data);
      return handle !== undefined;
    },
    onRecord: (events) => session.set({ events }),
  });

  const botName = () => session.get().chat?.bot.name ?? session.get().host.bot.name;

  const client: Client = {
    app,
    settings,
    personId: actions.personId,
    botName,
    mayWrite() {
      const { chat } = session.get();
      return chat?.opened === true && !chat.blocked;
    },
    emit: bridge.emit,
    ask: dialogs.ask,
    asking: dialogs.isOpen,
    close,
    payInvoice: (slug) => invoices.open({ slug }),
    preparedMessage: (id) => server.prepared(actions.personId(), id),
    sendPrepared: (id) => server.sendPrepared(actions.personId(), id),
    noteLink: actions.noteLink,
    openTelegramLink: actions.openTelegramLink,
    sendTheme: () => bridge.emit('theme_changed', { theme_params: themeParams() }),
    sendViewport() {
      const { clientWidth: width = 0, clientHeight: height = 0 } = body ?? {};
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
    frame = null;
    const { version, platform } = settings.get();
    const src = launchUrl(url, {
      initData: signed.initData,
      version,
      platform,
      themeParams: themeParams(),
      startParam,
    });
    launches += 1;
    app.set({ ...freshApp, url, fromChat, minimised: false, frame: { id: launches, src } });
    settings.set({ tab: 'app' });
  }

  function close(): void {
    wanted = null;
    dialogs.dismiss();
    invoices.dismiss();
    frame = null;
    app.set({ ...freshApp, url: null, minimised: false, frame: null });
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

  app.watch((now, before) => {
    if (frame && before && now.main.visible !== before.main.visible) client.sendSafeArea();
  });
  settings.watch((now, before) => {
    if (!before || app.get().frame === null) return;
    if (now.version !== before.version || now.platform !== before.platform) relaunch();
    else if (now.scheme !== before.scheme) client.sendTheme();
    if (now.personId !== before.personId) close();
  });
  session.watch((now, before) => {
    if (before && now.host.clock.offsetMs !== before.host.clock.offsetMs) relaunch();
  });

  return {
    app,
    dialogs,
    invoices,
    launch,
    relaunch,
    minimise: () => minimise(true),
    restore: () => minimise(false),
    goBack: () => (app.get().backVisible ? bridge.emit('back_button_pressed') : void askToClose()),
    pressMain: () => bridge.emit('main_button_pressed'),
    openHome: () => void launch(actions.homeUrl(), false),
    /** Shows the chat; an open app is minimised. */
    openChat() {
      if (app.get().url !== null) minimise(true);
      settings.set({ tab: 'chat' });
    },
    clearEvents: bridge.clear,
    attachFrame(node: HTMLIFrameElement | null) {
      frame = node;
    },
    /** The frame grows and shrinks with the window and the main button. */
    attachBody(node: HTMLElement | null) {
      body = node;
      if (!node) return;
      const observer = new ResizeObserver(() => {
        if (frame && app.get().ready && !app.get().minimised) client.sendViewport();
      });
      observer.observe(node);
      return () => observer.disconnect();
    },
  };
}

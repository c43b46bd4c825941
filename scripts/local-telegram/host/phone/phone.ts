import { server } from '../server.ts';
import type { Session } from '../session.ts';
import type { ClientSettings } from '../settings.ts';
import { createStore, type Store } from '../store.ts';
import { type AppState, freshApp } from './app-state.ts';
import { createBridge } from './bridge.ts';
import { calls } from './calls/calls.ts';
import type { Client } from './client.ts';
import { closingQuestion } from './closing.ts';
import { createDialogs } from './dialogs.tsx';
import { safeAreaOf } from './insets.ts';
import { createInvoiceSheet } from './invoice-sheet.tsx';
import { createLaunches, type PhoneNodes, themeParamsOf } from './launches.ts';

type PhoneActions = {
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
    ...{ url: null, frame: null, minimised: false },
  });
  const nodes: PhoneNodes = { frame: null, body: null };
  const dialogs = createDialogs();
  const invoices = createInvoiceSheet(actions.personId);
  const { launch, relaunch, close } = createLaunches(actions, { app, nodes, dialogs, invoices });
  const bridge = createBridge({
    frame: () => nodes.frame,
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
  const client = createClient(actions, { app, nodes, dialogs, invoices, bridge, botName, close });

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

  app.watch((now, before) => {
    if (nodes.frame && before && now.main.visible !== before.main.visible) client.sendSafeArea();
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
      nodes.frame = node;
    },
    /** The frame grows and shrinks with the window and the main button. */
    attachBody(node: HTMLElement | null) {
      nodes.body = node;
      if (!node) return;
      const observer = new ResizeObserver(() => {
        if (nodes.frame && app.get().ready && !app.get().minimised) client.sendViewport();
      });
      observer.observe(node);
      return () => observer.disconnect();
    },
  };
}

type ClientParts = {
  app: Store<AppState>;
  nodes: PhoneNodes;
  dialogs: ReturnType<typeof createDialogs>;
  invoices: ReturnType<typeof createInvoiceSheet>;
  bridge: ReturnType<typeof createBridge>;
  botName: () => string;
  close: () => void;
};

/** What the app may ask of this phone. */
function createClient(actions: PhoneActions, parts: ClientParts): Client {
  const { settings, session } = actions;
  const { app, nodes, dialogs, invoices, bridge, botName, close } = parts;
  return {
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
    sendTheme: () => bridge.emit('theme_changed', { theme_params: themeParamsOf(settings.get()) }),
    sendViewport() {
      const { clientWidth: width = 0, clientHeight: height = 0 } = nodes.body ?? {};
      bridge.emit('viewport_changed', { width, height, is_expanded: true, is_state_stable: true });
    },
    sendSafeArea: () => bridge.emit('safe_area_changed', safeAreaOf(app.get(), settings.get().platform)),
  };
}

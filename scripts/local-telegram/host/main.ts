import type { CallRecord } from '../calls.ts';
import type { ChatView, HostState } from '../control/shapes.ts';
import { createChat } from './chat/chat.ts';
import { el } from './dom.ts';
import { withStartParam } from './launch-url.ts';
import { readTelegramLink } from './links.ts';
import { createNotes } from './notes.ts';
import { createPanel } from './panel/panel.ts';
import { createDialogs } from './phone/dialogs.ts';
import { createInvoiceSheet } from './phone/invoice-sheet.ts';
import { createPhone } from './phone/phone.ts';
import { firstState, listen, server } from './server.ts';
import { createSettings } from './settings.ts';
import { createTopbar } from './topbar.ts';

const settings = createSettings();
let host: HostState = await firstState();
let chatView: ChatView | null = null;
let calls: CallRecord[] = [];

const personId = () => settings.get().personId ?? 0;
const now = () => new Date(Date.now() + host.clock.offsetMs);

/** The address behind the bot's menu button, else the app's own. */
const homeUrl = () =>
  chatView?.menuButton.type === 'web_app' ? chatView.menuButton.web_app.url : host.appUrl;

function openLink(url: string): void {
  const link = readTelegramLink(url, host.bot.username, location.origin);
  if (link?.kind === 'app') {
    void phone.launch(link.startParam ? withStartParam(host.appUrl, link.startParam) : homeUrl(), false);
  } else if (link?.kind === 'chat') {
    phone.minimise();
    settings.set({ tab: 'chat' });
    if (link.start !== null) void server.start(personId(), link.start);
  } else if (link?.kind === 'invoice') {
    settings.set({ tab: 'chat' });
    void chatInvoices.open({ slug: link.slug });
  } else notes.show(url, link?.url ?? url);
}

const notes = createNotes();
const chatDialogs = createDialogs();
const chatInvoices = createInvoiceSheet(personId);
const topbar = createTopbar(settings);
const phone = createPhone({
  settings,
  personId,
  now,
  homeUrl,
  noteLink: openLink,
  openTelegramLink: openLink,
  onEvents: (events) => panel.drawEvents(events),
});
const panel = createPanel({ settings, now, onClearEvents: () => phone.clearEvents() });
const chat = createChat({
  personId,
  now,
  openApp: (url) => void phone.launch(url, true),
  openLink,
  pay: (messageId) => void chatInvoices.open({ messageId }),
  note: notes.show,
  alert: (text) =>
    void chatDialogs.ask({ message: text, buttons: [{ id: 'ok', text: 'OK', tone: 'strong' }] }),
});
chat.root.append(chatDialogs.layer, chatInvoices.layer, notes.root);

const stage = el('main', { class: 'stage' }, chat.root, phone.root, panel.root);
const lineLost = el('div', { class: 'line-lost', role: 'alert', hidden: true }, 'Ждём локальный Telegram…');
document.querySelector('#host')?.append(topbar.root, stage, lineLost);

function drawHost(state: HostState): void {
  host = state;
  topbar.drawHost(state);
  chat.drawHost(state);
  phone.drawHost(state);
  panel.drawHost(state);
}

function drawChat(next: ChatView): void {
  const grew = chatView?.personId === next.personId && next.messages.length > chatView.messages.length;
  chatView = next;
  chat.draw(next);
  phone.drawChat(next);
  if (grew && settings.get().tab === 'app') topbar.markUnread(true);
}

function drawCalls(next: CallRecord[]): void {
  calls = next;
  panel.drawCalls(calls);
}

let stopListening: () => void = () => undefined;
settings.watch((value, before) => {
  document.documentElement.dataset.scheme = value.scheme;
  stage.dataset.tab = value.tab;
  if (value.tab === 'chat') topbar.markUnread(false);
  if (value.personId === null || value.personId === before?.personId) return;
  stopListening();
  chat.wait();
  stopListening = listen(value.personId, {
    host: drawHost,
    chat: drawChat,
    typing: ({ action }) => chat.showTyping(action),
    answer: chat.showAnswer,
    calls: drawCalls,
    call: (call) => drawCalls([...calls, call].slice(-300)),
    line: (open) => {
      lineLost.hidden = open;
    },
  });
});

drawHost(host);
const known = host.people.some(({ id }) => id === settings.get().personId);
if (!known) settings.set({ personId: host.people[0]?.id ?? null });

const tick = () => {
  panel.drawTime();
  phone.drawTime(now());
};
tick();
setInterval(tick, 1000);

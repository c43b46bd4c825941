import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ChatView } from '../control/shapes.ts';
import { Chat } from './chat/chat.tsx';
import { drawWhenStill } from './chat/still.ts';
import { typingText } from './chat/typing.ts';
import { withStartParam } from './launch-url.ts';
import { readTelegramLink } from './links.ts';
import { Panel } from './panel/panel.tsx';
import { createDialogs, DialogLayer } from './phone/dialogs.tsx';
import { createInvoiceSheet, InvoiceLayer } from './phone/invoice-sheet.tsx';
import { createPhone } from './phone/phone.ts';
import { PhoneView } from './phone/phone-view.tsx';
import { firstState, listen, server } from './server.ts';
import { createAnswers, createSession, showNote } from './session.ts';
import { createSettings } from './settings.ts';
import { useStore } from './store.ts';
import { Topbar } from './topbar.tsx';

const settings = createSettings();
const session = createSession(await firstState());
const answers = createAnswers();
const chatDialogs = createDialogs();

const personId = () => settings.get().personId ?? 0;
const now = () => new Date(Date.now() + session.get().host.clock.offsetMs);
const chatInvoices = createInvoiceSheet(personId);
const note = (text: string, link?: string) => showNote(session, text, link);

/** The address behind the bot's menu button, else the app's own. */
function homeUrl(): string {
  const { host, chat } = session.get();
  return chat?.menuButton.type === 'web_app' ? chat.menuButton.web_app.url : host.appUrl;
}

function openLink(url: string): void {
  const { host } = session.get();
  const link = readTelegramLink(url, host.bot.username, location.origin);
  if (link?.kind === 'app') {
    void phone.launch(link.startParam ? withStartParam(host.appUrl, link.startParam) : homeUrl(), false);
  } else if (link?.kind === 'chat') {
    phone.openChat();
    settings.set({ shownChat: 'bot' });
    if (link.start !== null) void server.start(personId(), link.start);
  } else if (link?.kind === 'invoice') {
    settings.set({ tab: 'chat' });
    void chatInvoices.open({ slug: link.slug });
  } else note(url, link?.url ?? url);
}

const phone = createPhone({
  ...{ settings, session, personId, now, homeUrl },
  noteLink: openLink,
  openTelegramLink: openLink,
});

const typingShownMs = 5000;
let typingTimer = 0;

function showTyping(action: string): void {
  clearTimeout(typingTimer);
  session.set({ typing: typingText(action) });
  typingTimer = window.setTimeout(() => session.set({ typing: null }), typingShownMs);
}

/** Gets the presses in the chat: what is drawn there waits for their release. */
const chatPresses = new EventTarget();
const drawChat = drawWhenStill(
  (chat: ChatView) => {
    const { chat: before, typing } = session.get();
    const grew = before?.personId === chat.personId && chat.messages.length > before.messages.length;
    const isUnread = session.get().isUnread || (grew && settings.get().tab === 'app');
    const isNew = grew || before?.personId !== chat.personId;
    session.set({ chat, isUnread, isLoading: false, typing: isNew ? null : typing });
  },
  { area: chatPresses, page: window },
);

let stopListening: () => void = () => undefined;
settings.watch(({ scheme, tab, personId: chosen }, before) => {
  document.documentElement.dataset.scheme = scheme;
  if (tab === 'chat') session.set({ isUnread: false });
  if (chosen === null || chosen === before?.personId) return;
  stopListening();
  session.set({ isLoading: true });
  stopListening = listen(chosen, {
    host: (host) => session.set({ host }),
    chat: drawChat,
    group: (group) => session.set({ group }),
    typing: ({ action }) => showTyping(action),
    answer({ queryId, text, alert }) {
      answers.settle(queryId);
      if (text === '') return;
      if (!alert) return note(text);
      void chatDialogs.ask({ message: text, buttons: [{ id: 'ok', text: 'OK', tone: 'strong' }] });
    },
    calls: (calls) => session.set({ calls }),
    call: (call) => session.set({ calls: [...session.get().calls, call].slice(-300) }),
    line: (isOpen) => session.set({ isLineLost: !isOpen }),
  });
});

const { people } = session.get().host;
if (!people.some(({ id }) => id === personId())) settings.set({ personId: people[0]?.id ?? null });

function Page() {
  const { tab, isOld } = useStore(settings);
  const { isLineLost, notes } = useStore(session);
  return (
    <>
      <Topbar settings={settings} session={session} />
      <main className="stage" data-tab={tab}>
        <Chat
          {...{ session, settings, personId, now, openLink, note, isOld }}
          openApp={(url) => void phone.launch(url, true)}
          pay={(messageId) => void chatInvoices.open({ messageId })}
          waitForAnswer={answers.wait}
          onPress={() => chatPresses.dispatchEvent(new Event('pointerdown'))}
        >
          <DialogLayer dialogs={chatDialogs} />
          <InvoiceLayer sheet={chatInvoices} />
          <div className="column notes" role="status" aria-live="polite">
            {notes.map(({ id, text, link }) => (
              <div key={id} className="note">
                <span dir="auto">{text}</span>
                {link !== undefined && (
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    Открыть
                  </a>
                )}
              </div>
            ))}
          </div>
        </Chat>
        <PhoneView {...{ phone, settings, session, now }} />
        <Panel {...{ settings, session, now }} onClearEvents={phone.clearEvents} />
      </main>
      {isLineLost && (
        <div className="line-lost" role="alert">
          Ждём локальный Telegram…
        </div>
      )}
    </>
  );
}

const root = document.querySelector('#host');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );

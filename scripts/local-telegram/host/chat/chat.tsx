import type { InlineKeyboardButton } from 'grammy/types';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ChatView } from '../../control/shapes.ts';
import type { ChatMessage } from '../../simulation/state.ts';
import { BotAvatar } from '../avatar.tsx';
import { dayName } from '../dates.ts';
import { Icon } from '../icons.tsx';
import { Menu } from '../menu.tsx';
import { server } from '../server.ts';
import type { Session } from '../session.ts';
import { useStore } from '../store.ts';
import { Composer } from './composer.tsx';
import { Message, type MessageActions } from './message.tsx';

export type ChatProps = {
  session: Session;
  personId: () => number;
  /** The local clock. */
  now: () => Date;
  openApp: (url: string) => void;
  openLink: (url: string) => void;
  /** The pay button of an invoice. */
  pay: (messageId: number) => void;
  /** A short note over the chat. */
  note: (text: string) => void;
  /** Resolves when the bot has answered a pressed button, or has not in time. */
  waitForAnswer: (queryId: string) => Promise<void>;
  /** A pointer went down in the chat: until it is released nothing moves. */
  onPress: () => void;
  /** Sheets over the chat. */
  children: ReactNode;
};

/** The chat with the bot: header, messages, input. */
export function Chat({ session, children, ...actions }: ChatProps) {
  const { chat, host, typing, isLoading } = useStore(session);
  return (
    <section className="chat" aria-label="Чат с ботом" onPointerDownCapture={actions.onPress}>
      {chat && <Header chat={chat} typing={typing} personId={actions.personId} />}
      <Messages chat={chat} botId={host.bot.id} isLoading={isLoading} {...actions} />
      {chat && <Foot key={chat.personId} chat={chat} username={host.bot.username} {...actions} />}
      {children}
    </section>
  );
}

type HeaderProps = { chat: ChatView; typing: string | null; personId: () => number };

function Header({ chat: { bot, blocked }, typing, personId }: HeaderProps) {
  const block = {
    text: 'Заблокировать бота',
    icon: <Icon name="block" />,
    danger: true,
    onSelect: () => void server.block(personId()),
  };
  const unblock = {
    text: 'Разблокировать бота',
    icon: <Icon name="check" />,
    onSelect: () => void server.unblock(personId()),
  };
  const clear = {
    text: 'Очистить историю',
    icon: <Icon name="trash" />,
    onSelect: () => void server.clear(personId()),
  };
  return (
    <header className="chat-header">
      <span className="chat-face">
        <BotAvatar name={bot.name} />
      </span>
      <div className="chat-names">
        <h2 className="chat-title">{bot.name}</h2>
        <p className={typing ? 'chat-subtitle active' : 'chat-subtitle'} aria-live="polite">
          {typing ?? 'бот'}
        </p>
      </div>
      <Menu
        button={{ className: 'round-button', label: 'Меню чата', content: <Icon name="more" /> }}
        items={[blocked ? unblock : block, clear]}
      />
    </header>
  );
}

type Actions = Omit<ChatProps, 'session' | 'children'>;
type MessagesProps = Actions & { chat: ChatView | null; botId: number; isLoading: boolean };

/** Nearer to the end than this the list follows what comes. */
const nearEndPx = 120;

function Messages({ chat, botId, isLoading, ...actions }: MessagesProps) {
  const { personId, openApp, openLink, pay, waitForAnswer } = actions;
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const lastPerson = useRef(chat?.personId);

  useLayoutEffect(() => {
    const { current: node } = scroller;
    if (node && (follows.current || lastPerson.current !== chat?.personId)) {
      node.scrollTop = node.scrollHeight;
    }
    lastPerson.current = chat?.personId;
  }, [chat]);

  async function press(message: ChatMessage, data: string): Promise<void> {
    const answer = await server.press(personId(), message.message_id, data);
    if (answer) await waitForAnswer(answer.queryId);
  }

  function onButton(message: ChatMessage, button: InlineKeyboardButton): Promise<void> | undefined {
    if ('callback_data' in button) return press(message, button.callback_data);
    if ('web_app' in button) openApp(button.web_app.url);
    else if ('pay' in button) pay(message.message_id);
    else if ('url' in button) openLink(button.url);
    return undefined;
  }

  const messageActions: MessageActions = {
    onButton,
    onCommand: (command) => void server.write(personId(), command),
    onLink: openLink,
    onReply: (messageId) => void server.reply(personId(), messageId),
  };
  return (
    <div
      ref={scroller}
      className="chat-scroll"
      tabIndex={-1}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
      }}
    >
      <div className="messages" role="log" aria-label="Сообщения" aria-busy={isLoading}>
        {chat && chat.messages.length === 0 && <Greeting bot={chat.bot} />}
        {chat?.messages.map((message, at) => {
          const day = (one: ChatMessage) => dayName(new Date(one.date * 1000), actions.now());
          const before = chat.messages[at - 1];
          return [
            (!before || day(before) !== day(message)) && (
              <div key={`day of ${message.message_id}`} className="service day">
                {day(message)}
              </div>
            ),
            <Message
              key={`${chat.personId} ${message.message_id}`}
              message={message}
              botId={botId}
              actions={messageActions}
            />,
          ];
        })}
      </div>
    </div>
  );
}

const Greeting = ({ bot }: Pick<ChatView, 'bot'>) => (
  <div className="greeting">
    <BotAvatar name={bot.name} size="large" />
    <h3>Что умеет этот бот?</h3>
    <p dir="auto">{bot.description || 'Нажмите «Запустить», и бот ответит.'}</p>
  </div>
);

function Foot({ chat, username, personId, openApp, note }: Actions & { chat: ChatView; username: string }) {
  async function sendFile(file: File): Promise<void> {
    const isPhoto = ['image/jpeg', 'image/png'].includes(file.type);
    const send = isPhoto ? server.photo : server.file;
    if (!(await send(personId(), file))) note('Файл пуст или слишком велик');
  }
  async function sendVoice(file: File): Promise<void> {
    if (!(await server.voice(personId(), file))) note('Это не звук, или он слишком велик');
  }
  return (
    <Composer
      chat={chat}
      onSend={(text) => void server.write(personId(), text)}
      onVoice={(file) => void sendVoice(file)}
      onFile={(file) => void sendFile(file)}
      onUnreply={() => void server.reply(personId(), 0)}
      onStart={() => void server.start(personId(), null)}
      onMenuApp={openApp}
      inline={{
        username,
        ask: (query) => server.inline(personId(), query),
        send: ({ queryId }, resultId) => void server.sendInline(personId(), queryId, resultId),
        start: (parameter) => void server.start(personId(), parameter),
      }}
    />
  );
}

import type { InlineKeyboardButton } from 'grammy/types';
import { useState } from 'react';
import type { ChatView, GroupView } from '../../control/shapes.ts';
import { BotAvatar } from '../avatar.tsx';
import { Icon } from '../icons.tsx';
import { Menu } from '../menu.tsx';
import { server } from '../server.ts';
import { useStore } from '../store.ts';
import type { ChatProps } from './chat-props.ts';
import { Foot } from './foot.tsx';
import { GroupChat } from './group-chat.tsx';
import type { ShownMessage } from './message.tsx';
import { MessageList } from './message-list.tsx';

/** The chat with the bot, or that of the people: header, messages, input. */
export function Chat({ session, settings, children, ...actions }: ChatProps) {
  const { chat, group, host, typing, isLoading } = useStore(session);
  const { shownChat } = useStore(settings);
  const [replyTo, setReplyTo] = useState<ShownMessage | null>(null);
  const { username } = host.bot;
  const isGroup = shownChat === 'group' && group !== null;
  return (
    <section
      className="column chat"
      aria-label={isGroup ? 'Чат соседей' : 'Чат с ботом'}
      onPointerDownCapture={actions.onPress}
    >
      {isGroup ? (
        <GroupChat
          {...{ group, username, ...actions }}
          people={host.people.length}
          onLeave={() => settings.set({ shownChat: 'bot' })}
        />
      ) : (
        <>
          {chat && (
            <Header
              {...{ chat, typing, group }}
              personId={actions.personId}
              onGroup={() => settings.set({ shownChat: 'group' })}
            />
          )}
          <Messages {...{ chat, isLoading, ...actions }} onReply={setReplyTo} />
          {chat && (
            <Foot
              key={chat.personId}
              {...{ chat, username, replyTo, ...actions }}
              onReplied={() => setReplyTo(null)}
            />
          )}
        </>
      )}
      {children}
    </section>
  );
}

type HeaderProps = {
  chat: ChatView;
  group: GroupView | null;
  typing: string | null;
  personId: () => number;
  /** To the chat of the people. */
  onGroup: () => void;
};

function Header({ chat: { bot, blocked }, group, typing, personId, onGroup }: HeaderProps) {
  const toGroup = group && { text: `Чат «${group.title}»`, icon: <Icon name="chat" />, onSelect: onGroup };
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
    <header className="row bar chat-header">
      <BotAvatar name={bot.name} />
      <div className="chat-names">
        <h2 className="cut chat-title">{bot.name}</h2>
        <p className={typing ? 'quiet chat-subtitle active' : 'quiet chat-subtitle'} aria-live="polite">
          {typing ?? 'бот'}
        </p>
      </div>
      <Menu
        button={{ className: 'disc round-button', label: 'Меню чата', content: <Icon name="more" /> }}
        items={[...(toGroup ? [toGroup] : []), blocked ? unblock : block, clear]}
      />
    </header>
  );
}

type Actions = Omit<ChatProps, 'session' | 'settings' | 'children'>;
type MessagesProps = Actions & {
  chat: ChatView | null;
  isLoading: boolean;
  onReply: (message: ShownMessage) => void;
};

function Messages({ chat, isLoading, onReply, ...actions }: MessagesProps) {
  const { personId, openApp, openLink, pay, waitForAnswer, now, isOld } = actions;

  async function press(message: ShownMessage, data: string): Promise<void> {
    const answer = await server.press(personId(), message.message_id, data);
    if (answer) await waitForAnswer(answer.queryId);
  }

  function onButton(message: ShownMessage, button: InlineKeyboardButton): Promise<void> | undefined {
    if ('callback_data' in button) return press(message, button.callback_data);
    if ('web_app' in button) openApp(button.web_app.url);
    else if ('pay' in button) pay(message.message_id);
    else if ('url' in button) openLink(button.url);
    return undefined;
  }

  return (
    <MessageList
      messages={chat?.messages ?? []}
      personId={chat?.personId}
      {...{ now, isLoading, isOld }}
      actions={{
        onButton,
        onReply,
        onCommand: (command) => void server.write(personId(), command),
        onLink: openLink,
      }}
    >
      {chat && <Greeting bot={chat.bot} />}
    </MessageList>
  );
}

const Greeting = ({ bot }: Pick<ChatView, 'bot'>) => (
  <div className="greeting">
    <BotAvatar name={bot.name} size="large" />
    <h3>Что умеет этот бот?</h3>
    <p dir="auto">{bot.description || 'Нажмите «Запустить», и бот ответит.'}</p>
  </div>
);

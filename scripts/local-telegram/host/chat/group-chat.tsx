import { useState } from 'react';
import type { GroupView } from '../../control/shapes.ts';
import { Avatar } from '../avatar.tsx';
import { Icon } from '../icons.tsx';
import { server } from '../server.ts';
import type { ChatProps } from './chat-props.ts';
import { Input } from './composer.tsx';
import type { ShownMessage } from './message.tsx';
import { MessageList } from './message-list.tsx';

type GroupChatProps = Pick<ChatProps, 'personId' | 'now' | 'openLink' | 'isOld'> & {
  group: GroupView;
  /** The bot's name, without @. */
  username: string;
  people: number;
  /** Back to the bot. */
  onLeave: () => void;
};

/** The chat of all the people, without the bot: it is named there, or asked with «@bot …». */
export function GroupChat({ group, username, people, onLeave, ...chat }: GroupChatProps) {
  const { personId, now, openLink, isOld } = chat;
  const [replyTo, setReplyTo] = useState<ShownMessage | null>(null);
  return (
    <>
      <header className="row bar chat-header">
        <button type="button" className="disc round-button" aria-label="К чату с ботом" onClick={onLeave}>
          <Icon name="arrowBack" />
        </button>
        <Avatar id={people} name={group.title} />
        <div className="chat-names">
          <h2 className="cut chat-title">{group.title}</h2>
          <p className="quiet chat-subtitle">{people} участника, бота среди них нет</p>
        </div>
      </header>
      <MessageList
        messages={group.messages}
        personId={personId()}
        {...{ now, isOld }}
        isNamed
        actions={{
          onButton(_, button) {
            if ('url' in button) openLink(button.url);
            return undefined;
          },
          // Here a command is nobody's.
          onCommand: () => undefined,
          onLink: openLink,
          onReply: setReplyTo,
          onForward({ message_id }) {
            void server.forward(personId(), message_id);
            onLeave();
          },
        }}
      >
        <div className="greeting">
          <h3>Здесь пока пусто</h3>
          <p dir="auto">
            {`Назовите бота в ответ на сообщение: «@${username}», или напишите «@${username} слово» и выберите ответ.`}
          </p>
        </div>
      </MessageList>
      <footer className="composer">
        <Input
          commands={[]}
          replyTo={replyTo}
          onCancelReply={() => setReplyTo(null)}
          onSend={(text) => {
            void server.writeInGroup(personId(), text, replyTo?.message_id);
            setReplyTo(null);
          }}
          inline={{
            username,
            ask: (query) => server.inline(personId(), query, 'group'),
            send: ({ queryId }, resultId) => void server.sendInline(personId(), queryId, resultId, 'group'),
            start(parameter) {
              onLeave();
              void server.start(personId(), parameter);
            },
          }}
        />
      </footer>
    </>
  );
}

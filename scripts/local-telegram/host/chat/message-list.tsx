import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { dayName } from '../dates.ts';
import { Message, type MessageActions, type ShownMessage } from './message.tsx';

type MessageListProps = {
  messages: readonly ShownMessage[];
  /** Whose client it is. */
  personId: number | undefined;
  /** The local clock. */
  now: () => Date;
  isLoading?: boolean;
  isOld: boolean;
  /** Names stand over the messages of others. */
  isNamed?: boolean;
  actions: MessageActions;
  /** Shown while there are no messages. */
  children?: ReactNode;
};

/** Nearer to the end than this the list follows what comes. */
const nearEndPx = 120;

/** The messages of a chat, by days. */
export function MessageList({
  messages,
  personId,
  now,
  isLoading = false,
  children,
  ...shown
}: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const lastPerson = useRef(personId);

  useLayoutEffect(() => {
    const { current: node } = scroller;
    if (node && (follows.current || lastPerson.current !== personId)) {
      node.scrollTop = node.scrollHeight;
    }
    lastPerson.current = personId;
  }, [messages, personId]);

  const day = (one: ShownMessage) => dayName(new Date(one.date * 1000), now());
  return (
    <div
      ref={scroller}
      className="chat-scroll"
      tabIndex={-1}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
      }}
    >
      <div className="column messages" role="log" aria-label="Сообщения" aria-busy={isLoading}>
        {messages.length === 0 && children}
        {messages.map((message, at) => {
          const before = messages[at - 1];
          return [
            (!before || day(before) !== day(message)) && (
              <div key={`day of ${message.message_id}`} className="service day">
                {day(message)}
              </div>
            ),
            <Message
              key={`${personId} ${message.message_id}`}
              {...shown}
              message={message}
              isOwn={message.from.id === personId}
            />,
          ];
        })}
      </div>
    </div>
  );
}

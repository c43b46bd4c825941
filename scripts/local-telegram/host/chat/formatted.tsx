import type { MessageEntity } from 'grammy/types';
import type { ReactNode } from 'react';

export type TextActions = {
  /** A tapped /command. */
  onCommand: (command: string) => void;
  /** A tapped link, before anything opens. */
  onLink: (url: string) => void;
};

type TextProps = TextActions & { text: string; entities?: readonly MessageEntity[] | undefined };

/** A message's text with its entities as elements. Entities that cross each other are clipped to their parent. */
export function FormattedText({ text, entities = [], ...actions }: TextProps) {
  const sorted = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
  return (
    <div className="bubble-text" dir="auto">
      {pieces({ text, entities: sorted, from: 0, to: text.length }, actions)}
    </div>
  );
}

type Piece = { text: string; entities: readonly MessageEntity[]; from: number; to: number };

function pieces({ text, entities, from, to }: Piece, actions: TextActions): ReactNode[] {
  const nodes: ReactNode[] = [];
  let at = from;
  let rest = entities;
  while (rest.length > 0) {
    const [entity, ...others] = rest;
    if (!entity || entity.offset >= to) break;
    const begin = Math.max(entity.offset, at);
    const end = Math.min(entity.offset + entity.length, to);
    const inner = others.filter((other) => other.offset < end);
    rest = others.filter((other) => other.offset >= end);
    if (end <= begin) continue;
    if (begin > at) nodes.push(text.slice(at, begin));
    nodes.push(
      <Entity key={begin} entity={entity} shown={text.slice(begin, end)} {...actions}>
        {pieces({ text, entities: inner, from: begin, to: end }, actions)}
      </Entity>,
    );
    at = end;
  }
  if (at < to) nodes.push(text.slice(at, to));
  return nodes;
}

type EntityProps = TextActions & { entity: MessageEntity; shown: string; children: ReactNode };

/** Bold, commands and links are what the chat can hold; any other kind is shown as plain text. */
function Entity({ entity, shown, children, onCommand, onLink }: EntityProps) {
  const { type } = entity;
  if (type === 'bold') return <strong>{children}</strong>;
  if (type === 'bot_command')
    return (
      <button type="button" className="text-link" onClick={() => onCommand(shown)}>
        {children}
      </button>
    );
  if (type !== 'url' && type !== 'text_link') return <span className={type}>{children}</span>;
  const address = type === 'text_link' ? entity.url : shown;
  const url = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  return (
    <a
      className="text-link"
      href={url}
      title={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault();
        onLink(url);
      }}
    >
      {children}
    </a>
  );
}

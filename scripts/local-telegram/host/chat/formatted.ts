import type { MessageEntity } from 'grammy/types';
import { el } from '../dom.ts';

export type TextActions = {
  /** A tapped /command. */
  onCommand: (command: string) => void;
  /** A tapped link, before anything opens. */
  onLink: (url: string) => void;
};

/** A message's text with its entities as elements. Entities that cross each other are clipped to their parent. */
export function formattedText(
  text: string,
  entities: readonly MessageEntity[],
  actions: TextActions,
): DocumentFragment {
  const sorted = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
  const fragment = document.createDocumentFragment();
  append(fragment, text, sorted, 0, text.length, actions);
  return fragment;
}

function append(
  parent: Node,
  text: string,
  entities: MessageEntity[],
  from: number,
  to: number,
  actions: TextActions,
): void {
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
    if (begin > at) parent.appendChild(document.createTextNode(text.slice(at, begin)));
    const node = elementFor(entity, text.slice(begin, end), actions);
    append(node, text, inner, begin, end, actions);
    parent.appendChild(node);
    at = end;
  }
  if (at < to) parent.appendChild(document.createTextNode(text.slice(at, to)));
}

/** Bold, commands and links are what the chat can hold; any other kind is shown as plain text. */
function elementFor(entity: MessageEntity, shown: string, actions: TextActions): HTMLElement {
  if (entity.type === 'bold') return el('strong');
  if (entity.type === 'bot_command') {
    return el('button', { type: 'button', class: 'text-link', onclick: () => actions.onCommand(shown) });
  }
  if (entity.type !== 'url') return el('span', { class: entity.type });
  const url = /^[a-z]+:\/\//i.test(shown) ? shown : `https://${shown}`;
  return el('a', {
    class: 'text-link',
    href: url,
    title: url,
    target: '_blank',
    rel: 'noopener noreferrer',
    onclick: (event) => {
      event.preventDefault();
      actions.onLink(url);
    },
  });
}

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
    // A block breaks the line by itself: the line break written after it would be an empty line.
    at = blockTypes.has(entity.type) && text[end] === '\n' ? end + 1 : end;
  }
  if (at < to) parent.appendChild(document.createTextNode(text.slice(at, to)));
}

const plainTags: Partial<Record<MessageEntity['type'], keyof HTMLElementTagNameMap>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  expandable_blockquote: 'blockquote',
};

const blockTypes = new Set<MessageEntity['type']>(['pre', 'blockquote', 'expandable_blockquote']);

function elementFor(entity: MessageEntity, shown: string, actions: TextActions): HTMLElement {
  const tag = plainTags[entity.type];
  if (tag) return el(tag, { class: entity.type });
  if (entity.type === 'spoiler') return spoiler();
  if (entity.type === 'bot_command') {
    return el('button', { type: 'button', class: 'text-link', onclick: () => actions.onCommand(shown) });
  }
  const url = addressOf(entity, shown);
  if (!url) return el('span', { class: entity.type });
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

function addressOf(entity: MessageEntity, shown: string): string | null {
  if (entity.type === 'text_link') return entity.url;
  if (entity.type === 'url') return /^[a-z]+:\/\//i.test(shown) ? shown : `https://${shown}`;
  if (entity.type === 'mention') return `https://t.me/${shown.slice(1)}`;
  if (entity.type === 'email') return `mailto:${shown}`;
  return null;
}

function spoiler(): HTMLElement {
  const node = el('span', { class: 'spoiler', role: 'button', tabindex: 0, title: 'Показать скрытое' });
  const reveal = () => node.classList.add('revealed');
  node.addEventListener('click', reveal);
  node.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') reveal();
  });
  return node;
}

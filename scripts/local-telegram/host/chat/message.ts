import type { InlineKeyboardButton } from 'grammy/types';
import type { ChatMessage } from '../../simulation/state.ts';
import { clockTime } from '../dates.ts';
import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { documentBody } from './document.ts';
import { formattedText, type TextActions } from './formatted.ts';
import { invoiceBody, paymentNote } from './invoice.ts';
import { voiceBody } from './voice-message.ts';

export type MessageActions = TextActions & {
  onButton: (message: ChatMessage, button: InlineKeyboardButton, node: HTMLButtonElement) => void;
};

/** What a message carries, by kind: the first that fits draws it. */
const bodies: ((message: ChatMessage, actions: MessageActions) => HTMLElement | null)[] = [
  (message, actions) =>
    message.text === undefined
      ? null
      : el(
          'div',
          { class: 'bubble-text', dir: 'auto' },
          formattedText(message.text, message.entities ?? [], actions),
        ),
  invoiceBody,
  voiceBody,
  documentBody,
];

/** One bubble with its time and its inline buttons; service messages are a small note in the middle. */
export function messageNode(message: ChatMessage, botId: number, actions: MessageActions): HTMLElement {
  const own = message.from.id !== botId;
  const body = bodies.map((draw) => draw(message, actions)).find(Boolean) ?? null;
  if (!body) return serviceNode(message);
  const at = new Date(message.date * 1000);
  return el(
    'article',
    {
      class: own ? 'message own' : 'message',
      'data-message-id': message.message_id,
      'aria-label': `${own ? 'Вы' : message.from.first_name}, ${clockTime(at)}`,
    },
    el(
      'div',
      { class: 'bubble' },
      body,
      el(
        'span',
        { class: 'bubble-meta' },
        message.edit_date ? el('span', {}, 'изменено') : null,
        el('time', { datetime: at.toISOString() }, clockTime(at)),
        own ? icon('doubleCheck') : null,
      ),
    ),
    message.reply_markup ? inlineKeyboard(message, actions) : null,
  );
}

function serviceNode(message: ChatMessage): HTMLElement {
  const text = message.write_access_allowed
    ? 'Вы разрешили боту писать вам сообщения.'
    : (paymentNote(message) ?? 'Сообщение этого вида здесь не показывается.');
  return el('div', { class: 'service', 'data-message-id': message.message_id }, text);
}

function inlineKeyboard(message: ChatMessage, actions: MessageActions): HTMLElement {
  const rows = message.reply_markup?.inline_keyboard ?? [];
  return el(
    'div',
    { class: 'inline-keyboard', role: 'group', 'aria-label': 'Кнопки сообщения' },
    ...rows.map((row) =>
      el(
        'div',
        { class: 'inline-row' },
        ...row.map((button) => {
          const node = el(
            'button',
            {
              type: 'button',
              class: 'inline-button',
              onclick: () => actions.onButton(message, button, node),
            },
            el('span', {}, button.text),
            'web_app' in button ? icon('app') : null,
          );
          return node;
        }),
      ),
    ),
  );
}

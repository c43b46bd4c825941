import type { InlineKeyboardButton } from 'grammy/types';
import type { ChatView, HostState, QueryAnswer } from '../../control/shapes.ts';
import type { ChatMessage } from '../../simulation/state.ts';
import { botAvatar } from '../avatar.ts';
import { dayName } from '../dates.ts';
import { arrange, el, fill } from '../dom.ts';
import { icon } from '../icons.ts';
import { createMenu } from '../menu.ts';
import { server } from '../server.ts';
import { createComposer } from './composer.ts';
import { messageNode } from './message.ts';
import { drawWhenStill } from './still.ts';

export type ChatActions = {
  personId: () => number;
  /** The local clock. */
  now: () => Date;
  openApp: (url: string) => void;
  openLink: (url: string) => void;
  /** The pay button of an invoice. */
  pay: (messageId: number) => void;
  /** A short note over the chat. */
  note: (text: string) => void;
  /** A text that must be closed: the alert of answerCallbackQuery. */
  alert: (text: string) => void;
};

const typingShownMs = 5000;
const answerWaitMs = 15_000;

const typingTexts: Record<string, string> = {
  typing: 'печатает',
  record_voice: 'записывает голосовое',
  upload_voice: 'отправляет голосовое',
  upload_document: 'отправляет файл',
};

/** The chat with the bot: header, messages, input. */
export function createChat(actions: ChatActions) {
  let host: HostState | null = null;
  let view: ChatView | null = null;
  let typingTimer = 0;
  /** Pressed buttons that wait for their answer, by query id. */
  const waiting = new Map<string, HTMLButtonElement>();
  /** Queries whose answer came, sometimes sooner than the reply to the press itself. */
  const answered = new Set<string>();
  /** Drawn messages by id, with what they were drawn from. */
  const drawn = new Map<number, { source: string; node: HTMLElement }>();
  const days = new Map<string, HTMLElement>();

  const title = el('h2', { class: 'chat-title' });
  const subtitle = el('p', { class: 'chat-subtitle', 'aria-live': 'polite' });
  const face = el('span', { class: 'chat-face' });
  const menu = createMenu({
    button: el('button', { type: 'button', class: 'round-button', 'aria-label': 'Меню чата' }, icon('more')),
    items: () => [
      view?.blocked
        ? {
            text: 'Разблокировать бота',
            icon: 'check',
            onSelect: () => void server.unblock(actions.personId()),
          }
        : {
            text: 'Заблокировать бота',
            icon: 'block',
            danger: true,
            onSelect: () => void server.block(actions.personId()),
          },
      { text: 'Очистить историю', icon: 'trash', onSelect: () => void server.clear(actions.personId()) },
    ],
  });
  const list = el('div', { class: 'messages', role: 'log', 'aria-label': 'Сообщения', 'aria-busy': 'true' });
  const scroller = el('div', { class: 'chat-scroll', tabindex: -1 }, list);
  const composer = createComposer({
    onSend: (text) => void server.write(actions.personId(), text),
    onVoice: (file) => void sendVoice(file),
    onFile: (file) => void sendFile(file),
    onStart: () => void server.start(actions.personId(), null),
    onMenuApp: (button) => actions.openApp(button.web_app.url),
  });
  const root = el(
    'section',
    { class: 'chat', 'aria-label': 'Чат с ботом' },
    el('header', { class: 'chat-header' }, face, el('div', { class: 'chat-names' }, title, subtitle), menu),
    scroller,
    composer.root,
  );

  const sendFile = async (file: File) => {
    if (!(await server.file(actions.personId(), file))) actions.note('Файл пуст или слишком велик');
  };

  const sendVoice = async (file: File) => {
    if (!(await server.voice(actions.personId(), file))) actions.note('Это не звук, или он слишком велик');
  };

  const press = async (message: ChatMessage, data: string, node: HTMLButtonElement) => {
    node.classList.add('waiting');
    const answer = await server.press(actions.personId(), message.message_id, data);
    if (!answer || answered.has(answer.queryId)) return node.classList.remove('waiting');
    waiting.set(answer.queryId, node);
    setTimeout(() => settle(answer.queryId), answerWaitMs);
  };

  const settle = (queryId: string) => {
    answered.add(queryId);
    waiting.get(queryId)?.classList.remove('waiting');
    waiting.delete(queryId);
  };

  const onButton = (message: ChatMessage, button: InlineKeyboardButton, node: HTMLButtonElement) => {
    if ('callback_data' in button) void press(message, button.callback_data, node);
    else if ('web_app' in button) actions.openApp(button.web_app.url);
    else if ('pay' in button) actions.pay(message.message_id);
  };

  const nodeOf = (message: ChatMessage): HTMLElement => {
    const source = JSON.stringify(message);
    const known = drawn.get(message.message_id);
    if (known?.source === source) return known.node;
    const node = messageNode(message, host?.bot.id ?? 0, {
      onButton,
      onCommand: (command) => void server.write(actions.personId(), command),
      onLink: actions.openLink,
    });
    drawn.set(message.message_id, { source, node });
    return node;
  };

  const dayNode = (name: string): HTMLElement => {
    const node = days.get(name) ?? el('div', { class: 'service day' }, name);
    days.set(name, node);
    return node;
  };

  const drawMessages = (chat: ChatView) => {
    const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 120;
    const nodes: HTMLElement[] = [];
    let day = '';
    for (const message of chat.messages) {
      const name = dayName(new Date(message.date * 1000), actions.now());
      if (name !== day) nodes.push(dayNode(name));
      day = name;
      nodes.push(nodeOf(message));
    }
    if (nodes.length === 0) nodes.push(greeting(chat));
    arrange(list, nodes);
    if (atEnd) scroller.scrollTop = scroller.scrollHeight;
  };

  const greeting = (chat: ChatView) =>
    el(
      'div',
      { class: 'greeting' },
      botAvatar(chat.bot.name, 'large'),
      el('h3', {}, 'Что умеет этот бот?'),
      el('p', { dir: 'auto' }, chat.bot.description || 'Нажмите «Запустить», и бот ответит.'),
    );

  const drawSubtitle = (text: string, active = false) => {
    subtitle.textContent = text;
    subtitle.classList.toggle('active', active);
  };

  const drawChat = (chat: ChatView) => {
    const changedPerson = view?.personId !== chat.personId;
    const grew = chat.messages.length > (view?.messages.length ?? 0);
    view = chat;
    if (changedPerson) drawn.clear();
    title.textContent = chat.bot.name;
    fill(face, botAvatar(chat.bot.name));
    if (grew || changedPerson) drawSubtitle('бот');
    composer.draw(chat);
    drawMessages(chat);
    list.setAttribute('aria-busy', 'false');
    if (changedPerson) scroller.scrollTop = scroller.scrollHeight;
  };

  return {
    root,
    drawHost(state: HostState) {
      host = state;
    },
    draw: drawWhenStill(drawChat, { area: root, page: window }),
    /** Another person's chat is loading. */
    wait() {
      list.setAttribute('aria-busy', 'true');
    },
    showTyping(action: string) {
      clearTimeout(typingTimer);
      drawSubtitle(typingTexts[action] ?? 'занят', true);
      typingTimer = window.setTimeout(() => drawSubtitle('бот'), typingShownMs);
    },
    showAnswer({ queryId, text, alert }: QueryAnswer) {
      settle(queryId);
      if (text === '') return;
      if (alert) actions.alert(text);
      else actions.note(text);
    },
    focus: composer.focus,
  };
}

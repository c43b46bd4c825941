import type { MenuButton } from 'grammy/types';
import type { ChatView } from '../../control/shapes.ts';
import { el, fill } from '../dom.ts';
import { icon } from '../icons.ts';
import { createAttachButton } from './document.ts';
import { createVoiceButton } from './voice-button.ts';

export type ComposerActions = {
  onSend: (text: string) => void;
  onVoice: (file: File) => void;
  onFile: (file: File) => void;
  onStart: () => void;
  onMenuApp: (button: Extract<MenuButton, { type: 'web_app' }>) => void;
};

/** The foot of the chat: input with menu button and command list, or «Запустить» before the chat begins. */
export function createComposer(actions: ComposerActions) {
  let view: ChatView | null = null;

  const input = el('textarea', {
    class: 'composer-input',
    rows: 1,
    placeholder: 'Сообщение',
    'aria-label': 'Сообщение',
    maxlength: 4096,
    oninput: () => refresh(),
    onkeydown: (event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        send(input.value);
      }
      if (event.key === 'Escape') showCommands(false);
    },
  });
  const sendButton = el(
    'button',
    {
      type: 'button',
      class: 'round-button send',
      'aria-label': 'Отправить',
      onclick: () => send(input.value),
    },
    icon('send'),
  );
  const menuSlot = el('div', { class: 'composer-menu' });
  const commandList = el('div', {
    class: 'command-list',
    role: 'listbox',
    'aria-label': 'Команды бота',
    hidden: true,
  });
  const row = el(
    'div',
    { class: 'composer-row' },
    menuSlot,
    createAttachButton(actions.onFile),
    input,
    createVoiceButton(actions.onVoice),
    sendButton,
  );
  const root = el('footer', { class: 'composer' });

  const send = (text: string) => {
    showCommands(false);
    if (text.trim() === '') return;
    input.value = '';
    refresh();
    actions.onSend(text);
  };

  const showCommands = (open: boolean, matching = '') => {
    const commands = (view?.commands ?? []).filter(({ command }) => command.startsWith(matching));
    commandList.hidden = !open || commands.length === 0;
    fill(
      commandList,
      ...commands.map(({ command, description }) =>
        el(
          'button',
          {
            type: 'button',
            role: 'option',
            'aria-selected': 'false',
            class: 'command',
            onclick: () => send(`/${command}`),
          },
          el('b', {}, `/${command}`),
          el('span', {}, description),
        ),
      ),
    );
  };

  const refresh = () => {
    input.style.height = 'auto';
    input.style.height = `${Math.min(input.scrollHeight, 140)}px`;
    sendButton.disabled = input.value.trim() === '';
    const typed = input.value.match(/^\/(\w*)$/)?.[1];
    showCommands(typed !== undefined, typed);
  };

  const drawMenuButton = (menu: MenuButton) => {
    if (menu.type === 'web_app') {
      const label = `Меню бота: ${menu.text}`;
      fill(
        menuSlot,
        el(
          'button',
          { type: 'button', class: 'menu-pill', 'aria-label': label, onclick: () => actions.onMenuApp(menu) },
          icon('app'),
          el('span', {}, menu.text),
        ),
      );
    } else if ((view?.commands.length ?? 0) > 0) {
      const toggle = () => showCommands(Boolean(commandList.hidden));
      fill(
        menuSlot,
        el(
          'button',
          { type: 'button', class: 'round-button', 'aria-label': 'Команды бота', onclick: toggle },
          icon('menu'),
        ),
      );
    } else fill(menuSlot);
  };

  const startButton = el('button', {
    type: 'button',
    class: 'start-button',
    onclick: () => actions.onStart(),
  });
  sendButton.disabled = true;

  return {
    root,
    focus: () => input.focus(),
    draw(chat: ChatView) {
      view = chat;
      drawMenuButton(chat.menuButton);
      const begun = chat.opened && chat.messages.length > 0;
      startButton.textContent = chat.blocked ? 'Запустить бота снова' : 'Запустить';
      const wanted = begun && !chat.blocked ? [commandList, row] : [startButton];
      // Moving the input would take the focus from it.
      if (root.firstElementChild !== wanted[0]) fill(root, ...wanted);
    },
  };
}

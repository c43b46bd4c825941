import { botAvatar } from '../avatar.ts';
import { clockTime } from '../dates.ts';
import { el, fill, setVariable } from '../dom.ts';
import { icon } from '../icons.ts';
import { createMenu, type MenuItem } from '../menu.ts';
import type { ClientSettings } from '../settings.ts';
import { isLightColor, themes } from '../themes.ts';
import type { AppState, ColorChoice, MainButton } from './app-state.ts';

export type PhoneViewActions = {
  onBack: () => void;
  onOpen: () => void;
  onRestore: () => void;
  onMain: () => void;
  menuItems: () => MenuItem[];
};

/** The phone around the frame: status bar, Telegram's header, bottom buttons, and a calm screen while closed. */
export function createPhoneView(actions: PhoneViewActions) {
  const time = el('span', { class: 'status-time' });
  const leftButton = el('button', { type: 'button', class: 'app-left', onclick: () => actions.onBack() });
  const title = el('strong');
  const names = el('div', { class: 'app-names' }, title, el('span', {}, 'мини-приложение'));
  const menu = createMenu({
    button: el(
      'button',
      { type: 'button', class: 'app-more', 'aria-label': 'Меню приложения' },
      icon('more'),
      icon('moreWide'),
    ),
    items: () => actions.menuItems(),
  });
  const header = el('header', { class: 'app-header' }, leftButton, names, menu);
  const placeholder = el('div', { class: 'app-placeholder' });
  const body = el('div', { class: 'app-body' }, placeholder);
  const mainButton = el('button', {
    type: 'button',
    class: 'bottom-button',
    onclick: () => actions.onMain(),
  });
  const bottomBar = el('div', { class: 'bottom-bar', hidden: true }, mainButton);
  const minimisedName = el('span');
  const restore = el(
    'button',
    {
      type: 'button',
      class: 'minimised',
      'aria-label': 'Вернуться в приложение',
      onclick: () => actions.onRestore(),
    },
    icon('chevron'),
    minimisedName,
  );
  const idle = el('div', { class: 'idle' });
  const statusBar = el('div', { class: 'status-bar', 'aria-hidden': 'true' }, time, statusIcons());
  const screen = el('div', { class: 'screen' }, statusBar, header, body, bottomBar, idle, restore);
  screen.append(el('div', { class: 'home-indicator', 'aria-hidden': 'true' }));
  const phone = el('div', { class: 'phone' }, screen);
  const root = el('section', { class: 'phone-side', 'aria-label': 'Мини-приложение' }, phone);

  const drawIdle = (botName: string, about: string) => {
    fill(
      idle,
      botAvatar(botName, 'large'),
      el('h2', {}, botName),
      el('p', {}, about || 'Здесь откроется мини-приложение бота.'),
      el(
        'button',
        { type: 'button', class: 'idle-button', onclick: () => actions.onOpen() },
        'Открыть приложение',
      ),
    );
    fill(placeholder, botAvatar(botName, 'large'), el('span', { class: 'loading-bar' }));
  };

  const drawColors = (app: AppState, { platform, scheme }: ClientSettings) => {
    const theme = themes[platform][scheme];
    const pick = (choice: ColorChoice) =>
      ('color' in choice ? choice.color : theme[choice.key]) ?? theme.bg_color ?? '#ffffff';
    for (const [key, value] of Object.entries(theme)) setVariable(phone, `--${key}`, value);
    const bar = (name: string, value: string) => {
      setVariable(phone, `--${name}`, value);
      setVariable(phone, `--${name}-text`, isLightColor(value) ? '#000000' : '#ffffff');
    };
    bar('header', pick(app.header));
    bar('background', pick(app.background));
    bar('bottom', pick(app.bottomBar));
  };

  return {
    root,
    phone,
    screen,
    body,
    drawIdle,
    drawTime: (now: Date) => {
      time.textContent = clockTime(now);
    },
    draw(app: AppState, settings: ClientSettings, botName: string) {
      const open = app.url !== null && !app.minimised;
      phone.dataset.platform = settings.platform;
      phone.dataset.scheme = settings.scheme;
      phone.dataset.state = app.url === null ? 'closed' : app.minimised ? 'minimised' : 'open';
      setVariable(phone, '--phone-width', `${settings.widthPx}px`);
      drawColors(app, settings);
      title.textContent = botName;
      minimisedName.textContent = botName;
      const ios = settings.platform === 'ios';
      const label = app.backVisible ? 'Назад' : 'Закрыть';
      leftButton.setAttribute('aria-label', label);
      fill(
        leftButton,
        icon(app.backVisible ? (ios ? 'back' : 'arrowBack') : 'close'),
        ios ? el('span', {}, label) : null,
      );
      placeholder.hidden = app.ready;
      bottomBar.hidden = !open || !app.main.visible;
      drawMainButton(mainButton, app.main);
    },
  };
}

function drawMainButton(node: HTMLButtonElement, button: MainButton): void {
  node.hidden = !button.visible;
  node.disabled = !button.active;
  node.setAttribute('aria-label', button.text);
  node.setAttribute('aria-busy', String(button.progress));
  setVariable(node, '--button', button.color);
  setVariable(node, '--button-text', button.textColor);
  fill(node, button.progress ? el('span', { class: 'spinner' }) : button.text);
}

/** Signal, network and battery, drawn as three shapes of one row. */
function statusIcons(): HTMLElement {
  return el(
    'span',
    { class: 'status-icons' },
    el('i', { class: 'status-signal' }, el('b'), el('b'), el('b'), el('b')),
    el('i', { class: 'status-battery' }, el('b')),
  );
}

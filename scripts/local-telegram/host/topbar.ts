import type { HostState } from '../control/shapes.ts';
import { avatar } from './avatar.ts';
import { el, fill } from './dom.ts';
import { icon } from './icons.ts';
import { createMenu } from './menu.ts';
import type { ClientSettings } from './settings.ts';
import type { Store } from './store.ts';

/** The bar over all: whose phone it is, light or dark, the panel; in a narrow window also the two tabs. */
export function createTopbar(settings: Store<ClientSettings>) {
  let host: HostState | null = null;

  const tab = (name: ClientSettings['tab'], text: string) =>
    el('button', { type: 'button', role: 'tab', onclick: () => settings.set({ tab: name }) }, text);
  const tabs = { chat: tab('chat', 'Чат'), app: tab('app', 'Приложение') };

  const person = el('button', { type: 'button', class: 'person-button' });
  const people = createMenu({
    button: person,
    items: () =>
      (host?.people ?? []).map(({ id, name, note }) => ({
        text: name,
        note,
        icon: avatar(id, name),
        checked: id === settings.get().personId,
        onSelect: () => settings.set({ personId: id }),
      })),
  });
  const scheme = el('button', {
    type: 'button',
    class: 'round-button',
    onclick: () => settings.set({ scheme: settings.get().scheme === 'dark' ? 'light' : 'dark' }),
  });
  const panel = el(
    'button',
    {
      type: 'button',
      class: 'round-button',
      'aria-label': 'Панель',
      onclick: () => settings.set({ panelOpen: !settings.get().panelOpen }),
    },
    icon('panel'),
  );
  const root = el(
    'header',
    { class: 'topbar' },
    el('span', { class: 'brand' }, el('span', { class: 'brand-mark' }, icon('plane')), 'Локальный Telegram'),
    el('div', { class: 'tabs', role: 'tablist' }, tabs.chat, tabs.app),
    el('div', { class: 'topbar-tools' }, people, scheme, panel),
  );

  const drawPerson = () => {
    const chosen = host?.people.find(({ id }) => id === settings.get().personId);
    if (!chosen) return;
    person.setAttribute('aria-label', `Человек: ${chosen.name}`);
    person.title = chosen.note;
    fill(
      person,
      avatar(chosen.id, chosen.name, 'small'),
      el('span', { class: 'person-name' }, chosen.name),
      icon('chevron'),
    );
  };

  settings.watch((value) => {
    drawPerson();
    const dark = value.scheme === 'dark';
    scheme.setAttribute('aria-label', dark ? 'Светлая тема' : 'Тёмная тема');
    fill(scheme, icon(dark ? 'sun' : 'moon'));
    panel.setAttribute('aria-pressed', String(value.panelOpen));
    for (const [name, node] of Object.entries(tabs))
      node.setAttribute('aria-selected', String(name === value.tab));
  });

  return {
    root,
    drawHost(state: HostState) {
      host = state;
      drawPerson();
    },
    /** A dot on «Чат» while a message there is unread. */
    markUnread: (unread: boolean) => tabs.chat.toggleAttribute('data-unread', unread),
  };
}

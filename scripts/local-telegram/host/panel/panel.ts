import type { CallRecord, Party } from '../../calls.ts';
import type { HostState } from '../../control/shapes.ts';
import type { NetworkMode } from '../../network.ts';
import { clockSeconds, offsetName, weekdayAndDay } from '../dates.ts';
import { el, fill } from '../dom.ts';
import { type IconName, icon } from '../icons.ts';
import type { BridgeEvent } from '../phone/bridge.ts';
import { server } from '../server.ts';
import { type ClientSettings, clientVersions, phoneWidths } from '../settings.ts';
import type { Store } from '../store.ts';
import type { Platform } from '../themes.ts';
import { choiceRow } from './choice-row.ts';
import { createHearingControls } from './hearing.ts';
import { createLogList } from './log-list.ts';

const hourMs = 3_600_000;

const networkNames: Record<NetworkMode, string> = {
  online: 'Есть',
  offline: 'Нет',
  slow: 'Медленно',
  lossy: 'С потерями',
};
const platformNames: Record<Platform, string> = { ios: 'iOS', android: 'Android' };
const partyNames: Record<Party, string> = {
  bot: 'бот',
  telegram: 'Telegram',
  app: 'приложение',
  server: 'сервер',
};

/**
 * The panel of the developer: clock, network, client, recogniser, calls, bridge events.
 * Later sections are further `section(…)` lines.
 */
export function createPanel(options: {
  settings: Store<ClientSettings>;
  now: () => Date;
  onClearEvents: () => void;
}) {
  const { settings, now } = options;

  const clockFace = el('output', { class: 'clock-face', 'aria-label': 'Местное время' });
  const clockNote = el('span', { class: 'clock-note' });
  const action = (text: string, onclick: () => void) =>
    el('button', { type: 'button', class: 'chip', onclick }, text);
  const clock = section(
    'clock',
    'Часы',
    el('div', { class: 'clock-row' }, clockFace, clockNote),
    el(
      'div',
      { class: 'chips' },
      action('Сейчас', () => void server.resetClock()),
      action('+1 час', () => void server.shiftClock(hourMs)),
      action('Завтра', () => void server.shiftClock(24 * hourMs)),
      action('Через неделю', () => void server.shiftClock(7 * 24 * hourMs)),
    ),
  );

  const network = choiceRow({
    label: 'Сеть между приложением и сервером',
    choices: networkNames,
    onChoose: (mode) => void server.setNetwork(mode),
  });
  const hearing = createHearingControls();
  const platform = choiceRow({
    label: 'Телефон',
    choices: platformNames,
    onChoose: (value) => settings.set({ platform: value }),
  });
  const version = choiceRow({
    label: 'Версия клиента',
    choices: Object.fromEntries(clientVersions.map((one) => [one, one])) as Record<
      ClientSettings['version'],
      string
    >,
    onChoose: (value) => settings.set({ version: value }),
  });
  const width = choiceRow({
    label: 'Ширина экрана',
    choices: Object.fromEntries(phoneWidths.map((one) => [one, String(one)])) as Record<
      `${ClientSettings['widthPx']}`,
      string
    >,
    onChoose: (value) => {
      const chosen = phoneWidths.find((one) => String(one) === value);
      if (chosen) settings.set({ widthPx: chosen });
    },
  });
  const silent = el('input', {
    type: 'checkbox',
    onchange: () => settings.set({ silent: silent.checked }),
  });

  const calls = createLogList<CallRecord>({
    label: 'Вызовы',
    empty: 'Пока никто никого не звал.',
    onClear: () => void server.clearCalls(),
    row: ({ from, to, name, status, ms, at }) => {
      const failed = typeof status === 'string' || status >= 400;
      return el(
        'li',
        { class: failed ? 'log-row failed' : 'log-row', title: new Date(at).toLocaleString('ru') },
        el('span', { class: 'log-parties' }, `${partyNames[from]} → ${partyNames[to]}`),
        el('span', { class: 'log-status' }, String(status)),
        el('code', {}, name),
        el('span', { class: 'log-ms' }, `${ms} мс`),
      );
    },
  });
  const events = createLogList<BridgeEvent>({
    label: 'События моста',
    empty: 'Приложение ещё ничего не просило.',
    onClear: options.onClearEvents,
    row: ({ from, name, data, dropped, at }) =>
      el(
        'li',
        {
          class: dropped ? 'log-row failed' : 'log-row',
          title: at.toLocaleString('ru'),
          'data-event': name,
          'data-from': from,
        },
        el('span', { class: 'log-parties' }, from === 'app' ? 'приложение →' : '→ приложение'),
        el('code', { class: 'log-name' }, name),
        dropped ? el('span', { class: 'log-dropped' }, dropped) : null,
        hasData(data) ? el('code', { class: 'log-data' }, JSON.stringify(data)) : null,
      ),
  });

  const root = el(
    'aside',
    { class: 'panel', 'aria-label': 'Панель' },
    clock,
    section('network', 'Сеть', network.root),
    section(
      'phone',
      'Телефон',
      captioned('Система', platform.root),
      captioned('Версия', version.root),
      captioned('Ширина', width.root),
      el('label', { class: 'check' }, silent, 'Клиент не отвечает приложению'),
    ),
    section('microphone', 'Что услышит распознаватель', ...hearing.nodes),
    section('calls', 'Вызовы', calls.root),
    section('bolt', 'События моста', events.root),
  );

  settings.watch((value) => {
    platform.choose(value.platform);
    version.choose(value.version);
    width.choose(`${value.widthPx}`);
    silent.checked = value.silent;
    root.hidden = !value.panelOpen;
  });

  let offsetMs = 0;
  return {
    root,
    drawHost(state: HostState) {
      offsetMs = state.clock.offsetMs;
      network.choose(state.network);
      hearing.draw(state);
      this.drawTime();
    },
    drawTime() {
      clockFace.textContent = clockSeconds(now());
      clockNote.textContent = `${weekdayAndDay(now())}, ${offsetName(offsetMs)}`;
    },
    drawCalls: calls.draw,
    drawEvents: events.draw,
  };
}

function section(name: IconName, title: string, ...children: Node[]): HTMLElement {
  const heading = el('h3', {}, icon(name), title);
  const node = el('section', { class: `panel-section panel-${name}` });
  fill(node, heading, ...children);
  return node;
}

function captioned(caption: string, control: HTMLElement): HTMLElement {
  return el('div', { class: 'captioned' }, el('span', { 'aria-hidden': 'true' }, caption), control);
}

const hasData = (data: unknown) => typeof data === 'object' && data !== null && Object.keys(data).length > 0;

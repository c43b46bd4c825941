import { describe, expect, it } from 'vitest';
import { type AppState, freshApp } from '../../../host/phone/app-state.ts';
import { calls } from '../../../host/phone/calls/calls.ts';
import type { Client, Dialog } from '../../../host/phone/client.ts';
import { safeAreaOf } from '../../../host/phone/insets.ts';
import { firstSettings } from '../../../host/settings.ts';
import { createStore } from '../../../host/store.ts';

/** A client without a page: it remembers what it emitted to the app and answers popups with `pressed`. */
function createClient(pressed: string | null = null, asking = false) {
  const emitted: [name: string, data: unknown][] = [];
  const asked: Dialog[] = [];
  const app = createStore<AppState>({
    ...freshApp,
    url: 'http://localhost:3000/',
    frame: null,
    minimised: false,
  });
  const settings = createStore({ ...firstSettings, hasIcon: false });
  const noted: string[] = [];
  const client: Client = {
    app,
    settings,
    personId: () => 7001,
    botName: () => 'Мила',
    mayWrite: () => true,
    emit: (name, data = {}) => emitted.push([name, data]),
    ask: async (dialog) => {
      asked.push(dialog);
      return pressed;
    },
    asking: () => asking,
    close: () => app.set({ url: null }),
    payInvoice: async (slug) => (slug === 'macos' ? ['paid', 'cancelled'] : []),
    sendPrepared: async (id) => (id === 'card' ? true : null),
    preparedMessage: async (id) =>
      id === 'card' ? { text: 'Слово', button: { text: 'Открыть', url: 'http://localhost:3001/' } } : null,
    noteLink: (url) => noted.push(url),
    openTelegramLink: (path) => noted.push(path),
    sendTheme: () => emitted.push(['theme_changed', {}]),
    sendViewport: () => emitted.push(['viewport_changed', {}]),
    sendSafeArea: () => emitted.push(['safe_area_changed', {}]),
  };
  const call = async (name: string, data: Record<string, unknown> = {}) => {
    await calls[name]?.(client, data);
  };
  return { app, call, emitted, asked, noted };
}

describe('what the client does when the app calls', () => {
  it('shows the main button as the app asks, and hides one without text', async () => {
    const { app, call } = createClient();
    const shown = { is_visible: true, is_active: false, text: 'Дальше', color: '#0A7E7E', text_color: 'red' };
    await call('web_app_setup_main_button', shown);
    expect(app.get().main).toMatchObject({
      visible: true,
      active: false,
      text: 'Дальше',
      color: '#0a7e7e',
      textColor: null,
    });
    await call('web_app_setup_main_button', { is_visible: true, text: '  ' });
    expect(app.get().main.visible).toBe(false);
  });

  it('takes a header colour by key or by value, and keeps the old one when it is neither', async () => {
    const { app, call } = createClient();
    await call('web_app_set_header_color', { color_key: 'secondary_bg_color' });
    expect(app.get().header).toEqual({ key: 'secondary_bg_color' });
    await call('web_app_set_header_color', { color: '#112233' });
    await call('web_app_set_header_color', { color: 'url(x)' });
    expect(app.get().header).toEqual({ color: '#112233' });
  });

  it('asks a popup with at most three buttons and tells which one was pressed', async () => {
    const { call, emitted, asked } = createClient('yes');
    const buttons = [
      { id: 'yes', type: 'destructive', text: 'Закончить' },
      { id: 'no', type: 'cancel' },
      { id: 'ok', type: 'ok' },
      { id: 'fourth', type: 'ok' },
    ];
    await call('web_app_open_popup', { title: 'Урок', message: 'Закончить?', buttons });
    expect(asked[0]?.buttons).toEqual([
      { id: 'yes', text: 'Закончить', tone: 'danger' },
      { id: 'no', text: 'Отмена', tone: 'normal' },
      { id: 'ok', text: 'OK', tone: 'strong' },
    ]);
    expect(emitted).toEqual([['popup_closed', { button_id: 'yes' }]]);
  });

  it('tells of a dismissed popup without a button, and ignores a second one', async () => {
    const dismissed = createClient(null);
    await dismissed.call('web_app_open_popup', { message: 'x' });
    expect(dismissed.emitted).toEqual([['popup_closed', {}]]);
    const busy = createClient('ok', true);
    await busy.call('web_app_open_popup', { message: 'x' });
    expect(busy.asked).toEqual([]);
  });

  it('does not ask for write access that the bot has', async () => {
    const { call, emitted, asked } = createClient();
    await call('web_app_request_write_access');
    expect(asked).toEqual([]);
    expect(emitted).toEqual([['write_access_requested', { status: 'allowed' }]]);
  });

  it('forgets what the last page asked for when a page loads', async () => {
    const { app, call } = createClient();
    await call('web_app_setup_back_button', { is_visible: true });
    await call('web_app_setup_closing_behavior', { need_confirmation: true });
    await call('iframe_ready');
    expect(app.get()).toMatchObject({ backVisible: false, confirmClose: false });
  });

  it('opens nothing by itself', async () => {
    const { call, noted } = createClient();
    await call('web_app_open_link', { url: 'https://example.org/' });
    await call('web_app_open_tg_link', { path_full: '/mila_bot?start=x' });
    expect(noted).toEqual(['https://example.org/', '/mila_bot?start=x']);
  });

  it('tells the app how a payment ended: once, twice as macOS does, or not at all', async () => {
    const { call, emitted } = createClient();
    await call('web_app_open_invoice', { slug: 'silent' });
    expect(emitted).toEqual([]);
    await call('web_app_open_invoice', { slug: 'macos' });
    expect(emitted).toEqual([
      ['invoice_closed', { slug: 'macos', status: 'paid' }],
      ['invoice_closed', { slug: 'macos', status: 'cancelled' }],
    ]);
  });
});

describe('what covers the edges of the app', () => {
  it.each([
    ['ios', false, 20],
    ['ios', true, 0],
    ['android', false, 0],
  ] as const)('%s, main button %s', (platform, visible, bottom) => {
    const main = { ...freshApp.main, visible };
    expect(safeAreaOf({ main }, platform)).toEqual({ top: 0, bottom, left: 0, right: 0 });
  });

  it('sends a prepared message if the person agrees, and says how it ended', async () => {
    const agreed = createClient('yes');
    await agreed.call('web_app_send_prepared_message', { id: 'card' });
    expect(agreed.asked[0]?.message).toBe('Слово\n\n[ Открыть ]');
    expect(agreed.emitted).toEqual([['prepared_message_sent', {}]]);
    const refused = createClient('no');
    await refused.call('web_app_send_prepared_message', { id: 'card' });
    await refused.call('web_app_send_prepared_message', { id: 'expired' });
    expect(refused.emitted.map(([, data]) => data)).toEqual([
      { error: 'USER_DECLINED' },
      { error: 'MESSAGE_EXPIRED' },
    ]);
  });

  it('has an icon on the home screen once the app has put one there', async () => {
    const { call, emitted } = createClient();
    await call('web_app_check_home_screen');
    await call('web_app_add_to_home_screen');
    await call('web_app_check_home_screen');
    expect(emitted).toEqual([
      ['home_screen_checked', { status: 'missed' }],
      ['home_screen_added', {}],
      ['home_screen_checked', { status: 'added' }],
    ]);
  });
});

// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings, type Settings } from '../../../core/settings/settings.ts';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createPageOutbox } from '../../../web/src/lib/outbox/outbox.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { failure, learnerId, sampleHome, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';
import { client } from './client.ts';
import { sampleStatistics } from './samples.ts';

const server = createAppServer();
let sent: Partial<Settings>[] = [];

beforeEach(() => {
  sent = [];
  client.events.length = 0;
  server.use(
    msw.get('*/api/users/statistics', () => HttpResponse.json(success(sampleStatistics()))),
    msw.put('*/api/users/settings', async ({ request }) => {
      // Our own client sent it; the contract is the server's to check.
      const body = (await request.json()) as Partial<Settings>;
      sent.push(body);
      return HttpResponse.json(success({ ...defaultSettings, ...body }));
    }),
  );
});

async function openSettings() {
  const { services } = renderApp();
  fireEvent.click(await screen.findByRole('button', { name: /^Профиль/ }));
  fireEvent.click(await screen.findByRole('tab', { name: 'Настройки' }));
  return services;
}

const mainButton = () => client.latest('web_app_setup_main_button');
const popup = () => client.latest('web_app_open_popup');

async function pressSave() {
  await waitFor(() => expect(mainButton()).toMatchObject({ text: 'Сохранить', is_active: true }));
  client.send('main_button_pressed');
}

async function save() {
  await pressSave();
  await waitFor(() => expect(popup()?.message).toBe('Настройки сохранены'));
  client.send('popup_closed', {});
}

describe('saving', () => {
  it('waits for a change, then says so and sends what has changed', async () => {
    await openSettings();
    await waitFor(() => expect(mainButton()).toMatchObject({ text: 'Сохранить', is_active: false }));
    fireEvent.click(screen.getByRole('radio', { name: 'Медленно' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Огласовки' }));
    fireEvent.click(screen.getByRole('button', { name: 'Больше слов' }));
    expect(screen.getByText('6 слов')).toBeDefined();
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ speed: 0.7, niqqud: false, dailyGoal: 6 }]));
    expect(sent[0]).not.toHaveProperty('provider');
    await waitFor(() => expect(mainButton()).toMatchObject({ is_active: false }));
  });

  it('keeps the voice under the key of the specification too', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('radio', { name: 'Встроенный в браузер' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Автоматически пробовать/ }));
    await save();
    expect(localStore.read('tts_settings')).toEqual({ provider: 'browser', autoFallback: false });
  });

  it('has the views ask again for words that carry the voice chosen before', async () => {
    server.use(msw.get('*/api/voices', () => HttpResponse.json(success({ genders: ['f'] }))));
    const { queryClient } = renderApp();
    fireEvent.click(await screen.findByRole('button', { name: /^Профиль/ }));
    fireEvent.click(await screen.findByRole('tab', { name: 'Настройки' }));
    const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    queryClient.setQueryData(['letters'], []);
    fireEvent.click(await screen.findByRole('radio', { name: 'Женский' }));
    await save();
    await waitFor(() => expect(isStale(['letters'])).toBe(true));
    expect(isStale(queryKeys.home)).toBe(false);
  });

  it('silences the vibration at once', async () => {
    const { telegram } = await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Вибрация' }));
    await save();
    const before = client.count('web_app_trigger_haptic_feedback');
    telegram.haptic('tap');
    expect(client.count('web_app_trigger_haptic_feedback')).toBe(before);
    fireEvent.click(screen.getByRole('switch', { name: 'Вибрация' }));
    await save();
    telegram.haptic('tap');
    expect(client.count('web_app_trigger_haptic_feedback')).toBeGreaterThan(before);
  });

  it('holds against an older answer of the server until the server has heard of it', async () => {
    server.use(
      msw.put('*/api/users/settings', () =>
        HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 }),
      ),
    );
    await openSettings();
    fireEvent.click(screen.getByRole('button', { name: 'Больше слов' }));
    await save();
    expect(localStore.read(localKeys.unsentSettings(learnerId))).toMatchObject({ changes: { dailyGoal: 6 } });
    client.send('back_button_pressed');
    expect(await screen.findByText('Новых: 3 из 6')).toBeDefined();
    await waitFor(() => expect(server.calls).toContain('GET /home'));
    expect(screen.getByText('Новых: 3 из 6')).toBeDefined();
  });

  it('is taken back with a word when the server refuses', async () => {
    server.use(
      msw.put('*/api/users/settings', () => HttpResponse.json(failure('invalid', 'Нет'), { status: 400 })),
    );
    await openSettings();
    fireEvent.click(screen.getByRole('button', { name: 'Больше слов' }));
    await save();
    expect(await screen.findByText('Не удалось сохранить настройки')).toBeDefined();
    expect(await screen.findByText('5 слов')).toBeDefined();
    expect(localStore.read(localKeys.unsentSettings(learnerId))).toBeUndefined();
  });
});

it('settings that not even the device has kept are not called saved', async () => {
  const services = await openSettings();
  Object.assign(services.once(createPageOutbox), { save: () => Promise.reject(new Error('no place')) });
  fireEvent.click(screen.getByRole('button', { name: 'Больше слов' }));
  await pressSave();
  expect(await screen.findByText('Не удалось сохранить настройки')).toBeDefined();
  expect(popup()).toBeUndefined();
});

describe('leaving with unsaved settings', () => {
  it('asks first; a change that was taken back is none', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Огласовки' }));
    await waitFor(() =>
      expect(client.latest('web_app_setup_closing_behavior')).toEqual({ need_confirmation: true }),
    );
    client.send('back_button_pressed');
    await waitFor(() => expect(popup()?.title).toBe('Настройки не сохранены'));
    client.send('popup_closed', { button_id: 'no' });
    expect(await screen.findByRole('switch', { name: 'Огласовки' })).toBeDefined();
    fireEvent.click(screen.getByRole('switch', { name: 'Огласовки' }));
    await waitFor(() =>
      expect(client.latest('web_app_setup_closing_behavior')).toEqual({ need_confirmation: false }),
    );
    client.send('back_button_pressed');
    expect(await screen.findByRole('heading', { name: 'Уроки' })).toBeDefined();
  });

  it('edits stay while the other tab is looked at', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Транскрипция' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Профиль' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Настройки' }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Транскрипция' }).checked).toBe(false);
  });
});

it('the goal stays between one and thirty words', async () => {
  server.answerHome(sampleHome({ settings: { ...defaultSettings, dailyGoal: 30 } }));
  await openSettings();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Больше слов' }).disabled).toBe(true);
  for (let words = 30; words > 1; words -= 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Меньше слов' }));
  }
  expect(screen.getByText('1 слово')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Меньше слов' }).disabled).toBe(true);
});

// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

// Sonner keeps what it shows outside the app.
afterEach(() => void toast.dismiss());

async function openSettings() {
  const { services } = renderApp();
  fireEvent.click(await screen.findByRole('button', { name: /^Профиль/ }));
  fireEvent.click(await screen.findByRole('tab', { name: 'Настройки' }));
  return services;
}

const popup = () => client.latest('web_app_open_popup');
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
const goalIs = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeDefined());
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
/** What the server has after all calls. */
const atServer = () => Object.assign({}, ...sent);

describe('a changed setting', () => {
  it('takes effect at once, is sent by itself, and a message says what it is now', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Огласовки' }));
    expect(isOn('Огласовки')).toBe(false);
    expect(await screen.findByText('Выключено: огласовки')).toBeDefined();
    await waitFor(() => expect(sent).toMatchObject([{ niqqud: false }]));
    expect(sent[0]).not.toHaveProperty('provider');
    expect(popup()).toBeUndefined();
  });

  it('is undone by the message: the former value holds again, here and at the server', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('radio', { name: 'Медленно' }));
    expect(await screen.findByText('Скорость: медленно')).toBeDefined();
    await undo();
    expect(await screen.findByText('Отменено')).toBeDefined();
    expect(screen.getByText('Скорость: обычно')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Медленно' }).checked).toBe(false);
    await waitFor(() => expect(sent.map(({ speed }) => speed)).toEqual([0.7, 1]));
  });

  it('is one of many in a hurry: all arrive, in their order, and the last value of each holds', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Огласовки' }));
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'Больше слов' }));
    }
    fireEvent.click(screen.getByRole('switch', { name: 'Огласовки' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Транскрипция' }));
    await goalIs('8 слов');
    await waitFor(() => expect(sent).toHaveLength(6));
    expect(sent.map(({ dailyGoal }) => dailyGoal)).toEqual([undefined, 6, 7, 8, 8, 8]);
    expect(atServer()).toMatchObject({ niqqud: true, dailyGoal: 8, transcription: false });
    await waitFor(() => expect(localStore.read(localKeys.unsentSettings(learnerId))).toBeUndefined());
    expect([isOn('Огласовки'), isOn('Транскрипция')]).toEqual([true, false]);
  });

  it('is not taken back with another one that is undone', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Огласовки' }));
    await screen.findByText('Выключено: огласовки');
    fireEvent.click(screen.getByRole('switch', { name: 'Транскрипция' }));
    const message = (await screen.findByText('Выключено: транскрипция')).closest('li');
    if (!message) throw new Error('a message is in a list');
    fireEvent.click(within(message).getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(isOn('Транскрипция')).toBe(true));
    expect(isOn('Огласовки')).toBe(false);
    await waitFor(() => expect(atServer()).toMatchObject({ niqqud: false, transcription: true }));
  });

  it('stays when one leaves at once, without a question', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Транскрипция' }));
    client.send('back_button_pressed');
    expect(await screen.findByRole('heading', { name: 'Уроки' })).toBeDefined();
    expect(popup()).toBeUndefined();
    await waitFor(() => expect(sent).toMatchObject([{ transcription: false }]));
  });

  it('has the views ask again for words that carry the voice chosen before', async () => {
    server.use(msw.get('*/api/voices', () => HttpResponse.json(success({ genders: ['f'] }))));
    const { queryClient } = renderApp();
    fireEvent.click(await screen.findByRole('button', { name: /^Профиль/ }));
    fireEvent.click(await screen.findByRole('tab', { name: 'Настройки' }));
    const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    queryClient.setQueryData(['letters'], []);
    fireEvent.click(await screen.findByRole('radio', { name: 'Женский' }));
    await waitFor(() => expect(isStale(['letters'])).toBe(true));
    expect(isStale(queryKeys.home)).toBe(false);
  });

  it('silences the vibration at once', async () => {
    const { telegram } = await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Вибрация' }));
    const before = client.count('web_app_trigger_haptic_feedback');
    telegram.haptic('tap');
    expect(client.count('web_app_trigger_haptic_feedback')).toBe(before);
    fireEvent.click(screen.getByRole('switch', { name: 'Вибрация' }));
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
    await screen.findByText('Цель на день: 6 слов');
    expect(localStore.read(localKeys.unsentSettings(learnerId))).toMatchObject({ changes: { dailyGoal: 6 } });
    client.send('back_button_pressed');
    expect(await screen.findByText('Новых: 3 из 6')).toBeDefined();
    await waitFor(() => expect(server.calls).toContain('GET /home'));
    expect(screen.getByText('Новых: 3 из 6')).toBeDefined();
  });

  it('without a network is kept here, and the message says so', async () => {
    const { connection } = await openSettings();
    connection.isOnline = () => false;
    server.use(msw.put('*/api/users/settings', () => HttpResponse.error()));
    fireEvent.click(screen.getByRole('button', { name: 'Больше слов' }));
    await screen.findByText('Цель на день: 6 слов');
    expect(screen.getByText('Связи нет: сохранено на телефоне, отправится само.')).toBeDefined();
    expect(localStore.read(localKeys.unsentSettings(learnerId))).toMatchObject({ changes: { dailyGoal: 6 } });
  });

  it('is taken back with a word when the server refuses', async () => {
    server.use(
      msw.put('*/api/users/settings', () => HttpResponse.json(failure('invalid', 'Нет'), { status: 400 })),
    );
    await openSettings();
    fireEvent.click(screen.getByRole('button', { name: 'Больше слов' }));
    expect(await screen.findByText('Не удалось сохранить настройки')).toBeDefined();
    await goalIs('5 слов');
    expect(localStore.read(localKeys.unsentSettings(learnerId))).toBeUndefined();
  });

  it('that not even the device keeps is taken back with a word, and not sent later', async () => {
    const services = await openSettings();
    Object.assign(services.once(createPageOutbox), { save: () => Promise.reject(new Error('no place')) });
    fireEvent.click(screen.getByRole('button', { name: 'Больше слов' }));
    expect(await screen.findByText('Не удалось сохранить настройки')).toBeDefined();
    await goalIs('5 слов');
    expect(screen.queryByText('Цель на день: 6 слов')).toBeNull();
    expect(localStore.read(localKeys.unsentSettings(learnerId))).toBeUndefined();
  });

  it('moves its control where home cannot be loaded, too', async () => {
    server.use(
      msw.get('*/api/home', () => HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 })),
    );
    const { queryClient } = renderApp();
    fireEvent.click(await screen.findByRole('button', { name: /^Профиль/ }));
    queryClient.removeQueries({ queryKey: queryKeys.home });
    fireEvent.click(await screen.findByRole('tab', { name: 'Настройки' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Огласовки' }));
    await waitFor(() => expect(isOn('Огласовки')).toBe(false));
    // Beside what earlier tests have left on this device.
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ niqqud: false }));
  });
});

describe('«Сохранить» of the voice', () => {
  it('says that the settings are saved, and keeps the voice under the key of the specification', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('radio', { name: 'Встроенный в браузер' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Автоматически пробовать/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(popup()?.message).toBe('Настройки сохранены'));
    client.send('popup_closed', {});
    expect(localStore.read('tts_settings')).toEqual({ provider: 'browser', autoFallback: false });
    await waitFor(() => expect(atServer()).toMatchObject({ provider: 'browser', autoFallback: false }));
  });

  it('does not say so when not even the device has kept them', async () => {
    const services = await openSettings();
    Object.assign(services.once(createPageOutbox), { save: () => Promise.reject(new Error('no place')) });
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Не удалось сохранить настройки')).toBeDefined();
    expect(popup()).toBeUndefined();
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

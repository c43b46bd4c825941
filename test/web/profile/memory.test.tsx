// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryResponse } from '../../../core/contracts/memory.ts';
import { forecast } from '../../../core/memory/forecast.ts';
import { defaultSettings, type Settings } from '../../../core/settings/settings.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { client } from './client.ts';
import { sampleStatistics } from './samples.ts';

const server = createAppServer();
let sent: Partial<Settings>[] = [];

function sampleMemory(over: Partial<MemoryResponse> = {}): MemoryResponse {
  return {
    words: 40,
    firmWords: 12,
    due: 2,
    days: [
      { date: '2026-11-19', reviews: 31 },
      { date: '2026-11-20', reviews: 4 },
    ],
    forecast: forecast(['2026-11-20', '2026-11-21', '2026-11-24'], '2026-11-21'),
    lettersTomorrow: 0,
    ...over,
  };
}

beforeEach(() => {
  sent = [];
  client.events.length = 0;
  server.use(
    msw.get('*/api/users/statistics', () =>
      HttpResponse.json(success({ ...sampleStatistics(), today: '2026-11-21' })),
    ),
    msw.get('*/api/memory', () => HttpResponse.json(success(sampleMemory()))),
    msw.get('*/api/reminders', () => HttpResponse.json(success({ runs: 'hourly' }))),
    msw.put('*/api/users/settings', async ({ request }) => {
      // Our own client sent it; the contract is the server's to check.
      const body = (await request.json()) as Partial<Settings>;
      sent.push(body);
      return HttpResponse.json(success({ ...defaultSettings, ...body }));
    }),
  );
});

async function openProfile() {
  renderApp();
  fireEvent.click(await screen.findByRole('button', { name: /^Профиль/ }));
  await screen.findByRole('tab', { name: 'Настройки' });
}

describe('memory in the profile', () => {
  it('tells how many words are firm, what was reviewed, and what the next two weeks bring', async () => {
    await openProfile();
    const memory = within(await screen.findByRole('region', { name: 'Память' }));
    expect(await memory.findByText('12')).toBeDefined();
    expect(memory.getByText('из 40 выученных')).toBeDefined();
    expect(memory.getByRole('img', { name: 'За 12 недель: 35 повторений' })).toBeDefined();
    expect(memory.getByText('20 ноября — 4 повторения')).toBeDefined();
    expect(memory.getByRole('img', { name: 'Придут на повторение: 3 слова' })).toBeDefined();
    expect(memory.getByText('сегодня — 2 слова')).toBeDefined();
    expect(memory.getByText('22 ноября — ничего')).toBeDefined();
  });

  it('leads into the chat, where the words come as a file, and as a sound', async () => {
    const health = { version: '0', bot_link: 'https://t.me/mila_bot' };
    server.use(msw.get('*/api/health', () => HttpResponse.json(success(health))));
    await openProfile();
    fireEvent.click(await screen.findByRole('button', { name: 'Слова файлом: CSV и Anki' }));
    expect(client.latest('web_app_open_tg_link')).toMatchObject({ path_full: '/mila_bot?start=mywords' });
    fireEvent.click(screen.getByRole('button', { name: 'Слушать: слова дня в дорогу' }));
    expect(client.latest('web_app_open_tg_link')).toMatchObject({ path_full: '/mila_bot?start=listen' });
  });

  it('says so while the server cannot tell', async () => {
    server.use(msw.get('*/api/memory', () => HttpResponse.json(failure('oops', 'no'), { status: 400 })));
    await openProfile();
    expect(await screen.findByText(/Память слов покажется/)).toBeDefined();
  });
});

describe('settings of memory', () => {
  async function openSettings() {
    await openProfile();
    fireEvent.click(screen.getByRole('tab', { name: 'Настройки' }));
  }

  /** What the learner says when Telegram asks whether the bot may write. */
  async function answerTelegram(status: 'allowed' | 'cancelled') {
    await waitFor(() => expect(client.count('web_app_request_write_access')).toBe(1));
    await act(async () => client.send('write_access_requested', { status }));
  }

  it('new words a day and firmness are chosen and sent', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('radio', { name: '10' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Крепче' }));
    expect(screen.getByText(/каждое двадцатое слово/)).toBeDefined();
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ newWordsPerDay: 10, retention: 'firmer' }));
  });

  it('a reminder comes at the chosen hour once Telegram lets the bot write', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Напоминать о занятии' }));
    await answerTelegram('allowed');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Время напоминания' }), {
      target: { value: '8' },
    });
    await waitFor(() => expect(sent.map(({ reminderHour }) => reminderHour)).toEqual([19, 8]));
  });

  it('no hour of the night is offered', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Напоминать о занятии' }));
    await answerTelegram('allowed');
    const hours = within(await screen.findByRole('combobox', { name: 'Время напоминания' }));
    const names = hours.getAllByRole('option').map(({ textContent }) => textContent);
    expect([names[0], names.at(-1), names.length]).toEqual(['8:00', '21:00', 14]);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Время напоминания' }).value).toBe('19');
    expect(screen.getByText(/С 22 до 8 часов бот молчит/)).toBeDefined();
  });

  it('where everybody is reminded once a day no hour can be chosen, and it is said why', async () => {
    server.use(msw.get('*/api/reminders', () => HttpResponse.json(success({ runs: 'daily' }))));
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Напоминать о занятии' }));
    await answerTelegram('allowed');
    expect(await screen.findByText(/один раз в сутки, всем сразу/)).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Время напоминания' })).toBeNull();
    await waitFor(() => expect(sent).toMatchObject([{ reminderHour: 19 }]));
  });

  it('reminders are switched off without a question', async () => {
    await openSettings();
    const wish = screen.getByRole('switch', { name: 'Напоминать о занятии' });
    fireEvent.click(wish);
    await answerTelegram('allowed');
    await screen.findByRole('combobox', { name: 'Время напоминания' });
    client.events.length = 0;
    fireEvent.click(wish);
    expect(screen.queryByRole('combobox', { name: 'Время напоминания' })).toBeNull();
    await waitFor(() => expect(sent).toMatchObject([{ reminderHour: 19 }, { reminderHour: null }]));
    expect(client.count('web_app_request_write_access')).toBe(0);
  });

  it('without that permission there is no reminder, and it is said why', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'Напоминать о занятии' }));
    await answerTelegram('cancelled');
    expect(await screen.findByText(/Без разрешения писать/)).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Время напоминания' })).toBeNull();
  });
});

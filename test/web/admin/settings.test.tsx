// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cellsOf, createAdminServer, openSection, refusal } from './admin-server.tsx';

const server = createAdminServer();

const system = {
  version: '1.0.0',
  serverTime: '2026-11-21T08:00:00.000Z',
  database: { state: 'up', ms: 3 },
  store: { state: 'up', ms: 1 },
  telegram: { state: 'down', ms: 40 },
  webhook: { state: 'failing', pending: 7, lastErrorAt: null, lastError: 'Connection timed out' },
  recogniser: null,
  bot_link: null,
  limits: [{ name: 'Слов в уроке', value: '1–10' }],
};

beforeEach(() => {
  server.open();
  server.answer('get', '/admin/diagnostics', system);
  server.answer('get', '/audio/voices', { voices: [{ id: 'espeak', name: 'espeak-ng' }] });
});

/** What stands behind a name. */
const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

describe('the settings of the house', () => {
  it('tell the version, the connection, what serves us and what is allowed', async () => {
    await openSection('Настройки');
    await screen.findByText('Версия API');
    await screen.findByText('espeak-ng');
    expect([fact('Версия API'), fact('Связь'), fact('База данных'), fact('Telegram')]).toEqual([
      '1.0.0',
      'Онлайн',
      'отвечает, 3 мс',
      'не отвечает',
    ]);
    expect(fact('Доставка обновлений')).toBe('Telegram не может доставить · ждут: 7 · Connection timed out');
    expect(fact('Распознавание речи')).toContain('не настроено');
    expect(fact('Слов в уроке')).toBe('1–10');
  });

  it('see the connection go', async () => {
    const { services } = await openSection('Настройки');
    await screen.findByText('Онлайн');
    services.connection.report(false);
    expect(await screen.findByText('Офлайн')).toBeDefined();
  });
});

describe('the diagnostic run', () => {
  it('goes through the calls and tells what of each', async () => {
    server.answer('get', '/health', { version: '1', database: 'up', store: 'down', bot_link: null });
    server.answer('get', '/profile', { user: {} });
    server.answer('get', '/sections', () => refusal(500, 'internal', 'Сервер прилёг'));
    server.answer('get', '/leaderboard', {});
    await openSection('Настройки');
    fireEvent.click(await screen.findByRole('button', { name: 'Запустить проверку' }));
    expect(await screen.findByText('В порядке 3 из 6')).toBeDefined();
    const rows = cellsOf(screen.getByRole('table', { name: 'Диагностика API' }));
    expect(rows.map(([, , result]) => result)).toEqual([
      'не отвечает: Хранилище',
      'в порядке',
      'Сервер прилёг',
      'в порядке',
      'в порядке',
      'не отвечает: Telegram',
    ]);
    expect(rows.every(([, ms]) => /^\d+ мс$/.test(ms ?? ''))).toBe(true);
  });
});

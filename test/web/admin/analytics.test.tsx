// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleAnalytics, samplePayment, samplePayments } from './admin-samples.ts';
import { cellsOf, createAdminServer, openSection } from './admin-server.tsx';

const server = createAdminServer();

beforeEach(() => {
  server.open();
  server.answer('get', '/admin/period', { newLearners: 51, active: 52, words: 53, stars: 54 });
});

const nameOf = (id: string | null) => (id ? document.getElementById(id)?.textContent : null);
const table = (name: string) => screen.findByRole('table', { name });

describe('the analytics', () => {
  it('lays weeks of arrival against the weeks after them', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    await openSection('Аналитика');
    const retention = await table('Возвращаются ли ученики');
    expect(cellsOf(retention)).toEqual([
      ['с 9 нояб.', '8', '100 %', '63 %'],
      ['с 16 нояб.', '4', '75 %', ''],
    ]);
    expect(screen.getByRole('columnheader', { name: 'нед. 1: через 1 неделю' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'нед. 1: через 1 неделю' }));
    fireEvent.click(screen.getByRole('button', { name: 'Пришли' }));
    expect(cellsOf(retention)[0]?.[0]).toBe('с 9 нояб.');
    expect(screen.getByRole('columnheader', { name: /^Пришли/ }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    fireEvent.click(screen.getByRole('button', { name: /^Пришли/ }));
    expect(cellsOf(retention)[0]?.[0]).toBe('с 16 нояб.');
  });

  it('counts the days that one chooses', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    await openSection('Аналитика');
    expect(await screen.findByText('53')).toBeDefined();
    fireEvent.change(screen.getByLabelText('С даты'), { target: { value: '2026-11-05' } });
    await waitFor(() =>
      expect(server.asked.map(({ call }) => call)).toEqual(
        expect.arrayContaining([
          'GET /admin/period?from=2026-10-23&to=2026-11-21',
          'GET /admin/period?from=2026-11-05&to=2026-11-21',
        ]),
      ),
    );
  });

  it('counts the tables of the days that one chooses, and goes back to the usual ones', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    server.answer('get', '/admin/period/tables', {
      ...{ retention: [], problemWords: [], stages: null },
      funnel: [{ id: 7, name: 'Дома', begun: 2, completed: 1, passed: 0 }],
    });
    await openSection('Аналитика');
    expect(cellsOf(await table('Путь по урокам'))).toHaveLength(2);
    fireEvent.change(await screen.findByLabelText('С даты'), { target: { value: '2026-11-05' } });
    expect(await screen.findByText('В выбранные дни никто не пришёл.')).toBeDefined();
    expect(cellsOf(await table('Путь по урокам'))).toEqual([['Дома', '2', '1', '0']]);
    expect(screen.getByText('База не успела это посчитать. Обновите позже.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Обычные дни' }));
    expect(cellsOf(await table('Путь по урокам'))).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Обычные дни' })).toBeNull();
  });

  it('leads to the payments of the days', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    server.answer('get', '/admin/payments', samplePayments([samplePayment()]));
    await openSection('Аналитика');
    fireEvent.click(await screen.findByRole('button', { name: 'Платежи за эти дни' }));
    expect(await screen.findByText('Найдено: 1 платёж на 1 450 звёзд')).toBeDefined();
    expect(server.asked.at(-1)?.call).toBe(
      'GET /admin/payments?plan=any&state=all&from=2026-10-23&to=2026-11-21',
    );
  });

  it('saves a table as it is ordered, for a spreadsheet', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await openSection('Аналитика');
    await table('Путь по урокам');
    fireEvent.click(screen.getByRole('button', { name: 'Скачать CSV: Путь по урокам' }));
    // Telegram's web clients save no files.
    expect(await screen.findByText('Таблица скопирована: здесь файл не сохранить')).toBeDefined();
    expect(copied[0]).toContain('Урок;Начали;Выучили все слова;Сдали викторину\r\nБуквы;25;20;15\r\n');
  });

  it('has a landmark for each panel, no two of one name', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    await openSection('Аналитика');
    await table('Путь по урокам');
    const names = screen
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-label') ?? nameOf(region.getAttribute('aria-labelledby')));
    expect(names).toContain('Путь по урокам');
    expect(names).toEqual([...new Set(names)]);
  });

  it('names the hard words, and opens the lesson of one', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    server.answer('get', '/lessons/7', () => new Promise(() => {}));
    await openSection('Аналитика');
    expect(cellsOf(await table('Трудные слова'))).toEqual([['מרפסת', 'балкон', 'Дома', '12', '25 %']]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Открыть урок «Дома»' })[0] as HTMLElement);
    const content = await screen.findByRole('link', { name: 'Контент', current: 'page' });
    expect(content).toBeDefined();
  });

  it('follows learners lesson by lesson and shows the untouched rest on demand', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    await openSection('Аналитика');
    expect(cellsOf(await table('Путь по урокам'))).toEqual([
      ['Буквы', '25', '20', '15'],
      ['Дома', '5', '2', '1'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Показать все 3 урока' }));
    expect(cellsOf(await table('Путь по урокам')).at(-1)).toEqual(['Еда', '0', '0', '0']);
  });

  it('tells the share of mistakes of each exercise, and none where nothing was checked', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    await openSection('Аналитика');
    const rows = cellsOf(await table('Ошибки по упражнениям'));
    expect(rows.map(([stage, errors]) => [stage, errors])).toEqual([
      ['Слушать', '10 %'],
      ['Говорить', '—'],
      ['Писать', '30 %'],
      ['Печатать', '20 %'],
    ]);
  });

  it('has a sentence for everything that is still empty', async () => {
    server.answer(
      'get',
      '/admin/analytics',
      sampleAnalytics({ retention: [], problemWords: [], funnel: [], stages: [] }),
    );
    await openSection('Аналитика');
    expect(await screen.findByText('За последние восемь недель никто не пришёл.')).toBeDefined();
    expect(screen.getByText('Пока мало ответов, чтобы назвать слова трудными.')).toBeDefined();
    expect(screen.getByText('Опубликованных уроков пока нет.')).toBeDefined();
    expect(screen.getByText('За последние 30 дней никто не отвечал.')).toBeDefined();
  });
});

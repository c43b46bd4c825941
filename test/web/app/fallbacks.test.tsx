import '../../support/web/launched.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import { ladder } from '../../../core/status/ladder.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { failure, keepSampleHome, sampleHome, sampleLogin, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';

/** What stands where an answer of the server should (chapter 8 of the specification), each marked as what it is. */
const server = createAppServer();

const unavailable = () => HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 });
const news = [
  {
    id: 'status-pawn',
    activity_type: 'status' as const,
    text: 'Новый статус — Пешка',
    icon: 'pawn' as const,
    created_at: '2026-11-20T08:00:00.000Z',
    lessonId: null,
  },
];

describe('global updates that cannot be had', () => {
  it('are an empty list: no heading of theirs, no invented news', async () => {
    server.use(msw.post('*/api/auth/telegram', unavailable));
    renderApp();
    await screen.findByRole('heading', { name: /Таблица лидеров.*Демо/ });
    expect(screen.queryByRole('heading', { name: 'Новости' })).toBeNull();
  });

  it('are those of the last visit where there was one, and the page says so', async () => {
    keepSampleHome(localStore, sampleHome({ news }));
    server.cutNetwork();
    renderApp();
    expect(await screen.findByText('Новый статус — Пешка')).toBeDefined();
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Показаны данные прошлого посещения.');
  });
});

describe('progress that cannot be had', () => {
  it('is zeros, in every section, lesson and figure, under the mark of the demonstration', async () => {
    server.use(msw.post('*/api/auth/telegram', unavailable));
    renderApp();
    expect((await screen.findByRole('alert')).textContent).toContain('демонстрационные данные');
    const card = await screen.findByRole('region', { name: 'Ваш статус' });
    expect(within(card).getByText('Демо')).toBeDefined();
    expect(
      within(card)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent?.replace(/из.*/, '')),
    ).toEqual(['0', '0', '0', '0']);
    const bars = screen.getAllByRole('progressbar', { name: /^Пройдено в разделе/ });
    expect(new Set(bars.map((bar) => bar.getAttribute('aria-valuenow')))).toEqual(new Set(['0']));
    for (const name of [/Первые слова/, /Встреча/]) {
      fireEvent.click(screen.getByRole('button', { name, expanded: false }));
    }
    const lessons = screen.getAllByText(/^\d+ из \d+ слов/);
    expect(lessons.length).toBeGreaterThan(0);
    expect(lessons.every(({ textContent }) => textContent?.startsWith('0 из '))).toBe(true);
  });

  it('leaves a learner without a connection his own, from this device, marked as kept', async () => {
    keepSampleHome(localStore, sampleHome());
    server.cutNetwork();
    renderApp();
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Показаны данные прошлого посещения.');
    expect(await screen.findByText('1 из 5 уроков')).toBeDefined();
    expect(screen.queryByText('Демо')).toBeNull();
  });
});

describe('status levels that cannot be had', () => {
  it('are the ladder of the specification, which the app brings along: the server is never asked for it', async () => {
    expect(ladder.map(({ name, pointsRequired }) => [name, pointsRequired])).toEqual([
      ['Новичок', 0],
      ['Пешка', 50],
      ['Конь', 100],
      ['Слон', 300],
      ['Ладья', 500],
      ['Ферзь', 1000],
      ['Король', 2000],
    ]);
    const { stats } = sampleHome({ points: 320 });
    server.use(
      msw.post('*/api/auth/telegram', () =>
        HttpResponse.json(success(sampleLogin(undefined, { home: undefined }))),
      ),
      msw.get('*/api/home', unavailable),
      msw.post('*/api/users/sync-stats', () => HttpResponse.json(success(stats))),
    );
    renderApp();
    expect((await screen.findByText('До статуса Ладья')).nextSibling?.textContent).toBe('180 баллов');
    await waitFor(() => expect(server.calls).toContain('POST /users/sync-stats'));
    expect(server.calls.filter((call) => call.includes('user-status-levels'))).toEqual([]);
  });
});

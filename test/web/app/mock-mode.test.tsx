import '../../support/web/mocked.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mockUserId } from '../../../core/mock/user.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { renderApp } from '../../support/web/app.tsx';

const asked: string[] = [];
const server = setupServer(
  msw.all('*/api/*', ({ request }) => {
    asked.push(request.url);
    return HttpResponse.error();
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => server.close());

it('with the mock mode on the whole app runs without a server, says so, and offers the way out', async () => {
  renderApp();
  const badge = (await screen.findByText('Демо-режим, без сервера')).closest('aside');
  expect(await screen.findByRole('heading', { name: 'Уроки' })).toBeTruthy();
  expect(within(badge as HTMLElement).getByRole('button', { name: 'Выключить' })).toBeTruthy();

  // Leaderboard and the rest come with the late code.
  expect(await screen.findByText('Мирьям')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Профиль/ }));
  fireEvent.click(await screen.findByRole('tab', { name: 'Настройки' }));
  expect(await screen.findByRole('heading', { name: 'Для разработчиков' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Демо-режим: всё, без сервера' })).toHaveProperty(
    'checked',
    true,
  );

  expect(asked).toEqual([]);
  // Nothing of a real account was touched.
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('mila:'));
  expect(keys).toContain(localKeys.home(mockUserId));
  expect(keys.filter((key) => !key.includes(String(mockUserId)) && key !== localKeys.lastUser)).toEqual([]);
});

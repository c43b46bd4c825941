import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { failure, learnerId } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';

const server = createAppServer();

/** The traces of an opening from Telegram in the same browser. */
function leaveToken() {
  localStore.write(localKeys.lastUser, learnerId);
  localStore.write(localKeys.session(learnerId), { token: 'kept', expiresAt: '2099-01-01T00:00:00.000Z' });
}

/** What GET /health tells a stranger. */
function botLives(botLink: string | null) {
  const health = { version: '1', database: 'up', store: 'up', bot_link: botLink };
  server.use(msw.get('*/api/health', () => HttpResponse.json({ status: 'success', data: health })));
}

it('a stranger outside Telegram finds a friendly page with the way to the bot', async () => {
  botLives('https://t.me/mila_test_bot');
  renderApp();
  expect(await screen.findByRole('heading', { name: 'Мила живёт в Телеграме' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Открыть в Telegram' })).toBeDefined();
});

it('while the server does not know the bot, the page says how to find it', async () => {
  botLives(null);
  renderApp();
  expect(await screen.findByText(/Найдите в Телеграме бота/)).toBeDefined();
});

it('whoever still holds a token learns outside Telegram too, with a button of the page', async () => {
  leaveToken();
  renderApp();
  expect(await screen.findByRole('button', { name: 'Продолжить урок' })).toBeDefined();
  expect(server.calls).toEqual(['GET /home', expect.stringMatching(/^GET \/course\//)]);
});

it('the arrow of the page leads back home and asks for home again', async () => {
  leaveToken();
  renderApp();
  fireEvent.click(await screen.findByRole('button', { name: 'Продолжить урок' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Назад' }));
  expect(await screen.findByRole('heading', { name: 'Уроки' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Назад' })).toBeNull();
  expect(server.calls.filter((call) => call === 'GET /home')).toHaveLength(2);
});

it('a token that the server has forgotten leads to the friendly page', async () => {
  leaveToken();
  server.use(
    msw.get('*/api/home', () => HttpResponse.json(failure('unauthorised', 'Войдите'), { status: 401 })),
  );
  const { services } = renderApp();
  expect(await screen.findByRole('heading', { name: 'Мила живёт в Телеграме' })).toBeDefined();
  expect(services.session.token()).toBeNull();
});

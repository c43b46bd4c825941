// First of all: the Telegram client must be there before anything brings the SDK.
import '../admin/client.ts';

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { success } from '../../support/web/samples.ts';
import { client } from '../admin/client.ts';

const server = createAppServer();

beforeEach(() => {
  client.events.length = 0;
  history.replaceState(null, '', '/');
  server.use(
    msw.get('*/api/admin/analytics', () => new Promise<never>(() => {})),
    msw.post('*/api/auth/logout', () => HttpResponse.json(success({ loggedOut: true }))),
  );
});

function goTo(hash: string) {
  history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const loggedOut = () => server.calls.filter((call) => call === 'POST /auth/logout').length;
const question = () =>
  waitFor(() => expect(client.latest('web_app_open_popup')?.title).toBe('Выйти из аккаунта?'));

describe('the address #/logout', () => {
  it('asks at home when the app is opened there, and is gone afterwards', async () => {
    history.replaceState(null, '', '#/logout');
    renderApp();
    await screen.findByRole('heading', { name: 'Уроки' });
    await question();
    expect(location.hash).toBe('');
    expect(screen.queryByRole('navigation', { name: 'Разделы управления' })).toBeNull();
    client.send('popup_closed', { button_id: 'no' });
    expect(loggedOut()).toBe(0);
  });

  it('asks where the learner is, and logs out', async () => {
    renderApp();
    await screen.findByRole('heading', { name: 'Уроки' });
    goTo('#/logout');
    await question();
    client.send('popup_closed', { button_id: 'yes' });
    await waitFor(() => expect(loggedOut()).toBe(1));
    await waitFor(() => expect(client.count('web_app_close')).toBe(1));
  });

  it('asks inside the admin area, whose address stays', async () => {
    history.replaceState(null, '', '#/admin/users');
    renderApp();
    await screen.findByRole('link', { name: 'Ученики', current: 'page' });
    goTo('#/logout');
    await question();
    expect(location.hash).toBe('#/admin/users');
    expect(client.count('web_app_open_popup')).toBe(1);
    client.send('popup_closed', { button_id: 'no' });
  });

  it('asks when the code of the admin area is still loading', async () => {
    history.replaceState(null, '', '#/admin/users');
    renderApp();
    goTo('#/logout');
    await question();
    await screen.findByRole('link', { name: 'Обзор', current: 'page' });
    expect(location.hash).toBe('#/admin');
    client.send('popup_closed', { button_id: 'no' });
  });
});

describe('the sections of the admin area', () => {
  it('are links to their addresses', async () => {
    history.replaceState(null, '', '#/admin');
    renderApp();
    const users = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ученики' });
    expect(screen.getByRole('link', { name: 'Обзор', current: 'page' }).getAttribute('href')).toBe('#/admin');
    expect(users.getAttribute('href')).toBe('#/admin/users');
    fireEvent.click(users);
    await waitFor(() => expect(location.hash).toBe('#/admin/users'));
    expect(users.getAttribute('aria-current')).toBe('page');
    history.replaceState(null, '', '#/admin');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('link', { name: 'Обзор', current: 'page' });
  });

  it('open in a tab of their own when the browser is asked for one', async () => {
    history.replaceState(null, '', '#/admin');
    renderApp();
    const users = await screen.findByRole('link', { name: 'Ученики' });
    expect(fireEvent.click(users, { ctrlKey: true })).toBe(true);
    expect(users.getAttribute('aria-current')).toBeNull();
  });
});

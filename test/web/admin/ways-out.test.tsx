// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../support/web/app.tsx';
import { sampleHome, sampleLogin, success } from '../../support/web/samples.ts';
import { client } from './client.ts';
import { createContentServer, write } from './content-server.tsx';

/** The header stands outside of the admin area: its ways out ask as those inside do. */
const server = createContentServer();

beforeEach(() => {
  server.open();
  const { user } = sampleLogin(sampleHome());
  server.use(
    msw.get('*/api/profile', () => HttpResponse.json(success({ user: { ...user, is_admin: true } }))),
  );
  client.events.length = 0;
});

const badge = () => screen.getByRole('button', { name: /профиль/i });
const popups = () => client.events.filter(({ type }) => type === 'web_app_open_popup');

async function openEditor() {
  renderApp();
  fireEvent.click(await screen.findByRole('button', { name: /профиль/i }));
  fireEvent.click(await screen.findByRole('button', { name: /^Управление/ }));
  fireEvent.click(await screen.findByRole('link', { name: 'Контент' }));
  fireEvent.click(await screen.findByRole('button', { name: /На кухне/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Редактировать' }));
  await screen.findByRole('heading', { name: 'Редактирование урока' });
}

describe('the status badge of the header', () => {
  it('asks before it leaves a lesson that is being edited, once for all taps', async () => {
    await openEditor();
    write('Название', 'Чайная');
    fireEvent.click(badge());
    fireEvent.click(badge());
    await waitFor(() => expect(popups()).toHaveLength(1));
    expect(client.latest('web_app_open_popup')).toMatchObject({ title: 'Правка не сохранена' });
    client.send('popup_closed', { button_id: 'no' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Название' })).toBeDefined());

    client.events.length = 0;
    fireEvent.click(badge());
    await waitFor(() => expect(popups()).toHaveLength(1));
    client.send('popup_closed', { button_id: 'yes' });
    expect(await screen.findByRole('tab', { name: 'Настройки' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Редактирование урока' })).toBeNull();
  });

  it('leaves at once when nothing is edited', async () => {
    await openEditor();
    fireEvent.click(badge());
    expect(screen.queryByRole('heading', { name: 'Редактирование урока' })).toBeNull();
    expect(popups()).toEqual([]);
  });
});

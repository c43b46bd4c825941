// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { client } from './client.ts';
import { chooseIn, createContentServer, openContent } from './content-server.tsx';

const server = createContentServer();

beforeEach(() => {
  server.open();
  client.events.length = 0;
});

const menu = () => screen.getByRole('button', { name: /: открыть все разделы$/ });
const isOpen = () => menu().getAttribute('aria-expanded') === 'true';

describe('the sections of the admin area on a phone', () => {
  it('are a menu whose button names the open one', async () => {
    await openContent();
    expect(menu().textContent).toBe('Контент');
    fireEvent.click(menu());
    expect(isOpen()).toBe(true);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Обзор',
        'Контент',
        'Ученики',
        'Голоса',
        'Аналитика',
        'Инструменты',
        'Настройки',
      ]),
    );
    fireEvent.click(screen.getByRole('link', { name: 'Ученики' }));
    await waitFor(() => expect(menu().textContent).toBe('Ученики'));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(menu());
  });

  it('lead back to the beginning of the open one', async () => {
    await openContent();
    fireEvent.click(screen.getByRole('button', { name: 'Вставить уроки' }));
    await screen.findByRole('textbox', { name: 'Уроки со словами' });
    fireEvent.click(menu());
    fireEvent.click(screen.getByRole('link', { name: 'Контент' }));
    expect(await screen.findByText('Найдено: 1 урок')).toBeDefined();
  });

  it('close by Escape, by a tap elsewhere, and by the way back of Telegram, which stays where it is', async () => {
    await openContent();
    fireEvent.click(menu());
    fireEvent.keyDown(menu(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    fireEvent.click(menu());
    fireEvent.pointerDown(screen.getByRole('navigation', { name: 'Разделы управления' }));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
    fireEvent.click(menu());
    await waitFor(() => expect(client.latest('web_app_setup_back_button')).toEqual({ is_visible: true }));
    client.send('back_button_pressed');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(menu().textContent).toBe('Контент');
  });

  it('mark the page, whose header then keeps the figures of the learner to itself', async () => {
    await openContent();
    expect(document.documentElement.dataset.area).toBe('admin');
    cleanup();
    expect(document.documentElement.dataset.area).toBeUndefined();
  });
});

describe('the filters of a list', () => {
  it('are behind a button that counts those that narrow the list', async () => {
    await openContent();
    const filters = () => screen.getByRole('button', { name: /^Фильтры/ });
    expect(filters().textContent).toBe('Фильтры');
    fireEvent.click(filters());
    expect(filters().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'Черновики' }));
    await waitFor(() => expect(filters().textContent).toBe('Фильтры: 1'));
    chooseIn('Раздел', 'Дом');
    await waitFor(() => expect(filters().textContent).toBe('Фильтры: 2'));
  });
});

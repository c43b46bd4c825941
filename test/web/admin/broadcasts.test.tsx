// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AdminBroadcast } from '../../../core/contracts/admin/broadcasts.ts';
import { createAdminServer, openSection, refusal } from './admin-server.tsx';

const server = createAdminServer();

const sample = (over: Partial<AdminBroadcast> = {}): AdminBroadcast => ({
  id: 7,
  state: 'done',
  text: 'Новый урок',
  entities: [{ type: 'bold', offset: 0, length: 5 }],
  photo: null,
  button: { place: 'today', label: 'Учить' },
  audience: { kind: 'away', days: 14 },
  localTime: null,
  author: 'Дана',
  createdAt: '2026-11-21T08:00:00.000Z',
  total: 100,
  sent: 90,
  gone: 5,
  failed: 1,
  unsure: 0,
  tapped: 45,
  nextAt: null,
  isRunning: false,
  ...over,
});

const list = (broadcasts: AdminBroadcast[]) =>
  server.answer('get', '/admin/broadcasts', { broadcasts, hasMore: false });
const one = (broadcast: AdminBroadcast, marked = '**Новый** урок', lost: string[] = []) =>
  server.answer('get', `/admin/broadcasts/${broadcast.id}`, { ...broadcast, marked, lost });
const sentTo = (call: string) => server.asked.filter((asked) => asked.call === call);

beforeEach(() => {
  localStorage.clear();
  server.open();
  list([sample()]);
  server.answer('get', '/admin/broadcasts/audience', { count: 12 });
});

async function openEditor() {
  await openSection('Рассылки');
  fireEvent.click(await screen.findByRole('button', { name: 'Новая рассылка' }));
  return screen.findByRole('textbox', { name: 'Текст' });
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('broadcasts', () => {
  it('stand in a list with their state, whom they went to and how far they have got', async () => {
    await openSection('Рассылки');
    const shown = within(await screen.findByRole('list', { name: 'Рассылки' }));
    expect(shown.getByRole('heading', { name: 'Новый урок' })).toBeDefined();
    expect(shown.getByText('Завершена')).toBeDefined();
    expect(shown.getByText('Кому: не заходили 14 дней и больше')).toBeDefined();
    expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('96');
  });

  it('show each figure, and the share of those who tapped', async () => {
    one(sample({ unsure: 4 }));
    await openSection('Рассылки');
    fireEvent.click(await screen.findByRole('button', { name: 'Подробнее' }));
    expect(await screen.findByText('Нажали кнопку')).toBeDefined();
    expect(screen.getByText('50%')).toBeDefined();
    expect(screen.getByText('Неизвестно')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Остановить' })).toBeNull();
  });

  it('that were interrupted go on while somebody looks', async () => {
    const sending = sample({ state: 'sending' });
    list([sending]);
    one(sending);
    server.answer('post', '/admin/broadcasts/7/continue', sending);
    await openSection('Рассылки');
    fireEvent.click(await screen.findByRole('button', { name: 'Подробнее' }));
    await waitFor(() => expect(sentTo('POST /admin/broadcasts/7/continue')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Остановить' })).toBeDefined();
  });
});

describe('a new broadcast', () => {
  it('is marked by buttons, and shown as it will look', async () => {
    const text = (await openEditor()) as HTMLTextAreaElement;
    write(text, 'Новый урок');
    text.setSelectionRange(0, 5);
    fireEvent.click(screen.getByRole('button', { name: 'Жирный' }));
    expect(text.value).toBe('**Новый** урок');
    const preview = within(screen.getByRole('region', { name: 'Так это увидят' }));
    expect(preview.getByText('Новый').className).toContain('bold');
    expect(screen.getByText('10 из 4096')).toBeDefined();
  });

  it('says where its text is broken, and is not sent', async () => {
    write(await openEditor(), 'раз\n**два');
    expect(screen.getByText(/^Строка 2: знак \*\* открыт и не закрыт/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Проверка себе' }));
    expect(sentTo('POST /admin/broadcasts/test')).toEqual([]);
  });

  it('is sent to oneself without an audience', async () => {
    server.answer('post', '/admin/broadcasts/test', { sent: true });
    write(await openEditor(), 'Новый урок');
    write(screen.getByRole('combobox', { name: 'Кнопка под текстом' }), 'premium');
    write(screen.getByRole('textbox', { name: 'Надпись на кнопке' }), 'Открыть');
    fireEvent.click(screen.getByRole('button', { name: 'Проверка себе' }));
    expect(await screen.findByText('Отправлено вам в чат с ботом')).toBeDefined();
    expect(sentTo('POST /admin/broadcasts/test')[0]?.body).toEqual({
      marked: 'Новый урок',
      photo: null,
      button: { place: 'premium', label: 'Открыть' },
    });
  });

  it('has a usual text on its button where none is written', async () => {
    server.answer('post', '/admin/broadcasts/test', { sent: true });
    write(await openEditor(), 'Новый урок');
    write(screen.getByRole('combobox', { name: 'Кнопка под текстом' }), 'today');
    const preview = within(screen.getByRole('region', { name: 'Так это увидят' }));
    expect(preview.getByText('Повторить сегодня')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Проверка себе' }));
    await screen.findByText('Отправлено вам в чат с ботом');
    expect(sentTo('POST /admin/broadcasts/test')[0]?.body).toMatchObject({
      button: { place: 'today', label: 'Повторить сегодня' },
    });
  });

  it('is scrolled to what is missing when it cannot be sent', async () => {
    const scrolledTo: string[] = [];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.tagName);
    });
    onTestFinished(() => scroll.mockRestore());
    write(await openEditor(), 'Новый урок');
    write(screen.getByRole('combobox', { name: 'Кнопка под текстом' }), 'link');
    fireEvent.click(screen.getByRole('button', { name: 'Отправить…' }));
    await waitFor(() => expect(scrolledTo).toEqual(['SELECT']));
    expect(sentTo('POST /admin/broadcasts')).toEqual([]);
  });

  it('keeps what was written on this device', async () => {
    write(await openEditor(), 'Недописанное');
    const kept = Object.keys(localStorage).find((key) => key.includes('broadcast-draft'));
    expect(localStorage.getItem(kept ?? '')).toContain('Недописанное');
  });

  it('cannot be sent to nobody', async () => {
    server.answer('get', '/admin/broadcasts/audience', { count: 0 });
    write(await openEditor(), 'Новый урок');
    expect(await screen.findByText('Сейчас никого')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Отправить…' })).toHaveProperty('disabled', true);
  });
});

describe('a draft from the chat', () => {
  const draft = sample({ id: 9, state: 'draft', photo: { uploadId: null, url: null } });

  it('opens in the editor with its picture, and says what was lost', async () => {
    list([draft]);
    one(draft, '**Из чата**', ['underline']);
    await openSection('Рассылки');
    fireEvent.click(await screen.findByRole('button', { name: 'Дописать' }));
    expect(await screen.findByDisplayValue('**Из чата**')).toBeDefined();
    expect(screen.getByText('Фото из чата')).toBeDefined();
    expect(screen.getByText(/^В чате было оформление/)).toBeDefined();
  });

  it('that another admin has sent is told so', async () => {
    list([draft]);
    one(draft, 'Из чата');
    server.answer('delete', '/admin/broadcasts/9', () =>
      refusal(409, 'broadcast_draft_used', 'Этот черновик уже отправлен.'),
    );
    await openSection('Рассылки');
    fireEvent.click(await screen.findByRole('button', { name: 'Дописать' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Удалить черновик' }));
    expect(await screen.findByText('Этот черновик уже отправлен.')).toBeDefined();
  });
});

// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminThread, AdminThreadDetail } from '../../../core/contracts/inbox.ts';
import { createAdminServer, openSection, refusal } from './admin-server.tsx';

const server = createAdminServer();

const thread: AdminThread = {
  id: 7,
  kind: 'question',
  state: 'open',
  learner: { id: 42, name: 'Хана', username: 'hana' },
  report: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:05:00.000Z',
  last: { id: 2, author: 'learner', kind: 'photo', text: '', at: '2026-11-21T08:05:00.000Z', by: null },
};
const { last: _, ...common } = thread;
const detail = (over: Partial<AdminThreadDetail> = {}): AdminThreadDetail => ({
  ...common,
  messages: [
    {
      ...{ id: 1, author: 'learner', kind: 'text', text: '<b>Не слышно</b>', by: null, isPassed: true },
      at: '2026-11-21T08:00:00.000Z',
    },
    {
      ...{ id: 2, author: 'learner', kind: 'photo', text: '', by: null, isPassed: true },
      at: '2026-11-21T08:05:00.000Z',
    },
  ],
  closed: null,
  ...over,
});
const list = (threads: AdminThread[]) =>
  server.answer('get', '/admin/threads', { threads, hasMore: false, counts: { open: 1, waiting: 3 } });

async function openThread() {
  await openSection('Обращения');
  fireEvent.click(await screen.findByRole('button', { name: 'Хана' }));
  await screen.findByRole('list', { name: 'Переписка' });
}
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Ответ ученику' }), { target: { value: text } });
const bodies = (call: string) => server.asked.filter((one) => one.call === call).map(({ body }) => body);

beforeEach(() => {
  server.open();
  list([thread]);
  server.answer('get', '/admin/threads/7', detail());
  server.answer('get', '/admin/threads/7/files/2', () => new Promise(() => {}));
  server.answer('get', '/admin/users/42', () => refusal(404, 'user_not_found', 'Ученик не найден'));
});

/** The page of a test has no view: everything is near it. */
class NearObserver {
  constructor(private readonly onSeen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.onSeen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

describe('a file of a thread', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', NearObserver);
    return () => vi.unstubAllGlobals();
  });

  const file = '/admin/threads/7/files/2';
  const bytes = (type: string) =>
    new Response(new Uint8Array([0xff, 0xd8, 0xff]), { headers: { 'content-type': type } });

  it('is a photo that is seen in the thread, and large by a tap', async () => {
    server.answer('get', file, () => bytes('image/jpeg'));
    await openThread();
    const photo = await screen.findByRole('button', { name: /^Фотография, .* открыть крупно$/ });
    expect(within(photo).getByRole('img').getAttribute('src')).toMatch(/^blob:/);
    fireEvent.click(photo);
    const large = await screen.findByRole('dialog', { name: /^Фотография/ });
    fireEvent.click(within(large).getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // An answer changes no file.
    expect(server.asked.filter(({ call }) => call.endsWith(file))).toHaveLength(1);
  });

  it('that did not come says why in Russian, and is asked for again', async () => {
    let isAway = true;
    server.answer('get', file, () =>
      isAway
        ? refusal(502, 'thread_file_failed', 'Telegram сейчас не отдаёт этот файл.')
        : bytes('image/jpeg'),
    );
    await openThread();
    expect(await screen.findByText('Telegram сейчас не отдаёт этот файл.')).toBeDefined();
    isAway = false;
    const messages = within(screen.getByRole('list', { name: 'Переписка' }));
    fireEvent.click(messages.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('img', { name: /^Фотография/ })).toBeDefined();
  });

  it('is a recording that is fetched by a tap, and says where it cannot be played', async () => {
    const voice = { id: 2, author: 'learner', kind: 'voice', text: '', by: null, isPassed: true } as const;
    server.answer('get', '/admin/threads/7', detail({ messages: [{ ...voice, at: common.createdAt }] }));
    server.answer('get', file, () => bytes('audio/ogg'));
    await openThread();
    expect(server.asked.some(({ call }) => call.endsWith(file))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Послушать' }));
    const player = await screen.findByLabelText('Голосовое сообщение');
    fireEvent.error(player);
    expect(screen.getByText('Этот телефон не играет такие записи. Пришлите её себе в чат.')).toBeDefined();
  });

  it('of another kind has its name, and is sent into the chat', async () => {
    const video = { id: 2, author: 'learner', kind: 'video', text: '', by: null, isPassed: true } as const;
    server.answer('get', '/admin/threads/7', detail({ messages: [{ ...video, at: common.createdAt }] }));
    await openThread();
    expect(screen.getByText('Видео')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Прислать файлы мне в чат' })).toBeDefined();
  });
});

describe('the inbox', () => {
  it('lists threads by their state, and says how many there are', async () => {
    await openSection('Обращения');
    expect(await screen.findByRole('radio', { name: 'Ждём (3)' })).toBeDefined();
    const row = within(await screen.findByRole('list', { name: 'Обращения' }));
    expect(row.getByText('Фотография')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /Закрытые/ }));
    fireEvent.change(screen.getByRole('combobox', { name: 'О чём' }), { target: { value: 'payment' } });
    await waitFor(() =>
      expect(server.asked.at(-1)?.call).toBe('GET /admin/threads?state=closed&kind=payment'),
    );
  });

  it('shows what was written as plain text, under an address of its own', async () => {
    await openThread();
    expect(screen.getByText('<b>Не слышно</b>')).toBeDefined();
    expect(location.hash).toBe('#/admin/inbox/threads/7');
    server.answer('post', '/admin/threads/7/copies', { sent: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Прислать файлы мне в чат' }));
    expect(await screen.findByText('Файлы пришли в ваш чат с ботом')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Все обращения' }));
    expect(await screen.findByRole('list', { name: 'Обращения' })).toBeDefined();
  });

  it('sends an answer', async () => {
    server.answer('post', '/admin/threads/7/messages', { outcome: 'kept' });
    await openThread();
    write('Починили');
    fireEvent.click(screen.getByRole('button', { name: 'Ответить' }));
    expect(await screen.findByText('Ответ отправлен')).toBeDefined();
    expect(bodies('POST /admin/threads/7/messages')).toMatchObject([{ text: 'Починили' }]);
    expect(screen.getByRole('textbox', { name: 'Ответ ученику' })).toHaveProperty('value', '');
  });

  it('sends an answer beside that of somebody else by a second tap, under the same event', async () => {
    server.answer('post', '/admin/threads/7/messages', async (request: Request) => {
      const { again } = (await request.clone().json()) as { again?: boolean };
      return again ? { outcome: 'kept' } : { outcome: 'answered', by: 'Борис', text: 'Уже' };
    });
    await openThread();
    write('Починили');
    fireEvent.click(screen.getByRole('button', { name: 'Ответить' }));
    expect(await screen.findByText('Борис: «Уже»')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Отправить всё равно' }));
    expect(await screen.findByText('Ответ отправлен')).toBeDefined();
    const [first, second] = bodies('POST /admin/threads/7/messages') as { eventId: string }[];
    expect(second).toMatchObject({ again: true, eventId: first?.eventId });
  });

  it('closes a thread, and says who did so before', async () => {
    server.answer('post', '/admin/threads/7/close', () => {
      const closed = { at: '2026-11-21T09:00:00.000Z', by: 'Борис', isNotified: true };
      server.answer('get', '/admin/threads/7', detail({ state: 'closed', closed }));
      return refusal(409, 'thread_closed', 'Это обращение уже закрыто.');
    });
    await openThread();
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть обращение' }));
    expect(await screen.findByText('Это обращение уже закрыто.')).toBeDefined();
    expect(await screen.findByText(/Закрыто: Борис/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

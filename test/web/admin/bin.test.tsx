// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BinItem } from '../../../core/contracts/admin/acts.ts';
import { success } from '../../support/web/samples.ts';
import { refusal } from './admin-server.tsx';
import { client } from './client.ts';
import { chooseIn, createContentServer, openContent, openKitchen } from './content-server.tsx';

const server = createContentServer();
beforeEach(() => {
  server.open();
  client.events.length = 0;
});

const lesson: BinItem = {
  kind: 'lesson',
  id: 7,
  name: 'Кухня',
  detail: '',
  from: 'Дом',
  deletedAt: '2026-11-20T10:00:00Z',
  by: { id: 5, name: 'Дана' },
};
const word: BinItem = {
  ...lesson,
  kind: 'word',
  id: 70,
  name: 'שלום',
  detail: 'мир',
  from: 'Приветствия',
  by: null,
};

async function openBin(pages: Record<string, { items: BinItem[]; next: string | null }>) {
  const asked: string[] = [];
  server.use(
    msw.get('*/api/admin/bin', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      return HttpResponse.json(success(pages[query.get('after') ?? ''] ?? { items: [], next: null }));
    }),
  );
  await openContent();
  fireEvent.click(screen.getByRole('tab', { name: 'Корзина' }));
  return asked;
}
const item = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;

describe('the bin', () => {
  it('says what was deleted, from where, by whom, and goes on below', async () => {
    const asked = await openBin({
      '': { items: [lesson], next: 'place' },
      place: { items: [word], next: null },
    });
    const text = (await item('Урок «Кухня»')).textContent;
    expect(text).toContain('из «Дом»');
    expect(text).toContain('Дана · ');
    fireEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Вернуть' })).toHaveLength(2));
    expect(asked).toEqual(['', 'after=place']);
  });

  it('is narrowed by the server to a kind', async () => {
    const asked = await openBin({ '': { items: [lesson], next: null } });
    await item('Урок «Кухня»');
    await chooseIn('Что показать', 'Слова');
    await waitFor(() => expect(asked.at(-1)).toBe('kind=word'));
  });

  it('gives a thing back, and says why it does not', async () => {
    await openBin({ '': { items: [lesson], next: null } });
    const sent: unknown[] = [];
    server.use(
      msw.post('*/api/admin/bin/restore', async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? HttpResponse.json(success({ id: 40 }))
          : refusal(409, 'bin_restored', 'Это уже вернули на место.');
      }),
    );
    const restore = within(await item('Урок «Кухня»')).getByRole('button', { name: 'Вернуть' });
    fireEvent.click(restore);
    expect(await screen.findByText('Урок «Кухня» снова на месте')).toBeDefined();
    expect(sent).toEqual([{ kind: 'lesson', id: 7 }]);
    expect(screen.getByRole('button', { name: 'Отменить' })).toBeDefined();
    fireEvent.click(restore);
    expect(await screen.findByText('Это уже вернули на место.')).toBeDefined();
  });

  it('says that it is empty', async () => {
    await openBin({});
    expect(await screen.findByText('Корзина пуста')).toBeDefined();
  });
});

describe('the toast after a deletion', () => {
  it('takes it back', async () => {
    const sent: unknown[] = [];
    server.use(
      msw.post('*/api/admin/actions/undo', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(success({ id: 41 }));
      }),
    );
    await openKitchen();
    fireEvent.click(screen.getByRole('button', { name: 'Удалить урок' }));
    await waitFor(() => expect(client.latest('web_app_open_popup')?.title).toBe('Удалить урок?'));
    client.send('popup_closed', { button_id: 'yes' });
    // A toast of an earlier test may still stand: it is replaced.
    await screen.findByText('Урок удалён');
    fireEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    expect(await screen.findByText('Отменено')).toBeDefined();
    expect(sent).toEqual([{ target: 'lesson:7' }]);
  });
});

// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, success } from '../../support/web/samples.ts';
import { categories, chooseIn, createContentServer, openContent, write } from './content-server.tsx';

const server = createContentServer();
let created: unknown[];
let known: typeof categories;

beforeEach(() => {
  server.open();
  created = [];
  known = categories;
  server.use(
    msw.get('*/api/admin/categories', () => HttpResponse.json(success(known))),
    msw.post('*/api/admin/sections', async ({ request }) => {
      created.push(await request.json());
      known = [...known, { id: 2, name: 'Город', description: '', icon_emoji: '📘', subsections: [] }];
      return HttpResponse.json(success({ id: 2 }));
    }),
    msw.post('*/api/admin/subsections', async ({ request }) => {
      created.push(await request.json());
      known = known.map((section) =>
        section.id === 2
          ? {
              ...section,
              subsections: [
                {
                  ...{ id: 21, section_id: 2, name: 'Улица', icon_emoji: '📗' },
                  ...{ icon_bg_color: '#dceeec', lessons_count: 0, drafts_count: 0 },
                },
              ],
            }
          : section,
      );
      return HttpResponse.json(success({ id: 21 }));
    }),
  );
});

const chosen = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label }).value;

async function openPaste() {
  await openContent();
  fireEvent.click(screen.getByRole('button', { name: 'Вставить уроки' }));
  await screen.findByRole('textbox', { name: 'Уроки со словами' });
}

describe('a category that is made where a lesson gets its place', () => {
  it('asks for a name alone, and then for its first subcategory', async () => {
    await openPaste();
    await chooseIn('Раздел', 'Новый раздел…');
    write('Название раздела', ' Город ');
    fireEvent.click(screen.getByRole('button', { name: 'Создать' }));
    await screen.findByRole('textbox', { name: 'Название подраздела' });
    write('Название подраздела', 'Улица');
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Название подраздела' }), { key: 'Enter' });
    await waitFor(() => expect(chosen('Подраздел')).toBe('21'));
    expect(chosen('Раздел')).toBe('2');
    expect(created).toEqual([
      { name: 'Город', description: '', icon_emoji: '📘' },
      { name: 'Улица', icon_emoji: '📗', icon_bg_color: '#dceeec', section_id: 2 },
    ]);
  });

  it('keeps the name when it cannot be created, and lets it be', async () => {
    server.use(
      msw.post('*/api/admin/sections', () =>
        HttpResponse.json(failure('rate_limited', 'Подождите'), { status: 429 }),
      ),
    );
    await openPaste();
    await chooseIn('Раздел', 'Новый раздел…');
    write('Название раздела', 'Город');
    fireEvent.click(screen.getByRole('button', { name: 'Создать' }));
    expect(await screen.findByText('Не удалось сохранить раздел')).toBeDefined();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Название раздела' });
    await waitFor(() => expect(name.readOnly).toBe(false));
    expect(name.value).toBe('Город');
    fireEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(chosen('Раздел')).toBe('');
    expect(created).toEqual([]);
  });
});

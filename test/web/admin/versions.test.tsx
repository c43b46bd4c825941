// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LessonVersionDetail, LessonVersionRow } from '../../../core/contracts/admin/versions.ts';
import { failure, success } from '../../support/web/samples.ts';
import { client } from './client.ts';
import { createContentServer, openKitchen } from './content-server.tsx';

const server = createContentServer();
beforeEach(() => {
  server.open();
  client.events.length = 0;
});

const versions: LessonVersionRow[] = [
  {
    id: 31,
    edit: { by: 5, name: 'Дана', at: '2026-11-21T09:00:00Z' },
    lines: ['Название: «Кухня» → «На кухне»'],
    isNow: true,
  },
  { id: 0, edit: null, lines: [], isNow: false },
];
const first: LessonVersionDetail = {
  name: 'Кухня',
  subcategory: 'Кухня',
  level: 'A1',
  topic: 'дом',
  description: '',
  words: [{ id: 70, hebrew: 'תה', transcription: 'тэ', russian: 'чай' }],
  difference: ['Название: «На кухне» → «Кухня»'],
  revision: 4,
};

async function openHistory() {
  server.use(
    msw.get('*/api/admin/lessons/7/versions', () => HttpResponse.json(success({ versions, isCut: false }))),
    msw.get('*/api/admin/lessons/7/versions/:version', ({ params }) =>
      HttpResponse.json(success(params.version === '0' ? first : { ...first, difference: [] })),
    ),
  );
  await openKitchen();
  fireEvent.click(screen.getByRole('button', { name: 'История' }));
  await screen.findByRole('list', { name: 'История урока' });
}
async function openFirst() {
  await openHistory();
  fireEvent.click(screen.getByRole('button', { name: /До этих правок/ }));
  await screen.findByRole('list', { name: 'Что изменится, если вернуть' });
}

describe('the history of a lesson', () => {
  it('says who changed what, and which version is the present one', async () => {
    await openHistory();
    const [now, before] = within(screen.getByRole('list', { name: 'История урока' })).getAllByRole(
      'listitem',
    );
    expect(now?.textContent).toContain('Дана');
    expect(now?.textContent).toContain('Название: «Кухня» → «На кухне»');
    expect(now?.textContent).toContain('Сейчас');
    expect(before?.textContent).not.toContain('Сейчас');
  });

  it('shows a version as it was, and takes it back', async () => {
    await openFirst();
    expect(screen.getByRole('list', { name: 'Слова' }).textContent).toContain('чай');
    expect(screen.getByText('Название: «На кухне» → «Кухня»')).toBeDefined();
    const sent: unknown[] = [];
    server.use(
      msw.post('*/api/admin/lessons/7/versions/0', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(success({ id: 40 }));
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть эту версию' }));
    expect(await screen.findByText('Версия возвращена')).toBeDefined();
    expect(sent).toEqual([{ revision: 4 }]);
    expect(await screen.findByRole('heading', { name: 'На кухне' })).toBeDefined();
  });

  it('says why a version does not come back, and compares again', async () => {
    await openFirst();
    server.use(
      msw.post('*/api/admin/lessons/7/versions/0', () =>
        HttpResponse.json(failure('version_category_deleted', 'Подраздела больше нет.'), { status: 409 }),
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть эту версию' }));
    expect(await screen.findByText('Подраздела больше нет.')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Вернуть эту версию' }).disabled).toBe(
        false,
      ),
    );
  });

  it('offers nothing to take back where nothing differs', async () => {
    await openHistory();
    fireEvent.click(screen.getByRole('button', { name: /Дана/ }));
    expect(await screen.findByText(/ничем не отличается/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Вернуть эту версию' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'К истории' }));
    fireEvent.click(await screen.findByRole('button', { name: 'К уроку' }));
    expect(await screen.findByRole('button', { name: 'История' })).toBeDefined();
  });
});

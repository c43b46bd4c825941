// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { DeletionState } from '../../../core/contracts/my-data.ts';
import { MyData } from '../../../web/src/features/profile/settings/my-data.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';

const server = createAppServer();
const nothing: DeletionState = {
  due_at: null,
  is_premium: false,
  premium_until: null,
  is_paid: false,
  recordings: 0,
};
let state: DeletionState;
let calls: string[];

beforeEach(() => {
  state = nothing;
  calls = [];
  server.use(
    msw.all('*/api/me/deletion', ({ request }) => {
      calls.push(request.method);
      if (request.method === 'POST') state = { ...state, due_at: '2026-11-22T09:00:00.000Z' };
      if (request.method === 'DELETE') state = { ...state, due_at: null };
      return HttpResponse.json(success(state));
    }),
  );
});

const open = () => renderPart(<MyData />, createPage());
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('everything is deleted after one confirmation, which says what is lost, and is taken back by one press', async () => {
  state = {
    ...nothing,
    is_premium: true,
    premium_until: '2027-03-05T10:00:00.000Z',
    is_paid: true,
    recordings: 2,
  };
  open();
  await press('Удалить всё…');
  expect(screen.getByText(/Премиум до 5 марта 2027 г\. пропадёт/)).toBeDefined();
  expect(screen.getByText(/Ваш голос уйдёт из курса: 2 записи/)).toBeDefined();
  expect(screen.getByText(/3 года хранятся только платежи/)).toBeDefined();
  expect(screen.getByText(/Передумать можно 24 часа/)).toBeDefined();
  await press('Не удалять');
  expect(calls).toEqual(['GET']);
  await press('Удалить всё…');
  await press('Удалить всё');
  expect(await screen.findByText('Данные будут удалены')).toBeDefined();
  await press('Отменить удаление');
  expect(await screen.findByText('Удаление отменено. Всё на месте.')).toBeDefined();
  expect(calls).toEqual(['GET', 'POST', 'DELETE']);
});

it('a deletion that was asked for in the chat is shown, and a refusal to take it back is told', async () => {
  state = { ...nothing, due_at: '2026-11-22T09:00:00.000Z' };
  server.use(
    msw.delete('*/api/me/deletion', () =>
      HttpResponse.json(failure('deletion_begun', 'Удаление уже началось, отменить его нельзя.'), {
        status: 409,
      }),
    ),
  );
  open();
  await press('Отменить удаление');
  expect((await screen.findByRole('alert')).textContent).toBe('Удаление уже началось, отменить его нельзя.');
});

it('without an answer of the server nothing can be deleted, and it can be asked again', async () => {
  server.use(
    msw.get('*/api/me/deletion', () => HttpResponse.json(failure('internal', 'Сломалось'), { status: 500 })),
  );
  open();
  expect(await screen.findByText('Не удалось узнать, ждут ли данные удаления.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Удалить всё…' })).toBeNull();
  server.use(msw.get('*/api/me/deletion', () => HttpResponse.json(success(nothing))));
  await press('Ещё раз');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Удалить всё…' })).toBeDefined());
});

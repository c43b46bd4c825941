// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import type { OwnThread } from '../../../core/contracts/inbox.ts';
import { ToastRegion } from '../../../web/src/app/frame/toast-region.tsx';
import { Contact } from '../../../web/src/features/profile/contact/contact.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';

const server = createAppServer();
const sent: Record<string, unknown>[] = [];
afterEach(() => {
  sent.length = 0;
});

const answered: OwnThread = {
  ...{ id: 3, kind: 'question', state: 'waiting', updatedAt: '2026-11-21T08:00:00.000Z' },
  messages: [
    { id: 1, author: 'learner', kind: 'text', text: 'Не слышно', at: '2026-11-21T08:00:00.000Z' },
    { id: 2, author: 'admin', kind: 'voice', text: '', at: '2026-11-21T08:01:00.000Z' },
  ],
};

async function open(threads: OwnThread[] | null, outcome = 'taken') {
  server.use(
    msw.get('*/api/threads', () =>
      threads ? HttpResponse.json(success(threads) as object) : HttpResponse.error(),
    ),
    msw.post('*/api/threads', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(success({ outcome }) as object);
    }),
  );
  renderPart(
    <>
      <ToastRegion />
      <Contact />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Написать нам' }));
  return within(await screen.findByRole('dialog', { name: 'Написать нам' }));
}

describe('«Написать нам»', () => {
  it('sends what was written to the owners', async () => {
    const sheet = await open([]);
    const send = sheet.getByRole('button', { name: 'Отправить' });
    expect(send).toHaveProperty('disabled', true);
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: ' Не слышно ' } });
    fireEvent.click(send);
    await waitFor(() => expect(sent).toMatchObject([{ text: 'Не слышно', eventId: expect.any(String) }]));
    expect(await screen.findByText('Передаём авторам')).toBeDefined();
    expect(sheet.getByRole('textbox')).toHaveProperty('value', '');
  });

  it('says when there are too many', async () => {
    const sheet = await open([], 'too-many');
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'Ау' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText(/Сообщений уже много/)).toBeDefined();
  });

  it('shows the last threads with their answers', async () => {
    const sheet = await open([answered]);
    expect(await sheet.findByText('Вопрос · есть ответ')).toBeDefined();
    const own = within(sheet.getByRole('region', { name: 'Ваши обращения' }));
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Вы: Не слышно',
      'Авторы: Голосовое сообщение',
    ]);
  });

  it('can be written in without a network', async () => {
    const sheet = await open(null);
    expect(await sheet.findByText('Обращения не загрузились: нет связи.')).toBeDefined();
    expect(sheet.getByRole('textbox')).toBeDefined();
  });
});

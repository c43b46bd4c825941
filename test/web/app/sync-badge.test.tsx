import '../../support/web/launched.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import { createPageOutbox } from '../../../web/src/lib/outbox/outbox.ts';
import type { Parcel } from '../../../web/src/lib/outbox/outbox-store.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { failure, sampleSaved, success } from '../../support/web/samples.ts';

const server = createAppServer();
const answer: Parcel = {
  call: 'POST /progress',
  body: { lessonId: 2, wordId: 5, attempts: { TYPE: { result: 'right' } } },
};

it('an answer that the server cannot take is shown until it has gone, and can be sent by hand', async () => {
  let well = false;
  server.use(
    msw.post('*/api/progress', () =>
      well
        ? HttpResponse.json(success(sampleSaved({ points: 65 })))
        : HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 }),
    ),
  );
  const { services } = renderApp();
  await screen.findByRole('img', { name: '64 балла' });
  // Looked for from the start, here and below: a toast stands for some seconds only.
  const told = screen.findByText('Ошибка синхронизации');
  await act(() => services.once(createPageOutbox).save(answer));
  expect(await told).toBeDefined();
  const badge = await screen.findByRole('button', {
    name: 'Ошибка синхронизации, не отправлено: 1. Отправить сейчас',
  });
  well = true;
  fireEvent.click(badge);
  expect(await screen.findByRole('status', { name: 'Ответы сохранены' })).toBeDefined();
  expect(screen.getByRole('img', { name: '65 баллов' })).toBeDefined();
  // All of it was sent: nothing says that it was not.
  expect(screen.queryByText(/не отправлено: 0/)).toBeNull();
});

it('an answer that is long on its way shows as being saved, then as saved, then no more', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    msw.post('*/api/progress', async () => {
      await arrived;
      return HttpResponse.json(success(sampleSaved()));
    }),
  );
  const { services } = renderApp();
  await screen.findByRole('img', { name: '64 балла' });
  await act(() => services.once(createPageOutbox).save(answer));
  expect(screen.queryByRole('status', { name: 'Сохраняем ответы' })).toBeNull();
  expect(await screen.findByRole('status', { name: 'Сохраняем ответы' })).toBeDefined();
  arrive();
  expect(await screen.findByRole('status', { name: 'Ответы сохранены' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Ответы сохранены' })).toBeNull());
});

it('an answer that the server refuses for good is told, and no badge stays', async () => {
  server.use(
    msw.post('*/api/progress', () => HttpResponse.json(failure('not_found', 'Нет слова'), { status: 404 })),
  );
  const { services } = renderApp();
  await screen.findByRole('img', { name: '64 балла' });
  await screen.findByRole('region', { name: /Уведомления/ });
  const warning = 'Не удалось сохранить прогресс, но вы можете продолжить обучение.';
  const told = Promise.all([
    screen.findByText('Не удалось сохранить прогресс'),
    screen.findAllByText(warning),
  ]);
  await act(() => services.once(createPageOutbox).save(answer));
  const [title, warnings] = await told;
  expect(title).toBeDefined();
  expect(warnings).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Ошибка синхронизации/ })).toBeNull();
});

it('a refused reset of a lesson says that it is one', async () => {
  server.use(
    msw.post('*/api/progress', () => HttpResponse.json(failure('not_found', 'Нет урока'), { status: 404 })),
  );
  const { services } = renderApp();
  await screen.findByRole('region', { name: /Уведомления/ });
  const told = screen.findByText('Не удалось сбросить прогресс. Попробуйте ещё раз.');
  await act(() =>
    services
      .once(createPageOutbox)
      .save({ call: 'POST /progress', body: { lessonId: 2, completed: false, attempts: {} } }),
  );
  expect(await told).toBeDefined();
});

it('an answer for which the login has run out says what to do, and stays', async () => {
  const expired = () => HttpResponse.json(failure('init_data_expired', 'Вход устарел'), { status: 401 });
  server.use(msw.post('*/api/progress', expired));
  const { services } = renderApp();
  await screen.findByRole('img', { name: '64 балла' });
  server.use(msw.post('*/api/auth/telegram', expired));
  const told = screen.findByText(/Закройте приложение и откройте его из чата с ботом/);
  await act(() => services.once(createPageOutbox).save(answer));
  expect(await told).toBeDefined();
  await screen.findByRole('button', { name: /не отправлено: 1/ });
});

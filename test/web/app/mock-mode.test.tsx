import '../../support/web/mocked.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { mockUserId } from '../../../web/src/lib/mock/mock-mode.ts';
import { renderApp } from '../../support/web/app.tsx';
import { learnerId } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';

const asked: string[] = [];
const server = setupServer(
  msw.all('*/api/*', ({ request }) => {
    asked.push(request.url);
    return HttpResponse.error();
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => server.close());

/** What a real learner's lesson has left to be sent. */
const waiting = [
  {
    call: 'POST /progress',
    body: {
      lessonId: 2,
      wordId: 5,
      attempts: { TYPE: { result: 'right' } },
      eventId: 'real',
      userId: learnerId,
    },
    eventId: 'real',
    userId: learnerId,
  },
];

it('with the mock mode on the whole app runs without a server, says so, and offers the way out', async () => {
  localStore.write(localKeys.outbox(learnerId), waiting);
  renderApp();
  const badge = (await screen.findByText('Демо-режим, без сервера')).closest('aside');
  expect(await screen.findByRole('heading', { name: 'Уроки' })).toBeTruthy();
  expect(within(badge as HTMLElement).getByRole('button', { name: 'Выключить' })).toBeTruthy();

  // Leaderboard and the rest come with the late code.
  expect(await screen.findByText('Хана')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Профиль/ }));
  fireEvent.click(await screen.findByRole('tab', { name: 'Настройки' }));
  expect(await screen.findByRole('heading', { name: 'Для разработчиков' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Демо-режим: всё, без сервера' })).toHaveProperty(
    'checked',
    true,
  );

  expect(asked).toEqual([]);
  // Nothing of a real account was touched: what it has to send waits for its own server.
  expect(localStore.read(localKeys.outbox(learnerId))).toEqual(waiting);
  localStore.remove(localKeys.outbox(learnerId));
  expect(localStorage.getItem('mila:last-user')).toBeNull();
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('mila:'));
  expect(keys).toContain(localKeys.home(mockUserId));
  const ofMock = [localKeys.lastUser, localKeys.course];
  expect(keys.filter((key) => !key.includes(String(mockUserId)) && !ofMock.includes(key))).toEqual([]);
  expect(ofMock.every((key) => key.startsWith('mila:mock:'))).toBe(true);
});

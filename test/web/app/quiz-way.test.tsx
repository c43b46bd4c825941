import '../../support/web/launched.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAppServer, renderApp } from '../../support/web/app.tsx';

createAppServer();

const quizButton = () => screen.findByRole('button', { name: 'Викторина урока «Здравствуйте»' });

it('the card of a completed lesson leads to its quiz', async () => {
  renderApp();
  fireEvent.click(await quizButton());
  expect(await screen.findByRole('heading', { name: 'Викторина: «Здравствуйте»' })).toBeDefined();
  expect(screen.getByText('Награда: 50 баллов')).toBeDefined();
});

it('without a connection no quiz is begun, and a toast says so', async () => {
  const { services } = renderApp();
  const button = await quizButton();
  await screen.findByRole('region', { name: /Уведомления/ });
  act(() => services.connection.report(false));
  fireEvent.click(button);
  expect(await screen.findByText('Урок можно начать, когда связь вернётся.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: /Викторина:/ })).toBeNull();
});

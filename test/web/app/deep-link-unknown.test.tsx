import '../../support/web/launched-into-nowhere.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAppServer, renderApp } from '../../support/web/app.tsx';

createAppServer();

it('a deep link to an unknown lesson stays at home and says so', async () => {
  renderApp();
  expect(await screen.findByText('Урок не найден')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Уроки' })).toBeDefined();
});

import '../../support/web/launched-into-today.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAppServer, renderApp } from '../../support/web/app.tsx';

const server = createAppServer();

it('the button of a reminder opens what is to be reviewed today', async () => {
  renderApp();
  await waitFor(() => expect(server.calls).toContain('GET /today'));
  expect(screen.queryByRole('heading', { name: 'Уроки' })).toBeNull();
  expect(screen.queryByText('Урок не найден')).toBeNull();
});

import '../../support/web/launched.ts';
import { screen } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { sampleHome, sampleLogin, success } from '../../support/web/samples.ts';

const server = createAppServer();
const badge = (pending: number) => new RegExp(`не отправлено: ${pending}`);

it('a day on which home was opened without a network goes to the server when it is back, once', async () => {
  const visits: unknown[] = [];
  server.cutNetwork();
  const { services } = renderApp();
  // Home gives up after SPEC's three retries.
  await screen.findByRole('button', { name: badge(1) });
  server.use(
    msw.post('*/api/auth/telegram', () => HttpResponse.json(success(sampleLogin(sampleHome())))),
    msw.post('*/api/user-activity', async ({ request }) => {
      visits.push(await request.json());
      return HttpResponse.json(success({}));
    }),
  );
  services.connection.report(true);
  await expect.poll(() => visits).toHaveLength(1);
  expect(visits).toMatchObject([
    {
      userId: expect.any(Number),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      eventId: expect.stringMatching(/^day-\d+-/),
    },
  ]);
});

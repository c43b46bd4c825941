import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SubscriptionView } from '../../../web/src/features/subscription/subscription-view.tsx';
import { samplePayments } from '../../support/web/payment-samples.ts';
import { success } from '../../support/web/samples.ts';
import { createFakePurchase, renderShelf, renderWithPayments } from './support.tsx';

const server = setupServer(
  msw.get('*/api/health', () =>
    HttpResponse.json(success({ version: '0', bot_link: 'https://t.me/mila_bot' })),
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

it('outside Telegram the plans can be read, and the note says where one pays', async () => {
  renderShelf(samplePayments());
  expect(screen.getByText(/Платить звёздами можно только в самом Telegram/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Открыть в Telegram' })).toBeDefined();
  const buy = screen.getByRole('button', { name: /^Купить / });
  expect((buy as HTMLButtonElement).disabled).toBe(true);
});

it('plans that did not come can be asked for again', async () => {
  server.use(
    msw.get('*/api/payments', () =>
      HttpResponse.json({ status: 'error', code: 'internal', message: 'Ошибка' }, { status: 500 }),
    ),
  );
  renderWithPayments(
    <SubscriptionView purchase={createFakePurchase()} onExit={() => {}} onOpenLesson={() => {}} />,
  );
  const again = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
  server.use(msw.get('*/api/payments', () => HttpResponse.json(success(samplePayments()))));
  again.click();
  expect(await screen.findByRole('radio', { name: /^Год/ })).toBeDefined();
});

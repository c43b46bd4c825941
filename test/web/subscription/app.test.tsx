// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../core/contracts/payments.ts';
import { PointsFlash } from '../../../web/src/features/trainer/ending/points-flash.tsx';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { sampleOrder, samplePayments } from '../../support/web/payment-samples.ts';
import { learnerId, sampleHome, sampleSections, success } from '../../support/web/samples.ts';
import { client } from './client.ts';

const server = createAppServer();

/** The shop of the server: orders are made, and paid when the test says so. */
const shop = { order: sampleOrder() };

beforeEach(() => {
  client.events.length = 0;
  shop.order = sampleOrder();
  server.use(
    msw.post('*/api/payments/create-invoice', () =>
      HttpResponse.json(success({ ...shop.order, invoice_link: 'https://t.me/$slug-of-order-1' })),
    ),
    msw.post('*/api/payments/cancel-pending', () => HttpResponse.json(success({ cancelled: 1 }))),
    msw.get('*/api/payments/orders/:id', () => HttpResponse.json(success(shop.order satisfies Order))),
  );
});

/** The server has the payment now: the order is paid and the locks are open. */
function payOnServer(): void {
  shop.order = sampleOrder({ status: 'paid' });
  const sections = sampleSections();
  for (const lesson of sections.flatMap((section) => section.subsections).flatMap((one) => one.lessons)) {
    lesson.locked = false;
  }
  server.answerHome(sampleHome({ sections, subscription_status: 'premium' }));
  const { premium_until } = shop.order;
  server.use(
    msw.get('*/api/payments', () =>
      HttpResponse.json(success(samplePayments({ subscription_status: 'premium', premium_until }))),
    ),
  );
}

async function openLockedLesson(): Promise<void> {
  renderApp();
  for (const name of [/Люди вокруг/, /Семья/, /Родные/]) {
    fireEvent.click(await screen.findByRole('button', { name }));
  }
  await screen.findByText(/«Родные» — премиум-урок/);
}

async function pressMain(text: RegExp): Promise<void> {
  await waitFor(() => {
    const button = client.latest('web_app_setup_main_button');
    expect(button).toMatchObject({ is_visible: true, is_active: true, text: expect.stringMatching(text) });
  });
  act(() => client.send('main_button_pressed'));
}

async function closeSheet(status: string): Promise<void> {
  await waitFor(() => expect(client.latest('web_app_open_invoice')).toEqual({ slug: 'slug-of-order-1' }));
  act(() => client.send('invoice_closed', { slug: 'slug-of-order-1', status }));
}

it('the price wears a star, and points wear a sign of their own', async () => {
  await openLockedLesson();
  const signOf = (box: Element | null) => box?.querySelector('svg path')?.getAttribute('d');
  const { container: flash } = render(<PointsFlash points={1} />);
  const points = signOf(screen.getByRole('img', { name: /^\d+ балл/ }));
  expect(points).toBeDefined();
  expect(signOf(flash)).toBe(points);
  const price = screen.getByText(/450/, { selector: 'label *' }).closest('label');
  const signs = [...(price?.querySelectorAll('svg path') ?? [])].map((path) => path.getAttribute('d'));
  expect(signs.length).toBeGreaterThan(1);
  expect(signs).not.toContain(points);
});

it('a year is bought, and the locked lesson opens without a reload', async () => {
  await openLockedLesson();
  await pressMain(/^Купить /);
  payOnServer();
  await closeSheet('paid');
  await screen.findByText('Спасибо! Премиум открыт');
  await waitFor(() => expect(server.calls.filter((call) => call === 'GET /home')).not.toHaveLength(0));
  await pressMain(/^Открыть «Родные»/);
  await waitFor(() => expect(server.calls).toContain('GET /lessons/6'));
});

it('a cancelled payment is told to the server, and the same plan can be bought again', async () => {
  await openLockedLesson();
  await pressMain(/^Купить /);
  await closeSheet('cancelled');
  expect(await screen.findByText('Платёж отменён')).toBeDefined();
  await waitFor(() => expect(server.calls).toContain('POST /payments/cancel-pending'));
  await pressMain(/^Купить /);
  await waitFor(() => expect(client.count('web_app_open_invoice')).toBe(2));
  // The purchase outlives its view, and so it would this test.
  await closeSheet('cancelled');
  await screen.findByText('Платёж отменён');
});

it('an order that was left behind is found at the next opening, and home opens its locks', async () => {
  localStorage.setItem(
    `mila:pending-order:${learnerId}`,
    JSON.stringify({ orderId: 'order-1', plan: 'year', heard: 'paid' }),
  );
  renderApp();
  await screen.findByText('Первые слова');
  payOnServer();
  await screen.findByText('Спасибо! Премиум открыт');
  fireEvent.click(await screen.findByRole('button', { name: /Люди вокруг/ }));
  fireEvent.click(await screen.findByRole('button', { name: /Семья/ }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Закрыт' })).toBeNull());
  expect(localStorage.getItem(`mila:pending-order:${learnerId}`)).toBeNull();
});

// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { samplePayment, samplePayments, sampleUserDetail } from './admin-samples.ts';
import { answerPopup, cellsOf, createAdminServer, openSection } from './admin-server.tsx';

const server = createAdminServer();
beforeEach(() => server.open());

const list = () => screen.findByRole('table', { name: 'Список платежей' });
const gone = samplePayment({ chargeId: 'stx-2', userId: 77, userName: null, subscriptionType: null });
const nobodys = samplePayment({ chargeId: 'stx-3', userId: null, userName: null, issue: 'unknown_order' });

describe('the list of payments', () => {
  it('tells who paid, for what and how much, and the sum of all that was found', async () => {
    server.answer('get', '/admin/payments', {
      ...samplePayments([samplePayment(), gone, nobodys]),
      sum: { payments: 120, stars: 170_000, refunded: 1450 },
    });
    await openSection('Платежи');
    const rows = cellsOf(await list());
    expect(
      rows.map(([who, plan, stars]) => [who?.split(/\d+ нояб/)[0], plan, stars?.replaceAll(/\s/g, ' ')]),
    ).toEqual([
      ['Хана', 'Год', '1 450 звёзд'],
      ['id 77, ученика уже нет', 'не опознан', '1 450 звёзд'],
      ['Плательщик неизвестен', 'Год', '1 450 звёзд'],
    ]);
    expect(rows[2]?.[3]).toContain('требует разбора');
    expect(screen.getByRole('status').textContent).toMatch(
      /^Найдено: 120 платежей на 170.000 звёзд, и ещё 1.450 возвращено$/,
    );
    // Whoever is gone has no card.
    expect(screen.getAllByRole('button', { name: /^Открыть карточку/ })).toHaveLength(1);
  });

  it('is narrowed by a person, a plan, a state and days', async () => {
    server.answer('get', '/admin/payments', samplePayments([]));
    await openSection('Платежи');
    expect(await screen.findByText('Платежей пока нет')).toBeDefined();
    fireEvent.change(screen.getByLabelText('За что'), { target: { value: 'lifetime' } });
    fireEvent.change(screen.getByLabelText('Состояние'), { target: { value: 'refunded' } });
    fireEvent.change(screen.getByLabelText('По дату'), { target: { value: '2026-11-05' } });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' Хана ' } });
    expect(await screen.findByText('Ничего не нашлось')).toBeDefined();
    await waitFor(() =>
      expect(server.asked.at(-1)?.call).toBe(
        'GET /admin/payments?q=%D0%A5%D0%B0%D0%BD%D0%B0&plan=lifetime&state=refunded&to=2026-11-05',
      ),
    );
    expect(screen.getByRole('button', { name: 'Фильтры: 3' })).toBeDefined();
  });

  it('goes on page by page', async () => {
    server.answer('get', '/admin/payments', ({ url }: Request) =>
      new URL(url).searchParams.get('after') === 'next'
        ? samplePayments([gone])
        : { ...samplePayments([samplePayment()]), next: 'next' },
    );
    await openSection('Платежи');
    fireEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    await waitFor(async () => expect(cellsOf(await list())).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('opens the card of whoever paid', async () => {
    server.answer('get', '/admin/payments', samplePayments([samplePayment()]));
    server.answer('get', '/admin/users/42', sampleUserDetail());
    await openSection('Платежи');
    fireEvent.click(await screen.findByRole('button', { name: 'Открыть карточку: Хана' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Хана/ })).toBeDefined();
    expect(location.hash).toBe('#/admin/users/people/42');
  });

  it('gives stars back after a question that names payer and number', async () => {
    let payment = samplePayment();
    server.answer('get', '/admin/payments', () => samplePayments([payment]));
    server.answer('post', '/admin/payments/stx-1/refund', () => {
      payment = samplePayment({ refundedAt: '2026-11-21T08:00:00.000Z' });
      return payment;
    });
    await openSection('Платежи');
    fireEvent.click(await screen.findByRole('button', { name: /^Вернуть 1.450 звёзд/ }));
    await answerPopup('Вернуть звёзды?', 'yes');
    expect(await screen.findByText(/^возвращён 21 ноября 2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Вернуть/ })).toBeNull();
  });

  it('says what went wrong, and tries again', async () => {
    server.answer('get', '/admin/payments', () => new Response('no', { status: 500 }));
    await openSection('Платежи');
    expect(await screen.findByRole('button', { name: 'Повторить' }, { timeout: 15_000 })).toBeDefined();
  });
});

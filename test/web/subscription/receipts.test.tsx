import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Receipts } from '../../../web/src/features/subscription/receipts.tsx';
import { samplePayments, sampleReceipt } from '../../support/web/payment-samples.ts';
import { renderWithPayments } from './support.tsx';

it('payments stand with plan, stars and day; a refunded one says so', () => {
  const receipts = [
    sampleReceipt({ chargeId: 'stx-2', subscriptionType: 'lifetime', stars: 2400 }),
    sampleReceipt({ refundedAt: '2026-11-25T08:00:00.000Z' }),
    sampleReceipt({ chargeId: 'stx-3', subscriptionType: null, stars: 1 }),
  ];
  renderWithPayments(<Receipts />, samplePayments({ receipts }));
  const rows = within(screen.getByRole('region', { name: 'Платежи' })).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toContain('Тыквенный, навсегда');
  expect(rows[0]?.textContent).toContain('2\u00a0400 звёзд');
  expect(rows[0]?.textContent).toContain('21 ноября 2026\u00a0г.');
  expect(rows[1]?.textContent).toContain('Возвращён 25 ноября 2026\u00a0г.');
  expect(rows[2]?.textContent).toContain('Платёж проверяем');
});

it('nothing stands there while there are none', () => {
  const { container } = renderWithPayments(<Receipts />, samplePayments());
  expect(container.textContent).toBe('');
});

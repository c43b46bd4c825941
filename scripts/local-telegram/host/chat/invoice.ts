import type { ChatMessage } from '../../simulation/state.ts';
import { el } from '../dom.ts';

/** The bubble of an invoice: what is sold and for how much; its pay button is below it. */
export function invoiceBody({ invoice }: ChatMessage): HTMLElement | null {
  if (!invoice) return null;
  return el(
    'div',
    { class: 'bubble-invoice' },
    el('b', {}, invoice.title),
    el('span', { class: 'bubble-text', dir: 'auto' }, invoice.description),
    el('span', { class: 'invoice-price' }, `⭐ ${invoice.total_amount}`),
  );
}

/** The service note of a payment or a refund; null for other messages. */
export function paymentNote({ successful_payment, refunded_payment }: ChatMessage): string | null {
  if (successful_payment) return `Вы заплатили ⭐ ${successful_payment.total_amount}.`;
  if (refunded_payment) return `Вам вернули ⭐ ${refunded_payment.total_amount}.`;
  return null;
}

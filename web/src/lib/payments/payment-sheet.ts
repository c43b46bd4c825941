import { mockTexts } from '../../../../core/texts/mock.ts';
import { mockMode } from '../mock/mock-mode.ts';
import type { InvoiceStatus } from '../telegram/popups.ts';
import type { Telegram } from '../telegram/telegram.ts';

/** Whether a payment sheet can be shown: Telegram's, or in mock mode a question in its place. */
export function canOpenInvoice(telegram: Telegram): boolean {
  return mockMode().all === true || telegram.canOpenInvoice();
}

/** Opens Telegram's payment sheet (telegram/popups.ts says how far to trust it); in mock mode nobody is charged. */
export function openInvoice(
  telegram: Telegram,
  link: string,
  onClosed: (status: InvoiceStatus) => void,
): boolean {
  if (!mockMode().all) return telegram.openInvoice(link, onClosed);
  const { title, message, pay, cancel } = mockTexts.payment;
  void telegram
    .confirmPopup({ title, message, yes: pay, no: cancel })
    .then((paid) => onClosed(paid ? 'paid' : 'cancelled'));
  return true;
}

import type { Client } from './client.ts';

export type InvoiceStatus = 'paid' | 'cancelled' | 'failed' | 'pending';

export function createInvoices({ call, supports }: Client) {
  /** Whether this client can show its payment sheet. */
  const canOpenInvoice = () => supports('6.1');
  return {
    canOpenInvoice,
    /**
     * Opens Telegram's payment sheet; false when the client refuses. `onClosed` is called with what the client says of
     * the payment, which is only a hint: it may come late, twice, wrong or never. A link is opened once: the SDK throws
     * on a second time when no close event came.
     */
    openInvoice: (link: string, onClosed: (status: InvoiceStatus) => void): boolean =>
      canOpenInvoice() && call((bridge) => bridge.openInvoice(link, onClosed)),
  };
}

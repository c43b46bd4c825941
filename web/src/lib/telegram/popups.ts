import type { Client } from './client.ts';

export type Question = { title?: string; message: string; yes: string; no: string; destructive?: boolean };

export function createPopups({ call, supports }: Client) {
  return {
    /** Asks with the client's own popup (with the browser's where there is none). Resolves to true for `yes`. */
    confirmPopup({ title, message, yes, no, destructive }: Question): Promise<boolean> {
      return new Promise((resolve) => {
        const shown =
          supports('6.2') &&
          call((bridge) =>
            bridge.showPopup(
              {
                title: title?.slice(0, 64),
                message: message.slice(0, 256),
                buttons: [
                  { id: 'yes', type: destructive ? 'destructive' : 'default', text: yes },
                  { id: 'no', type: 'default', text: no },
                ],
              },
              (pressed) => resolve(pressed === 'yes'),
            ),
          );
        if (!shown) resolve(window.confirm(title ? `${title}\n\n${message}` : message));
      });
    },
    /** Shows a message that must be acknowledged, in the client's own popup (the browser's where there is none). */
    alertPopup(message: string): void {
      const shown = supports('6.2') && call((bridge) => bridge.showAlert(message.slice(0, 256)));
      if (!shown) window.alert(message);
    },
    /**
     * Asks whether the bot may write to the learner; true when it may. Where the client cannot ask, the result is true:
     * opening the app from the chat has started it, and the server finds out the rest.
     */
    requestWriteAccess(): Promise<boolean> {
      return new Promise((resolve) => {
        if (!supports('6.9') || !call((bridge) => bridge.requestWriteAccess(resolve))) resolve(true);
      });
    },
  };
}

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

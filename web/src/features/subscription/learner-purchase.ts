import { api, session } from '../../lib/api/api.ts';
import { connection } from '../../lib/api/connection.ts';
import { localStore } from '../../lib/local-store.ts';
import { openInvoice } from '../../lib/payments/payment-sheet.ts';
import { announcePaid, createPendingOrders } from '../../lib/payments/pending-order.ts';
import { onActivated } from '../../lib/telegram/telegram.ts';
import { later } from '../../lib/time/later.ts';
import { createPurchase } from './purchase.ts';

/** The buying of whoever holds this phone: one for the page, so that it goes on behind every view. */
export const purchase = createPurchase({
  call: (...call) => api.call(...call),
  openInvoice,
  pending: createPendingOrders(localStore, () => session.userId()),
  announce: announcePaid,
  onReturn(listener) {
    const ends = [
      onActivated(listener),
      connection.subscribe(() => {
        if (connection.isOnline()) listener();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  },
  later,
  loggedIn: () => session.token() !== null || session.canLogin(),
});

import { subscriptionTexts } from '../../../../core/texts/home/subscription.ts';
import { openInvoice } from '../../lib/payments/payment-sheet.ts';
import { createPaidNews, createPendingOrders } from '../../lib/payments/pending-order.ts';
import type { Services } from '../../lib/services.ts';
import { later } from '../../lib/time/later.ts';
import { createPurchase, type Purchase } from './purchase.ts';

/** The purchase of the learner on this device: one per page (`Services.once`), so that it goes on behind every view. */
export function createLearnerPurchase({
  api,
  telegram,
  localStore,
  session,
  connection,
  once,
}: Services): Purchase {
  return createPurchase({
    call: api.call,
    openInvoice: (link, onClosed) => openInvoice(telegram, link, onClosed),
    confirmAgain: (plan) => telegram.confirmPopup(subscriptionTexts.again(plan)),
    pending: createPendingOrders(localStore, session.userId),
    announce: once(createPaidNews).announcePaid,
    onReturn(listener) {
      const ends = [
        telegram.onActivated(listener),
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
}

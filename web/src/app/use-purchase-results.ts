import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscriptionTexts } from '../../../core/texts/subscription.ts';
import { session } from '../lib/api/api.ts';
import { openLocks } from '../lib/payments/payments-query.ts';
import { hasPendingOrder, onPaid } from '../lib/payments/pending-order.ts';
import { toast } from '../lib/toasts/toasts.ts';

/**
 * Opens the locks when the server learns of a payment behind other views (the subscription view does it itself), and
 * takes up what an earlier opening of the app left behind.
 */
export function usePurchaseResults(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const end = onPaid((_order, { shown }) => {
      if (shown) return;
      openLocks(queryClient);
      toast({ title: subscriptionTexts.thanksTitle });
    });
    if (hasPendingOrder(session.userId())) void resumePurchase();
    return end;
  }, [queryClient]);
}

async function resumePurchase(): Promise<void> {
  try {
    const { purchase } = await import('../features/subscription/learner-purchase.ts');
    await purchase.resume();
  } catch (error) {
    // Without its code nothing is lost: the server finds the payment by itself.
    console.warn(`purchase not resumed: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

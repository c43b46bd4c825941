import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toastTexts } from '../../../../core/texts/toast.ts';
import { watchDoubt } from '../../lib/payments/doubt-watch.ts';
import { openLocks } from '../../lib/payments/payments-query.ts';
import { createPaidNews, createPendingOrders } from '../../lib/payments/pending-order.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { later } from '../../lib/time/later.ts';

/**
 * Unlocks lessons when the server learns of a payment behind other views (the subscription view does it itself), and
 * picks up what an earlier session of the app left behind.
 */
export function usePurchaseResults(): void {
  const services = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const { toast, telegram, localStore, session } = services;
    const end = services.once(createPaidNews).onPaid((_order, { shown }) => {
      if (shown) return;
      openLocks(queryClient, telegram.haptic);
      toast({ title: toastTexts.premiumOpened });
    });
    const endWatch = watchDoubt(queryClient, later, () => {
      openLocks(queryClient, telegram.haptic);
      toast({ title: toastTexts.premiumOpened });
    });
    if (createPendingOrders(localStore, session.userId).read()) void resumePurchase(services);
    return () => {
      end();
      endWatch();
    };
  }, [queryClient, services]);
}

async function resumePurchase(services: Services): Promise<void> {
  try {
    const { createLearnerPurchase } = await import('../../features/subscription/learner-purchase.ts');
    await services.once(createLearnerPurchase).resume();
  } catch (error) {
    // Without its code nothing is lost: the server finds the payment on its own.
    console.warn(`purchase not resumed: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

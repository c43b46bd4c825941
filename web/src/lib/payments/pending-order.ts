import type { Order } from '../../../../core/contracts/payments.ts';
import { type PlanId, planIds } from '../../../../core/payments/plans.ts';
import { type LocalStore, localKeys } from '../local-store.ts';

/** A purchase that has begun and whose outcome the server has not reported yet; survives closing the app. */
export type PendingOrder = {
  orderId: string;
  plan: PlanId;
  /** What Telegram has reported about it; null while it has reported nothing. */
  heard: 'paid' | 'pending' | null;
};

export type PendingOrders = {
  read(): PendingOrder | undefined;
  keep(order: PendingOrder): void;
  forget(): void;
};

/** The pending order of one account, on this device. */
export function createPendingOrders(store: LocalStore, userId: () => number | null): PendingOrders {
  const key = () => localKeys.pendingOrder(userId() ?? 0);
  return {
    read() {
      // Written by this app; storage of an older release or of other code is recognised by its shape.
      const value = store.read(key()) as Partial<PendingOrder> | undefined;
      const plan = planIds.find((one) => one === value?.plan);
      if (typeof value?.orderId !== 'string' || !plan) return undefined;
      const heard = value.heard === 'paid' || value.heard === 'pending' ? value.heard : null;
      return { orderId: value.orderId, plan, heard };
    },
    keep: (order) => void store.write(key(), order),
    forget: () => store.remove(key()),
  };
}

/** `shown`: the subscription view is on the screen and shows the thanks itself. */
export type PaidListener = (order: Order, how: { shown: boolean }) => void;

/** News of purchases that the server has confirmed. */
export function createPaidNews() {
  const listeners = new Set<PaidListener>();
  return {
    /** Returns a function that unsubscribes. */
    onPaid(listener: PaidListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announcePaid(...news: Parameters<PaidListener>): void {
      for (const listener of listeners) listener(...news);
    },
  };
}

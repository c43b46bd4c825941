import { useSyncExternalStore } from 'react';
import type { Purchase, PurchaseState } from './purchase.ts';

export function usePurchaseState(purchase: Purchase): PurchaseState {
  return useSyncExternalStore(purchase.subscribe, purchase.state);
}

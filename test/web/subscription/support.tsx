import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Payments } from '../../../core/contracts/payments.ts';
import type { Purchase, PurchaseState } from '../../../web/src/features/subscription/purchase.ts';
import {
  SubscriptionView,
  type SubscriptionViewProps,
} from '../../../web/src/features/subscription/subscription-view.tsx';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';

/** A purchase whose state the test sets; what the view asks of it is counted. */
export function createFakePurchase(state: PurchaseState = { step: 'idle' }) {
  const listeners = new Set<() => void>();
  const purchase = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    buy: vi.fn(async () => {}),
    recheck: vi.fn(async () => {}),
    giveUp: vi.fn(async () => {}),
    resume: vi.fn(async () => {}),
    dismiss: vi.fn(),
  } satisfies Purchase;
  return {
    ...purchase,
    show(next: PurchaseState) {
      act(() => {
        state = next;
        for (const listener of listeners) listener();
      });
    },
  };
}

export function renderWithPayments(children: ReactNode, payments?: Payments) {
  const page = createPage();
  page.services.clock.correct('2026-11-21T08:00:00.000Z');
  if (payments) page.queryClient.setQueryData(queryKeys.payments, payments);
  return renderPart(children, page);
}

export function renderShelf(payments: Payments, props: Partial<SubscriptionViewProps> = {}) {
  const purchase = createFakePurchase();
  const onExit = vi.fn();
  const onOpenLesson = vi.fn();
  const view = (
    <SubscriptionView purchase={purchase} onExit={onExit} onOpenLesson={onOpenLesson} {...props} />
  );
  const { services } = renderWithPayments(view, payments);
  return { services, purchase, onExit, onOpenLesson };
}

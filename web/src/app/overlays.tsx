import { lazy, Suspense } from 'react';
import { isMocked } from '../lib/mock/mock-mode.ts';
import type { View } from '../lib/navigation/view.ts';
import { Celebrations } from './celebrations.tsx';
import { useClientLog } from './client-log.ts';
import { ToastRegion } from './toast-region.tsx';
import { useDrawnHome } from './use-drawn-home.tsx';
import { useLogOutAddress } from './use-log-out-address.ts';
import { useOfflineDay } from './use-offline-day.ts';
import { useOutboxResults } from './use-outbox-results.ts';
import { usePreload } from './use-preload.ts';
import { usePurchaseResults } from './use-purchase-results.ts';
import { useReadableTheme } from './use-readable-theme.ts';
import { useStatsRefresh } from './use-stats-refresh.ts';

export { More as HomeMore } from '../features/home/more.tsx';
export { tellCaught } from './client-log.ts';
export { DeepLink } from './deep-link.ts';
export { HomeToday } from './home-today.tsx';
export { SyncBadge } from './sync-badge.tsx';

const MockBadge = lazy(() => import('./mock-badge.tsx'));

/**
 * What is drawn over the views, with its sources: toasts, the outbox, payments, the client log; and what is preloaded.
 * Its code is loaded after the first paint.
 */
export default function Overlays({ open }: { open: View['name'] }) {
  usePreload(open === 'home');
  useDrawnHome(open === 'home');
  useLogOutAddress(open === 'admin');
  useClientLog();
  useReadableTheme();
  useOutboxResults();
  useOfflineDay();
  usePurchaseResults();
  useStatsRefresh();
  return (
    <>
      {isMocked() && (
        <Suspense>
          <MockBadge />
        </Suspense>
      )}
      <ToastRegion />
      <Celebrations />
    </>
  );
}

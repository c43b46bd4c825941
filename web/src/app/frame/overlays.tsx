import { lazy, Suspense } from 'react';
import { isMocked } from '../../lib/mock/mock-mode.ts';
import type { View } from '../../lib/navigation/view.ts';
import { useClientLog } from '../client-log.ts';
import { Celebrations } from '../news/celebrations.tsx';
import { useHomeScreenOffer } from '../news/use-home-screen-offer.ts';
import { useOutboxResults } from '../news/use-outbox-results.ts';
import { usePurchaseResults } from '../news/use-purchase-results.ts';
import { useStatsRefresh } from '../news/use-stats-refresh.ts';
import { useDrawnHome } from '../use-drawn-home.tsx';
import { useLogOutAddress } from '../use-log-out-address.ts';
import { useOfflineDay } from '../use-offline-day.ts';
import { usePreload } from '../use-preload.ts';
import { ToastRegion } from './toast-region.tsx';
import { useReadableTheme } from './use-readable-theme.ts';

export { More as HomeMore } from '../../features/home/more.tsx';
export { tellCaught } from '../client-log.ts';
export { DeepLink } from '../deep-link.tsx';
export { HomeToday } from '../screens/home-today.tsx';
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
  useHomeScreenOffer(open === 'home');
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

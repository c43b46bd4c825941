import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshHome } from '../lib/cache/refresh.ts';
import { keepStats, pollStats, statsPollMs } from '../lib/cache/stats-cache.ts';
import { localStore } from '../lib/local-store.ts';

/** Keeps the shown figures fresh: the local cache every two seconds, the server when the app is looked at again. */
export function useStatsRefresh(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    const endKeeping = keepStats(queryClient, localStore);
    const timer = setInterval(() => isSeen() && pollStats(queryClient, localStore), statsPollMs);
    const comeBack = () => isSeen() && refreshHome(queryClient, 'came-back');
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      endKeeping();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [queryClient]);
}

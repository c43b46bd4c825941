import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshHome } from '../../lib/cache/refresh.ts';
import { keepStats, pollStats, statsPollMs } from '../../lib/cache/stats-cache.ts';
import { useServices } from '../../lib/services.ts';

/** Keeps the shown figures fresh: the local cache every two seconds, the server when the app is looked at again. */
export function useStatsRefresh(): void {
  const { localStore, clock } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    const endKeeping = keepStats(queryClient, localStore);
    const timer = setInterval(() => isSeen() && pollStats(queryClient, localStore), statsPollMs);
    const comeBack = () => isSeen() && refreshHome(queryClient, clock, 'came-back');
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      endKeeping();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [queryClient, localStore, clock]);
}

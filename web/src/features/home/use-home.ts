import { useQuery } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import { useServices } from '../../lib/services.ts';

/** Where the shown catalogue came from; the screen says so unless it is the server. */
export type HomeState = {
  /** server: fresh; cache: the last response on this device; demo: built in, because nothing else could be loaded. */
  source: 'server' | 'cache' | 'demo' | 'loading';
  home: Home | undefined;
  /** The latest attempt to reach the server failed. */
  failed: boolean;
  retrying: boolean;
  retry: () => void;
};

/**
 * `enabled: false` only observes. Everything inside home must: each new observer would call a failed server again, home
 * would fall back to its skeleton and unmount the observer, and so on forever.
 */
export function useHome({ enabled = true } = {}): HomeState {
  const { homeQuery } = useServices();
  const query = useQuery({ ...homeQuery, enabled });
  const { data: home, isError, isFetching, dataUpdatedAt, refetch } = query;
  const common = { home, failed: isError, retrying: isError && isFetching, retry: () => void refetch() };
  if (home) return { ...common, source: dataUpdatedAt > 0 ? 'server' : 'cache' };
  if (isError) return { ...common, source: 'demo' };
  return { ...common, source: 'loading' };
}

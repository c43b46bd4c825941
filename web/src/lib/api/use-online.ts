import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';

/** True while the server can be reached, as far as we know. */
export function useOnline(): boolean {
  const { connection } = useServices();
  return useSyncExternalStore(connection.subscribe, connection.isOnline);
}

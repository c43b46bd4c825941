import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { webTexts } from '../../../../core/texts/ru.ts';
import { refreshHome } from '../../lib/cache/refresh.ts';
import { useServices } from '../../lib/services.ts';

/**
 * Says when the connection is lost and restored (SPEC §2), and requests again a home that could not be loaded
 * meanwhile.
 */
export function useConnectionNotices(): void {
  const { connection, toast, clock } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopListening = connection.subscribe(() => {
      const online = connection.isOnline();
      toast({ id: 'connection', title: online ? webTexts.network.restored : webTexts.network.lost });
      if (online) refreshHome(queryClient, clock, 'reconnected');
    });
    const stopWatching = connection.watch();
    return () => {
      stopListening();
      stopWatching();
    };
  }, [queryClient, toast, connection.watch, connection.subscribe, connection.isOnline, clock]);
}

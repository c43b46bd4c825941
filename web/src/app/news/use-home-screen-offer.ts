import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { localKeys } from '../../lib/local-store.ts';
import { useServices } from '../../lib/services.ts';

/** Days of study before it is worth an icon. */
const daysBefore = 3;

/**
 * Offers an icon on the home screen, once on this device: after the third day of study, when the learner comes back to
 * home from something they did. What asks the client is loaded only then.
 */
export function useHomeScreenOffer(isHomeOpen: boolean): void {
  const { homeQuery, localStore, telegram } = useServices();
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const wasElsewhere = useRef(false);
  const isDue = (home?.streak.activityDates?.length ?? 0) >= daysBefore;
  useEffect(() => {
    if (!isHomeOpen) wasElsewhere.current = true;
    if (!isHomeOpen || !wasElsewhere.current || !isDue) return;
    if (localStore.read(localKeys.homeScreenOffered) === true) return;
    import('./offer-home-screen.ts').then(
      ({ offerHomeScreen }) => offerHomeScreen({ localStore, telegram }),
      // No network: at another return.
      console.warn,
    );
  }, [isHomeOpen, isDue, localStore, telegram]);
}

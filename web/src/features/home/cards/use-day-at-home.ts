import { useEffect, useState } from 'react';
import type { Home } from '../../../../../core/contracts/home.ts';
import { useOnline } from '../../../lib/api/use-online.ts';
import { minutesOfHome } from '../../../lib/kept/planned-minutes.ts';
import { useServices } from '../../../lib/services.ts';
import { toLocalIso } from '../../../lib/time/clock.ts';

/** Where the words to review are: with the server, on this device, or out of reach. */
export type DaySource = 'server' | 'device' | 'nowhere';

export type DayAtHome = Pick<Home, 'memory' | 'wordsToday'> & { source: DaySource };

/**
 * The day as it can be begun now: without a network, and on a date that the server has not counted yet, it is the one that
 * this device keeps, whose code is loaded then. Until it is there, it is what the server said last, in `home`.
 */
export function useDayAtHome(home: Home): DayAtHome {
  const { memory, wordsToday, today } = home;
  const services = useServices();
  const online = useOnline();
  const isOver = today < toLocalIso(services.clock.now()).slice(0, 10);
  const isAlone = !online || isOver;
  const [kept, setKept] = useState<Home['memory'] | null>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device keeps has changed when the figures of home have
  useEffect(() => {
    let isShown = true;
    if (!isAlone) setKept(undefined);
    else {
      import('../../../lib/kept/day-on-device.ts').then(
        ({ dayOnDevice }) => isShown && setKept(dayOnDevice(services) ?? null),
        // Neither can the day be asked then.
        () => isShown && setKept(null),
      );
    }
    return () => {
      isShown = false;
    };
  }, [isAlone, services, memory]);

  if (!isAlone || kept === undefined) {
    const minutes = minutesOfHome(services, home);
    return { memory: { ...memory, minutes }, wordsToday, source: 'server' };
  }
  const source = online ? 'server' : kept ? 'device' : 'nowhere';
  return { memory: kept ?? memory, wordsToday: isOver && kept ? 0 : wordsToday, source };
}

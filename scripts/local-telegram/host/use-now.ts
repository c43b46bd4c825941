import { useEffect, useState } from 'react';

/** The moment of the local clock, drawn again every second. */
export function useNow(now: () => Date): Date {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return now();
}

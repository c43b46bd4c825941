import { useEffect, useRef } from 'react';

/** Runs when the component comes on the screen, if `on` is true then. */
export function useOnce(on: boolean, run: () => void): void {
  const latest = useRef(run);
  const wanted = useRef(on);
  useEffect(() => {
    if (wanted.current) latest.current();
  }, []);
}

import { useEffect } from 'react';

/** Each question begins at the top of the screen; `visit` is another one each time that something is asked. */
export function useStartAtTop(visit: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is all that matters
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [visit]);
}

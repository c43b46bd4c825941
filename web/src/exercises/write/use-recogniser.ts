import { useCallback, useEffect, useState } from 'react';
import type { RecogniserLoader, Scribe } from './recogniser-loader.ts';

export type LoadedRecogniser =
  | { status: 'loading' }
  | { status: 'ready'; recogniser: Scribe }
  | { status: 'failed'; retry: () => void };

/** The recogniser as soon as it is loaded. */
export function useRecogniser(loader: RecogniserLoader): LoadedRecogniser {
  const [loaded, setLoaded] = useState<Scribe | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the learner's wish to load again
  useEffect(() => {
    let wanted = true;
    setLoaded('loading');
    loader.load().then(
      (recogniser) => wanted && setLoaded(recogniser),
      (error: unknown) => {
        if (!wanted) return;
        console.warn('handwriting recogniser', error);
        setLoaded('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [loader, attempt]);

  if (loaded === 'loading') return { status: 'loading' };
  return loaded === 'failed' ? { status: 'failed', retry } : { status: 'ready', recogniser: loaded };
}

import { useEffect, useState } from 'react';
import { useOnline } from '../../../lib/api/use-online.ts';
import type { RestLoader, RestOfLesson } from './rest-loader.ts';

/** The rest of the lesson, as far as its code is loaded. */
export type Rest =
  | { status: 'loading' }
  | { status: 'ready'; parts: RestOfLesson }
  | { status: 'failed'; retry: () => void };

/**
 * Loads the rest of the lesson at once; at hand without a pause where it was loaded before. When it cannot be loaded it
 * is tried again as soon as the connection changes, and when the learner says so.
 */
export function useRest(loader: RestLoader): Rest {
  const [parts, setParts] = useState(loader.loaded);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const online = useOnline();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt or another connection means to load again
  useEffect(() => {
    if (parts) return;
    let wanted = true;
    loader.load().then(
      (loaded) => wanted && setParts(loaded),
      (error: unknown) => {
        if (!wanted) return;
        console.warn('the rest of the lesson is not loaded', error);
        setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [loader, parts, attempt, online]);

  if (parts) return { status: 'ready', parts };
  if (!failed) return { status: 'loading' };
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { status: 'failed', retry };
}

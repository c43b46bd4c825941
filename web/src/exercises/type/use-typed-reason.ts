import { useEffect, useState } from 'react';
import type { TypedWord } from '../../../../core/hebrew/answer.ts';
import type { Explanation } from '../../../../core/hebrew/spelling/reason.ts';

/** Fetches the judge that says why; it contains the sounds of Hebrew, so it is loaded separately from the exercise. */
export const loadTypedJudge = () => import('../../../../core/hebrew/answer.ts');

const nothing: Explanation = { reason: undefined, reasons: [] };

/**
 * Why a typed word is not the wanted one; nothing while the judge is loading, when it fails to load, and when nothing can
 * be said. `typed` is null while there is nothing to explain.
 */
export function useTypedReason(typed: string | null, word: TypedWord): Explanation {
  const [found, setFound] = useState<{ typed: string; explanation: Explanation }>();
  useEffect(() => {
    if (typed === null) return;
    let isAwaited = true;
    loadTypedJudge()
      .then(({ explainTyped }) => {
        if (isAwaited) setFound({ typed, explanation: explainTyped(typed, word) });
      })
      // The answer itself was judged without it: only the reason is missing.
      .catch((error: unknown) => console.warn('no reason for a typed word', error));
    return () => {
      isAwaited = false;
    };
  }, [typed, word]);
  return found?.typed === typed ? found.explanation : nothing;
}

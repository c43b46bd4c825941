import { useCallback } from 'react';
import { useServices } from '../services.ts';
import { tellUnsaved } from '../toasts/unsaved.ts';

/**
 * Returns a function that takes the promise of an answer being put into the outbox; what it returns resolves when the
 * answer is safe on this device, or cannot be kept there and a message said so.
 */
export function useKept(): (saved: Promise<unknown>, what?: 'answer' | 'reset') => Promise<void> {
  const { toast } = useServices();
  return useCallback(
    (saved, what = 'answer') =>
      saved.then(
        () => undefined,
        (error: unknown) => {
          console.warn('answer not kept', error);
          tellUnsaved(toast, what);
        },
      ),
    [toast],
  );
}

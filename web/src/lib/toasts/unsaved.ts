import { syncTexts } from '../../../../core/texts/sync.ts';
import { trainerTexts } from '../../../../core/texts/trainer.ts';
import type { Toasts } from './toasts.ts';

/** Warns that an answer, or the reset of a lesson, is not saved and will not be: once for many, in any view. */
export function tellUnsaved(toast: Toasts['toast'], what: 'answer' | 'reset'): void {
  const title = syncTexts.refused;
  const description = what === 'reset' ? trainerTexts.resetFailed : trainerTexts.saveFailed;
  toast({ id: 'unsaved', variant: 'destructive', title, description });
}

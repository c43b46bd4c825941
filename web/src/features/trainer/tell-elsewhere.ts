import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import type { Toasts } from '../../lib/toasts/toasts.ts';

/** Says that stages are done which were not done here: the lesson has gone on without the learner's doing. */
export function tellElsewhere(toast: Toasts['toast']): void {
  toast({ id: 'elsewhere', title: trainerTexts.doneElsewhere });
}

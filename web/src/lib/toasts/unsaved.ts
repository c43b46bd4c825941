import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { syncTexts } from '../../../../core/texts/sync.ts';
import type { Toasts } from './toasts.ts';

/** Warns that settings are not even kept on this device. */
export function tellSettingsUnsaved(toast: Toasts['toast']): void {
  const [title, description] = [syncTexts.settingsRefused, syncTexts.settingsUnsaved];
  toast({ id: 'settings-unsaved', variant: 'destructive', title, description });
}

/** Warns that the letters of a lesson are left out: nothing is left out in silence. */
export function tellLettersLeftOut(toast: Toasts['toast']): void {
  const { title, text: description } = trainerTexts.lettersLeftOut;
  toast({ id: 'letters-left-out', variant: 'destructive', title, description });
}

/** Warns that an answer, or the reset of a lesson, is not saved and will not be: once for many, in any view. */
export function tellUnsaved(toast: Toasts['toast'], what: 'answer' | 'reset'): void {
  const title = syncTexts.refused;
  const description = what === 'reset' ? trainerTexts.resetFailed : trainerTexts.saveFailed;
  toast({ id: 'unsaved', variant: 'destructive', title, description });
}

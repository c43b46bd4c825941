import { adminContentTexts } from '../../../../../core/texts/admin-content.ts';
import { haptic } from '../../../lib/telegram/telegram.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

const texts = adminContentTexts.conflict;

/** Puts the text on the clipboard and says so; a client may forbid it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    haptic('success');
    toast({ title: texts.copied });
  } catch {
    toast({ variant: 'destructive', title: texts.copyFailed });
  }
}

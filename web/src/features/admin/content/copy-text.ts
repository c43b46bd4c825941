import { adminContentTexts } from '../../../../../core/texts/admin/content.ts';
import { useServices } from '../../../lib/services.ts';

const texts = adminContentTexts.conflict;

/** Copies the text to the clipboard and says so; a client may forbid it. */
export function useCopyText(): (text: string) => Promise<void> {
  const { telegram, toast } = useServices();
  return async (text) => {
    try {
      // A page of plain http has no clipboard.
      if (!navigator.clipboard) throw new Error('no clipboard');
      await navigator.clipboard.writeText(text);
      telegram.haptic('success');
      toast({ title: texts.copied });
    } catch {
      toast({ variant: 'destructive', title: texts.copyFailed });
    }
  };
}

import { useServices } from '../services.ts';

/** What is said of a copied text, and where the client forbids it. */
export type SaidOfCopy = { copied: string; copyFailed: string };

/** Copies a text to the clipboard, says so, and returns what it said; a client may forbid it. */
export function useCopyText({ copied, copyFailed }: SaidOfCopy): (text: string) => Promise<string> {
  const { telegram, toast } = useServices();
  return async (text) => {
    try {
      // A page of plain http has no clipboard.
      if (!navigator.clipboard) throw new Error('no clipboard');
      await navigator.clipboard.writeText(text);
      telegram.haptic('success');
      toast({ title: copied });
      return copied;
    } catch {
      toast({ variant: 'destructive', title: copyFailed });
      return copyFailed;
    }
  };
}

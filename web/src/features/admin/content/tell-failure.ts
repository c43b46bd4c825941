import { haptic } from '../../../lib/telegram/telegram.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

/** Tells what did not work, with the server's own sentence below it. */
export function tellFailure(title: string, error: unknown): void {
  haptic('error');
  const description = error instanceof Error && error.message !== title ? error.message : undefined;
  toast({ variant: 'destructive', title, ...(description && { description }) });
}

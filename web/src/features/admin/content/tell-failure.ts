import { useServices } from '../../../lib/services.ts';

/** Shows what did not work, with the server's own sentence below it. */
export function useTellFailure(): (title: string, error: unknown) => void {
  const { telegram, toast } = useServices();
  return (title, error) => {
    telegram.haptic('error');
    const description = error instanceof Error && error.message !== title ? error.message : undefined;
    toast({ variant: 'destructive', title, ...(description && { description }) });
  };
}

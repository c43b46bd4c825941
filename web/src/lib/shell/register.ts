import { startsOffline } from './offline-start.ts';

/**
 * Has the device keep the app itself, so that it starts without a network. Does nothing where there are no workers
 * (Telegram on iOS) and in development; rejects where they are forbidden.
 */
export async function keepShell(): Promise<void> {
  // The type of TypeScript's library says that every page has it.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers || !import.meta.env.PROD || !startsOffline) return;
  await workers.register('/worker.js', { updateViaCache: 'none' });
}

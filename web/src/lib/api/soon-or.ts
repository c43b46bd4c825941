import { later } from '../time/later.ts';
import type { Connection } from './connection.ts';
import { NetworkError } from './http.ts';

/** How long the server may take where the device has an answer of its own. */
export const serverPatienceMs = 3000;

/**
 * What the server sends, or what the device has: when the server is not reached, or has not replied soon enough. A device
 * says that it is online in any network, also in one that leads nowhere. Where the device has nothing (undefined), the
 * server is waited for. Its refusals are passed on.
 */
export function soonOr<T>(
  asked: Promise<T>,
  ofDevice: () => Promise<T | undefined>,
  connection: Connection,
): Promise<T> {
  return new Promise((resolve, reject) => {
    async function goOn(): Promise<boolean> {
      const kept = await ofDevice().catch(() => undefined);
      if (kept !== undefined) resolve(kept);
      return kept !== undefined;
    }
    const callOff = later(serverPatienceMs, () => void goOn());
    const stopListening = connection.subscribe(() => {
      if (!connection.isOnline()) void goOn();
    });
    asked
      .then(resolve, async (error: unknown) => {
        if (!(error instanceof NetworkError) || !(await goOn())) reject(error);
      })
      .finally(() => {
        callOff();
        stopListening();
      });
  });
}

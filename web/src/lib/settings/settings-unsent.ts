import type { Settings } from '../../../../core/settings/settings.ts';
import { type LocalStore, localKeys } from '../local-store.ts';

/** Settings that wait for the server, with the name of the latest call that carries them. */
export type Unsent = { eventId: string; changes: Partial<Settings> };

/** What waits for the server; undefined when all has arrived. */
export function readUnsent(localStore: LocalStore, userId: number): Unsent | undefined {
  // Written by this app, whole or not at all.
  return localStore.read(localKeys.unsentSettings(userId)) as Unsent | undefined;
}

/** The server's settings, overlaid with those not sent to it yet. */
export function withUnsent(localStore: LocalStore, userId: number, settings: Settings): Settings {
  return { ...settings, ...readUnsent(localStore, userId)?.changes };
}

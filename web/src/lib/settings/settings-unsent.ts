import type { Settings } from '../../../../core/settings/settings.ts';
import { type LocalStore, localKeys } from '../local-store.ts';

/** Settings that wait for the server, with the name of the latest call that carries them. */
type Unsent = { eventId: string; changes: Partial<Settings> };

/** What waits for the server; undefined when all has arrived. */
export function readUnsent(localStore: LocalStore, userId: number): Unsent | undefined {
  // Written by this app, whole or not at all.
  return localStore.read(localKeys.unsentSettings(userId)) as Unsent | undefined;
}

/** The server's settings, overlaid with those not sent to it yet. */
export function withUnsent(localStore: LocalStore, userId: number, settings: Settings): Settings {
  return { ...settings, ...readUnsent(localStore, userId)?.changes };
}

/** Adds changes that are being sent. Returns all that wait. */
export function addUnsent(
  localStore: LocalStore,
  userId: number,
  { eventId, changes }: Unsent,
): Partial<Settings> {
  const all = { ...readUnsent(localStore, userId)?.changes, ...changes };
  localStore.write(localKeys.unsentSettings(userId), { eventId, changes: all });
  return all;
}

/** The call with this name has completed; later changes keep waiting for theirs. */
export function dropUnsent(localStore: LocalStore, userId: number, eventId: string | undefined): void {
  if (readUnsent(localStore, userId)?.eventId === eventId)
    localStore.remove(localKeys.unsentSettings(userId));
}

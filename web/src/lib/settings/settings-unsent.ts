import type { Settings } from '../../../../core/settings/settings.ts';
import { localKeys, localStore } from '../local-store.ts';

/** Settings that wait for the server, with the name of the latest call that carries them. */
type Unsent = { eventId: string; changes: Partial<Settings> };

/** What waits for the server; undefined when all has arrived. */
export function readUnsent(userId: number): Unsent | undefined {
  // Written by ourselves, whole or not at all.
  return localStore.read(localKeys.unsentSettings(userId)) as Unsent | undefined;
}

/** What the server says, with what it has not been told yet laid over it. */
export function withUnsent(userId: number, settings: Settings): Settings {
  return { ...settings, ...readUnsent(userId)?.changes };
}

/** Adds changes that are on their way; answers all that wait. */
export function addUnsent(userId: number, { eventId, changes }: Unsent): Partial<Settings> {
  const all = { ...readUnsent(userId)?.changes, ...changes };
  localStore.write(localKeys.unsentSettings(userId), { eventId, changes: all });
  return all;
}

/** The call of this name has been answered; later changes keep waiting for theirs. */
export function dropUnsent(userId: number, eventId: string | undefined): void {
  if (readUnsent(userId)?.eventId === eventId) localStore.remove(localKeys.unsentSettings(userId));
}

import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from '../../../../core/settings/settings.ts';
import { changeHome } from '../cache/saved-progress.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import { newEventId } from '../outbox/event-id.ts';
import type { Outbox } from '../outbox/outbox-queue.ts';
import type { Services } from '../services.ts';
import { readUnsent, type Unsent } from './settings-unsent.ts';

type Device = Pick<Services, 'session' | 'localStore'> & { outbox: Outbox };

/**
 * Takes changed settings: they apply everywhere at once, survive closing the app, and are sent to the server by the
 * outbox. Each call carries all that still waits, so that the latest one is enough. Resolves when the call is safe on
 * the device.
 */
export async function saveSettings(
  { session, localStore, outbox }: Device,
  queryClient: QueryClient,
  changes: Partial<Settings>,
): Promise<void> {
  showSettings(localStore, queryClient, changes);
  const userId = session.userId();
  if (userId === null) return;
  const eventId = newEventId();
  const body = addUnsent(localStore, userId, { eventId, changes });
  await outbox.save({ call: 'PUT /users/settings', body: { ...body, eventId } });
}

/** Sends what an earlier session could not; the outbox recognises an event that it still holds by its id. */
export async function resendSettings({ session, localStore, outbox }: Device): Promise<void> {
  const userId = session.userId();
  const unsent = userId === null ? undefined : readUnsent(localStore, userId);
  if (!unsent) return;
  await outbox.save({ call: 'PUT /users/settings', body: { ...unsent.changes, eventId: unsent.eventId } });
}

/** Applies settings on this device: in the cache that all views read, and in SPEC's own key. */
function showSettings(localStore: LocalStore, queryClient: QueryClient, changes: Partial<Settings>): void {
  changeHome(queryClient, (home) => {
    const settings = { ...home.settings, ...changes };
    const { provider, autoFallback } = settings;
    localStore.write(localKeys.tts, { provider, autoFallback });
    return { ...home, settings };
  });
}

/** Adds changes that are being sent. Returns all that wait. */
function addUnsent(localStore: LocalStore, userId: number, { eventId, changes }: Unsent): Partial<Settings> {
  const all = { ...readUnsent(localStore, userId)?.changes, ...changes };
  localStore.write(localKeys.unsentSettings(userId), { eventId, changes: all });
  return all;
}

/** The call with this name has completed; later changes keep waiting for theirs. */
export function dropUnsent(localStore: LocalStore, userId: number, eventId: string | undefined): void {
  if (readUnsent(localStore, userId)?.eventId === eventId)
    localStore.remove(localKeys.unsentSettings(userId));
}

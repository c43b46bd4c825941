import { type LocalStore, localKeys } from '../local-store.ts';
import type { Device } from './save-settings.ts';
import { readUnsent } from './settings-unsent.ts';

/** Sends what an earlier session could not; the outbox recognises an event that it still holds by its id. */
export async function resendSettings({ session, localStore, outbox }: Device): Promise<void> {
  const userId = session.userId();
  const unsent = userId === null ? undefined : readUnsent(localStore, userId);
  if (!unsent) return;
  await outbox.save({ call: 'PUT /users/settings', body: { ...unsent.changes, eventId: unsent.eventId } });
}

/** The call with this name has completed; later changes keep waiting for theirs. */
export function dropUnsent(localStore: LocalStore, userId: number, eventId: string | undefined): void {
  if (readUnsent(localStore, userId)?.eventId === eventId)
    localStore.remove(localKeys.unsentSettings(userId));
}

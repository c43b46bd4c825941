import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from '../../../../core/settings/settings.ts';
import { session } from '../api/api.ts';
import { changeHome } from '../cache/saved-progress.ts';
import { localKeys, localStore } from '../local-store.ts';
import { post } from '../outbox/outbox.ts';
import { allowVibration } from '../telegram/telegram.ts';
import { addUnsent, readUnsent } from './settings-unsent.ts';

/**
 * Takes changed settings: they hold at once everywhere, survive the death of the app, and go to the server by the outbox.
 * Each call carries all that still waits, so that the latest one is enough. Resolves when the call is safe on the device.
 */
export async function saveSettings(queryClient: QueryClient, changes: Partial<Settings>): Promise<void> {
  showSettings(queryClient, changes);
  const userId = session.userId();
  if (userId === null) return;
  const eventId = crypto.randomUUID();
  const body = addUnsent(userId, { eventId, changes });
  await post({ call: 'PUT /users/settings', body: { ...body, eventId } });
}

/** Sends what an earlier opening could not; the outbox knows an event that it still holds by its name. */
export async function resendSettings(): Promise<void> {
  const userId = session.userId();
  const unsent = userId === null ? undefined : readUnsent(userId);
  if (!unsent) return;
  await post({ call: 'PUT /users/settings', body: { ...unsent.changes, eventId: unsent.eventId } });
}

/** Puts settings into force on this device: in the cache that all views read, in the haptics, and in SPEC's own key. */
function showSettings(queryClient: QueryClient, changes: Partial<Settings>): void {
  changeHome(queryClient, (home) => {
    const settings = { ...home.settings, ...changes };
    const { provider, autoFallback, vibration } = settings;
    allowVibration(vibration);
    localStore.write(localKeys.tts, { provider, autoFallback });
    return { ...home, settings };
  });
}

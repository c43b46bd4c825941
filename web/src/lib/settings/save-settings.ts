import type { QueryClient } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { queryKeys } from '../cache/query-keys.ts';
import { changeHome } from '../cache/saved-progress.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import { newEventId } from '../outbox/event-id.ts';
import type { Outbox } from '../outbox/outbox-queue.ts';
import type { Services } from '../services.ts';
import { readUnsent, type Unsent } from './settings-unsent.ts';

export type Device = Pick<Services, 'session' | 'localStore'> & { outbox: Outbox };

/**
 * Takes changed settings: they apply everywhere at once, survive closing the app, and are sent to the server by the
 * outbox. Each call carries all that still waits, so that the latest one is enough, and calls are sent in the order of
 * the changes. Resolves when the call is safe on the device; rejects when the device does not keep it, and what nobody
 * has changed since is as it was before.
 */
export async function saveSettings(
  { session, localStore, outbox }: Device,
  queryClient: QueryClient,
  changes: Partial<Settings>,
): Promise<void> {
  const former = queryClient.getQueryData<Home>(queryKeys.home)?.settings;
  showSettings(localStore, queryClient, () => changes);
  const userId = session.userId();
  if (userId === null) return;
  const eventId = newEventId();
  const body = addUnsent(localStore, userId, { eventId, changes });
  try {
    await outbox.save({ call: 'PUT /users/settings', body: { ...body, eventId } });
  } catch (error) {
    takeUnsentBack(localStore, userId, changes);
    showSettings(localStore, queryClient, (shown) => (former ? pickUnchanged(former, changes, shown) : {}));
    throw error;
  }
}

/** Applies settings on this device: in the cache that all views read, and in SPEC's own key. */
function showSettings(
  localStore: LocalStore,
  queryClient: QueryClient,
  change: (shown: Settings) => Partial<Settings>,
): void {
  changeHome(queryClient, (home) => {
    const settings = { ...home.settings, ...change(home.settings) };
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

/** These changes will not be sent; what was changed again since still is. */
function takeUnsentBack(localStore: LocalStore, userId: number, changes: Partial<Settings>): void {
  const unsent = readUnsent(localStore, userId);
  if (!unsent) return;
  const kept = Object.entries(unsent.changes).filter(
    ([name, value]) => !(name in changes) || changes[name as keyof Settings] !== value,
  );
  if (kept.length === 0) localStore.remove(localKeys.unsentSettings(userId));
  else localStore.write(localKeys.unsentSettings(userId), { ...unsent, changes: Object.fromEntries(kept) });
}

/** The former values of what is shown as it was changed. */
function pickUnchanged(former: Settings, changes: Partial<Settings>, shown: Settings): Partial<Settings> {
  const names = Object.keys(changes) as (keyof Settings)[]; // of a plain object with these keys only
  return Object.fromEntries(
    names.filter((name) => shown[name] === changes[name]).map((name) => [name, former[name]]),
  );
}

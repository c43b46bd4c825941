import { soundCacheName } from '../audio/sounds-here.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import { openOutboxDb } from '../outbox/outbox-store.ts';

/** After which deletion an account came back: what was older on the device has been removed. */
const markOf = (userId: number) => `mila:returned-after:${userId}`;

/**
 * What the device does when everything about an account was deleted on the server: it forgets the account, and the page
 * is opened again without what it holds in memory. Once for each deletion whose owner is back (`returnedAfter`, ISO);
 * otherwise where the account was the last one here. A device that stores nothing would be opened again without end, so
 * it is not.
 */
export async function afterDeletion(
  store: LocalStore,
  userId: number | null,
  returnedAfter?: string,
  restart = () => location.reload(),
): Promise<void> {
  if (userId === null) return;
  const isKnown = returnedAfter
    ? store.read(markOf(userId)) === returnedAfter
    : store.read(localKeys.lastUser) !== userId;
  if (isKnown) return;
  await forgetPerson(userId);
  if (!returnedAfter || store.write(markOf(userId), returnedAfter)) restart();
}

/**
 * Removes everything that this device keeps about an account, sent or not, and the course and the sounds with it; other
 * accounts lose nothing of their own. Never rejects: what the browser forbids holds nothing.
 */
export async function forgetPerson(userId: number): Promise<void> {
  forgetKeys(userId);
  await Promise.allSettled([forgetOutbox(userId), globalThis.caches?.delete(soundCacheName)]);
}

/** What waits to be sent, and what was refused. */
async function forgetOutbox(userId: number): Promise<void> {
  const db = await openOutboxDb();
  const step = db.transaction(['answers', 'refused'], 'readwrite');
  for (const order of await step.objectStore('answers').index('user').getAllKeys(userId)) {
    await step.objectStore('answers').delete(order);
  }
  for (const item of await step.objectStore('refused').getAll()) {
    if (item.userId === userId) await step.objectStore('refused').delete(item.eventId);
  }
  await step.done;
  db.close();
}

function forgetKeys(userId: number): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      const isOwn = key.startsWith('mila:') && key.split(':').includes(String(userId));
      const isShared = key === localKeys.lastUser || key === localKeys.course || key === localKeys.tts;
      if (isOwn || isShared) window.localStorage.removeItem(key);
    }
  } catch {
    // Forbidden storage.
  }
}

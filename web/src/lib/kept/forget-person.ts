import { soundCacheName } from '../audio/fetch-sounds.ts';
import { localKeys } from '../local-store.ts';
import { openIndexedDbStore } from '../outbox/outbox-store.ts';

/**
 * Removes everything that this device keeps about an account, sent or not, and the course and the sounds with it; other
 * accounts lose nothing of their own. Never rejects: what the browser forbids holds nothing.
 */
export async function forgetPerson(userId: number): Promise<void> {
  forgetKeys(userId);
  await Promise.allSettled([
    openIndexedDbStore().then((store) => store.forget(userId)),
    globalThis.caches?.delete(soundCacheName),
  ]);
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

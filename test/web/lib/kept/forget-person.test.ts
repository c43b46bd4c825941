import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { afterDeletion, forgetPerson } from '../../../../web/src/lib/kept/forget-person.ts';
import { type LocalStore, localKeys } from '../../../../web/src/lib/local-store.ts';
import { openIndexedDbStore } from '../../../../web/src/lib/outbox/outbox-store.ts';
import { createMemoryStore } from '../../../support/web/fakes.ts';

/** The files of a worker share a page: the others have no IndexedDB. */
afterAll(() => {
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => /^(IDB|indexedDB$)/.test(name));
  for (const name of names) Reflect.deleteProperty(globalThis, name);
});

const item = (userId: number, eventId: string) => ({
  call: 'POST /user-activity' as const,
  body: { eventId, userId },
  eventId,
  userId,
});

it('a deleted account leaves nothing on the device, and other accounts keep what is theirs', async () => {
  for (const key of ['mila:home:7', 'mila:outbox:7', 'mila:mock:words:7', 'mila:lesson-draft:7:3']) {
    localStorage.setItem(key, '1');
  }
  for (const key of ['mila:last-user', 'mila:course', 'tts_settings']) localStorage.setItem(key, '1');
  for (const key of ['mila:home:77', 'mila:jwt-token:8', 'of-somebody-else']) localStorage.setItem(key, '1');
  const store = await openIndexedDbStore();
  for (const [userId, name] of [
    [7, 'waits'],
    [7, 'refused'],
    [8, 'of another'],
    [8, 'refused of another'],
  ] as const) {
    await store.add(item(userId, name));
  }
  await store.refuse(item(7, 'refused'), 'word_not_found');
  await store.refuse(item(8, 'refused of another'), 'word_not_found');

  await forgetPerson(7);

  expect(Object.keys(localStorage).sort()).toEqual(['mila:home:77', 'mila:jwt-token:8', 'of-somebody-else']);
  expect(await store.all(7)).toEqual([]);
  expect((await store.all(8)).map(({ eventId }) => eventId)).toEqual(['of another']);
  // The name of a refused event is free again: nothing of it is left.
  await store.refuse(item(7, 'refused'), 'again');
});

/** Runs it as one opening does; says whether the page was opened again. */
async function restarts(store: LocalStore, userId: number, returnedAfter?: string): Promise<boolean> {
  let isRestarted = false;
  await afterDeletion(store, userId, returnedAfter, () => {
    isRestarted = true;
  });
  return isRestarted;
}

it('who is back starts with an empty device once for each deletion', async () => {
  const store = createMemoryStore();
  expect(await restarts(store, 9, '2026-11-20T08:00:00.000Z')).toBe(true);
  expect(await restarts(store, 9, '2026-11-20T08:00:00.000Z')).toBe(false);
  expect(await restarts(store, 9, '2026-11-21T07:00:00.000Z')).toBe(true);
});

it('who was deleted while the app is open is forgotten only where they were the last one', async () => {
  const store = createMemoryStore();
  expect(await restarts(store, 9)).toBe(false);
  store.write(localKeys.lastUser, 9);
  expect(await restarts(store, 9)).toBe(true);
});

it('a device that stores nothing is not opened again without end', async () => {
  const forbidden: LocalStore = { read: () => undefined, write: () => false, remove: () => {} };
  expect(await restarts(forbidden, 9, '2026-11-20T08:00:00.000Z')).toBe(false);
});

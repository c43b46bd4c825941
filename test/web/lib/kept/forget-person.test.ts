import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { forgetPerson } from '../../../../web/src/lib/kept/forget-person.ts';
import { openIndexedDbStore } from '../../../../web/src/lib/outbox/outbox-store.ts';

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

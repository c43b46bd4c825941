import { beforeEach, expect, it } from 'vitest';
import { createBlockedLearners } from '../../../api/_auth/blocked-learners.ts';
import type { Store } from '../../../core/ports.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { createTestClock, type TestClock } from '../../support/backend.ts';

let clock: TestClock;
let store: Store;
let blocked: number[];
let readings: Date[];
beforeEach(() => {
  clock = createTestClock();
  store = createMemoryStore(clock);
  blocked = [];
  readings = [];
});

const instance = (own = store) =>
  createBlockedLearners({
    store: own,
    clock,
    log: () => {},
    read: async (since) => {
      readings.push(since);
      return [...blocked];
    },
  });
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const refusal = { kind: 'forbidden', code: 'user_blocked' };

it('asks the database of nobody while nobody was blocked', async () => {
  const here = instance();
  for (const _ of [1, 2, 3]) {
    await here.requireOpen(7);
    later(5000);
  }
  expect(readings).toEqual([]);
});

it('shuts a learner out here at once and elsewhere within two seconds', async () => {
  const [here, there] = [instance(), instance()];
  await there.requireOpen(7);
  blocked = [7];
  await here.announce();
  await expect(here.requireOpen(7)).rejects.toMatchObject(refusal);
  later(1999);
  await there.requireOpen(7);
  later(1);
  await expect(there.requireOpen(7)).rejects.toMatchObject(refusal);
  await there.requireOpen(8);
  // Those who were blocked before the oldest living token was given have none.
  expect(readings[0]).toEqual(new Date('2026-11-21T07:00:00Z'));
});

it('lets them in again as fast, and a later block prolongs the mark for those that start again', async () => {
  const here = instance();
  blocked = [7];
  await here.announce();
  later(119 * 60_000);
  blocked = [7, 8];
  await here.announce();
  later(60 * 60_000);
  await expect(instance().requireOpen(8)).rejects.toMatchObject(refusal);
  blocked = [];
  await here.announce();
  await here.requireOpen(8);
});

it('holds here when the shared store is away', async () => {
  const away: Store = {
    ...store,
    get: () => Promise.reject(new Error('away')),
    set: () => Promise.reject(new Error('away')),
  };
  const here = instance(away);
  await here.requireOpen(7);
  blocked = [7];
  await here.announce();
  await expect(here.requireOpen(7)).rejects.toMatchObject(refusal);
  later(60_000);
  await expect(here.requireOpen(7)).rejects.toMatchObject(refusal);
});

it('is heard of within half a minute by an instance for which the shared store is away', async () => {
  const elsewhere = instance({ ...store, get: () => Promise.reject(new Error('away')) });
  blocked = [];
  await elsewhere.requireOpen(7);
  blocked = [7]; // an admin has blocked him on another instance
  later(30_000);
  await expect(elsewhere.requireOpen(7)).rejects.toMatchObject(refusal);
  blocked = [];
  later(30_000);
  await elsewhere.requireOpen(7);
});

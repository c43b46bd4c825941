import type { Later } from '../time/later.ts';
import type { OutboxStore } from './outbox-store.ts';

export type SteadyStorePorts = {
  store: () => Promise<OutboxStore>;
  /** Used from the moment at which the first store fails. */
  fallback: () => OutboxStore;
  /** The account whose answers these are; null when none is known yet. */
  userId: () => number | null;
  later: Later;
};

/**
 * A store that has not responded after this long never will (IndexedDB in old WebViews may hang): the other takes over.
 */
const storePatienceMs = 3000;

/** The lasting store, opened at the first use, for as long as it works; then the other one. */
export function createSteadyStore({ store, fallback, userId, later }: SteadyStorePorts): OutboxStore {
  let opened: Promise<OutboxStore> | undefined;

  function current(): Promise<OutboxStore> {
    opened ??= inTime(store())
      .then(adopt)
      .catch(() => fallback());
    return opened;
  }

  /** Rejects when the store lets us wait too long. */
  function inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const callOff = later(storePatienceMs, () => reject(new Error('the store does not answer')));
      work.finally(callOff).then(resolve, reject);
    });
  }

  /** Takes over what a session without the lasting store has left in the other one. */
  async function adopt(lasting: OutboxStore): Promise<OutboxStore> {
    const learner = userId();
    const other = fallback();
    for (const item of learner === null ? [] : await other.all(learner)) {
      await lasting.add(item);
      await other.remove(item);
    }
    return lasting;
  }

  return {
    all: async (learner) => (await current()).all(learner),
    /** When the lasting store turns out to be broken (quota, private mode), all goes to the other one. */
    async add(item) {
      const lasting = await current();
      try {
        await inTime(lasting.add(item));
      } catch {
        const other = fallback();
        for (const earlier of await inTime(lasting.all(item.userId)).catch(() => []))
          await other.add(earlier);
        await other.add(item);
        opened = Promise.resolve(other);
      }
    },
    remove: async (item) => (await current()).remove(item),
    refuse: async (item, reason) => (await current()).refuse(item, reason),
  };
}

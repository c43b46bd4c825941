import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RequestBodyInput, RequestParams } from '../../../../core/contracts/endpoints.ts';
import { type LocalStore, localKeys } from '../local-store.ts';

/** The calls that may wait: each carries the client's event id, so that a repeat changes nothing. */
export type OutboxCall =
  | 'POST /progress'
  | 'PUT /users/settings'
  | 'POST /quiz/results'
  | 'POST /reviews'
  | 'POST /reviews/undo'
  | 'POST /letters/answers'
  | 'POST /forms/answers'
  | 'POST /rules/{id}/answers'
  | 'POST /dialogues/{id}/answers'
  | 'POST /reports'
  | 'POST /threads'
  | 'POST /user-activity';

/** What the outbox adds to a body; the server ignores it where a call has no use for it. */
type Named = { eventId?: string; at?: string; userId?: number };

/** One call with its body. */
export type Parcel = {
  [Call in OutboxCall]: {
    call: Call;
    body: RequestBodyInput<Call> & Named;
    /** Its own id among the waiting ones, where the event in the body belongs to another call. */
    name?: string;
  } & PathOf<RequestParams<Call>>;
}[OutboxCall];

/** What stands in the path of a call; nothing for most. */
type PathOf<Params> = Params extends object ? { params: Params } : { params?: undefined };

/** One parcel on its way to the server. */
export type OutboxItem = Parcel & {
  /** The client's id of the event. */
  eventId: string;
  userId: number;
};

/** Where answers wait. `all` and `add` keep the order in which they were given. */
export type OutboxStore = {
  all(userId: number): Promise<OutboxItem[]>;
  /** Resolves when the item is stored durably. An event that is already stored is not added again. */
  add(item: OutboxItem): Promise<void>;
  remove(item: OutboxItem): Promise<void>;
  /** Moves an item that the server will never accept aside, where it can be inspected. */
  refuse(item: OutboxItem, reason: string): Promise<void>;
};

interface OutboxDb extends DBSchema {
  answers: { key: number; value: OutboxItem & { order?: number }; indexes: { user: number; event: string } };
  refused: { key: string; value: OutboxItem & { reason: string } };
}

/**
 * The lasting store. Rejects when IndexedDB is missing or forbidden. A connection that the browser has closed (iOS does
 * that to apps in the background) is opened again.
 */
export async function openIndexedDbStore(): Promise<OutboxStore> {
  let opened: Promise<IDBPDatabase<OutboxDb>> = openOutboxDb();
  await opened;

  /** What failed on one connection is retried once on a fresh one: each step may run twice. */
  async function using<T>(work: (db: IDBPDatabase<OutboxDb>) => Promise<T>): Promise<T> {
    const db = await opened;
    try {
      return await work(db);
    } catch {
      db.close();
      opened = openOutboxDb();
      return work(await opened);
    }
  }

  const take = (item: OutboxItem, refusal?: string) =>
    using(async (db) => {
      const step = db.transaction(['answers', 'refused'], 'readwrite');
      const order = await step.objectStore('answers').index('event').getKey(item.eventId);
      if (order !== undefined) await step.objectStore('answers').delete(order);
      if (refusal !== undefined) await step.objectStore('refused').put({ ...item, reason: refusal });
      await step.done;
    });

  return {
    all: (userId) =>
      using(async (db) => {
        const rows = await db.getAllFromIndex('answers', 'user', userId);
        return rows.map(({ order, ...item }) => withCall(item));
      }),
    add: (item) =>
      using(async (db) => {
        // Strict: written to the disk, not only handed to it, before the screen says that the answer is safe.
        const step = db.transaction('answers', 'readwrite', { durability: 'strict' });
        if ((await step.store.index('event').getKey(item.eventId)) === undefined) await step.store.add(item);
        await step.done;
      }),
    remove: (item) => take(item),
    refuse: (item, reason) => take(item, reason),
  };
}

/** For what the store itself does not do; the caller closes it. */
export function openOutboxDb(): Promise<IDBPDatabase<OutboxDb>> {
  return openDB<OutboxDb>('mila-outbox', 1, {
    upgrade(fresh) {
      const answers = fresh.createObjectStore('answers', { keyPath: 'order', autoIncrement: true });
      answers.createIndex('user', 'userId');
      answers.createIndex('event', 'eventId', { unique: true });
      fresh.createObjectStore('refused', { keyPath: 'eventId' });
    },
    // A newer release in another window may change the shape: it must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** An item of an older release names no call: all of them were answers. */
function withCall(item: OutboxItem): OutboxItem {
  return 'call' in item ? item : Object.assign({ call: 'POST /progress' }, item);
}

/** The fallback store: memory, with a copy in local storage where that is allowed. */
export function createFallbackStore(local: LocalStore): OutboxStore {
  const drawers = new Map<number, OutboxItem[]>();

  function drawer(userId: number): OutboxItem[] {
    let items = drawers.get(userId);
    if (!items) {
      const kept = local.read(localKeys.outbox(userId));
      items = Array.isArray(kept) ? (kept as OutboxItem[]).map(withCall) : [];
      drawers.set(userId, items);
    }
    return items;
  }

  function keep(userId: number, items: OutboxItem[]): void {
    drawers.set(userId, items);
    if (items.length === 0) local.remove(localKeys.outbox(userId));
    else local.write(localKeys.outbox(userId), items);
  }

  async function remove(item: OutboxItem): Promise<void> {
    keep(
      item.userId,
      drawer(item.userId).filter((other) => other.eventId !== item.eventId),
    );
  }

  return {
    all: async (userId) => [...drawer(userId)],
    async add(item) {
      const items = drawer(item.userId);
      if (items.some((other) => other.eventId === item.eventId)) return;
      keep(item.userId, [...items, item]);
    },
    remove,
    refuse: (item) => remove(item),
  };
}

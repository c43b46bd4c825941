import { Redis } from '@upstash/redis';
import type { Clock, Store } from '../../core/ports.ts';
import { createUpstashRequester, type UpstashAddress } from './upstash-requester.ts';

type Held = { json: string; endsAt: number };

/** Expired keys are removed when the map has grown by this many. */
const sweepEvery = 1000;
/** Beyond this many the oldest keys go: what a client names, like an address, must not fill the memory. */
const maxHeld = 100_000;

/** Keeps values in this process: for development and tests. Time comes from `clock`. */
export function createMemoryStore(clock: Clock): Store {
  const held = new Map<string, Held>();
  let sweepAt = sweepEvery;
  const live = (key: string): Held | undefined => {
    const entry = held.get(key);
    if (entry && entry.endsAt > clock().getTime()) return entry;
    held.delete(key);
    return undefined;
  };
  const put = (key: string, value: unknown, endsAt: number) => {
    held.set(key, { json: JSON.stringify(value), endsAt });
    if (held.size < sweepAt) return;
    for (const name of [...held.keys()]) live(name);
    for (const name of [...held.keys()].slice(0, Math.max(0, held.size - maxHeld))) held.delete(name);
    sweepAt = held.size + sweepEvery;
  };
  const endOf = (expirySeconds: number | undefined) =>
    expirySeconds === undefined ? Number.POSITIVE_INFINITY : clock().getTime() + expirySeconds * 1000;
  return {
    async get<T>(key: string) {
      const entry = live(key);
      // The type is the caller's own: it reads back what it wrote under this key.
      return entry ? (JSON.parse(entry.json) as T) : undefined;
    },
    async set(key, value, { expirySeconds, onlyIfMissing } = {}) {
      if (onlyIfMissing && live(key)) return false;
      put(key, value, endOf(expirySeconds));
      return true;
    },
    async delete(key) {
      held.delete(key);
    },
    async increment(key, expirySeconds) {
      const entry = live(key);
      const count = entry ? Number(JSON.parse(entry.json)) + 1 : 1;
      put(key, count, entry?.endsAt ?? endOf(expirySeconds));
      return count;
    },
  };
}

/** The Upstash client over our own requests, so that time and length of every answer are bounded. */
class BoundedRedis extends Redis {
  constructor(address: UpstashAddress) {
    super(createUpstashRequester(address));
    // We wrap values ourselves: by default the client turns the text '12' into a number.
    this.opts = { automaticDeserialization: false };
  }
}

export type UpstashOptions = {
  url: string;
  token: string;
  /** Stands before every key: two bots may share one database. */
  prefix: string;
  answerWithinMs: () => number;
};

/** Keeps values in Upstash Redis, shared by all function instances. Throws when there is no answer in time. */
export function createUpstashStore({ prefix, ...address }: UpstashOptions): Store {
  const redis = new BoundedRedis(address);
  return {
    async get<T>(key: string) {
      const json = await redis.get<string>(prefix + key);
      return json === null ? undefined : (JSON.parse(json) as T);
    },
    async set(key, value, { expirySeconds, onlyIfMissing } = {}) {
      const json = JSON.stringify(value);
      const answer = await redis.set(prefix + key, json, {
        ...(expirySeconds === undefined ? {} : { ex: expirySeconds }),
        ...(onlyIfMissing ? { nx: true } : {}),
      } as Parameters<typeof redis.set>[2]); // the client's union of options does not accept a computed one
      return answer !== null;
    },
    async delete(key) {
      await redis.del(prefix + key);
    },
    async increment(key, expirySeconds) {
      const name = prefix + key;
      // Sent as one transaction: a count without an expiry would block somebody forever.
      const [count] = await redis
        .multi()
        .incr(name)
        .expire(name, expirySeconds, 'NX')
        .exec<[number, number]>();
      return Number(count);
    },
  };
}

export type BoundedMap<K, V> = {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
  readonly size: number;
};

/**
 * A map of at most `capacity` entries; a new one replaces the one that was used longest ago. For everything that
 * is kept in memory under a name that a client chooses.
 */
export function createBoundedMap<K, V>(capacity: number): BoundedMap<K, V> {
  // A Map lists its keys in the order in which they were added: using an entry adds it again.
  const entries = new Map<K, V>();
  const use = (key: K, value: V) => {
    entries.delete(key);
    entries.set(key, value);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) use(key, value);
      return value;
    },
    set(key, value) {
      use(key, value);
      if (entries.size <= capacity) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
    delete(key) {
      entries.delete(key);
    },
    get size() {
      return entries.size;
    },
  };
}

import { useSyncExternalStore } from 'react';

/** A value that notifies its listeners when it changes. */
export type Store<Value> = {
  get(): Value;
  /** Changes some fields and notifies the listeners, unless nothing differs. */
  set(change: Partial<Value>): void;
  /** Calls `listener` now and after each change, until the returned function is called. */
  watch(listener: (value: Value, before: Value | null) => void): () => void;
};

export function createStore<Value extends object>(initial: Value): Store<Value> {
  const listeners = new Set<(value: Value, before: Value | null) => void>();
  let value = initial;
  return {
    get: () => value,
    set(change) {
      const before = value;
      const next = { ...value, ...change };
      const same = (Object.keys(change) as (keyof Value)[]).every((key) => Object.is(next[key], before[key]));
      if (same) return;
      value = next;
      for (const listener of listeners) listener(value, before);
    },
    watch(listener) {
      listeners.add(listener);
      listener(value, null);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value, for a component that is drawn again when it changes. */
export const useStore = <Value extends object>({ get, watch }: Store<Value>): Value =>
  useSyncExternalStore((notify) => watch(() => notify()), get);

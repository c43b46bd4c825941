/** Those who are called with each change; what `add` returns removes the listener again. */
export function createListeners<T = void>() {
  const listeners = new Set<(change: T) => void>();
  return {
    add(listener: (change: T) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    call(change: T): void {
      for (const listener of listeners) listener(change);
    },
  };
}

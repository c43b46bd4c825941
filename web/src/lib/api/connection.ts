/** How often the server is tried again while it cannot be reached. */
export const probeIntervalMs = 5000;

/** Online means: the device says so, and the last request reached the server. */
export type Connection = {
  isOnline(): boolean;
  /** Called with each change of `isOnline`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The outcome of a request: was the server reached? */
  report(reached: boolean): void;
  /** Starts listening to the device's own events. Returns a function that stops it. */
  watch(): () => void;
};

export type ConnectionPorts = {
  deviceOnline: () => boolean;
  /** Listens to the device's online and offline events. */
  onDeviceChange: (listener: () => void) => () => void;
  /** True when the server responded. */
  probe: () => Promise<boolean>;
  every: (ms: number, run: () => void) => () => void;
};

export function createConnection({
  deviceOnline,
  onDeviceChange,
  probe,
  every,
}: ConnectionPorts): Connection {
  const listeners = new Set<() => void>();
  let reached = true;
  let online = true;
  let stopProbing: (() => void) | undefined;

  function update(): void {
    const device = deviceOnline();
    if (device && !reached) stopProbing ??= every(probeIntervalMs, check);
    else {
      stopProbing?.();
      stopProbing = undefined;
    }
    if (online === (device && reached)) return;
    online = !online;
    for (const listener of listeners) listener();
  }

  async function check(): Promise<void> {
    reached = await probe();
    update();
  }

  return {
    isOnline: () => online,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report(wasReached) {
      reached = wasReached;
      update();
    },
    watch() {
      update();
      return onDeviceChange(() => {
        // A device that has just come back online is trusted; the next request shows whether the server is reachable
        // too.
        if (deviceOnline()) reached = true;
        update();
      });
    },
  };
}

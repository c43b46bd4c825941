import type { LocalClock } from './clock.ts';
import { createListeners } from './listeners.ts';

/** The four parties that talk to each other in the local Telegram. */
export type Party = 'bot' | 'telegram' | 'app' | 'server';

/** One call between two of them, as the panel lists it. */
export type CallRecord = {
  /** 1, 2, 3 … in order of arrival. */
  id: number;
  /** ISO moment of the local clock. */
  at: string;
  from: Party;
  to: Party;
  /** Bot API method, `METHOD /path`, or kind of update. Never a token, never initData. */
  name: string;
  /** HTTP status, or the outcome of the call in words, e.g. «нет сети». */
  status: number | string;
  /** Time it took, milliseconds of the machine. */
  ms: number;
};

export type CallLog = ReturnType<typeof createCallLog>;

/** Makes a log that remembers the last `limit` calls. */
export function createCallLog(clock: Pick<LocalClock, 'now'>, limit = 300) {
  const listeners = createListeners<CallRecord>();
  const clearListeners = createListeners();
  let calls: CallRecord[] = [];
  let nextId = 1;
  const record = (call: Omit<CallRecord, 'id' | 'at'>): void => {
    const entry: CallRecord = { id: nextId++, at: clock.now().toISOString(), ...call };
    calls = [...calls, entry].slice(-limit);
    listeners.call(entry);
  };
  return {
    /** Records a finished call. */
    record,
    /** Notes that a call began; call the returned function with its outcome when it ends. */
    start(from: Party, to: Party, name: string) {
      const began = performance.now();
      return (status: number | string): void =>
        record({ from, to, name, status, ms: Math.round(performance.now() - began) });
    },
    /** The calls that are remembered, oldest first. */
    list: () => calls,
    clear() {
      calls = [];
      clearListeners.call();
    },
    /** Calls a listener with each finished call; the returned function removes it. */
    onRecord: listeners.add,
    /** Calls a listener when the list is emptied; the returned function removes it. */
    onClear: clearListeners.add,
  };
}

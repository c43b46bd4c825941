import { isRecord } from './inputs.ts';

/** A failure on demand for the next calls of the bot. flood: 429 with retry_after; error: a 5xx. */
export type Fault = {
  /** Method it hits, in any letter case; `*` for all. */
  method: string;
  kind: 'flood' | 'error';
  /** How many calls it hits; then it is gone. */
  times: number;
  /** Seconds, for flood. */
  retryAfter: number;
  /** HTTP status, for error. */
  status: number;
};

export type Faults = {
  add(fault: Fault): void;
  /** Uses up one hit of the first fault that fits the method; returns null when none does. */
  take(method: string): Fault | null;
  list(): Fault[];
  clear(): void;
};

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults = [...faults, { ...fault }];
    },
    take(method) {
      const fault = faults.find(
        (one) => one.method === '*' || one.method.toLowerCase() === method.toLowerCase(),
      );
      if (!fault) return null;
      fault.times--;
      faults = faults.filter((one) => one.times > 0);
      return fault;
    },
    list: () => faults,
    clear() {
      faults = [];
    },
  };
}

/** Reads a fault from the control API; returns null when it is invalid. */
export function readFault(given: unknown): Fault | null {
  if (!isRecord(given)) return null;
  const { method = '*', kind, times = 1, retryAfter = 1, status = 502 } = given;
  const kinds = ['flood', 'error'] as const;
  const known = kinds.find((one) => one === kind);
  const numbers = [times, retryAfter, status];
  if (!known || typeof method !== 'string' || !numbers.every(Number.isSafeInteger)) return null;
  return {
    method,
    kind: known,
    times: Number(times),
    retryAfter: Number(retryAfter),
    status: Number(status),
  };
}
